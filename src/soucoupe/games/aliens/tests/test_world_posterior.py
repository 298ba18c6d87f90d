"""An investigator's belief equals brute force over all joint worlds, weighed by how they speak."""

from __future__ import annotations

import pytest

from soucoupe.games.aliens import GAME
from soucoupe.games.aliens.apply import is_true
from soucoupe.games.aliens.bots.credibility import CHANCE, IS_CREDIBLE
from soucoupe.games.aliens.bots.witness_models import HABITS, habit_weights, known_testimonies
from soucoupe.games.aliens.bots.world_posterior import posterior
from soucoupe.games.aliens.deal import tally_of
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
        weights = habit_weights(known_testimonies(view, ()), 3)
        expected = joint(view, weights)
        found = {at: weight for at, _, weight in posterior(view, weights)}
        assert found == pytest.approx(expected, abs=1e-12)
