"""What each action does to the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from tests.games.secret_picks import events as happened
from tests.games.secret_picks.data import ROUNDS
from tests.games.secret_picks.moves import Action, Pick
from tests.games.secret_picks.scoring import ranking, scorer

if TYPE_CHECKING:
    from soucoupe.core.rng import Rng
    from tests.games.secret_picks.events import Event
    from tests.games.secret_picks.state import State


def apply(state: State, seat: int, action: Action, rng: Rng, out: list[Event] | None) -> None:  # noqa: ARG001 (all chance is in the deal)
    """Change the state by a legal action; tell what happened if anybody listens."""
    match action:
        case Pick():
            pick(state, seat, action, out)
        case _:
            assert_never(action)


def pick(state: State, seat: int, action: Pick, out: list[Event] | None) -> None:
    """Lay a card face down; the last one of a round turns all of them over."""
    state.hands[seat].remove(action.number)
    state.picks[seat] = action.number
    if out is not None:
        out.append(happened.Picked(seat, action.number))
    numbers = tuple([number for number in state.picks if number is not None])
    if len(numbers) == state.seats:
        reveal(state, numbers, out)


def reveal(state: State, numbers: tuple[int, ...], out: list[Event] | None) -> None:
    """Give a point to the best number nobody else picked, and go on to the next round."""
    state.rounds.append(numbers)
    state.picks = [None] * state.seats
    best = scorer(numbers, state.options)
    if best is not None:
        state.points[best] += 1
    if out is None:
        return
    out.append(happened.Revealed(numbers))
    if best is not None:
        out.append(happened.Scored(best))
    if len(state.rounds) == ROUNDS:
        final = ranking(state)
        out.append(happened.Ended(final.winners, final.points))
