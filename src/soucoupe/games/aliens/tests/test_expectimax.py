"""The expert's reckoning: beliefs and verdicts equal brute force."""

from __future__ import annotations

import pytest

from soucoupe.core.rng import FastRng
from soucoupe.games.aliens import GAME
from soucoupe.games.aliens.apply import is_true
from soucoupe.games.aliens.belief import World, posterior
from soucoupe.games.aliens.deal import tally_of
from soucoupe.games.aliens.expectimax import Investigation
from soucoupe.games.aliens.habits import CHANCE, HABITS, IS_CREDIBLE, opinions, told_before
from soucoupe.games.aliens.moves import Options
from soucoupe.games.aliens.state import JUDGE
from soucoupe.games.aliens.tests.table import random_game
from soucoupe.games.aliens.view_types import RoundSeen, View
from soucoupe.games.aliens.worlds import TRIPLES, sighted, statements_of


def spoken(seen: RoundSeen, triple: tuple[int, ...], weights: list[list[float]]) -> float:
    """Tell how likely the witnesses of a round spoke as they did; zero if it cannot be."""
    if not set(sighted(seen)) <= set(triple):
        return 0
    truths = [is_true(tally_of(triple), says) for says in statements_of(seen)]
    told = [one.answer for one in seen.testimonies]
    if any(
        answer is not None and answer != truth for answer, truth in zip(told, truths, strict=True)
    ):
        return 0
    product = 1.0
    for speaker in {one.speaker for one in seen.testimonies}:
        mixed = 0.0
        for habit, weight in zip(HABITS, weights[speaker], strict=True):
            share = weight
            for one, says, truth in zip(seen.testimonies, statements_of(seen), truths, strict=True):
                if one.speaker == speaker:
                    ratio = habit[IS_CREDIBLE[says]]
                    usual = CHANCE[says] * ratio + 1 - CHANCE[says]
                    share *= (ratio if truth else 1) / usual
            mixed += share
        product *= mixed
    return product


def joint(view: View, weights: list[list[float]]) -> dict[int, float]:
    """Weigh the current round's triples by trying every deal of this pass."""
    deals: list[tuple[frozenset[int], float]] = [(frozenset(), 1.0)]
    for seen in view.past:
        fits = [(set(one), spoken(seen, one, weights)) for one in TRIPLES]
        deals = [
            (used | triple, weight * share)
            for used, weight in deals
            for triple, share in fits
            if share and not used & triple
        ]
    found = {}
    for at, triple in enumerate(TRIPLES):
        share = spoken(view.current, triple, weights)
        if share:
            found[at] = share * sum(weight for used, weight in deals if used.isdisjoint(triple))
    total = sum(found.values())
    return {at: weight / total for at, weight in found.items() if weight}


def second_judgements() -> list[View]:
    """Find positions in which the investigator is unsure of an earlier round, too."""
    found = []
    for seed in range(4):
        for state, _, _ in random_game(3, Options(), seed):
            view = GAME.view(state, state.current.investigator)
            if state.phase == JUDGE and len(view.past) >= 3 and not state.current.errors:
                found.append(view)
    return found


def test_posterior_equals_brute_force() -> None:
    """Belief follows from every joint deal of the pass, weighed by how witnesses speak."""
    views = second_judgements()[::3]
    assert len(views) > 5
    for view in views:
        weights = opinions(told_before(view, ()), 3)
        expected = joint(view, weights)
        found = {at: weight for at, _, weight in posterior(view, weights)}
        assert found == pytest.approx(expected, abs=1e-12)


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
