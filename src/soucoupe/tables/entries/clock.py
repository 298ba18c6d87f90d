"""Entries about time: granted anew, and stopped by consent."""

from msgspec import Struct

from soucoupe.core.game import Seat


class Granted(Struct, frozen=True, tag="granted"):
    """Seats whose time ran out while the house was closed were given it anew."""

    seats: tuple[Seat, ...]


class PauseWished(Struct, frozen=True, tag="pause-wished"):
    """Somebody wants to pause, or wants to pause no more."""

    seat: Seat
    is_wished: bool
    command: str = ""
