"""How far it is from every square to every place, worked out once for each board.

In turns on average, for a kid that draws like anybody: every turn the better of two cards drawn
afresh is played, or neither helps, as of three cards in a hand one tends to be of no use to
anybody; this is the fixed point of that. Every alien in the way adds the delay it alone would
cause, and what several cut off together is worth a long detour. And in the fewest cards, if one may
choose them.
"""

from __future__ import annotations

from functools import cache, lru_cache
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
CUT_OFF: Final = 12.0
"""Turns more to a place that neither feet nor buses lead to: a BMX or a fence hop must come."""
SMALL: Final = 0.01
"""Turns that make no difference."""
MASKS: Final = 4096
"""For how many sets of aliens the turns are kept."""
CARDS: Final[list[int]] = [WALK, RUN, SKATEBOARD, SCHOOL_BUS, CITY_BUS, FENCE_HOP, BMX]
IN_DECK: Final[int] = sum(COUNTS[FIRST_IN_HAND:])
ODDS: Final[list[float]] = [
    (COUNTS[card] + (COUNTS[WALKIE_TALKIES] if card == WALK else 0)) / IN_DECK for card in CARDS
]


@lru_cache(maxsize=MASKS)
def mean_turns(number: int, aliens: int) -> list[list[float]]:
    """Return, for every place of a board and every square, the turns it takes to be inside."""
    board = BOARDS[number]
    turns = [times[:] for times in free_turns(number)]
    for head in range(len(board.heads)):
        if aliens >> head & 1:
            for times, delays in zip(turns, delays_by(number, head), strict=True):
                for square in range(board.squares):
                    times[square] += delays[square]
    quarters = quarters_among(board, aliens)
    for place in board.places:
        times = turns[place.number]
        for square in range(board.squares):
            if quarters[square] != quarters[place.entrance]:
                times[square] += CUT_OFF
    return turns


@cache
def free_turns(number: int) -> list[list[float]]:
    """Return the turns on streets without aliens."""
    board = BOARDS[number]
    ends = all_ends(board, 0)
    return [turns_to_place(board, place, ends) for place in range(len(board.places))]


@cache
def delays_by(number: int, head: int) -> list[list[float]]:
    """Return how many turns more it takes everywhere if an alien stands on one head."""
    board = BOARDS[number]
    free = free_turns(number)
    ends = all_ends(board, 1 << head)
    delays = []
    for place in range(len(board.places)):
        slower = slowed_turns(free[place], ends, -1 - place)
        delays.append([slower[at] - free[place][at] for at in range(board.squares)])
    return delays


def all_ends(board: Board, aliens: int) -> list[list[list[int]]]:
    """List, for every square, where each card leads."""
    return [
        [ends_of(board, square, card, aliens) for card in CARDS] for square in range(board.squares)
    ]


def slowed_turns(free: list[float], ends: list[list[list[int]]], inside: int) -> list[float]:
    """Return the turns to a place in streets with an alien, growing from those without."""
    times = free[:]
    for _ in range(ROUNDS):
        change = 0.0
        for square in range(len(times)):
            turns = one_turn(times, ends[square], inside)
            change = max(change, turns - times[square])
            times[square] = max(times[square], turns)
        if change < SMALL:
            break
    return times


def quarters_among(board: Board, aliens: int) -> list[int]:
    """Tell apart the parts into which aliens cut the streets for those who walk or take a bus."""
    quarters = [-1] * board.squares
    for start in range(board.squares):
        if quarters[start] >= 0:
            continue
        quarters[start] = start
        found = [] if board.is_alien(start, aliens) else [start]
        while found:
            here = found.pop()
            near = board.streets.next_to[here][:]
            for stops in board.stops:
                if here in stops:
                    near += stops
            for square in near:
                if quarters[square] < 0 and not board.is_alien(square, aliens):
                    quarters[square] = start
                    found.append(square)
    return quarters


@cache
def fewest_cards(number: int) -> list[list[int]]:
    """Return, for every place of a board and every square, the fewest cards to be inside."""
    board = BOARDS[number]
    ends = [
        sorted({end for card in CARDS for end in ends_of(board, square, card, 0)})
        for square in range(board.squares)
    ]
    return [cards_to_place(ends, -1 - place) for place in range(len(board.places))]


def ends_of(board: Board, square: int, card: int, aliens: int) -> list[int]:
    """List where a card leads from a square: squares, and places counted down from -1."""
    if card in (SCHOOL_BUS, CITY_BUS):
        stops = board.stops[card == CITY_BUS]
        return [stop for stop in stops if stop != square] if square in stops else []
    return [
        end.square if end.place < 0 else -1 - end.place
        for end in board.by_card[card][square]
        if end.reach.is_open(aliens)
    ]


def turns_to_place(board: Board, place: int, ends: list[list[list[int]]]) -> list[float]:
    """Return the turns from every square to a place."""
    times = [FAR] * board.squares
    for _ in range(ROUNDS):
        change = 0.0
        for square in range(board.squares):
            turns = one_turn(times, ends[square], -1 - place)
            change = max(change, times[square] - turns)
            times[square] = min(times[square], turns)
        if change < SMALL:
            break
    return times


def one_turn(times: list[float], ends: list[list[int]], inside: int) -> float:
    """Return the turns from a square if the best of some cards is played first."""
    best = []
    for at, options in enumerate(ends):
        after = FAR
        for end in options:
            if end == inside:
                after = 0.0
            elif end >= 0 and times[end] < after:
                after = times[end]
        best.append((after, ODDS[at]))
    best.sort()
    left = 1.0
    expected = 0.0
    fewest = FAR
    for after, chance in best:
        if after >= FAR:
            break
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
