"""What a comparison makes of planted numbers: it finds what is there, and nothing else."""

from __future__ import annotations

from math import inf
from random import Random

import pytest

from benchmarks.comparison.paired import Pair, change, interval, pair
from benchmarks.comparison.rows import EQUAL, SAME, Row, is_worse, verdict

ROUNDS = 12


def noisy(seed: int, ratio: float, noise: float = 0.02) -> list[Pair]:
    """Make rounds of a noisy machine: slow and fast minutes for both, a hiccup now and then."""
    chance = Random(seed)  # noqa: S311 (noise, not secrets)
    made = []
    for _ in range(ROUNDS):
        minute = 1000 * chance.uniform(0.6, 1.0)
        hiccup = 0.7 if chance.random() < 0.05 else 1.0
        a, b = minute * chance.gauss(1, noise), minute * chance.gauss(1, noise) * ratio * hiccup
        made.append(pair([(a, b)]))
    return made


def row(kind: str, pairs: list[Pair], **more: bool) -> Row:
    """Make a row of pairs."""
    return Row("area", "subject", "measure", kind, pairs, **more)  # type: ignore[arg-type]


def plain(a: float, b: float, rounds: int = ROUNDS) -> list[Pair]:
    """Make rounds that all show the same."""
    return [pair([(a, b)])] * rounds


def test_a_planted_slow_down_of_five_percent_is_found() -> None:
    """In nearly all comparisons, though the machine's speed varies by 40 %."""
    said = [verdict(row("rate", noisy(seed, 0.95))) for seed in range(200)]
    assert said.count("slower") >= 170
    assert "faster" not in said


def test_equal_sides_are_the_same() -> None:
    """At a confidence of 99 %, hardly ever is there a verdict on nothing."""
    said = [verdict(row("rate", noisy(seed, 1.0))) for seed in range(1000)]
    assert said.count(SAME) >= 990


def test_the_interval_holds_the_true_ratio() -> None:
    """As often as it says."""
    found = [change(noisy(seed, 1.1)) for seed in range(1000)]
    assert sum(low <= 1.1 <= high for _, low, high in found) >= 980


def test_the_interval_leaves_out_as_many_as_the_sign_test_allows() -> None:
    """None of eight, one on each side of twelve, two of fifteen; fewer than eight say nothing."""
    for count, left_out in ((8, 0), (11, 0), (12, 1), (15, 2)):
        assert interval(range(count)) == (left_out, count - 1 - left_out)
    for count in (1, 2, 7):
        assert interval(range(count)) == (0.0, inf)


@pytest.mark.parametrize(
    ("kind", "more", "less"),
    [("rate", "faster", "slower"), ("time", "slower", "faster"), ("size", "larger", "smaller")],
)
def test_every_kind_has_its_words(kind: str, more: str, less: str) -> None:
    """More of a rate is good, more of a time or a size is not."""
    assert verdict(row(kind, plain(1, 2))) == more
    assert verdict(row(kind, plain(2, 1))) == less


def test_small_and_unproven_changes_are_no_changes() -> None:
    """Half a percent, however certain; a doubling, seen twice only."""
    assert verdict(row("rate", plain(1000, 1005))) == SAME
    assert verdict(row("rate", plain(1, 2, rounds=2))) == SAME


def test_counted_bytes_need_no_rounds() -> None:
    """One pair says all."""
    assert verdict(row("size", plain(100_000, 100_300, rounds=1), is_counted=True)) == "larger"
    assert verdict(row("size", plain(100_000, 100_000, rounds=1), is_counted=True)) == EQUAL


def test_worse_is_worse_beyond_noise_and_beyond_the_limit() -> None:
    """Better by as much is not."""
    slower = row("rate", plain(100, 90))
    assert is_worse(slower, 5)
    assert not is_worse(slower, 15)
    assert not is_worse(row("rate", plain(90, 100)), 5)
    assert not is_worse(row("rate", plain(100, 90, rounds=3)), 5)


def test_what_one_side_lacks_is_said() -> None:
    """A game that is new has nothing to be compared with, and is not worse."""
    new = Row("engine", "new", "rollouts", "rate", only_in="B")
    assert verdict(new) == "only in B"
    assert not is_worse(new, 0)


def test_a_disturbed_turn_is_left_out_of_its_round() -> None:
    """A round is worth the median of its turns' ratios, though speeds change between them."""
    turns = [(100.0, 110.0), (50.0, 55.0), (80.0, 20.0), (90.0, 99.0), (70.0, 77.0)]
    assert pair(turns).ratio == pytest.approx(1.1)
