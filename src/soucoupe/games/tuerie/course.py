"""The course of a round: stage follows stage until somebody must decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.tuerie import stages
from soucoupe.games.tuerie.deal import prepare
from soucoupe.games.tuerie.hunt import ask_turn, before_hunt, heed, open_hunt
from soucoupe.games.tuerie.playing import pass_on
from soucoupe.games.tuerie.reckoning import aftermath, attack, conclude, reckon
from soucoupe.games.tuerie.upkeep import upkeep

if TYPE_CHECKING:
    from soucoupe.core.rng import Rng
    from soucoupe.games.tuerie.events import Event
    from soucoupe.games.tuerie.state import State


def run(state: State, stage: int, rng: Rng, out: list[Event] | None) -> None:
    """Run from a stage to the next decision, or to the end."""
    while stage != stages.WAIT:
        stage = step(state, stage, rng, out)


def step(state: State, stage: int, rng: Rng, out: list[Event] | None) -> int:  # noqa: C901, PLR0911 (one line a stage)
    """Run one stage; return the next."""
    if stage == stages.PASS_ON:
        return pass_on(state)
    if stage == stages.OPEN_HUNT:
        return open_hunt(state)
    if stage == stages.BEFORE_HUNT:
        return before_hunt(state, out)
    if stage == stages.ASK_TURN:
        return ask_turn(state, rng, out)
    if stage == stages.HEED:
        return heed(state, rng, out)
    if stage == stages.RECKON:
        return reckon(state, out)
    if stage == stages.ATTACK:
        return attack(state, out)
    if stage == stages.AFTERMATH:
        return aftermath(state, out)
    if stage == stages.CONCLUDE:
        return conclude(state, out)
    if stage == stages.UPKEEP:
        return upkeep(state, rng, out)
    return prepare(state, rng, out)
