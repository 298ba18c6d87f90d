"""Who wins, and why."""

from __future__ import annotations

from soucoupe.core.outcome import Outcome, everyone_by_points
from soucoupe.games.aliens.state import OVER, State


def outcome(state: State) -> Outcome | None:
    """Rank everyone, once the last round is over."""
    return ranking(state) if state.phase == OVER else None


def ranking(state: State) -> Outcome:
    """Rank everyone by cards won; the tied share."""
    return everyone_by_points(state.won, "most-cards")
