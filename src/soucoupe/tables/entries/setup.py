"""Entries about how a game is set up and dealt."""

from typing import Any

from msgspec import Struct

from soucoupe.core.game import Seat
from soucoupe.tables.terms import Terms


class Arranged(Struct, frozen=True, tag="arranged"):
    """The host set the number of seats and the options."""

    seats: int
    options: dict[str, Any]
    by: Seat | None = None
    command: str = ""
    terms: Terms = Terms()


class Begun(Struct, frozen=True, tag="begun"):
    """The host asked for the deal; players may now lend chance."""

    by: Seat
    command: str = ""


class Lent(Struct, frozen=True, tag="lent"):
    """A player's own part of the seed."""

    seat: Seat
    entropy: str
    command: str = ""


class Dealt(Struct, frozen=True, tag="dealt"):
    """The game was dealt: ply 0."""
