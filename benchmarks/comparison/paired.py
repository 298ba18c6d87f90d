"""What pairs of measurements prove: the median of their ratios, and its interval."""

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


def change(pairs: Sequence[tuple[float, float]]) -> Change:
    """Compare pairs measured side by side, each an (A, B)."""
    ratios = sorted(b / a for a, b in pairs)
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
