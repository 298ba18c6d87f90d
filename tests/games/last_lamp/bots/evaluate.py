"""How well a seat stands, for bots that search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.last_lamp.scoring import points_of

if TYPE_CHECKING:
    from tests.games.last_lamp.state import State


def evaluate(state: State, seat: int) -> float:
    """Tell how far ahead of the others' average a seat is, in points."""
    points = points_of(state)
    mine = points[seat]
    return mine - (sum(points) - mine) / (state.seats - 1)
