"""All open tables of this process, and how one is made, found and put to sleep."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from soucoupe import registry
from soucoupe.core.errors import SoucoupeError
from soucoupe.core.options import write_options
from soucoupe.server.hours import Hours
from soucoupe.server.identity import hashed, new_salt, new_secret
from soucoupe.server.keeper import Keeper
from soucoupe.server.opening import (
    Ticket,
    arranged_first,
    claimable,
    fewest_together,
    new_header,
)
from soucoupe.server.room import Room, restored
from soucoupe.server.steward import Steward
from soucoupe.server.stories import Reader
from soucoupe.store.protocol import StoreError
from soucoupe.tables import absence, lobby, moves
from soucoupe.tables import entries as log
from soucoupe.tables.chairs import held_by, linked_to
from soucoupe.tables.errors import NotSeated
from soucoupe.tables.table import ENCODER, Table

if TYPE_CHECKING:
    from collections.abc import Iterable

    from soucoupe.server.decide import Decide, Decision
    from soucoupe.server.settings import Settings
    from soucoupe.server.stories import Eyes
    from soucoupe.server.watcher import Watcher
    from soucoupe.store.protocol import Kept, Store
    from soucoupe.tables.terms import Terms


MOST_LOOKED_AFTER = 10_000
"""How many games that were on when the house closed are looked after when it opens."""


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
        self.hours = Hours()
        self.rooms: dict[str, Room] = {}
        self.keeper = Keeper(settings, self.sweep)
        self.steward = Steward(self)

    async def open_table(
        self,
        game_id: str,
        name: str,
        seats: int | None,
        options: dict[str, Any],
        terms: Terms,
        *,
        is_public: bool,
    ) -> tuple[str, Ticket]:
        """Make a table and seat its host; return its name."""
        header = new_header(game_id, self.hours.now(), is_public=is_public)
        table = Table(header)
        ticket = Ticket()
        count = seats if seats is not None else fewest_together(table.game.seats)
        first = lobby.sit(table, 0, name, hashed(ticket.link), hashed(ticket.session))
        arranged = arranged_first(table, count, options, terms)
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

    async def relink(self, room: Room, watcher: Watcher, seat: int, done: str) -> None:
        """Give a seat a new link, and tell it to the host alone."""
        link = new_secret()

        def decide(table: Table) -> Decision | None:
            if moves.was_accepted(table, watcher.seat, done):
                return None
            given = hashed(link), hashed(new_secret()), done
            return absence.relink(table, watcher.seat, seat, *given), None

        await self.submit(room, decide, watcher, done)
        if linked_to(room.table.chairs, hashed(link)) == seat:
            watcher.tell_link(seat, link)

    async def tell_story(self, room: Room, watcher: Watcher, done: str) -> None:
        """Tell somebody everything they were shown since the deal."""
        kept = await self.kept(room.table.header.id)
        eyes: Eyes = "public" if watcher.seat is None else watcher.seat
        items = list(Reader(kept, eyes, watcher.seat, has_views=False).items())
        watcher.tell(b'{"type":"story","items":%b}' % ENCODER.encode(items), done)

    async def kept(self, table_id: str) -> Kept:
        """Return the log of a table."""
        kept = await self.store.load(table_id)
        if kept is None:
            msg = "there is no such table"
            raise UnknownTable(msg)
        return kept

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
            self.steward.sleeps(room)

    async def open(self) -> None:
        """Begin to look after the tables; a log that cannot be read now is read as people come."""
        try:
            unfinished = await self.store.unfinished(MOST_LOOKED_AFTER)
        except StoreError:
            unfinished = []
        self.steward.start(unfinished)

    async def close(self) -> None:
        """Stop the clocks and the bots, and close the log."""
        await self.steward.close()
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
        presence = self.steward.presence_at(table_id)
        room = Room(restored(*kept), self.store, self.hours, presence)
        self.rooms[table_id] = room
        self.keeper.look_after(room)
        return room

    async def _again(self, table: Table, by: int) -> str:
        """Make the table that follows on one: the same people, seats and options."""
        header = new_header(table.header.game, self.hours.now(), table.header)
        moves.rematch(table, by, header.id)
        options = write_options(table.options)
        arranged = log.Arranged(len(table.chairs), options, terms=table.terms)
        await self._begin(Table(header), [arranged, *moves.seats_again(table)])
        return header.id

    async def _begin(self, table: Table, bodies: Iterable[log.Body]) -> None:
        """Store a new table with its first entries, all at once; it sleeps until somebody comes."""
        header = table.header
        sealed = []
        for body in bodies:
            entry = table.seal(body, new_salt(), self.hours.now())
            table.take(entry, body)
            sealed.append(entry)
        await self.store.append(header.id, sealed, header)
