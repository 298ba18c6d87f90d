"""The bonus cards: first and later awards, every kind of tie, and what lies on them."""

import pytest

from soucoupe.games.aliens_eyes import GAME
from soucoupe.games.aliens_eyes.events import (
    BonusCaptured,
    BonusRaised,
    BonusTied,
    BonusWon,
    Event,
)
from soucoupe.games.aliens_eyes.state import State
from soucoupe.games.aliens_eyes.tests.table import (
    SECRET,
    bonus,
    dealt,
    declined,
    round_played,
    token,
    took,
)

NONE: tuple[None, list[str]] = (None, [])


def after(*rounds: dict[int, tuple[str, ...]], seats: int = 3) -> State:
    """Play rounds in which seats took these tokens, contracts left open."""
    state = dealt(seats)
    for taken in rounds:
        for seat, tokens in taken.items():
            state = took(state, seat, *tokens)
        state = declined(round_played(state))
    return state


def test_first_award() -> None:
    """Blue goes to most eyes, green to the largest quantity, red to most tokens."""
    state = after({0: ("12x2", "2x2"), 1: ("5x5",), 2: ("1x2", "2x3", "3x3")})
    assert bonus(state, "blue") == (0, ["12x2"])
    assert bonus(state, "green") == (1, ["5x5"])
    assert bonus(state, "red") == (2, ["1x2", "2x3", "3x3"])


def test_first_award_tied() -> None:
    """A tie leaves a card in the middle; who is second does not get it."""
    state = after({0: ("9x2", "1x3"), 1: ("9x3", "4x2"), 2: ("8x2",)})
    assert bonus(state, "blue") == NONE
    assert bonus(state, "green") == NONE
    assert bonus(state, "red") == NONE


def test_taking_nothing_never_wins_a_card() -> None:
    """A round without a token moves no card, held or not."""
    assert [bonus(after({}), colour) for colour in ("blue", "green", "red")] == [NONE] * 3
    assert bonus(after({0: ("9x2",)}, {}), "blue") == (0, ["9x2"])


def test_one_token_on_three_cards() -> None:
    """A single token may win all three, and lies on each of them."""
    state = after({1: ("6x4",)})
    assert [bonus(state, one) for one in ("blue", "green", "red")] == [(1, ["6x4"])] * 3
    assert GAME.view(state, None).players[1].points == 24 + 20 + 20 + 30


@pytest.mark.parametrize(("tokens", "holder"), [("8x2", 0), ("9x3", 1), ("10x2", 1)])
def test_later_award(tokens: str, holder: int) -> None:
    """Another seat takes a card by equalling or beating what lies on it, not with less."""
    state = after({0: ("9x2",)}, {1: (tokens,)})
    assert bonus(state, "blue")[0] == holder


def test_a_holder_raises_the_bar() -> None:
    """Equalling or beating oneself lays the new token; with less the old one stays."""
    assert bonus(after({0: ("9x2",)}, {0: ("9x3",)}), "blue") == (0, ["9x3"])
    assert bonus(after({0: ("9x2",)}, {0: ("11x2",)}), "blue") == (0, ["11x2"])
    assert bonus(after({0: ("9x2",)}, {0: ("8x2",)}), "blue") == (0, ["9x2"])


def test_a_tie_for_best_moves_nothing() -> None:
    """Between two challengers, though both beat the card."""
    state = after({0: ("9x2",)}, {1: ("10x2",), 2: ("10x3",)})
    assert bonus(state, "blue") == (0, ["9x2"])


def test_a_tied_holder_keeps_card_and_old_bar() -> None:
    """The holder shares the best of the round: the token on the card stays the old one."""
    state = after({0: ("9x2",)}, {0: ("10x2",), 1: ("10x3",)})
    assert bonus(state, "blue") == (0, ["9x2"])


def test_only_the_best_of_the_round_counts() -> None:
    """Whoever is second this round gets nothing, even above the bar."""
    state = after({0: ("7x2",)}, {1: ("9x2",), 2: ("10x2",)})
    assert bonus(state, "blue") == (2, ["10x2"])


def test_the_best_of_the_round_below_the_bar() -> None:
    """Nothing moves."""
    assert bonus(after({0: ("5x5",)}, {1: ("5x4",)}), "green") == (0, ["5x5"])


def test_red_counts_tokens_of_one_turn() -> None:
    """Equal numbers take it over, and all tokens of that turn lie on it."""
    state = after({0: ("1x2", "2x2")}, {1: ("3x2", "4x2")})
    assert bonus(state, "red") == (1, ["3x2", "4x2"])
    state = after({0: ("1x2", "2x2")}, {0: ("3x2",)}, {0: ("4x2",)})
    assert bonus(state, "red") == (0, ["1x2", "2x2"])


def test_a_card_that_changes_hands_gives_its_tokens_back() -> None:
    """They are and stay their owner's, and score for them."""
    state = after({0: ("9x2",)}, {1: ("10x2",)})
    view = GAME.view(state, None)
    assert view.players[0].tokens == (token("9x2"),)
    assert view.players[0].points == 18


def test_green_shows_most_eyes_among_equals() -> None:
    """If several of the winner's tokens have the quantity."""
    assert bonus(after({1: ("3x3", "7x3", "4x3")}), "green") == (1, ["7x3"])


def test_green_spares_the_open_contract() -> None:
    """Seat 0's contract shows 2x3 and 10x3: the 4x3 lies on the card, though it has fewer eyes."""
    assert bonus(after({0: ("4x3", "10x3", "2x3")}), "green") == (0, ["4x3"])
    assert bonus(after({0: ("10x3", "2x3")}), "green") == (0, ["10x3"])


def test_green_does_not_spare_a_fulfilled_contract() -> None:
    """Once fulfilled, most eyes decide again."""
    state = dealt()
    state = took(state, 0, "4x3", "10x3")
    state.placed[0] = 0b11
    assert bonus(round_played(state), "green") == (0, ["10x3"])


def test_green_gives_no_secret_contract_away() -> None:
    """With secret contracts most eyes decide: what lies on a card is seen by all."""
    state = took(dealt(options=SECRET), 0, "4x3", "10x3", "2x3")
    assert bonus(round_played(state), "green") == (0, ["10x3"])


def test_awards_are_told() -> None:
    """Won from the middle, raised, taken from somebody, tied."""
    out: list[Event] = []
    state = declined(round_played(took(dealt(), 0, "9x2"), out))
    assert BonusWon("blue", 0, (token("9x2"),)) in out
    state = declined(round_played(took(state, 0, "9x3"), out))
    assert BonusRaised("blue", 0, (token("9x3"),)) in out
    state = declined(round_played(took(state, 1, "10x2"), out))
    assert BonusCaptured("blue", 1, 0, (token("10x2"),)) in out
    round_played(took(took(state, 1, "11x2"), 2, "11x3"), out)
    assert BonusTied("blue", (1, 2)) in out
