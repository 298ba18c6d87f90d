"""How many turns a kid needs from a square to a place, on average, if it draws like anybody.

Every turn the better of two cards drawn afresh is played, or neither helps: of three cards in
a hand one tends to be of no use to anybody. This is the fixed point of that, worked out once
for each board when a bot first asks.
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
CHOICE: Final = 2
ROUNDS: Final = 14
CARDS: Final[list[int]] = [WALK, RUN, SKATEBOARD, SCHOOL_BUS, CITY_BUS, FENCE_HOP, BMX]
IN_DECK: Final[int] = sum(COUNTS[FIRST_IN_HAND:])


@cache
def travel_times(number: int) -> list[list[float]]:
    """Return, for every place of a board and every square, the turns it takes to be inside."""
    board = BOARDS[number]
    odds = [
        (COUNTS[card] + (COUNTS[WALKIE_TALKIES] if card == WALK else 0)) / IN_DECK for card in CARDS
    ]
    ends = [[ends_of(board, square, card) for card in CARDS] for square in range(board.squares)]
    return [to_place(board, place, ends, odds) for place in range(len(board.places))]


def ends_of(board: Board, square: int, card: int) -> list[int]:
    """List where a card leads from a square: squares, and places counted down from -1."""
    if card in (SCHOOL_BUS, CITY_BUS):
        stops = board.stops[card == CITY_BUS]
        return [stop for stop in stops if stop != square] if square in stops else []
    return [way.square if way.place < 0 else -1 - way.place for way in board.by_card[card][square]]


def to_place(
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
