"""Models of witnesses: what testimonies of known truth tell of how they speak."""

from __future__ import annotations

import pytest

from soucoupe.games.aliens import GAME
from soucoupe.games.aliens.apply import is_true
from soucoupe.games.aliens.bots.credibility import IS_CREDIBLE
from soucoupe.games.aliens.bots.witness_models import (
    HABITS,
    PRIOR,
    habit_weights,
    known_testimonies,
)
from soucoupe.games.aliens.state import Round
from soucoupe.games.aliens.tests.table import STANDARD, random_game


def test_what_was_told_is_true_and_complete() -> None:
    """A witness knows every earlier testimony for what it was, across the reshuffle."""
    game = list(random_game(3, STANDARD, seed=2))
    shown = [GAME.show(event, 0) for _, _, events in game for event in events]
    seen = [event for event in shown if event is not None]
    state, *_ = game[-1]
    known = known_testimonies(GAME.view(state, 0), seen)
    of_this_pass = [one for played in state.past for one in facts(played, 0)]
    assert known[len(known) - len(of_this_pass) :] == of_this_pass
    # Before the reshuffle lay six rounds: four witnessed, two investigated and partly told.
    assert 20 < len(known) - len(of_this_pass) <= 30


def facts(played: Round, seat: int) -> list[tuple[int, int, bool]]:
    """List a finished round's testimonies with their truth, as far as the seat knows it."""
    return [
        (played.speakers[at], says, is_true(played.tally, says))
        for at, says in enumerate(played.statements)
        if played.investigator != seat or played.judged >> at & 1
    ]


def test_habits_are_learned() -> None:
    """After ten truths a witness is held honest; after ten profitable lies, sly."""
    lie = IS_CREDIBLE.index(True)
    honest = habit_weights([(0, lie, True)] * 10, 2)
    sly = habit_weights([(0, lie, False)] * 10, 2)
    assert max(range(len(HABITS)), key=honest[0].__getitem__) == HABITS.index((12.0, 12.0))
    assert max(range(len(HABITS)), key=sly[0].__getitem__) == HABITS.index((10.0, 0.06))
    assert honest[1] == pytest.approx(PRIOR)
