"""What a table is opened with: its header, its first entries, and the secrets of its seats."""

from __future__ import annotations

from secrets import token_bytes
from typing import TYPE_CHECKING, Any

from soucoupe import registry
from soucoupe.server.identity import hashed, new_secret, new_table_id
from soucoupe.tables import entries as log
from soucoupe.tables import lobby
from soucoupe.tables.chain import SECRET_BYTES, commitment
from soucoupe.tables.chairs import linked_to
from soucoupe.tables.errors import NotSeated, SeatHeld

if TYPE_CHECKING:
    from soucoupe.tables.table import Table
    from soucoupe.tables.terms import Terms


class Ticket:
    """What a person is given with a seat: the seat link, and the session of this device."""

    __slots__ = ("link", "session")

    def __init__(self) -> None:
        self.link = new_secret()
        self.session = new_secret()


def new_header(
    game_id: str, created: float, previous: log.Header | None = None, *, is_public: bool = False
) -> log.Header:
    """Make the header of a new table, with a secret nobody knows and its commitment."""
    game = registry.find(game_id)
    secret = token_bytes(SECRET_BYTES)
    return log.Header(
        id=new_table_id(),
        game=game.id,
        version=game.version,
        commitment=commitment(secret),
        secret=secret,
        is_public=previous.is_public if previous else is_public,
        created=created,
        previous=previous.id if previous else None,
    )


def claimable(table: Table, link: str, *, is_confirmed: bool) -> int:
    """Return the seat a link opens; another device loses it only after a confirmation."""
    seat = linked_to(table.chairs, hashed(link))
    if seat is None:
        msg = "this link opens no seat at this table"
        raise NotSeated(msg)
    if not is_confirmed:
        msg = "this seat is held by another device; confirm to take it over"
        raise SeatHeld(msg)
    return seat


def fewest_together(seats: range) -> int:
    """Return how many seats a table has unless somebody says: as few as make company."""
    return next((count for count in seats if count > 1), seats[0])


def arranged_first(table: Table, seats: int, options: dict[str, Any], terms: Terms) -> log.Arranged:
    """Arrange a table that has no host yet."""
    table.hosts = [0]
    arranged = lobby.arrange(table, 0, seats, options, terms=terms)
    table.hosts = []
    return arranged
