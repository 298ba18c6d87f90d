"""The match: up to three games at one table, in one state."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from soucoupe.core.rng import FastRng
from soucoupe.games.strangers import GAME
from soucoupe.games.strangers.board import BOARDS
from soucoupe.games.strangers.data import BOX
from soucoupe.games.strangers.events import (
    BoardChosen,
    Drew,
    Ended,
    Event,
    GameEnded,
    GameOpened,
)
from soucoupe.games.strangers.kids import put
from soucoupe.games.strangers.moves import Options
from soucoupe.games.strangers.scoring import points_of
from soucoupe.games.strangers.state import OVER
from soucoupe.games.strangers.tests.table import act, coin, number, options_of, random_game, scene

if TYPE_CHECKING:
    from soucoupe.games.strangers.state import State

MATCH = Options(mode="match", first_player=0)


def won_by(state: State, *kids: str, out: list[Event] | None = None) -> State:
    """End the game on the board now, with these kids in safe places, by its last alien."""
    state = state.copy()
    for seat, spots in enumerate(kids):
        for at, name in enumerate(spots.split()):
            put(state, 10 * seat + at, number(state, name))
    board = BOARDS[state.board]
    free = [head for head in range(len(board.heads)) if not state.aliens >> head & 1]
    while state.supply > 1:
        state.aliens |= 1 << free.pop()
        state.supply -= 1
    alien = state.deck.index(0)
    state.deck.append(state.deck.pop(alien))
    state = act(state, options_of(state, "play")[0])
    while options_of(state, "move"):
        state = act(state, options_of(state, "move")[0])
    return act(state, options_of(state, "land")[0], rng=FastRng(5), out=out)


def opened() -> State:
    """Return a match before its first action, no kid out."""
    return scene("run run run", "run run run", options=MATCH)


def test_two_wins_in_a_row_decide() -> None:
    """A first, then B begun by the winner; no third game is needed."""
    first = won_by(opened(), "", "north-manor")
    assert (first.board, first.actor, len(first.games)) == (1, 1, 1)
    assert first.games[0].winners == (1,)
    second = won_by(first, "", "north-manor")
    assert second.phase.kind == OVER
    outcome = GAME.outcome(second)
    assert outcome is not None
    assert (outcome.winners, outcome.points, outcome.reasons) == ((1,), (0, 2), ("match",))


def test_every_game_is_dealt_anew() -> None:
    """A hundred cards, no kid out, no alien, hands of three."""
    state = won_by(opened(), "pool.1", "")
    cards = state.deck + state.discard + state.hands[0] + state.hands[1]
    assert sorted(cards) == sorted(BOX)
    assert (state.aliens, state.supply) == (0, 10)
    assert set(state.kids) == {-1}
    assert points_of(state) == [0, 0]


@pytest.mark.parametrize("board", ["a", "b"])
def test_at_one_all_the_higher_total_chooses_the_third_board(board: str) -> None:
    """It is a decision of its own; then the winner of the second game begins."""
    state = won_by(won_by(opened(), "north-manor", ""), "", "maple-house")
    assert GAME.to_act(state) == (0,)
    assert options_of(state) == ["board a", "board b"]
    out: list[Event] = []
    third = act(state, f"board {board}", out=out)
    assert isinstance(out[0], BoardChosen)
    assert third.board == "ab".index(board)
    assert third.actor == 1
    over = won_by(third, "pool.1", "")
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert (outcome.winners, outcome.points) == ((0,), (2, 1))


def test_with_equal_totals_chance_picks_the_board() -> None:
    """Nobody decides."""
    state = won_by(won_by(opened(), "pool.4", ""), "", "maple-house")
    assert state.phase.kind != OVER
    assert len(state.games) == 2
    assert [sum(game.points[seat] for game in state.games) for seat in (0, 1)] == [4, 4]
    assert options_of(state) != ["board a", "board b"]


def test_a_shared_game_counts_for_nobody_and_the_other_seat_begins() -> None:
    """Level after two shared games: a third; level after that: the match is shared."""
    state = won_by(opened(), "", "")
    assert state.games[0].winners == (0, 1)
    assert state.actor == 1
    state = won_by(state, "", "")
    assert state.actor == 0
    assert len(state.games) == 2
    over = won_by(state, "", "")
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert (outcome.winners, outcome.points) == ((0, 1), (0, 0))


def test_one_won_and_one_shared_leave_a_third_to_play() -> None:
    """Only two victories decide before that; the other may still draw level (ruling 14)."""
    state = won_by(won_by(opened(), "", ""), "pool.1", "")
    assert GAME.to_act(state) == (0,)
    assert options_of(state) == ["board a", "board b"]
    over = won_by(act(state, "board a"), "", "pool.1")
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert (len(over.games), outcome.winners, outcome.points) == (3, (0, 1), (1, 1))


def test_contact_counts_as_a_game() -> None:
    """Whatever the points."""
    state = scene("science-club", "", kids=("library.1 library.2", "north-manor"), options=MATCH)
    state = act(state, "play science-club", rng=coin(True, True))
    assert state.games[0].winners == (0,)
    assert state.games[0].reason == "contact"
    assert state.games[0].points == (7, 10)
    assert (state.contact, state.actor) == (-1, 0)


def test_the_hands_of_the_next_game_are_told_as_drawn() -> None:
    """Each to its owner; the opening tells what lies beside them."""
    out: list[Event] = []
    state = won_by(opened(), "pool.1", "", out=out)
    (opening,) = [event for event in out if isinstance(event, GameOpened)]
    drawn = [event for event in out[out.index(opening) :] if isinstance(event, Drew)]
    for hand in (GAME.view(state, seat).hands[0] for seat in range(2)):
        assert [event.card for event in drawn if event.seat == hand.seat] == list(hand.cards)
    view = GAME.view(state, None)
    assert (opening.deck - len(drawn), opening.discard) == (view.deck, view.discard)
    assert opening.left == view.supply


def test_a_match_is_told_game_by_game() -> None:
    """Random matches: one end and one opening per game, and one end of it all."""
    for seed in range(12):
        events: list[Event] = []
        for state, _, out in random_game(2, Options(mode="match"), seed):
            events += out
            view = GAME.view(state, 0)
            assert len(view.games) == len(state.games)
        ended = [event for event in events if isinstance(event, GameEnded)]
        openings = [event for event in events if isinstance(event, GameOpened)]
        assert [event.number for event in ended] == list(range(len(state.games)))
        assert len(openings) == len(ended) - 1
        assert sum(isinstance(event, Ended) for event in events) == 1
        assert [game.board for game in state.games[:2]] == [0, 1]
