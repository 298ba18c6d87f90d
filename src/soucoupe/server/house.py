"""All open tables of this process, and how one is made, found and put to sleep."""

from __future__ import annotations

from secrets import token_bytes
from time import time
from typing import TYPE_CHECKING, Any

from soucoupe import registry
from soucoupe.core.errors import SoucoupeError
from soucoupe.core.options import write_options
from soucoupe.server.identity import hashed, new_salt, new_secret, new_table_id
from soucoupe.server.keeper import Keeper
from soucoupe.server.room import Room, restored
from soucoupe.tables import entries as log
from soucoupe.tables import lobby, moves
from soucoupe.tables.chain import SECRET_BYTES, commitment
from soucoupe.tables.chairs import held_by, linked_to
from soucoupe.tables.errors import NotSeated, SeatHeld
from soucoupe.tables.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterable

    from soucoupe.server.decide import Decide, Decision
    from soucoupe.server.settings import Settings
    from soucoupe.server.watcher import Watcher
    from soucoupe.store.protocol import Kept, Store


class UnknownTable(SoucoupeError):
    """There is no table of that name."""

    code = "table/unknown"


class ForeignRules(SoucoupeError):
    """The table was played under rules that are not installed any more."""

    code = "table/foreign-rules"


class House:
    """Opens tables, seats people, and keeps the rooms that are in use."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.rooms: dict[str, Room] = {}
        self.keeper = Keeper(settings, self.sweep)

    async def open_table(
        self,
        game_id: str,
        name: str,
        seats: int | None,
        options: dict[str, Any],
        *,
        is_public: bool,
    ) -> tuple[str, Ticket]:
        """Make a table and seat its host; return its name."""
        header = new_header(game_id, is_public=is_public)
        table = Table(header)
        ticket = Ticket()
        count = seats if seats is not None else table.game.seats[0]
        first = lobby.sit(table, 0, name, hashed(ticket.link), hashed(ticket.session))
        arranged = arranged_first(table, count, options)
        await self._begin(table, [arranged, first])
        return header.id, ticket

    async def sit(self, room: Room, name: str, seat: int | None) -> tuple[int, Ticket]:
        """Seat a guest; return the seat and the secrets that prove it."""
        ticket = Ticket()
        taken: list[int] = []

        def decide(table: Table) -> Decision:
            body = lobby.sit(table, seat, name, hashed(ticket.link), hashed(ticket.session))
            taken.append(body.seat)
            return body, None

        await self.submit(room, decide)
        return taken[-1], ticket

    async def claim(self, room: Room, link: str, *, is_confirmed: bool) -> tuple[int, str]:
        """Move a seat to the device that holds its link; return the seat and a new session."""
        session = new_secret()
        claimed: list[int] = []

        def decide(table: Table) -> Decision:
            claimed.append(claimable(table, link, is_confirmed=is_confirmed))
            return log.Claimed(claimed[-1], hashed(session)), None

        await self.submit(room, decide)
        return claimed[-1], session

    async def rematch(self, room: Room, watcher: Watcher, done: str) -> None:
        """Open the next table with the same people, unless somebody has; then tell where it is."""
        by = lobby.must_sit(watcher.seat)
        async with room.moving_on:
            following = room.table.rematch or await self._again(room.table, by)
            await self._follow(room, by, following, watcher, done)

    async def _follow(
        self, room: Room, by: int, following: str, watcher: Watcher, done: str
    ) -> None:
        """Tell a table where its people play next."""

        def decide(table: Table) -> Decision | None:
            return None if table.rematch else (moves.rematch(table, by, following, done), None)

        await self.submit(room, decide, watcher, done)

    async def find(self, table_id: str) -> Room:
        """Return the room of a table, waking it from the log if it sleeps."""
        room = self.rooms.get(table_id)
        if room is None:
            kept = await self.store.load(table_id)
            room = self.rooms.get(table_id) or self._wake(table_id, kept)
        return room

    async def submit(
        self, room: Room, decide: Decide, watcher: Watcher | None = None, done: str | None = None
    ) -> None:
        """Have a room take a decision, then see to what follows from it by itself."""
        try:
            await room.submit(decide, watcher, done)
            self.keeper.look_after(room)
        finally:
            self.sweep(room)

    def seat_of(self, room: Room, session: str | None) -> int | None:
        """Return the seat a session holds; without one, nobody's."""
        if session is None:
            return None
        seat = held_by(room.table.chairs, hashed(session))
        if seat is None:
            msg = "this session holds no seat here any more"
            raise NotSeated(msg)
        return seat

    def sweep(self, room: Room) -> None:
        """Let a room sleep when nobody is in it and no bot is at work there."""
        name = room.table.header.id
        if not room.is_used() and not self.keeper.is_busy(room) and self.rooms.get(name) is room:
            del self.rooms[name]

    async def close(self) -> None:
        """Stop the bots and close the log."""
        await self.keeper.close()
        await self.store.close()

    def _wake(self, table_id: str, kept: Kept | None) -> Room:
        if kept is None:
            msg = "there is no such table"
            raise UnknownTable(msg)
        installed = registry.find(kept.header.game).version
        if kept.header.version != installed:
            msg = (
                f"this table was opened under {kept.header.game} {kept.header.version}; "
                f"{installed} is installed now, and a game is only played under its own rules"
            )
            raise ForeignRules(msg)
        room = self.rooms[table_id] = Room(restored(kept.header, kept.entries), self.store)
        self.keeper.look_after(room)
        return room

    async def _again(self, table: Table, by: int) -> str:
        """Make the table that follows on one: the same people, seats and options."""
        header = new_header(table.header.game, table.header)
        moves.rematch(table, by, header.id)
        arranged = log.Arranged(len(table.chairs), write_options(table.options))
        await self._begin(Table(header), [arranged, *moves.seats_again(table)])
        return header.id

    async def _begin(self, table: Table, bodies: Iterable[log.Body]) -> None:
        """Store a new table with its first entries, all at once; it sleeps until somebody comes."""
        header = table.header
        sealed = []
        for body in bodies:
            entry = table.seal(body, new_salt(), time())
            table.take(entry, body)
            sealed.append(entry)
        await self.store.append(header.id, sealed, header)


class Ticket:
    """What a person is given with a seat: the seat link, and the session of this device."""

    __slots__ = ("link", "session")

    def __init__(self) -> None:
        self.link = new_secret()
        self.session = new_secret()


def new_header(
    game_id: str, previous: log.Header | None = None, *, is_public: bool = False
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
        created=time(),
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


def arranged_first(table: Table, seats: int, options: dict[str, Any]) -> log.Arranged:
    """Arrange a table that has no host yet."""
    table.hosts = [0]
    arranged = lobby.arrange(table, 0, seats, options)
    table.hosts = []
    return arranged
