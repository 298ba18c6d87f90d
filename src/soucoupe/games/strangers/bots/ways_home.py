"""The shortest ways home for kids on the streets, in cards, with aliens where they stand now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.strangers.board import BOARDS
from soucoupe.games.strangers.bots.advice import WayHome
from soucoupe.games.strangers.bots.distances import CARDS, MANY, cards_to_place
from soucoupe.games.strangers.data import CITY_BUS, SCHOOL_BUS
from soucoupe.games.strangers.kids import free_space, moving_kids
from soucoupe.games.strangers.view_types import SPOTS

if TYPE_CHECKING:
    from soucoupe.games.strangers.board import Board
    from soucoupe.games.strangers.state import State

NEAREST: Final = 3
"""How many ways are told for each kid."""


def ways_home(state: State, seat: int) -> list[WayHome]:
    """List for each square with kids of one's own the nearest free places, fewest cards first."""
    board, spots = BOARDS[state.board], SPOTS[state.board]
    ends = [open_ends(board, square, state.aliens) for square in range(board.squares)]
    cards_to = [cards_to_place(ends, -1 - place.number) for place in board.places]
    found: list[WayHome] = []
    for square in sorted({state.kids[kid] for kid in moving_kids(state, seat)}):
        ways: list[WayHome] = []
        for place in board.places:
            space = free_space(state, place)
            cards = cards_to[place.number][square]
            if space >= 0 and cards < MANY:
                points = place.points[space - place.first]
                ways.append(WayHome(spots[square], spots[space], cards, points))
        ways.sort(key=nearest_first)
        found += ways[:NEAREST]
    return found


def nearest_first(way: WayHome) -> tuple[int, int, str]:
    """Put few cards first, and of those many points."""
    return way.cards, -way.points, way.place.at


def open_ends(board: Board, square: int, aliens: int) -> list[int]:
    """List where some card leads from a square now; places are counted down from -1."""
    found: set[int] = set()
    for card in CARDS:
        if card in (SCHOOL_BUS, CITY_BUS):
            stops = board.stops[card == CITY_BUS]
            if square in stops:
                found.update([stop for stop in stops if stop != square])
        else:
            for end in board.by_card[card][square]:
                if end.reach.is_open(aliens):
                    found.add(end.square if end.place < 0 else -1 - end.place)
    return sorted(found)
