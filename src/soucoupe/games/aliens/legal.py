"""Whose turn it is, and what is allowed: the only statement of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.aliens.data import (
    JUDGE_AMONG,
    LAY_OPEN_ANY,
    ON_THE_TABLE,
    PLAYERS,
    TESTIFY_WITH,
    TURN_AMONG,
)
from soucoupe.games.aliens.state import JUDGE, LAY_OPEN, OVER, TESTIFY, State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from soucoupe.games.aliens.moves import Action

ALONE: Final = tuple((seat,) for seat in range(max(PLAYERS)))
NOBODY: Final[tuple[int, ...]] = ()
NOTHING: Final[tuple[Action, ...]] = ()
ALL_ALIENS: Final = (1 << ON_THE_TABLE) - 1


def to_act(state: State) -> tuple[int, ...]:
    """Name the one seat that owes a decision."""
    return NOBODY if state.phase == OVER else ALONE[state.actor]


def legal(state: State, seat: int) -> Sequence[Action]:
    """List what the seat may do."""
    if seat != state.actor or state.phase == OVER:
        return NOTHING
    if state.phase == TESTIFY:
        return [action for card in state.hands[seat] for action in TESTIFY_WITH[card]]
    if state.phase == JUDGE:
        return JUDGE_AMONG[state.current.unresolved]
    if state.phase == LAY_OPEN:
        return LAY_OPEN_ANY
    return TURN_AMONG[ALL_ALIENS & ~state.current.face_up]
