"""What a seat is shown: every struct here holds only what its reader may know."""

from typing import Final, Literal

from msgspec import Struct

from soucoupe.core.game import Place, Seat
from soucoupe.games.aliens.data import ALIENS, ATTRIBUTES, CARDS, VALUES
from soucoupe.games.aliens.moves import Appetite, Attribute, Colour, Options, Race, Suit

PhaseName = Literal["lay-open", "testify", "judge", "turn", "over"]


class Alien(Struct, frozen=True, gc=False):
    """An alien, face up."""

    race: Race
    colour: Colour
    appetite: Appetite


class Statement(Struct, frozen=True, gc=False):
    """What a testimony says: exactly this many of the three aliens are that."""

    attribute: Attribute
    value: int


class Face(Struct, frozen=True, gc=False):
    """What is printed on a testimony card: a red one leaves the race or the colour open."""

    suit: Suit
    value: int


class Sighting(Struct, frozen=True):
    """An alien this seat has seen, and where it lies."""

    position: Place
    alien: Alien


class TestimonySeen(Struct, frozen=True):
    """A testimony on the table; its answer is there once it has been told to all."""

    speaker: Seat
    card: int
    says: Statement
    answer: bool | None
    winner: Seat | None


class RoundSeen(Struct, frozen=True):
    """A round as this seat knows it."""

    investigator: Seat
    face_up: tuple[Place, ...]
    sightings: tuple[Sighting, ...]
    testimonies: tuple[TestimonySeen, ...]
    errors: int


class Hand(Struct, frozen=True):
    """Somebody's cards, laid open."""

    seat: Seat
    cards: tuple[int, ...]


class View(Struct, frozen=True):
    """The whole table as one seat, or the public, knows it."""

    seat: Seat | None
    options: Options
    phase: PhaseName
    to_act: tuple[Seat, ...]
    round: int
    rounds: int
    current: RoundSeen
    past: tuple[RoundSeen, ...]
    """Finished rounds since the alien deck was last shuffled, oldest first."""
    spent: tuple[int, ...]
    """Testimony cards played before that."""
    hands: tuple[Hand, ...]
    """The hands this seat sees: its own."""
    hand_sizes: tuple[int, ...]
    pile: int
    removed: int
    alien_pile: int
    won: tuple[int, ...]


ALIEN: Final = tuple(Alien(*words) for words in ALIENS)
ALIEN_NUMBER: Final = {alien: number for number, alien in enumerate(ALIEN)}
STATEMENT: Final = tuple(
    Statement(attribute, value) for attribute in ATTRIBUTES for value in range(VALUES)
)
STATEMENT_NUMBER: Final = {statement: number for number, statement in enumerate(STATEMENT)}
FACE: Final = tuple(Face(suit, value) for suit, value in CARDS)
