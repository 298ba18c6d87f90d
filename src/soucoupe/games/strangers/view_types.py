"""What a seat is shown: every struct here holds only what its reader may know."""

from typing import Final, Literal

from msgspec import Struct

from soucoupe.core.game import Seat
from soucoupe.games.strangers.component_types import BOARD_FILES, PlaceRow, SquareRow
from soucoupe.games.strangers.moves import AnyCard, BoardName, Card, Options

PhaseName = Literal[
    "turn", "card", "copy", "enter", "discard", "order", "land", "beam", "board", "over"
]
Reason = Literal["aliens", "all-safe", "contact", "standstill"]


class Spot(Struct, frozen=True, gc=False):
    """Somewhere a kid or an alien can be: a square of a street, or a space of a safe place."""

    at: str
    kind: Literal["street", "wood", "school", "front", "inside"]
    street: str | None = None
    place: str | None = None
    """The place this is inside of, or in front of."""


class Route(Struct, frozen=True):
    """Where a card may take a kid (or a whole square, by car), and the squares it passes."""

    start: str
    to: str
    owner: Seat
    path: tuple[str, ...]
    """The squares entered, in order; a space or a place at the end is not among them."""


class Preview(Struct, frozen=True):
    """What a card in hand could do now; nothing at all, if it would have no effect."""

    card: Card
    has_effect: bool
    routes: tuple[Route, ...]


class PhaseSeen(Struct, frozen=True):
    """What is being decided, and what belongs to it."""

    name: PhaseName
    card: AnyCard | None = None
    """The card in play, or the alarm being resolved."""
    moved: tuple[int, ...] = ()
    """The kids this card has moved already, by number."""
    other: Seat | None = None
    """Whose hand is being looked at."""
    place: str | None = None
    """Where a car pool gets out."""
    group: tuple[int, ...] = ()
    """The kids still in the car, by number."""
    then: AnyCard | None = None
    """The other half of an alarm, still to come."""
    routes: tuple[Route, ...] = ()


class Player(Struct, frozen=True):
    """A seat, as everybody sees it: its kids, its limits and why, its points."""

    seat: Seat
    team: int | None
    kids: tuple[str | None, ...]
    """Where each of the ten is, by number; None is the supply."""
    moving: int
    moving_limit: int
    in_parks: int
    hand_size: int
    hand_limit: int
    in_libraries: int
    bonus: int
    """Points for contact, alone."""
    points: int


class Standing(Struct, frozen=True, gc=False):
    """How a seat stands by where its kids are; as in `Player`, for events that change it."""

    seat: Seat
    moving: int
    moving_limit: int
    in_parks: int
    hand_limit: int
    in_libraries: int
    points: int


class Hand(Struct, frozen=True):
    """Cards this seat knows to be in a hand: all of it, or what was once seen of it."""

    seat: Seat
    is_whole: bool
    cards: tuple[Card, ...]


class GameSeen(Struct, frozen=True):
    """A finished game of a match."""

    board: BoardName
    first: Seat
    points: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: Reason


class View(Struct, frozen=True):
    """The whole table as one seat, or the public, knows it."""

    seat: Seat | None
    options: Options
    board: BoardName
    first: Seat
    actor: Seat
    """Whose turn it is, or was."""
    to_act: tuple[Seat, ...]
    now: PhaseSeen
    players: tuple[Player, ...]
    aliens: tuple[str, ...]
    supply: int
    """Aliens still to come."""
    hands: tuple[Hand, ...]
    """The hands this seat knows anything of, its own first."""
    deck: int
    upcoming: tuple[AnyCard, ...]
    """The deck from the top, where this seat knows it: the architect's."""
    landings: tuple[str, ...]
    """Where the aliens to come will land, as far as a plan says."""
    discard: tuple[AnyCard, ...]
    """Oldest first."""
    box: tuple[AnyCard, ...]
    """Cards not in this game, where this seat knows them."""
    boxed: int
    turns: int
    quiet: int
    """Turns in a row in which no card was played."""
    flights: int
    """How many of those fled."""
    standstill: int | None
    """How many more such turns end the game; None while nobody has fled."""
    has_fled: bool
    has_thrown: bool
    contact: Seat | None
    reason: Reason | None
    games: tuple[GameSeen, ...]
    previews: tuple[Preview, ...]
    """For the seat whose turn it is: what each of its cards could do."""


def square_spot(row: SquareRow, school: str, places: tuple[PlaceRow, ...]) -> Spot:
    """Describe a square: the School, in front of something, or simply a piece of street."""
    if row.id == school:
        return Spot(row.id, "school")
    for place in places:
        if place.entrance == row.id:
            return Spot(row.id, "front", row.street, place.id)
    return Spot(row.id, "wood" if row.wood else "street", row.street)


def space_spots(place: PlaceRow) -> list[Spot]:
    """Describe the spaces of a place."""
    if len(place.points) == 1:
        return [Spot(place.id, "inside", None, place.id)]
    count = len(place.points)
    return [Spot(f"{place.id}.{at + 1}", "inside", None, place.id) for at in range(count)]


SPOTS: Final = tuple(
    (
        *(square_spot(row, file.school, file.places) for row in file.squares),
        *(spot for place in file.places for spot in space_spots(place)),
    )
    for file in BOARD_FILES
)
"""Every spot of every board, by number."""
