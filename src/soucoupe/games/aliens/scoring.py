"""Who wins, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.core.outcome import Outcome, everyone_by_points
from soucoupe.games.aliens.state import OVER, State

if TYPE_CHECKING:
    from collections.abc import Sequence


def outcome(state: State) -> Outcome | None:
    """Rank everyone by cards won, once the last round is over; the tied share."""
    if state.phase != OVER:
        return None
    return everyone_by_points(state.won, "most-cards")


def best(points: Sequence[int]) -> tuple[int, ...]:
    """List the seats with most points."""
    most = max(points)
    return tuple(seat for seat, mine in enumerate(points) if mine == most)
