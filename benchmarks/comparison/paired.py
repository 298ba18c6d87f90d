"""What measurements side by side prove: the median of their ratios, and its interval."""

from __future__ import annotations

from math import comb, inf
from statistics import median
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

CONFIDENCE = 0.99


class Change(NamedTuple):
    """How B compares with A: the median of the ratios B / A, and where it lies by confidence."""

    ratio: float
    low: float
    high: float


class Pair(NamedTuple):
    """What one round has shown: A, B, and the ratio of B to A."""

    a: float
    b: float
    ratio: float


def pair(turns: Sequence[tuple[float, float]]) -> Pair:
    """Sum up a round of turns, each an (A, B) measured in the same moment.

    The ratio is the median of the turns' ratios, so that whatever disturbs one turn is left out.
    """
    return Pair(
        median(a for a, _ in turns), median(b for _, b in turns), median(b / a for a, b in turns)
    )


def change(pairs: Sequence[Pair]) -> Change:
    """Compare both sides over all rounds."""
    ratios = sorted(pair.ratio for pair in pairs)
    return Change(median(ratios), *interval(ratios))


def interval(ordered: Sequence[float], confidence: float = CONFIDENCE) -> tuple[float, float]:
    """Return the sign test's interval for the median: exact, whatever the noise looks like.

    Few values prove nothing at a high confidence: then it reaches from 0 to infinity.
    """
    count = len(ordered)
    outside = 0.0
    left_out = 0
    while left_out < count // 2:
        outside += 2 * comb(count, left_out) / 2**count
        if outside > 1 - confidence:
            break
        left_out += 1
    if not left_out:
        return 0.0, inf
    return ordered[left_out - 1], ordered[-left_out]
