"""Who wins, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.core.outcome import Outcome
from soucoupe.games.tuerie.data import MEMBERS
from soucoupe.games.tuerie.state import OVER
from soucoupe.games.tuerie.view_types import REASONS

if TYPE_CHECKING:
    from soucoupe.games.tuerie.state import State


def outcome(state: State) -> Outcome | None:
    """Tell who came out of it; a point for each, and the others rank below them."""
    if state.phase != OVER:
        return None
    points = tuple([state.winners >> seat & 1 for seat in range(state.seats)])
    best = max(points)
    return Outcome(
        winners=MEMBERS[state.winners],
        leagues=(0,) * state.seats,
        places=tuple([1 + best - mine for mine in points]),
        points=points,
        reasons=(REASONS[state.reason],),
    )
