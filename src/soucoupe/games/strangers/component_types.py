"""What components.toml and the files of the boards hold, checked as they are read."""

from hashlib import sha256
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct

from soucoupe.core.components import DIGEST_LENGTH, load
from soucoupe.games.strangers.moves import AnyCard, BoardName

Source = Literal["rulebook", "ours"]
Way = Literal["foot", "hop", "ride"]
BusLine = Literal["school", "city"]
PlaceKind = Literal["library", "park", "house", "manor", "pool", "dance", "club"]


class RuleTable(Struct, forbid_unknown_fields=True):
    """Numbers of the rulebook."""

    source: Source
    players: int
    kids: int
    hand: int
    hand_of_four: int
    moving: int
    returning_after: int
    wins: int
    games: int
    boards: tuple[BoardName, ...]
    solo_contact: int


class HouseTable(Struct, forbid_unknown_fields=True):
    """Numbers of our own."""

    source: Source
    contact: int
    standstill: int
    pool_party: int
    car_pool: int


class CardRow(Struct, forbid_unknown_fields=True):
    """A kind of card; a way and a number of steps, if it moves kids along the streets."""

    name: AnyCard
    count: int
    source: Source
    effect: Source
    way: Way | None = None
    steps: int = 0


class Components(Struct, forbid_unknown_fields=True):
    """All tables of components.toml."""

    rules: RuleTable
    house: HouseTable
    cards: tuple[CardRow, ...]


class SquareRow(Struct):
    """A square of a board: where it lies, what street it is part of, what is on it."""

    id: str
    x: int
    y: int
    street: str
    crossing: str | None
    wood: bool
    head: bool
    stop: BusLine | None


class PlaceRow(Struct):
    """A safe place: its one entrance, what a fence hop reaches it from, points best first."""

    id: str
    kind: PlaceKind
    entrance: str
    touches: tuple[str, ...]
    points: tuple[int, ...]
    full: int | None
    """What each space is worth once all are taken, where that is more."""


class BoardFile(Struct):
    """What the rules read of a board's file; how it is drawn is for the page alone."""

    id: BoardName
    source: Source
    aliens: int
    school: str
    squares: tuple[SquareRow, ...]
    walls: tuple[tuple[str, str], ...]
    places: tuple[PlaceRow, ...]


def load_board(name: str) -> BoardFile:
    """Read a board's file."""
    path = Path(__file__).parent / "boards" / f"{name}.json"
    return msgspec.json.decode(path.read_bytes(), type=BoardFile)


COMPONENTS, CARDS_DIGEST = load(__file__, "components.toml", Components)
BOARD_FILES: Final = tuple(load_board(name) for name in COMPONENTS.rules.boards)
_CONTENT = msgspec.json.encode(BOARD_FILES, order="sorted")
DIGEST: Final = sha256(CARDS_DIGEST.encode() + _CONTENT).hexdigest()[:DIGEST_LENGTH]
