"""How few cards can bring a kid from a square to a place, if one may choose the cards."""

from __future__ import annotations

from functools import cache
from typing import Final

from soucoupe.games.strangers.board import BOARDS
from soucoupe.games.strangers.travel import CARDS, ends_of

MANY: Final = 9


@cache
def fewest_cards(number: int) -> list[list[int]]:
    """Return, for every place of a board and every square, the fewest cards to be inside."""
    board = BOARDS[number]
    ends = [
        sorted({end for card in CARDS for end in ends_of(board, square, card)})
        for square in range(board.squares)
    ]
    return [to_place(ends, -1 - place) for place in range(len(board.places))]


def to_place(ends: list[list[int]], inside: int) -> list[int]:
    """Return the fewest cards from every square to a place, growing from the place outwards."""
    cards = [MANY] * len(ends)
    for count in range(1, MANY):
        wanted = [inside] if count == 1 else []
        wanted += [square for square, far in enumerate(cards) if far == count - 1]
        for square, options in enumerate(ends):
            if cards[square] == MANY and not set(wanted).isdisjoint(options):
                cards[square] = count
    return cards
