"""What each action does to the state, and how the round goes on to the next decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from soucoupe.games.tuerie import crew_cards, hunt, reckoning, stages
from soucoupe.games.tuerie.data import ROOM_NUMBER
from soucoupe.games.tuerie.deal import prepare
from soucoupe.games.tuerie.moves import (
    Act,
    Action,
    Crawl,
    Hide,
    Look,
    Lure,
    Name,
    Revive,
    Serve,
    SetAside,
    Turn,
)
from soucoupe.games.tuerie.state import NONE, State
from soucoupe.games.tuerie.upkeep import upkeep

if TYPE_CHECKING:
    from soucoupe.core.rng import Rng
    from soucoupe.games.tuerie.events import Event


def apply(state: State, seat: int, action: Action, rng: Rng, out: list[Event] | None) -> None:
    """Change the state by a legal action; tell what happened if anybody listens."""
    run_stages(state, decide(state, seat, action, rng, out), rng, out)


def decide(state: State, seat: int, action: Action, rng: Rng, out: list[Event] | None) -> int:  # noqa: C901, PLR0911 (one line a verb)
    """Do what was decided; return the stage of the round that follows."""
    match action:
        case Hide():
            return crew_cards.hide(state, seat, action.card, out)
        case Act():
            return crew_cards.act(state, seat, action, out)
        case Turn():
            return hunt.turn(state, seat, action.position, rng, out)
        case Name():
            return hunt.name(state, seat, ROOM_NUMBER[action.room], out)
        case Crawl():
            room = NONE if action.room is None else ROOM_NUMBER[action.room]
            return hunt.crawl(state, seat, room, out)
        case Look():
            return hunt.look(state, seat, action.position, out)
        case SetAside():
            return hunt.set_aside(state, seat, action.away, out)
        case Lure():
            return hunt.lure(state, ROOM_NUMBER[action.room], rng, out)
        case Serve():
            return reckoning.serve(state, action.member, out)
        case Revive():
            return reckoning.revive(state, seat, action.member, out)
        case _:
            assert_never(action)


def run_stages(state: State, stage: int, rng: Rng, out: list[Event] | None) -> None:
    """Run from a stage to the next decision, or to the end."""
    while stage != stages.WAIT:
        stage = run_stage(state, stage, rng, out)


def run_stage(state: State, stage: int, rng: Rng, out: list[Event] | None) -> int:  # noqa: C901, PLR0911 (one line a stage)
    """Run one stage; return the next."""
    if stage == stages.PASS_ON:
        return crew_cards.pass_on(state)
    if stage == stages.OPEN_HUNT:
        return hunt.open_hunt(state)
    if stage == stages.BEFORE_HUNT:
        return hunt.before_hunt(state, out)
    if stage == stages.ASK_TURN:
        return hunt.ask_turn(state, rng, out)
    if stage == stages.HEED:
        return hunt.heed(state, rng, out)
    if stage == stages.RECKON:
        return reckoning.reckon(state, out)
    if stage == stages.ATTACK:
        return reckoning.attack(state, out)
    if stage == stages.AFTERMATH:
        return reckoning.aftermath(state, out)
    if stage == stages.CONCLUDE:
        return reckoning.conclude(state, out)
    if stage == stages.UPKEEP:
        return upkeep(state, rng, out)
    return prepare(state, rng, out)
