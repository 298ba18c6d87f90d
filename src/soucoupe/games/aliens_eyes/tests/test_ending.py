"""The end of the game: few tokens, the guard, scores and ties; and tokens that are never lost."""

import pytest

from soucoupe.games.aliens_eyes import GAME
from soucoupe.games.aliens_eyes.data import COPIES, KINDS
from soucoupe.games.aliens_eyes.events import Ended, Event, RoundOpened, Stalled
from soucoupe.games.aliens_eyes.moves import Options
from soucoupe.games.aliens_eyes.state import State
from soucoupe.games.aliens_eyes.tests.table import (
    ONCE,
    SEATS,
    SHORT,
    STANDARD,
    act,
    dealt,
    declined,
    had,
    random_game,
    round_played,
    took,
)


def with_left(count: int, options: Options = STANDARD) -> State:
    """Leave so many tokens on the table, the others before seat 2; seat 0 took one just now."""
    state = took(dealt(options=options), 0, "6x2")
    while sum(state.left) > count:
        one = next(kind for kind, left in enumerate(state.left) if left)
        state = had(state, 2, f"{KINDS[one][0]}x{KINDS[one][1]}")
    return declined(round_played(state))


@pytest.mark.parametrize(
    ("options", "count", "is_over"),
    [(STANDARD, 15, False), (STANDARD, 14, True), (SHORT, 30, False), (SHORT, 29, True)],
)
def test_the_game_ends_below_15_tokens(options: Options, count: int, is_over: bool) -> None:
    """At the end of a round with 14 left and not with 15; in the short game with 29, not 30."""
    outcome = GAME.outcome(with_left(count, options))
    assert (outcome is not None) == is_over
    assert outcome is None or outcome.reasons == ("few-tokens",)


def test_black_tokens_count() -> None:
    """At five seats 102 tokens lie there, and 15 of whatever colour go on."""
    assert sum(dealt(5).left) == 102
    assert GAME.view(dealt(5), None).tokens_left == 102


def test_the_round_is_played_to_its_end() -> None:
    """With few tokens left in mid-round the others still have their turn."""
    state = dealt()
    state.left = [0] * len(KINDS)
    state = act(state, "roll", "done")
    assert GAME.to_act(state) == (1,)


def test_bonuses_and_contracts_of_the_last_round_count() -> None:
    """Both are settled before the end is checked."""
    state = took(dealt(), 0, "1x2", "2x3", "12x2")
    state.left = [0] * len(KINDS)
    state = declined(act(round_played(state), "0: fulfil 0,1"))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.points == (2 + 6 + 24 + 20 + 30 + 10, 0, 0)


@pytest.mark.parametrize(("seats", "rounds"), [(2, 6), (3, 4), (4, 3), (5, 3), (6, 2)])
def test_the_guard_ends_a_game_nobody_plays(seats: int, rounds: int) -> None:
    """After whole rounds that make twelve turns without a token."""
    state = dealt(seats)
    out: list[Event] = []
    for number in range(rounds):
        assert GAME.outcome(state) is None
        assert GAME.view(state, None).dry == number
        state = declined(round_played(state, out), out)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.reasons == ("stalled",)
    assert Stalled(rounds) in out


def test_a_token_winds_the_guard_up_again() -> None:
    """Rounds without one count only in a row."""
    state = dealt(3)
    for _ in range(3):
        state = declined(round_played(state))
    state = declined(round_played(took(state, 1, "6x2")))
    assert state.dry == 0
    for _ in range(3):
        state = declined(round_played(state))
    assert GAME.outcome(state) is None


def test_the_first_player_token_moves_left() -> None:
    """One seat a round; the turns follow clockwise from there."""
    out: list[Event] = []
    state = dealt()
    for _ in range(3):
        state = act(state, "roll", "done", out=out)
    assert RoundOpened(2, 1) in out
    order: list[int] = []
    for _ in range(3):
        order += GAME.to_act(state)
        state = act(state, "roll", "done")
    assert order == [1, 2, 0]


def test_score() -> None:
    """Eyes times quantity of every token, the cards held, the contract."""
    state = had(dealt(), 1, "6x4", "12x2")
    state.holders, state.lying = [1, 1, -1], [[state.tokens[1][1]], [state.tokens[1][0]], []]
    assert GAME.view(state, None).players[1].points == 24 + 24 + 20 + 20


def test_ties_share_the_victory() -> None:
    """Equal points, equal place."""
    state = had(had(dealt(), 0, "6x4"), 2, "8x3")
    out: list[Event] = []
    for _ in range(4):
        state = declined(round_played(state, out), out)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.places) == ((0, 2), (1, 3, 1))
    assert out[-1] == Ended((0, 2), (24, 0, 24))


@pytest.mark.parametrize("options", [STANDARD, ONCE])
@pytest.mark.parametrize("seats", SEATS)
def test_tokens_are_conserved(seats: int, options: Options) -> None:
    """78 or 102 in every state of a random game, kind by kind."""
    for state in random_game(seats, options, seed=seats):
        for kind, copies in enumerate(COPIES[options.layout, seats]):
            owned = sum(tokens.count(kind) for tokens in state.tokens)
            assert state.left[kind] + owned == copies
