"""What each action does to the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from tests.games.last_lamp import events as happened
from tests.games.last_lamp.moves import Action, Call, Name
from tests.games.last_lamp.scoring import is_over, ranking

if TYPE_CHECKING:
    from soucoupe.core.rng import Rng
    from tests.games.last_lamp.events import Event
    from tests.games.last_lamp.state import State


def apply(state: State, seat: int, action: Action, rng: Rng, out: list[Event] | None) -> None:  # noqa: ARG001 (all chance is in the deal)
    """Change the state by a legal action; tell what happened if anybody listens."""
    match action:
        case Name():
            name(state, seat, action, out)
        case Call():
            call(state, seat, out)
        case _:
            assert_never(action)


def name(state: State, seat: int, action: Name, out: list[Event] | None) -> None:
    """Name a number, in place of any named before."""
    state.named = action.number
    state.namings += 1
    if out is not None:
        out.append(happened.Named(seat, action.number))


def call(state: State, seat: int, out: list[Event] | None) -> None:
    """Call what is named, if anything is, and hand the turn on."""
    if out is not None:
        out += told(state, seat)
    if state.named is not None:
        state.called[state.named] = seat
    state.named, state.namings = None, 0
    state.turns += 1
    state.seat = min(state.living(), key=lambda one: (one - seat - 1) % state.seats)
    if out is not None and is_over(state):
        final = ranking(state)
        out.append(happened.Ended(final.winners, final.points))


def told(state: State, seat: int) -> list[Event]:
    """Say what a call will do, before it is done."""
    number = state.named
    if number is None:
        return [happened.Passed(seat)]
    called = happened.Called(seat, number)
    if number not in state.numbers:
        return [called]
    holder = state.numbers.index(number)
    return [called, happened.Kept(seat) if holder == seat else happened.PutOut(holder, seat)]
