"""Intervals: known values, and that they hold what they promise."""

from __future__ import annotations

import random

import pytest

from soucoupe.sim.statistics import clustered_share, mean, share


def test_wilson_by_the_book() -> None:
    """8 of 10 gives the interval found in textbooks."""
    value, low, high = share(8, 10)
    assert (value, round(low, 4), round(high, 4)) == (0.8, 0.4902, 0.9433)
    assert share(0, 0) == (0.0, 0.0, 1.0)
    assert share(0, 20).low == 0.0
    assert share(20, 20).high == 1.0


def test_mean_by_hand() -> None:
    """The normal interval of a few numbers."""
    value, low, high = mean([1, 2, 3, 4, 5])
    assert value == 3
    assert high - value == pytest.approx(1.959964 * (2.5 / 5) ** 0.5, abs=1e-6)
    assert value - low == pytest.approx(high - value)
    assert mean([7]) == (7, 7, 7)


def test_clusters_that_hang_together_count_less() -> None:
    """Ten games in which all four comparisons agree tell no more than ten comparisons."""
    alone = clustered_share([(1, 1)] * 5 + [(0, 1)] * 5)
    together = clustered_share([(4, 4)] * 5 + [(0, 4)] * 5)
    assert together.low == pytest.approx(alone.low)
    assert together.high == pytest.approx(alone.high)
    assert share(20, 40).low > together.low


def test_intervals_hold_the_truth_95_times_in_100() -> None:
    """Coverage, by simulation from a fixed seed."""
    rng = random.Random(1)  # noqa: S311 (a fixed sample)
    held = 0
    for _ in range(1000):
        hits = sum(rng.random() < 0.3 for _ in range(80))
        held += share(hits, 80).low <= 0.3 <= share(hits, 80).high
    assert 930 <= held <= 975
