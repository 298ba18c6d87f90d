"""Upkeep: rooms that are gone, the hunt zone, who comes back, the clock, and the next round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.tuerie import stages
from soucoupe.games.tuerie.data import DUE, LEAVES_WITH_OWNER, MEMBERS
from soucoupe.games.tuerie.events import AloneAboard, ClockStopped, Gone, LeftGame, Returned
from soucoupe.games.tuerie.hunt import put_back, refill, search, shuffle
from soucoupe.games.tuerie.ship import aboard, finish
from soucoupe.games.tuerie.state import ALONE_TOO_LONG, INFESTED, NONE, Deed, RoomSet, State
from soucoupe.games.tuerie.view_types import CARD, ROOM

if TYPE_CHECKING:
    from soucoupe.core.rng import Rng
    from soucoupe.games.tuerie.events import Event


def upkeep(state: State, rng: Rng, out: list[Event] | None) -> int:
    """Tidy up after a round, unless the ship or the time is up."""
    tidy_targets(state, rng, out)
    if not state.in_play:
        finish(state, 0, INFESTED, out)
        return stages.WAIT
    is_back = state.outside != NONE and state.named == state.target
    for deed in state.ongoing[:]:
        if is_back and not DUE[deed.card]:
            come_back(state, deed, out)
        elif LEAVES_WITH_OWNER[deed.card] and not state.alive >> deed.seat & 1:
            leave_game(state, deed, out)
    state.buried = ((1 << state.seats) - 1) & ~state.alive
    if is_time_up(state, is_back, out):
        finish(state, 0, ALONE_TOO_LONG, out)
        return stages.WAIT
    state.first = next_first(state)
    return stages.PREPARE


def tidy_targets(state: State, rng: Rng, out: list[Event] | None) -> None:
    """Take destroyed rooms out of the game and make the hunt zone ready again."""
    if state.aside != NONE:
        put_back(state, out)
    leave_ship(state, state.doomed, out)
    in_play = state.in_play
    state.zone = [room for room in state.zone if in_play >> room & 1]
    state.reserve = [room for room in state.reserve if in_play >> room & 1]
    if state.zone:
        search(state, state.target, out)
        shuffle(state, rng, out)
        return
    state.doomed |= 1 << state.target
    refill(state, state.target, rng, out)
    leave_ship(state, 1 << state.target, out)


def leave_ship(state: State, rooms: RoomSet, out: list[Event] | None) -> None:
    """Take rooms out of the game."""
    state.in_play &= ~rooms
    if rooms and out is not None:
        out.append(Gone(tuple([ROOM[room] for room in MEMBERS[rooms]])))


def come_back(state: State, deed: Deed, out: list[Event] | None) -> None:
    """Let whoever was outside back in."""
    state.outside = NONE
    if out is not None:
        out.append(Returned(deed.seat))
    leave_game(state, deed, out)


def leave_game(state: State, deed: Deed, out: list[Event] | None) -> None:
    """Take an ongoing action that is over out of the game."""
    state.ongoing.remove(deed)
    state.spent |= 1 << deed.card
    if out is not None:
        out.append(LeftGame(deed.seat, CARD[deed.card]))


def is_time_up(state: State, is_back: bool, out: list[Event] | None) -> bool:  # noqa: FBT001 (a fact)
    """Start or stop the clock of whoever is alone aboard; tell whether it has run out."""
    crew = aboard(state)
    if crew & (crew - 1):
        if state.alone_since and out is not None:
            out.append(ClockStopped())
        state.alone_since = 0
        return False
    if state.alone_since and not is_back:
        return True
    state.alone_since = state.round
    if out is not None:
        out.append(AloneAboard(MEMBERS[crew]))
    return False


def next_first(state: State) -> int:
    """Return the next living member aboard, clockwise; anyone living if nobody is aboard."""
    crew = aboard(state) or state.alive
    seat = (state.first + 1) % state.seats
    while not crew >> seat & 1:
        seat = (seat + 1) % state.seats
    return seat
