"""When the game is over, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.core.outcome import Outcome, everyone_by_points
from tests.games.last_lamp.data import NUMBERS, TURNS

if TYPE_CHECKING:
    from tests.games.last_lamp.state import State


def is_over(state: State) -> bool:
    """Tell whether one seat is left, or no number, or no turn."""
    return state.turns == TURNS or len(state.called) == len(NUMBERS) or len(state.living()) <= 1


def points_of(state: State) -> tuple[int, ...]:
    """Count a point for each living seat, and one for each seat it put out; none for the others."""
    living = state.living()
    points = [int(seat in living) for seat in range(state.seats)]
    for seat, number in enumerate(state.numbers):
        if seat not in living and state.called[number] in living:
            points[state.called[number]] += 1
    return tuple(points)


def outcome(state: State) -> Outcome | None:
    """Rank everyone, once the game is over."""
    return ranking(state) if is_over(state) else None


def ranking(state: State) -> Outcome:
    """Rank everyone by points; the tied share."""
    return everyone_by_points(points_of(state), "most-points")
