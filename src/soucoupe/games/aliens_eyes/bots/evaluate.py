"""How well a seat stands, for bots that search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.aliens_eyes.scoring import score

if TYPE_CHECKING:
    from soucoupe.games.aliens_eyes.state import State


def evaluate(state: State, seat: int) -> float:
    """Tell how far ahead of the others' average a seat is, in points."""
    points = [score(state, one) for one in range(state.seats)]
    mine = points[seat]
    return mine - (sum(points) - mine) / (state.seats - 1)
