"""The words in which the coach speaks."""

from msgspec import Struct

from soucoupe.core.game import Seat


class Advice(Struct, frozen=True):
    """The last turn in points: what its player took, and what those dice could have taken."""

    seat: Seat
    points: int
    possible: int
