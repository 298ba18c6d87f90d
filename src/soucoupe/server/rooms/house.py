"""All open tables of this process: the one door to a room, and what people do at that door."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from math import inf
from time import monotonic
from typing import TYPE_CHECKING, Any

from soucoupe.core.options import write_options
from soucoupe.server.bans import Bans
from soucoupe.server.file_handles import FileHandles
from soucoupe.server.house_time import HouseTime
from soucoupe.server.limits import HOUR, MINUTE, BucketPerAddress, BurstPerAddress, Pace, Paces
from soucoupe.server.metrics import Metrics
from soucoupe.server.operator_key import OperatorKey
from soucoupe.server.readers.backlog import Backlog
from soucoupe.server.readers.readers import Readers, must_be_ours
from soucoupe.server.rooms.bot_turns import BotTurns
from soucoupe.server.rooms.closing import Closing
from soucoupe.server.rooms.new_table import Ticket, claimable, fewest_together, new_header
from soucoupe.server.rooms.reading import Reading
from soucoupe.server.rooms.room import Room, restored_in_steps
from soucoupe.server.rooms.take_backs import TakeBacks
from soucoupe.server.rooms.timers import Timers
from soucoupe.server.tokens import hashed, new_salt, new_secret, new_table_id
from soucoupe.server.watchdog import Watchdog
from soucoupe.server.wire.messages import AnnouncementMessage, LinkMessage
from soucoupe.store.protocol import NumberTaken, StoreError
from soucoupe.tables import entries as log
from soucoupe.tables.decide.checks import must_sit, was_taken
from soucoupe.tables.decide.decision import Decision
from soucoupe.tables.decide.rematch import rematch, seats_again
from soucoupe.tables.decide.seats import relink, sit
from soucoupe.tables.decide.setup import arranged
from soucoupe.tables.errors import NotSeated, UnknownTable
from soucoupe.tables.standing import standing_of
from soucoupe.tables.state.seats import held_by, linked_to
from soucoupe.tables.state.table import ENCODER, Table

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterable

    from soucoupe.server.rooms.watcher import Watcher
    from soucoupe.server.settings import Settings
    from soucoupe.store.protocol import Store
    from soucoupe.tables.terms import Terms


PROBE_EVERY = 1.0
"""Seconds for which the log counts as writable after it was tried."""
MOST_LOOKED_AFTER = 10_000
"""How many games that were on when the house closed are looked after when it opens."""


ANNOUNCED_FOR = 600.0
"""Seconds for which those who come are told what was announced."""


class Door:
    """The one way into a room: whoever is in is counted, however they leave."""

    __slots__ = ("_house", "_room", "_table_id")

    def __init__(self, house: House, table_id: str) -> None:
        self._house = house
        self._table_id = table_id
        self._room: Room | None = None

    async def __aenter__(self) -> Room:
        self._room = await self._house.enter(self._table_id)
        return self._room

    async def __aexit__(self, *raised: object) -> None:
        if self._room is not None:
            self._house.leave(self._room)


class Opening:
    """A room that is being opened, and how many wait for it: they are counted in already."""

    __slots__ = ("error", "is_done", "room", "task", "waiting")

    task: asyncio.Task[None]

    def __init__(self) -> None:
        self.is_done = asyncio.Event()
        self.room: Room | None = None
        self.error: Exception | None = None
        self.waiting = 0


class House:
    """Opens tables and rooms, and seats people."""

    def __init__(self, store: Store, settings: Settings, secret: str | None = None) -> None:
        self.store = store
        self.settings = settings
        self.operator = None if secret is None else OperatorKey(secret)
        self.bans = Bans(store, settings.trusted_proxies)
        self.time = HouseTime()
        self.metrics = Metrics()
        self.rooms: dict[str, Room] = {}
        self._openings: dict[str, Opening] = {}
        self._turns = asyncio.Semaphore(1)
        """Whoever holds it plays a step of a log: one table at a time."""
        self.readers = Readers(store)
        self.bot_turns = BotTurns(settings, self.start)
        self.take_backs = TakeBacks(self.start)
        self.timers = Timers(self)
        self.backlog = Backlog(store, self.readers)
        self.closing = Closing()
        self._probed = -inf
        self.watchdog = Watchdog(self.metrics.stall.add)
        self._file_handles = FileHandles()
        self.openings_by = BucketPerAddress(settings.tables_per_hour, HOUR, "opened {} tables")
        self.lists_by = BucketPerAddress(settings.lists_per_minute, MINUTE, "asked {} times")
        replays = settings.replays_per_minute
        self.replays_by = BucketPerAddress(replays, MINUTE, "asked for {} replays")
        self.paces = Paces(settings.messages_per_second)
        self.messages_by = BurstPerAddress(settings.messages_per_address)
        secrets = settings.secrets_per_minute
        self.entries_by = BucketPerAddress(secrets, MINUTE, "tried {} secrets")
        self._announced: tuple[float, str, float | None] = (0.0, "", None)
        """When something was announced, what, and when the house closes."""

    def room(self, table_id: str) -> Door:
        """Return the way into a table's room: `async with house.room(name) as room`."""
        return Door(self, table_id)

    async def enter(self, table_id: str) -> Room:
        """Count somebody into a room, opened from the log if nobody is in it; see `room`."""
        room = self.rooms.get(table_id)
        if room is not None:
            room.users += 1
            return room
        opening = self._openings.get(table_id) or self._start_opening(table_id)
        opening.waiting += 1
        try:
            await opening.is_done.wait()
        except asyncio.CancelledError:
            opening.waiting -= 1
            if opening.room is not None:
                self.leave(opening.room)
            raise
        if opening.room is None:
            msg = "this table is not open"
            raise opening.error or UnknownTable(msg)
        return opening.room

    def leave(self, room: Room) -> None:
        """Count somebody out; the last one closes the room."""
        room.users -= 1
        if not room.users and self.rooms.get(room.table.header.id) is room:
            del self.rooms[room.table.header.id]
            self.timers.sleeps(room)

    def start(
        self, room: Room, work: Coroutine[Any, Any, None], finished: Callable[[], None]
    ) -> asyncio.Task[None]:
        """Do something in an open room in the background; it stays open until that is finished."""
        room.users += 1

        def leave(_: asyncio.Task[None]) -> None:
            finished()
            self.leave(room)

        task = asyncio.get_running_loop().create_task(work)
        task.add_done_callback(leave)
        return task

    def must_allow_table(self, address: str) -> None:
        """Refuse another table where an address has opened many, or the house is about to close."""
        self.closing.must_be_open()
        self.openings_by.take(address)

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
        header = new_header(new_table_id(), game_id, self.time.now(), is_public=is_public)
        table = Table(header)
        ticket = Ticket()
        count = seats if seats is not None else fewest_together(table.game.seats)
        first = sit(table, 0, name, hashed(ticket.link), hashed(ticket.session))
        await self.store_new(table, [arranged(table, count, options, terms), first])
        return header.id, ticket

    async def sit(self, room: Room, name: str, seat: int | None) -> tuple[int, Ticket]:
        """Seat a guest; return the seat and the secrets that prove it."""
        ticket = Ticket()
        taken: list[int] = []

        def decide(table: Table) -> Decision:
            body = sit(table, seat, name, hashed(ticket.link), hashed(ticket.session))
            taken.append(body.seat)
            return Decision(body)

        await room.submit(decide)
        return taken[-1], ticket

    async def claim(self, room: Room, link: str, *, is_confirmed: bool) -> tuple[int, str]:
        """Move a seat to the device that holds its link; return the seat and a new session."""
        session = new_secret()
        claimed: list[int] = []

        def decide(table: Table) -> Decision:
            claimed.append(claimable(table, link, is_confirmed=is_confirmed))
            return Decision(log.Claimed(claimed[-1], hashed(session)))

        await room.submit(decide)
        return claimed[-1], session

    async def rematch(self, room: Room, watcher: Watcher, command: str, address: str) -> None:
        """Open the next table with the same people, unless somebody has; then tell where it is."""
        by = must_sit(watcher.seat)
        following = room.table.rematch or await self._open_rematch(room, by, address)

        def decide(table: Table) -> Decision | None:
            return None if table.rematch else Decision(rematch(table, by, following, command))

        await room.submit(decide, watcher, command)

    async def relink(self, room: Room, watcher: Watcher, seat: int, command: str) -> None:
        """Give a seat a new link, and tell it to whoever asked alone."""
        link = new_secret()

        def decide(table: Table) -> Decision | None:
            if was_taken(table, watcher.seat, command):
                return None
            given = hashed(link), hashed(new_secret()), command
            is_away = room.is_away(seat)
            return Decision(relink(table, watcher.seat, seat, *given, is_away=is_away))

        await room.submit(decide, watcher, command)
        if linked_to(room.table.chairs, hashed(link)) == seat:
            watcher.tell(ENCODER.encode(LinkMessage(seat, link)))

    async def tell_story(self, room: Room, watcher: Watcher, command: str) -> None:
        """Tell somebody everything they were shown since the deal."""
        table = room.table
        told = await self.readers.story(table.header.id, table.number, watcher.seat)
        watcher.tell(told, command)

    def announce(self, text: str, seconds: float | None) -> None:
        """Tell everybody here something, and for a while whoever comes."""
        now = self.time.now()
        self._announced = now, text, None if seconds is None else now + seconds
        for room in self.rooms.values():
            for one in room.watchers:
                self.tell_announced(one)

    def announced(self) -> str:
        """Return what is announced now; nothing, if that is a while ago."""
        at, text, _ = self._announced
        return text if self.time.now() < at + ANNOUNCED_FOR else ""

    def tell_announced(self, watcher: Watcher) -> None:
        """Tell somebody what is announced now."""
        now, (at, text, closes) = self.time.now(), self._announced
        seconds = None if closes is None or closes < now else closes - now
        if now < at + ANNOUNCED_FOR and (text or seconds):
            watcher.tell(ENCODER.encode(AnnouncementMessage(text, seconds)))

    def pace_of(self, room: Room, seat: int | None, address: str) -> Pace:
        """Return how fast a seat, or those who watch from an address, may send."""
        if seat is None:
            return self.paces.at(address)
        pace = room.paces.get(seat)
        if pace is None:
            pace = room.paces[seat] = Pace(self.settings.messages_per_second)
        return pace

    def seat_of(self, room: Room, session: str | None) -> int | None:
        """Return the seat a session holds; without one, nobody's."""
        if session is None:
            return None
        seat = held_by(room.table.chairs, hashed(session))
        if seat is None:
            msg = "this session holds no seat here any more"
            raise NotSeated(msg)
        return seat

    async def open(self) -> None:
        """Begin to look after the tables; a log that cannot be read now is read as people come."""
        try:
            unfinished = await self.store.unfinished(MOST_LOOKED_AFTER)
        except StoreError:
            unfinished = []
        self.bot_turns.start()
        self.timers.start(unfinished)
        self.backlog.start()
        self.bans.start()
        self.watchdog.start()
        self._file_handles.start()

    async def must_be_ready(self) -> None:
        """Refuse if nobody should be sent here: the log is down, or the house about to close."""
        self.closing.must_be_open()
        if monotonic() - self._probed >= PROBE_EVERY:
            await self.store.probe()
            self._probed = monotonic()

    def begin_to_close(self, seconds: float) -> None:
        """Open no more tables; tell everybody how long they have, and when to come back."""
        self.closing.begin(seconds, self.rooms.values())

    def is_left(self) -> bool:
        """Tell whether a house that is about to close has been left, or its time is up."""
        return self.closing.is_over(self.rooms.values())

    async def close(self) -> None:
        """Stop the clocks and the bots, and close the log."""
        self.watchdog.close()
        self._file_handles.close()
        await self.timers.close()
        await self.bot_turns.close()
        await self.take_backs.close()
        await self.backlog.close()
        await self.bans.close()
        await self.readers.close()
        for opening in list(self._openings.values()):
            opening.task.cancel()
        await self.store.close()

    def _start_opening(self, table_id: str) -> Opening:
        opening = Opening()
        self._openings[table_id] = opening
        opening.task = asyncio.get_running_loop().create_task(self._open(table_id, opening))
        return opening

    async def _open(self, table_id: str, opening: Opening) -> None:
        """Open a room for all who wait for it, unless they have gone meanwhile."""
        try:
            kept = await self.readers.log_of(table_id)
            must_be_ours(kept.header)
            table = await restored_in_steps(*kept, self._turns)
        except Exception as error:  # noqa: BLE001 (whoever waits must hear of it)
            opening.error = error
        else:
            if opening.waiting:
                opening.room = self._opened(table, opening.waiting)
        finally:
            del self._openings[table_id]
            opening.is_done.set()

    def _opened(self, table: Table, users: int) -> Room:
        presence = self.timers.presence_at(table.header.id)
        reading = Reading(self.settings.bot_reading)
        given = presence, self._look_after, self.metrics, reading
        room = Room(table, self.store, self.time, *given)
        room.users = users
        self.rooms[table.header.id] = room
        self._look_after(room)
        return room

    def _look_after(self, room: Room) -> None:
        """See to what follows from how a table stands: a deal, bots' turns, its archive."""
        self.bot_turns.look_after(room)
        self.take_backs.look_after(room)
        if room.table.stage == "over":
            self.backlog.archive_soon(room.table.header.id)

    async def _open_rematch(self, room: Room, by: int, address: str) -> str:
        """Make the table that follows on one, once: the same people, seats and options."""
        table = room.table
        rematch(table, by, "")
        if room.rematch_id is None:
            self.must_allow_table(address)
            room.rematch_id = new_table_id()
        header = new_header(room.rematch_id, table.header.game, self.time.now(), table.header)
        again = log.Arranged(len(table.chairs), write_options(table.options), terms=table.terms)
        with suppress(NumberTaken):  # somebody else asked at the same moment
            await self.store_new(Table(header), [again, *seats_again(table.hosts, table.chairs)])
        return header.id

    async def store_new(self, table: Table, bodies: Iterable[log.Body]) -> None:
        """Store a new table with its first entries, all at once; it sleeps until somebody comes."""
        header = table.header
        sealed = []
        for body in bodies:
            entry = table.seal(body, new_salt(), self.time.now())
            table.take(entry, body)
            sealed.append(entry)
        await self.store.append(header.id, sealed, standing_of(table), header)
