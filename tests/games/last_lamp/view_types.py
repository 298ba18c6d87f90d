"""What a seat is shown: every struct here holds only what its reader may know."""

from msgspec import Struct

from soucoupe.core.game import Seat
from tests.games.last_lamp.moves import Options


class Caller(Struct, frozen=True):
    """A number that is called for good, and who called it."""

    number: int
    seat: Seat


class Lamp(Struct, frozen=True):
    """The number somebody was dealt, laid open."""

    seat: Seat
    number: int


class View(Struct, frozen=True):
    """The whole table as one seat, or the public, knows it."""

    seat: Seat | None
    options: Options
    to_act: tuple[Seat, ...]
    turns: int
    """How many turns are over."""
    named: int | None
    namings: int
    """How often a number has been named this turn."""
    called: tuple[Caller, ...]
    """In the order they were called."""
    out: tuple[Seat, ...]
    points: tuple[int, ...]
    """As they would be if the game ended now."""
    lamps: tuple[Lamp, ...]
    """The numbers this seat sees: its own, and those turned over."""
