"""What happens aboard, in small steps: who is where, who moves, who is seen, who dies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.tuerie.data import MEMBERS
from soucoupe.games.tuerie.events import (
    Destroyed,
    Died,
    Ended,
    Exposed,
    Exposure,
    GaveBack,
    Moved,
    Revived,
    Spotted,
)
from soucoupe.games.tuerie.state import AS_PRINTED, CRATED, DOSED, NONE, OVER, SeatSet, State
from soucoupe.games.tuerie.view_types import CARD, MODES, REASONS, ROOM

if TYPE_CHECKING:
    from soucoupe.games.tuerie.events import Cause, Event
    from soucoupe.games.tuerie.state import Deed

MOST_VULNERABLE: Final = 3
MIRROR: Final = 4


def aboard(state: State) -> int:
    """Return the living members who are aboard."""
    return state.alive if state.outside == NONE else state.alive & ~(1 << state.outside)


def crowd(state: State, room: int) -> int:
    """Return the living members who hide in a room."""
    found = 0
    for seat in range(state.seats):
        if state.hideouts[seat] == room:
            found |= 1 << seat
    return found & state.alive


def hidden(state: State) -> int:
    """Return the living members who have a hideout."""
    found = 0
    for seat in range(state.seats):
        if state.hideouts[seat] != NONE:
            found |= 1 << seat
    return found & state.alive


def vulnerability(state: State, seat: int) -> int:
    """Return how vulnerable a member is; the last card that touched them decides."""
    mode = state.modes[seat]
    if mode == AS_PRINTED:
        return state.printed[seat]
    if mode == CRATED:
        return 0
    if mode == DOSED:
        return MOST_VULNERABLE
    return MIRROR - state.printed[seat]


def vulnerability_seen(state: State, seat: int) -> int | None:
    """Return what counts when the alien comes, if a member hides somewhere."""
    return None if state.hideouts[seat] == NONE else vulnerability(state, seat)


def tell_exposed(state: State, deed: Deed, crew: tuple[int, ...], out: list[Event] | None) -> None:
    """Say how vulnerable members are after a card that touched that."""
    if out is not None:
        exposures = [
            Exposure(seat, MODES[state.modes[seat]], vulnerability_seen(state, seat))
            for seat in crew
        ]
        out.append(Exposed(CARD[deed.card], tuple(exposures)))


def give_back(state: State, seat: int, out: list[Event] | None) -> None:
    """Let a member give their other card back unseen."""
    state.discards[seat] = state.hands[seat].pop()
    if out is not None:
        out.append(GaveBack(seat))


def prey(state: State) -> int:
    """Return those in the target whom the alien could kill."""
    if state.safe >> state.target & 1:
        return 0
    return crowd(state, state.target) & ~state.cowards


def turner(state: State) -> int:
    """Return who turns the target: the first crew member, or the next one aboard."""
    crew = aboard(state) or state.alive
    seat = state.first
    while not crew >> seat & 1:
        seat = (seat + 1) % state.seats
    return seat


def move(state: State, deed: Deed, seat: int, room: int, out: list[Event] | None) -> None:
    """Take a member to another room; call `look_around` there once all who come have arrived."""
    origin = state.hideouts[seat]
    state.hideouts[seat] = room
    if out is not None:
        out.append(Moved(seat, ROOM[origin], ROOM[room], CARD[deed.card]))


def look_around(state: State, room: int, comers: SeatSet, out: list[Event] | None) -> None:
    """Let those who come into a room, and those they find there, notice the cowards among them.

    Nobody comes, nobody notices: who shared the room before the coward grew afraid is no witness.
    """
    if not comers or not state.cowards & ~state.spotted:
        return
    crew = crowd(state, room)
    if crew & (crew - 1):
        for seat in MEMBERS[crew & state.cowards & ~state.spotted]:
            state.spotted |= 1 << seat
            if out is not None:
                out.append(Spotted(seat, ROOM[room]))


def destroy(state: State, deed: Deed, room: int, out: list[Event] | None) -> None:
    """Destroy a room; who hides there dies when all effects of the reckoning have been applied."""
    if state.doomed >> room & 1:
        return
    state.doomed |= 1 << room
    if out is not None:
        out.append(Destroyed(ROOM[room], deed.seat, CARD[deed.card]))


def kill(state: State, seat: int, cause: Cause, out: list[Event] | None) -> None:
    """Let a member die."""
    state.alive &= ~(1 << seat)
    if cause in {"alien", "served"}:
        state.killed |= 1 << seat
    if out is not None:
        out.append(Died(seat, cause))


def bring_back(state: State, seat: int, member: int, out: list[Event] | None) -> None:
    """Let a member whom the alien killed live again."""
    state.alive |= 1 << member
    state.killed &= ~(1 << member)
    if out is not None:
        out.append(Revived(seat, member))


def finish(state: State, winners: int, reason: int, out: list[Event] | None) -> None:
    """End the game."""
    state.phase = OVER
    state.actor = 0
    state.winners = winners
    state.reason = reason
    if out is not None:
        out.append(Ended(MEMBERS[winners], REASONS[reason]))
