"""The entry of a hint that was asked for."""

from msgspec import Struct

from soucoupe.core.game import Seat


class Hinted(Struct, frozen=True, tag="hinted"):
    """A seat asked the coach about its decision: an aside, without what was said."""

    seat: Seat
    ply: int
    """Against which it was asked."""
    command: str = ""
