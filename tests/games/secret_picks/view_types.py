"""What a seat is shown: every struct here holds only what its reader may know."""

from msgspec import Struct

from soucoupe.core.game import Seat
from tests.games.secret_picks.moves import Options


class Cards(Struct, frozen=True):
    """What somebody holds, and what they picked this round, laid open."""

    seat: Seat
    hand: tuple[int, ...]
    picked: int | None


class View(Struct, frozen=True):
    """The whole table as one seat, or the public, knows it."""

    seat: Seat | None
    options: Options
    to_act: tuple[Seat, ...]
    """The seats that have not picked yet."""
    rounds: tuple[tuple[int, ...], ...]
    """What was revealed in each round that is over, seat by seat."""
    points: tuple[int, ...]
    cards: tuple[Cards, ...]
    """The cards this seat sees: its own."""
