"""How well a seat stands, for bots that search."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.games.secret_picks.state import State


def evaluate(state: State, seat: int) -> float:
    """Tell how far ahead of the others' average a seat is, in points."""
    mine = state.points[seat]
    return mine - (sum(state.points) - mine) / (state.seats - 1)
