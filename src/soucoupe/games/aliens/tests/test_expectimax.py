"""The value of an investigation and its best verdict equal brute force."""

from __future__ import annotations

import pytest

from soucoupe.core.rng import FastRng
from soucoupe.games.aliens.bots.expectimax import Investigation
from soucoupe.games.aliens.bots.world_posterior import World
from soucoupe.games.aliens.worlds import TRIPLES


def brute_force(
    worlds: list[World], unresolved: frozenset[int], errors: int, known: int, first_turning: int
) -> float:
    """Return the cards to expect from the best of all orders and verdicts."""
    total = sum(weight for _, _, weight in worlds)
    if not unresolved or errors == 3 or not total:
        return 0
    best = 0.0
    for at in unresolved:
        rest = unresolved - {at}
        for verdict in (0, 1):
            right = [world for world in worlds if world[1] >> at & 1 == verdict]
            wrong = [world for world in worlds if world[1] >> at & 1 != verdict]
            share = sum(weight for _, _, weight in right) / total
            value = share * (1 + brute_force(right, rest, errors, known, first_turning))
            value += (1 - share) * after_error(wrong, rest, errors + 1, known, first_turning)
            best = max(best, value)
    return best


def after_error(
    worlds: list[World], unresolved: frozenset[int], errors: int, known: int, first_turning: int
) -> float:
    """Average over the aliens that may be turned."""
    total = sum(weight for _, _, weight in worlds)
    if errors == 3 or errors < first_turning or not total:
        return brute_force(worlds, unresolved, errors, known, first_turning)
    value = 0.0
    for alien in {alien for at, _, _ in worlds for alien in TRIPLES[at]}:
        hidden = [] if known >> alien & 1 else [one for one in worlds if alien in TRIPLES[one[0]]]
        chance = sum(weight for _, _, weight in hidden) / total / (3 - known.bit_count())
        seen = known | 1 << alien
        value += chance * brute_force(hidden, unresolved, errors, seen, first_turning)
    return value


@pytest.mark.parametrize("first_turning", [1, 2])
@pytest.mark.parametrize("seed", range(12))
def test_expectimax_equals_brute_force(seed: int, first_turning: int) -> None:
    """The value found is that of the best order and verdicts, aliens turned and all."""
    rng = FastRng(seed)
    testimonies = 2 + seed % 3
    errors = rng.below(3, "test")
    known = 0b1 if first_turning == 2 else 0
    fitting = [at for at, triple in enumerate(TRIPLES) if not known or 0 in triple]
    if errors == 2:
        known |= 0b10
        fitting = [at for at in fitting if 1 in TRIPLES[at]]
    rng.shuffle(fitting, "test")
    weights = [1 + rng.below(9, "test") for _ in fitting[:6]]
    worlds = [
        (at, rng.below(1 << testimonies, "test"), weight / sum(weights))
        for at, weight in zip(fitting, weights, strict=False)
    ]
    found = Investigation(testimonies, first_turning).best(worlds, errors, known)
    everything = frozenset(range(testimonies))
    expected = brute_force(worlds, everything, errors, known, first_turning)
    assert found[2] == pytest.approx(expected)


def test_the_surest_verdict_comes_first_before_the_last_error() -> None:
    """One error from the end, what is sure goes before what is not: an error takes the rest."""
    worlds = [(0, 0b00, 0.04), (1, 0b01, 0.06), (2, 0b10, 0.36), (3, 0b11, 0.54)]
    at, verdict, cards = Investigation(2, 1).best(worlds, 2, 0b11)
    assert (at, verdict) == (1, True)
    assert cards == pytest.approx(0.9 + 0.54)
