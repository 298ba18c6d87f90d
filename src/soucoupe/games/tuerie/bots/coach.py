"""How likely everybody is to die in this hunt, exactly, as far as a seat can know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.core.rng import FastRng
from soucoupe.games.tuerie.apply import decide, run_stage
from soucoupe.games.tuerie.bots.advice import Advice, Peril
from soucoupe.games.tuerie.data import LOOK_AMONG, SET_ASIDE, STAY
from soucoupe.games.tuerie.imagine import imagine
from soucoupe.games.tuerie.legal import legal
from soucoupe.games.tuerie.stages import PREPARE, WAIT
from soucoupe.games.tuerie.state import (
    CRAWLING,
    INFESTED,
    LOOKING,
    NONE,
    OVER,
    SETTING_ASIDE,
    State,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from soucoupe.core.rng import Rng
    from soucoupe.games.tuerie.moves import Action
    from soucoupe.games.tuerie.view_types import PhaseName, View

SPOKEN_IN: Final[tuple[PhaseName, ...]] = (
    "crawling",
    "looking",
    "setting-aside",
    "turning",
    "luring",
    "serving",
    "reviving",
)


def coach(view: View) -> Advice | None:
    """Give each living member's chance to die this round, once all cards are on the table.

    Every card that may be turned counts the same, and so does every choice the cards leave open.
    Before the reveal things are taken as they stand: nobody crawls, nothing more is set aside.
    """
    if view.phase not in SPOKEN_IN:
        return None
    rng = FastRng(0)
    worlds = lay_out(view, imagine(view, rng))
    deaths = [0.0] * len(view.crew)
    for world in worlds:
        spread(world, 1 / len(worlds), rng, deaths)
    return Advice(tuple([Peril(one.seat, deaths[one.seat]) for one in view.crew if one.alive]))


def lay_out(view: View, state: State) -> list[State]:
    """List the worlds that differ in which card was set aside, if this seat does not know."""
    knows = any([sighting.position is None for sighting in view.sightings])  # noqa: C419 (compiled)
    if state.aside == NONE or knows:
        return [state]
    worlds = [state]
    for at in range(len(state.zone)):
        twin = state.copy()
        twin.aside, twin.zone[at] = state.zone[at], state.aside
        worlds.append(twin)
    return worlds


def spread(state: State, weight: float, rng: Rng, deaths: list[float]) -> None:
    """Follow every way from here to the end of the round, each choice equally likely."""
    choices = open_choices(state)
    share = weight / len(choices)
    for action in choices:
        twin = state.copy()
        stage = decide(twin, twin.actor, action, rng, None)
        while stage not in {WAIT, PREPARE}:
            stage = run_stage(twin, stage, rng, None)
        if stage == WAIT and twin.phase != OVER:
            spread(twin, share, rng, deaths)
            continue
        alive = 0 if twin.reason == INFESTED else twin.alive
        for seat in range(twin.seats):
            if not alive >> seat & 1:
                deaths[seat] += share


def open_choices(state: State) -> Sequence[Action]:
    """List what may be decided; before the reveal, only to leave things as they are."""
    if state.phase == CRAWLING:
        return [STAY]
    if state.phase == LOOKING:
        return LOOK_AMONG[1]
    if state.phase == SETTING_ASIDE:
        return SET_ASIDE[:1]
    return legal(state, state.actor)
