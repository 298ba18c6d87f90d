"""How far it is from every square to every place, worked out once for each board.

In turns on average, for a kid that draws like anybody: every turn the better of two cards drawn
afresh is played, or neither helps, as of three cards in a hand one tends to be of no use to
anybody; this is the fixed point of that. And in the fewest cards, if one may choose them.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from soucoupe.games.strangers.board import BOARDS
from soucoupe.games.strangers.data import (
    BMX,
    CITY_BUS,
    COUNTS,
    FENCE_HOP,
    FIRST_IN_HAND,
    RUN,
    SCHOOL_BUS,
    SKATEBOARD,
    WALK,
    WALKIE_TALKIES,
)

if TYPE_CHECKING:
    from soucoupe.games.strangers.board import Board

FAR: Final = 40.0
"""Turns from where a place is out of reach."""
MANY: Final = 9
"""Cards from where a place is out of reach."""
CHOICE: Final = 2
ROUNDS: Final = 14
CARDS: Final[list[int]] = [WALK, RUN, SKATEBOARD, SCHOOL_BUS, CITY_BUS, FENCE_HOP, BMX]
IN_DECK: Final[int] = sum(COUNTS[FIRST_IN_HAND:])


@cache
def mean_turns(number: int) -> list[list[float]]:
    """Return, for every place of a board and every square, the turns it takes to be inside."""
    board = BOARDS[number]
    odds = [
        (COUNTS[card] + (COUNTS[WALKIE_TALKIES] if card == WALK else 0)) / IN_DECK for card in CARDS
    ]
    ends = [[ends_of(board, square, card) for card in CARDS] for square in range(board.squares)]
    return [turns_to_place(board, place, ends, odds) for place in range(len(board.places))]


@cache
def fewest_cards(number: int) -> list[list[int]]:
    """Return, for every place of a board and every square, the fewest cards to be inside."""
    board = BOARDS[number]
    ends = [
        sorted({end for card in CARDS for end in ends_of(board, square, card)})
        for square in range(board.squares)
    ]
    return [cards_to_place(ends, -1 - place) for place in range(len(board.places))]


def ends_of(board: Board, square: int, card: int) -> list[int]:
    """List where a card leads from a square: squares, and places counted down from -1."""
    if card in (SCHOOL_BUS, CITY_BUS):
        stops = board.stops[card == CITY_BUS]
        return [stop for stop in stops if stop != square] if square in stops else []
    return [end.square if end.place < 0 else -1 - end.place for end in board.by_card[card][square]]


def turns_to_place(
    board: Board, place: int, ends: list[list[list[int]]], odds: list[float]
) -> list[float]:
    """Return the turns from every square to a place."""
    times = [FAR] * board.squares
    for _ in range(ROUNDS):
        for square in range(board.squares):
            times[square] = min(times[square], one_turn(times, ends[square], odds, -1 - place))
    return times


def one_turn(times: list[float], ends: list[list[int]], odds: list[float], inside: int) -> float:
    """Return the turns from a square if the best of some cards is played first."""
    best = []
    for at, options in enumerate(ends):
        after = FAR
        for end in options:
            if end == inside:
                after = 0.0
            elif end >= 0 and times[end] < after:
                after = times[end]
        best.append((after, odds[at]))
    best.sort()
    left = 1.0
    expected = 0.0
    fewest = FAR
    for after, chance in best:
        # Cards worse than waiting are not played; waiting costs a turn and leads back here.
        expected += (left**CHOICE - (left - chance) ** CHOICE) * after
        left -= chance
        fewest = min(fewest, (1.0 + expected) / (1.0 - left**CHOICE))
    return fewest


def cards_to_place(ends: list[list[int]], inside: int) -> list[int]:
    """Return the fewest cards from every square to a place, growing from the place outwards."""
    cards = [MANY] * len(ends)
    for count in range(1, MANY):
        wanted = [inside] if count == 1 else []
        wanted += [square for square, far in enumerate(cards) if far == count - 1]
        for square, options in enumerate(ends):
            if cards[square] == MANY and not set(wanted).isdisjoint(options):
                cards[square] = count
    return cards
