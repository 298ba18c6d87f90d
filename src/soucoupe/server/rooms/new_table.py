"""What a new table begins with: its header, and the secrets of its seats."""

from __future__ import annotations

from secrets import token_bytes
from typing import TYPE_CHECKING

from soucoupe import registry
from soucoupe.server.tokens import hashed, new_secret
from soucoupe.tables import entries as log
from soucoupe.tables.chain import SECRET_BYTES, commitment
from soucoupe.tables.errors import NotSeated, SeatHeld
from soucoupe.tables.state.seats import linked_to

if TYPE_CHECKING:
    from soucoupe.tables.state.table import Table


class Ticket:
    """What a person is given with a seat: the seat link, and the session of this device."""

    __slots__ = ("link", "session")

    def __init__(self) -> None:
        self.link = new_secret()
        self.session = new_secret()


def new_header(
    table_id: str,
    game_id: str,
    created: float,
    previous: log.Header | None = None,
    *,
    is_public: bool = False,
) -> log.Header:
    """Make the header of a new table, with a secret nobody knows and its commitment."""
    game = registry.find(game_id)
    secret = token_bytes(SECRET_BYTES)
    return log.Header(
        id=table_id,
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
