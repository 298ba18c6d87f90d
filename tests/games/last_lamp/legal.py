"""Whose turn it is, and what they may do: the only statement of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.last_lamp.data import CALL, NAME, NAMINGS, NUMBERS
from tests.games.last_lamp.scoring import is_over

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.games.last_lamp.moves import Action
    from tests.games.last_lamp.state import State


def to_act(state: State) -> tuple[int, ...]:
    """Name the seat whose turn it is."""
    return () if is_over(state) else (state.seat,)


def legal(state: State, seat: int) -> Sequence[Action]:
    """List what the seat may do: name any other number not yet called, or call."""
    if seat not in to_act(state):
        return ()
    if state.namings == NAMINGS:
        return [CALL]
    free = [number for number in NUMBERS if number not in state.called and number != state.named]
    return [*[NAME[number] for number in free], CALL]
