"""The boards as the rules use them: squares, spaces and places by number, all ends of all moves.

A *spot* is where a kid can be: a square (from 0) or, after all squares, a space of a place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.strangers.component_types import BOARD_FILES
from soucoupe.games.strangers.data import CAR_POOL_STEPS, STEPS_OF, WAY_OF
from soucoupe.games.strangers.moves import Chase, Drive, Flee, Land, MoveKid
from soucoupe.games.strangers.paths import NOWHERE, Reach, Streets, reaches, within

if TYPE_CHECKING:
    from soucoupe.games.strangers.component_types import BoardFile, PlaceRow
    from soucoupe.games.strangers.moves import Action


class SafePlace:
    """A safe place and its spaces, the best first."""

    __slots__ = ("entrance", "first", "full", "kind", "name", "number", "points", "size")

    def __init__(self, number: int, row: PlaceRow, entrance: int, first: int) -> None:
        self.number = number
        self.name = row.id
        self.kind: str = row.kind
        self.entrance = entrance
        self.first = first
        self.size = len(row.points)
        self.points = list(row.points)
        self.full = NOWHERE if row.full is None else row.full


class MoveEnd:
    """An end of a card's move from a square, with the actions that lead there.

    A square has one action; a place has one for each of its spaces.
    """

    __slots__ = ("moves", "place", "reach", "square")

    def __init__(self, reach: Reach, moves: list[Action]) -> None:
        self.reach = reach
        self.square = reach.square
        self.place = reach.place
        self.moves = moves


class Board:
    """Everything there is to know about a neighbourhood."""

    __slots__ = (
        "aliens",
        "bit_of",
        "by_card",
        "car_pool",
        "chases",
        "flights",
        "heads",
        "landings",
        "name",
        "number_of",
        "place_at",
        "place_of",
        "places",
        "points",
        "school",
        "spaces",
        "spots",
        "squares",
        "stops",
        "streets",
    )

    def __init__(self, file: BoardFile) -> None:
        rows = file.squares
        self.name: str = file.id
        self.aliens = file.aliens
        self.squares = len(rows)
        self.spots: list[str] = [row.id for row in rows]
        self.number_of: dict[str, int] = {row.id: at for at, row in enumerate(rows)}
        self.school = self.number_of[file.school]
        self.heads: list[int] = [at for at, row in enumerate(rows) if row.head]
        self.bit_of: list[int] = [0] * self.squares
        for bit, square in enumerate(self.heads):
            self.bit_of[square] = 1 << bit
        self.stops: list[list[int]] = [
            [at for at, row in enumerate(rows) if row.stop == line] for line in ("school", "city")
        ]
        self.places: list[SafePlace] = []
        self.points: list[int] = []
        self.place_at: list[int] = [NOWHERE] * self.squares
        self.place_of: dict[str, int] = {}
        self._build(file)
        self.spaces = len(self.spots) - self.squares
        self.streets = streets_of(file, self)
        self.landings: list[Action] = [Land(self.spots[square]) for square in self.heads]
        self.chases: list[Action] = [Chase(self.spots[square]) for square in self.heads]
        self.flights: list[Action] = [Flee(name) for name in self.spots[: self.squares]]
        self.by_card: list[list[list[MoveEnd]]] = [
            [] if WAY_OF[card] < 0 else move_ends(self, WAY_OF[card], STEPS_OF[card])
            for card in range(len(WAY_OF))
        ]
        self.car_pool: list[list[MoveEnd]] = [drives(self, at) for at in range(self.squares)]

    def _build(self, file: BoardFile) -> None:
        for number, row in enumerate(file.places):
            first = len(self.spots)
            self.places.append(SafePlace(number, row, self.number_of[row.entrance], first))
            self.place_of[row.id] = number
            for at, points in enumerate(row.points):
                name = row.id if len(row.points) == 1 else f"{row.id}.{at + 1}"
                self.number_of[name] = len(self.spots)
                self.spots.append(name)
                self.points.append(points)
                self.place_at.append(number)

    def is_alien(self, square: int, aliens: int) -> bool:
        """Tell whether an alien stands on a square."""
        return self.bit_of[square] & aliens != 0

    def path_by_card(self, card: int, start: int, to: int, aliens: int) -> tuple[str, ...]:
        """Name the squares a card's move enters, in order; none, if it goes straight there."""
        if WAY_OF[card] < 0 or start >= self.squares:
            return ()
        return self._path(self.by_card[card][start], to, aliens)

    def path_by_car(self, start: int, to: int, aliens: int) -> tuple[str, ...]:
        """Name the squares a car pool enters, in order."""
        return self._path(self.car_pool[start], to, aliens)

    def _path(self, ends: list[MoveEnd], to: int, aliens: int) -> tuple[str, ...]:
        place = self.place_at[to]
        square = to if place < 0 else NOWHERE
        for end in ends:
            if end.place == place and end.square == square:
                return tuple([self.spots[entered] for entered in end.reach.path(aliens)])
        return ()


def streets_of(file: BoardFile, board: Board) -> Streets:
    """Work out what lies next to what, with and without walls, and what is entered from where."""
    number_of = board.number_of
    at = {(row.x, row.y): number for number, row in enumerate(file.squares)}
    beside: list[list[int]] = []
    for row in file.squares:
        around = ((row.x, row.y - 1), (row.x - 1, row.y), (row.x + 1, row.y), (row.x, row.y + 1))
        beside.append([at[where] for where in around if where in at])
    walls = [(number_of[one], number_of[other]) for one, other in file.walls]
    blocked = walls + [(other, one) for one, other in walls]
    open_to = [
        [other for other in near if (square, other) not in blocked]
        for square, near in enumerate(beside)
    ]
    doors: list[list[int]] = [[] for _ in file.squares]
    touched: list[list[int]] = [[] for _ in file.squares]
    for place, safe in enumerate(file.places):
        doors[number_of[safe.entrance]].append(place)
        for name in safe.touches:
            touched[number_of[name]].append(place)
    return Streets(open_to, beside, doors, touched, board.bit_of)


def move_ends(board: Board, way: int, steps: int) -> list[list[MoveEnd]]:
    """List, for every square, the ends of a move of so many steps."""
    return [
        [
            MoveEnd(one, moves_to(board, square, one))
            for one in reaches(board.streets, square, steps, way)
        ]
        for square in range(board.squares)
    ]


def moves_to(board: Board, start: int, reach: Reach) -> list[Action]:
    """Build the actions that move one's own kid to an end."""
    if reach.place == NOWHERE:
        return [MoveKid(board.spots[start], board.spots[reach.square])]
    place = board.places[reach.place]
    names = board.spots[place.first : place.first + place.size]
    return [MoveKid(board.spots[start], name) for name in names]


def drives(board: Board, start: int) -> list[MoveEnd]:
    """List the ends of a car pool's drive from a square."""
    found = []
    for one in within(board.streets, start, CAR_POOL_STEPS):
        is_square = one.place == NOWHERE
        to = board.spots[one.square] if is_square else board.places[one.place].name
        found.append(MoveEnd(one, [Drive(board.spots[start], to)]))
    return found


BOARDS: Final[list[Board]] = [Board(file) for file in BOARD_FILES]
