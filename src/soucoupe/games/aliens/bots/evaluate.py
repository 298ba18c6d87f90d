"""How well a seat stands, for bots that search."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from soucoupe.games.aliens.state import State


def evaluate(state: State, seat: int) -> float:
    """Tell how far ahead of the others' average a seat is, in cards won."""
    mine = state.won[seat]
    return mine - (sum(state.won) - mine) / (state.seats - 1)
