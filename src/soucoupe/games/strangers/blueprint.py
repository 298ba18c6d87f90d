"""From the solver's line of plays to a plan that can be dealt, and the actions that play it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.core.rng import FastRng
from soucoupe.games.strangers.apply import apply
from soucoupe.games.strangers.board import BOARDS
from soucoupe.games.strangers.data import (
    BOARD_NAMES,
    BOX,
    CAR_POOL,
    CARD_OF,
    DONE,
    FIRST_IN_HAND,
    HAND,
    LET_OUT,
    MEN_IN_BLACK,
    PLAY,
)
from soucoupe.games.strangers.deal import deal
from soucoupe.games.strangers.legal import legal
from soucoupe.games.strangers.moves import AnyCard, Options, Plan
from soucoupe.games.strangers.plan import left_out
from soucoupe.games.strangers.routes import path_between, path_driven
from soucoupe.games.strangers.state import CARD

if TYPE_CHECKING:
    from soucoupe.games.strangers.architect import Line
    from soucoupe.games.strangers.board import Board
    from soucoupe.games.strangers.moves import Action
    from soucoupe.games.strangers.state import State


def plan_of(line: Line) -> Plan:
    """Arrange hand and deck so that the line's cards come in time, and aliens where none walks."""
    board = BOARDS[line.state.board]
    cards = [card for card, _ in line.steps()]
    spare = [card for card in BOX if card >= FIRST_IN_HAND and not left_out(card)]
    for card in cards:
        spare.remove(card)
    while len(cards) < HAND + board.aliens:
        cards.append(next(card for card in spare if card != MEN_IN_BLACK))
        spare.remove(cards[-1])
    deck: list[AnyCard] = []
    for card in cards[HAND : HAND + board.aliens]:
        deck += [CARD_OF[card], "alien-sighted"]
    walked = squares_walked(line, board)
    heads = [board.spots[square] for square in board.heads]
    free = [name for name in heads if name not in walked]
    hand = tuple([CARD_OF[card] for card in cards[:HAND]])
    return Plan(hand, tuple(deck), tuple(free[: board.aliens]))


def squares_walked(line: Line, board: Board) -> set[str]:
    """Name every square a kid of the line enters, or stops on."""
    empty = deal(Options(mode="architect", board=BOARD_NAMES[line.state.board]), 1, FastRng(1))
    found: set[str] = set()
    for card, moves in line.steps():
        for move in moves:
            found.add(getattr(move, "to"))  # noqa: B009 (moves and drives alike have it)
            start = board.number_of[getattr(move, "start")]  # noqa: B009
            found |= set(path_of(empty, board, start, getattr(move, "to"), card))  # noqa: B009
    return found


def path_of(state: State, board: Board, start: int, to: str, card: int) -> tuple[str, ...]:
    """Name the squares of a move or a drive while no alien is in the way."""
    if card == CAR_POOL:
        place = board.place_of.get(to, -1)
        end = board.number_of[to] if place < 0 else board.places[place].first
        return path_driven(state, start, end)
    return path_between(state, start, board.number_of[to], card)


def played_out(plan: Plan, line: Line) -> tuple[State, list[Action]]:
    """Deal a plan and play its line under the rules; return the end and the actions taken."""
    name = BOARD_NAMES[line.state.board]
    state = deal(Options(mode="architect", board=name, plan=plan), 1, FastRng(1))
    taken: list[Action] = []
    for card, moves in line.steps():
        while LET_OUT in legal(state, 0):
            act(state, LET_OUT, taken)
        for action in (PLAY[card], *moves):
            act(state, action, taken)
        if state.phase.kind == CARD:
            act(state, DONE, taken)
    return state, taken


def act(state: State, action: Action, taken: list[Action]) -> None:
    """Take an action, and note it."""
    apply(state, 0, action, FastRng(1), None)
    taken.append(action)
