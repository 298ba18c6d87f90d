"""The rules by example: hands as lists of cards, picks in any order, one claim each."""

from __future__ import annotations

from itertools import permutations

import pytest

from soucoupe.core import play
from soucoupe.core.errors import NotLegal, NotYourTurn
from soucoupe.core.rng import FastRng
from soucoupe.core.snapshot import digest
from tests.games.secret_picks import GAME
from tests.games.secret_picks.data import HAND, ROUNDS, SEATS
from tests.games.secret_picks.events import Ended, Event, Picked, PickedUnseen, Revealed, Scored
from tests.games.secret_picks.moves import Options, Pick
from tests.games.secret_picks.state import State

EVERYTHING = [1, 2, 3, 4, 5, 5]


def table(seats: int, options: Options | None = None) -> State:
    """Give as many seats a hand with every number in it."""
    return State(options or Options(), [EVERYTHING[:] for _ in range(seats)])


def pick(state: State, *picks: tuple[int, int], out: list[Event] | None = None) -> State:
    """Let seats pick numbers, through the gate."""
    for seat, number in picks:
        state = play.play(GAME, state, seat, Pick(number), FastRng(1), out)
    return state


@pytest.mark.parametrize("seats", SEATS)
def test_everyone_is_dealt_a_hand(seats: int) -> None:
    """Of six, in order, at any number of seats."""
    state = play.deal(GAME, Options(), seats, FastRng(1))
    assert [len(hand) for hand in state.hands] == [HAND] * seats
    assert all(hand == sorted(hand) for hand in state.hands)


def test_everyone_owes_a_pick_at_once() -> None:
    """Whoever has picked waits for the others, and takes nothing back."""
    state = table(3)
    assert GAME.to_act(state) == (0, 1, 2)
    state = pick(state, (1, 4))
    assert GAME.to_act(state) == (0, 2)
    with pytest.raises(NotYourTurn):
        pick(state, (1, 3))


def test_the_order_of_picks_does_not_matter() -> None:
    """Every order leads to the same state."""
    picks = [(0, 5), (1, 3), (2, 5)]
    assert len({digest(pick(table(3), *order)) for order in permutations(picks)}) == 1


@pytest.mark.parametrize(
    ("numbers", "low", "scores"),
    [((5, 3, 5), False, 1), ((1, 3, 5), False, 2), ((1, 3, 5), True, 0), ((1, 3, 1), True, 1)],
)
def test_the_best_number_nobody_else_picked_scores(
    numbers: tuple[int, int, int], low: bool, scores: int
) -> None:
    """The highest, or the lowest at low tide."""
    state = pick(table(3, Options(low=low)), *enumerate(numbers))
    assert state.points == [int(seat == scores) for seat in range(3)]
    assert state.rounds == [numbers]


def test_nobody_scores_where_nobody_is_alone() -> None:
    """A number picked twice counts for neither."""
    out: list[Event] = []
    state = pick(table(2), (0, 5), (1, 5), out=out)
    assert state.points == [0, 0]
    assert out == [Picked(0, 5), Picked(1, 5), Revealed((5, 5))]


def test_a_pick_is_secret_until_the_last() -> None:
    """The others and the public see that somebody picked, not what."""
    state = pick(table(3), (0, 4))
    assert GAME.show(Picked(0, 4), 0) == Picked(0, 4)
    assert GAME.show(Picked(0, 4), 1) == GAME.show(Picked(0, 4), None) == PickedUnseen(0)
    assert GAME.view(state, 0).cards[0].picked == 4
    assert GAME.view(state, 1) == GAME.view(pick(table(3), (0, 1)), 1)


def test_the_last_round_ends_the_game() -> None:
    """Most points win; the tied share."""
    state = table(2)
    state.rounds, state.points = [(1, 1)] * (ROUNDS - 1), [1, 2]
    out: list[Event] = []
    state = pick(state, (1, 2), (0, 5), out=out)
    assert out[-2:] == [Scored(0), Ended((0, 1), (2, 2))]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.places) == ((0, 1), (1, 1))


def test_only_cards_in_hand_can_be_picked() -> None:
    """With the reason."""
    state = table(2)
    state.hands[0] = [1, 1, 2, 2, 3, 3]
    with pytest.raises(NotLegal, match="why-not-in-hand"):
        pick(state, (0, 5))
    assert list(GAME.legal(state, 0)) == [Pick(1), Pick(2), Pick(3)]
