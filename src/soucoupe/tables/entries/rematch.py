"""The entry that leads to the next table."""

from msgspec import Struct

from soucoupe.core.game import Seat


class Rematched(Struct, frozen=True, tag="rematched"):
    """The same people play again, at another table."""

    table: str
    by: Seat | None = None
    command: str = ""
