"""Shares and means with their 95 % intervals."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

Z95 = 1.959963984540054


class Estimate(NamedTuple):
    """A value and the interval that holds the true one 95 times in 100."""

    value: float
    low: float
    high: float


def share(hits: float, trials: float) -> Estimate:
    """Estimate a proportion by Wilson's interval; nothing is known of no trials."""
    if not trials:
        return Estimate(0.0, 0.0, 1.0)
    rate = hits / trials
    spread = Z95 * Z95 / trials
    centre = (rate + spread / 2) / (1 + spread)
    half = Z95 / (1 + spread) * sqrt(rate * (1 - rate) / trials + spread / trials / 4)
    return Estimate(rate, max(0.0, centre - half), min(1.0, centre + half))


def mean(values: Sequence[float]) -> Estimate:
    """Estimate a mean by the normal interval."""
    count = len(values)
    centre = sum(values) / count if count else 0.0
    if count <= 1:
        return Estimate(centre, centre, centre)
    variance = sum((value - centre) ** 2 for value in values) / (count - 1)
    half = Z95 * sqrt(variance / count)
    return Estimate(centre, centre - half, centre + half)


def clustered_share(clusters: Sequence[tuple[int, int]]) -> Estimate:
    """Estimate a proportion from (hits, trials) of clusters whose trials hang together.

    The Wilson interval is widened to the number of independent trials that would give the
    same variance between clusters.
    """
    hits = sum(hit for hit, _ in clusters)
    trials = sum(count for _, count in clusters)
    plain = share(hits, trials)
    alone = plain.value * (1 - plain.value) * trials
    together = sum((hit - plain.value * count) ** 2 for hit, count in clusters)
    if together <= alone or not alone:
        return plain
    fewer = trials * alone / together
    return share(plain.value * fewer, fewer)
