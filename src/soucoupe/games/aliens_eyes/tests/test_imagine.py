"""What a seat pictures: open contracts dealt evenly, answers any that could be given."""

from collections import Counter

from soucoupe.core.rng import FastRng
from soucoupe.core.snapshot import digest
from soucoupe.games.aliens_eyes import GAME
from soucoupe.games.aliens_eyes.imagine import imagine
from soucoupe.games.aliens_eyes.tests.table import (
    SECRET,
    STANDARD,
    act,
    dealt,
    random_game,
    round_played,
    took,
)


def test_an_open_game_is_pictured_as_it_is() -> None:
    """With contracts face up and no answer pending nothing is unknown but the pile's order."""
    for state in list(random_game(3, STANDARD, seed=1))[::25]:
        if GAME.view(state, None).phase == "contract":
            continue
        pictured = imagine(GAME.view(state, 0), FastRng(1))
        pictured.pile = state.pile
        pictured.opening = state.opening
        pictured.items.sort()
        twin = state.copy()
        twin.items.sort()
        assert digest(pictured) == digest(twin)


def test_secret_contracts_are_dealt_evenly() -> None:
    """Seat 0 pictures each of the eleven other cards equally often before seat 1."""
    view = GAME.view(dealt(options=SECRET), 0)
    rng = FastRng(2)
    cards = Counter(imagine(view, rng).contracts[1] for _ in range(4400))
    assert sorted(cards) == list(range(1, 12))
    assert all(320 < count < 480 for count in cards.values())


def test_pending_answers_are_any_that_could_be_given() -> None:
    """Seat 1 has said something about two tokens: not now, or both, as likely as not."""
    both = took(took(dealt(), 0, "1x2", "2x3"), 1, "1x2", "3x5")
    state = act(round_played(both), "1: not-now")
    view = GAME.view(state, 0)
    rng = FastRng(3)
    answers = Counter(imagine(view, rng).answers[1] for _ in range(400))
    assert sorted(answers) == [0, 0b11]
    assert 150 < answers[0] < 250


def test_ones_own_answer_is_known() -> None:
    """It is pictured as given."""
    both = took(took(dealt(), 0, "1x2", "2x3"), 1, "1x2", "3x5")
    state = act(round_played(both), "1: fulfil 0,1")
    assert imagine(GAME.view(state, 1), FastRng(4)).answers[1] == 0b11
