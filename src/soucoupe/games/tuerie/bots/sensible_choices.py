"""Which answers to a question of the hunt are worth a thought: the others are never better."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.tuerie.bots.hunt_estimate import best_of, hunt_estimate, strike
from soucoupe.games.tuerie.data import CRAWL, LOOK_AMONG, MEMBERS, NAME, SERVE, STAY, TURN_AMONG
from soucoupe.games.tuerie.legal import legal, other_rooms
from soucoupe.games.tuerie.state import (
    CRAWLING,
    LOOKING,
    NAMING,
    NONE,
    SERVING,
    TURNING,
    State,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from soucoupe.core.rng import Rng
    from soucoupe.games.tuerie.moves import Action


def sensible_choices(state: State, seat: int, rng: Rng) -> Sequence[Action]:
    """List the answers to try, in a phase after the cards; one if it makes no difference."""
    phase = state.phase
    if phase == NAMING:
        return sensible_names(state)
    if phase == CRAWLING:
        return sensible_crawls(state, seat)
    if phase == LOOKING:
        return [rng.pick(LOOK_AMONG[len(state.zone)], "any card")]
    if phase == TURNING:
        return sensible_turns(state, seat, rng)
    if phase == SERVING:
        return [action for action in legal(state, seat) if action != SERVE[seat]]
    return legal(state, seat)


def sensible_names(state: State) -> list[Action]:
    """Name a room the alien may go to, one about to be destroyed if there is any.

    A room already searched brings nobody back, and nobody wins by having named it.
    """
    unturned = unturned_rooms(state)
    scratch = state.copy()
    doomed = strike(scratch) & unturned
    return [NAME[room] for room in MEMBERS[doomed or unturned]]


def sensible_crawls(state: State, seat: int) -> list[Action]:
    """Crawl only to where one fares best in this hunt; all cards are on the table by now."""
    rooms = [NONE, *other_rooms(state, seat)]
    values = []
    for room in rooms:
        scratch = state.sketch(seat)
        if room != NONE:
            scratch.hideouts[seat] = room
        values.append(hunt_estimate(scratch, seat))
    return [STAY if rooms[at] == NONE else CRAWL[rooms[at]] for at in best_of(values)]


def sensible_turns(state: State, seat: int, rng: Rng) -> list[Action]:
    """Turn the card one has looked at, or any other: those nobody has seen are all alike."""
    turns = TURN_AMONG[len(state.zone)]
    if seat != state.tracker or state.sight == NONE:
        return [rng.pick(turns, "any card")]
    unseen = [turn for at, turn in enumerate(turns) if at != state.sight]
    return [turns[state.sight], rng.pick(unseen, "any card")]


def unturned_rooms(state: State) -> int:
    """Return the rooms of all targets that lie face down."""
    found = 0 if state.aside == NONE else 1 << state.aside
    for room in state.zone:
        found |= 1 << room
    return found
