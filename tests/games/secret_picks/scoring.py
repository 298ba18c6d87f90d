"""Which number scores, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.core.outcome import Outcome, everyone_by_points
from tests.games.secret_picks.data import ROUNDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.games.secret_picks.moves import Options
    from tests.games.secret_picks.state import State


def scorer(numbers: Sequence[int], options: Options) -> int | None:
    """Return the seat with the best number nobody else picked, if there is one."""
    alone = [number for number in numbers if numbers.count(number) == 1]
    if not alone:
        return None
    return numbers.index(min(alone) if options.low else max(alone))


def outcome(state: State) -> Outcome | None:
    """Rank everyone, once the last round is over."""
    return ranking(state) if len(state.rounds) == ROUNDS else None


def ranking(state: State) -> Outcome:
    """Rank everyone by points; the tied share."""
    return everyone_by_points(state.points, "most-points")
