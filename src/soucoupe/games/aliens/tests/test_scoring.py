"""Who wins: most cards won, ties share."""

import pytest

from soucoupe.core.errors import GameOver
from soucoupe.core.play import play
from soucoupe.core.rng import FastRng
from soucoupe.games.aliens import GAME
from soucoupe.games.aliens.bots.evaluate import evaluate
from soucoupe.games.aliens.events import Ended
from soucoupe.games.aliens.state import State
from soucoupe.games.aliens.tests.table import SEATS, STANDARD, act, example, random_game, read


def last_round(*won: int) -> State:
    """Put the example into the last round, with these cards won before it."""
    state = example(len(won))
    state.round = state.rounds - 1
    state.won = list(won)
    return state


FOUR_RIGHT = ("judge 0 true", "judge 1 false", "judge 2 true", "judge 3 false")


def test_most_cards_win() -> None:
    """Five cards in the last round lift seat 0 from last to first (ruling 7)."""
    state = act(last_round(12, 16, 13, 14), *FOUR_RIGHT)
    assert GAME.outcome(state) is None
    outcome = GAME.outcome(act(state, "judge 4 true"))
    assert outcome is not None
    assert outcome.points == (17, 16, 13, 14)
    assert outcome.winners == (0,)
    assert outcome.places == (1, 2, 4, 3)
    assert outcome.leagues == (0, 0, 0, 0)
    assert outcome.reasons == ("most-cards",)


def test_ties_share_the_victory() -> None:
    """Nothing breaks a tie, not even who investigated last (ruling 7)."""
    outcome = GAME.outcome(act(last_round(12, 17, 13, 13), *FOUR_RIGHT, "judge 4 true"))
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert outcome.places == (1, 1, 3, 3)


def test_cards_in_hand_count_for_nothing() -> None:
    """Only cards won are counted: a fuller hand does not win (ruling 7)."""
    state = last_round(12, 18, 12, 13)
    for cards in state.hands[1:]:
        state.removed += cards
        cards.clear()
    outcome = GAME.outcome(act(state, *FOUR_RIGHT, "judge 4 true"))
    assert outcome is not None
    assert outcome.winners == (1,)


def test_error_in_the_last_verdict_of_the_game_still_turns_an_alien() -> None:
    """The game is over only after the turn (rulings 5, 7)."""
    state = act(last_round(0, 0, 0), *FOUR_RIGHT, "judge 4 false")
    assert GAME.outcome(state) is None
    assert GAME.outcome(act(state, "turn 0")) is not None


@pytest.mark.parametrize("seats", SEATS)
def test_end_of_a_whole_game(seats: int) -> None:
    """Every testimony played is somebody's point, and the last event tells the outcome."""
    for state, _, events in random_game(seats, STANDARD, seed=seats):
        is_over = not GAME.to_act(state)
        assert (GAME.outcome(state) is not None) == is_over
        assert any(isinstance(event, Ended) for event in events) == is_over
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert sum(outcome.points) == 5 * state.rounds
    assert events[-1] == Ended(outcome.winners, outcome.points)


def test_nothing_is_played_after_the_end() -> None:
    """Nobody owes a decision, and the gate says that the game is over."""
    state = act(last_round(0, 0, 0), *FOUR_RIGHT, "judge 4 true")
    assert GAME.to_act(state) == ()
    assert all(not GAME.legal(state, seat) for seat in range(3))
    with pytest.raises(GameOver):
        play(GAME, state, 0, read("judge 0 true"), FastRng(1))


def test_evaluate_is_the_lead_over_the_average_of_the_others() -> None:
    """In cards won: ahead above nought, behind below."""
    state = last_round(6, 3, 0)
    assert [evaluate(state, seat) for seat in range(3)] == [4.5, 0.0, -4.5]
