"""How well a seat stands, for bots that search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.tuerie.state import OVER

if TYPE_CHECKING:
    from soucoupe.games.tuerie.state import State


def evaluate(state: State, seat: int) -> float:
    """Tell how well a seat stands."""
    if state.phase == OVER:
        return float(state.winners >> seat & 1)
    return 0.5 * (state.alive >> seat & 1)
