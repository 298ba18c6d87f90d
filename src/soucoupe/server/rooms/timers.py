"""What is due by itself: clocks that run out, people who are away, tables that must wake."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from math import inf
from typing import TYPE_CHECKING, Any, NamedTuple

from soucoupe.core.errors import SoucoupeError
from soucoupe.server.logs import logger_of
from soucoupe.server.rooms.presence import Presence
from soucoupe.tables import entries as log
from soucoupe.tables.caps import is_full
from soucoupe.tables.decide.actions import clock_acts
from soucoupe.tables.decide.decision import Decision
from soucoupe.tables.decide.seats import come_back, pass_host, take_over
from soucoupe.tables.state.seats import players

if TYPE_CHECKING:
    from collections.abc import Coroutine, Iterator

    from soucoupe.server.rooms.house import House
    from soucoupe.server.rooms.room import Room
    from soucoupe.tables.decide.decision import Decide
    from soucoupe.tables.state.clock import Deadline

LOGGER = logger_of(__name__)
ROUND = 0.2
"""Seconds between two looks round the house."""
PING_EVERY = 4.0
RETRY = 1.0
MOST_WOKEN = 20
"""How many tables are woken in one look round."""
MOST_ASLEEP = 20_000
"""How many sleeping tables are kept in mind; of older ones it is forgotten who left when."""
MOST_DUTIES = 500
"""How much is seen to in one room before the others have their turn."""


class Asleep(NamedTuple):
    """A table nobody is at: who left when, and when somebody must look after it."""

    presence: Presence
    due: float


class Timers:
    """Does what is due, in every room and at every table that sleeps."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._asleep: dict[str, Asleep] = {}
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._looking: asyncio.Task[None] | None = None
        self._pinged = -inf

    def start(self, unfinished: list[str]) -> None:
        """Begin to look round; games that were on when the house closed are looked at first."""
        now = self._house.time.now()
        for name in unfinished:
            self._asleep[name] = Asleep(Presence(now), now)
        self._looking = asyncio.get_running_loop().create_task(self._look())

    async def close(self) -> None:
        """Stop."""
        tasks = [*self._busy.values(), *([self._looking] if self._looking else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def sleeping(self) -> int:
        """How many tables that nobody is at are kept in mind."""
        return len(self._asleep)

    def presence_at(self, name: str) -> Presence:
        """Return what is known of the people of a table that wakes."""
        kept = self._asleep.pop(name, None)
        return kept.presence if kept else Presence(self._house.time.now())

    def sleeps(self, room: Room) -> None:
        """Keep in mind when a table that goes to sleep must wake."""
        if room.table.stage == "playing":
            self._asleep[room.table.header.id] = Asleep(room.presence, next_due(room))
            if len(self._asleep) > MOST_ASLEEP:
                self._asleep.pop(next(iter(self._asleep)))

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            try:
                self.look_round()
            except Exception:
                LOGGER.exception("a look round the house went wrong")

    def look_round(self) -> None:
        """See to what is due; pings go out now and then."""
        now = self._house.time.now()
        is_pinging = now - self._pinged >= PING_EVERY
        if is_pinging:
            self._pinged = now
        for name, room in list(self._house.rooms.items()):
            if room.due == -inf:
                room.due = next_due(room)
            if room.due <= now and name not in self._busy:
                self._start_in(room, name, self._tend(room))
            if is_pinging and is_timed(room):
                for one in room.watchers:
                    if one.seat is not None:
                        one.ping(now)
        late = [name for name, kept in self._asleep.items() if kept.due <= now]
        for name in late[:MOST_WOKEN]:
            if name not in self._busy:
                self._busy[name] = asyncio.get_running_loop().create_task(self._wake(name))

    def came_back(self, room: Room, seat: int | None) -> None:
        """Let somebody who is here again play on."""
        name = f"{room.table.header.id} {seat}"
        if seat is not None and name not in self._busy:
            self._start_in(room, name, self.return_at_once(room, seat))

    async def return_at_once(self, room: Room, seat: int) -> None:
        """Let somebody play on, if a bot stands in for them."""
        chair = room.table.chairs[seat]
        if chair.stand_in and not chair.has_resigned:
            with suppress(SoucoupeError):
                await room.submit(lambda table: Decision(come_back(table, seat)))

    def _start_in(self, room: Room, name: str, work: Coroutine[Any, Any, None]) -> None:
        def finished() -> None:
            self._busy.pop(name, None)

        self._busy[name] = self._house.start(room, work, finished)

    async def _wake(self, name: str) -> None:
        """Open a table where something is due; one that cannot be opened is left alone."""
        try:
            async with self._house.room(name) as room:
                await self._tend(room)
        except SoucoupeError:
            self._asleep.pop(name, None)
        finally:
            self._busy.pop(name, None)

    async def _tend(self, room: Room) -> None:
        """Do everything that is due in a room, one thing after another."""
        for _ in range(MOST_DUTIES):
            now = self._house.time.now()
            due = [decide for when, decide in duties(room) if when <= now]
            if not due:
                room.due = -inf
                return
            try:
                await room.submit(due[0])
            except SoucoupeError:
                await asyncio.sleep(RETRY)
                room.due = -inf
                return


def is_timed(room: Room) -> bool:
    """Tell whether time is counted in a room."""
    table = room.table
    is_counted = table.terms.clock != "none" or table.game.limit is not None
    return table.stage == "playing" and is_counted


def next_due(room: Room) -> float:
    """Return when something is due in a room; never, perhaps."""
    return min((when for when, _ in duties(room)), default=inf)


def duties(room: Room) -> Iterator[tuple[float, Decide]]:
    """List what will be due if nothing happens before, each with its time."""
    table = room.table
    if table.stage == "waiting":
        yield from new_host(room)
    if table.stage != "playing" or table.clock.stopped is not None:
        return
    yield from times_up(room)
    for seat in players(table):
        when = room.presence.away_at(table, seat, room.here())
        if when is not None:
            yield when, standing_in(seat)


def times_up(room: Room) -> Iterator[tuple[float, Decide]]:
    """Let the clock decide for seats whose time is up, or grant it anew if the house was closed."""
    table = room.table
    for one in table.clock.deadlines(table.terms):
        if one.ends <= room.presence.began and one.seat not in table.clock.granted:
            yield room.presence.began, granting(one.seat)
        else:
            yield ends_with_credit(room, one), clocked(one)


def ends_with_credit(room: Room, deadline: Deadline) -> float:
    """Return when a time is up for good, the way through the network included."""
    return deadline.ends + room.presence.credit(deadline, room.watchers)


def new_host(room: Room) -> Iterator[tuple[float, Decide]]:
    """Let somebody who is here host, when the host has been away for the grace."""
    table, here = room.table, room.here()
    if table.host is None or table.host in here or not here or is_full(table.counts, log.Hosted):
        return
    since = room.presence.left.get(table.host, room.presence.began)
    yield since + table.terms.grace, lambda now: Decision(pass_host(now, room.here()))


def granting(seat: int) -> Decide:
    """Decide to give a seat its time anew."""
    return lambda _: Decision(log.Granted((seat,)))


def clocked(deadline: Deadline) -> Decide:
    """Decide by the clock."""
    return lambda table: clock_acts(table, deadline.seat, deadline.since)


def standing_in(seat: int) -> Decide:
    """Decide to let a bot play for somebody who is away."""
    return lambda table: Decision(take_over(table, seat))
