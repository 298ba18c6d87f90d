"""Looks round the house: clocks that have run out, people who have gone, tables that must wake."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from math import inf
from typing import TYPE_CHECKING, NamedTuple

from soucoupe.core.errors import SoucoupeError
from soucoupe.server.duties import duties, next_due
from soucoupe.server.presence import Presence
from soucoupe.tables import absence

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import Any

    from soucoupe.server.house import House
    from soucoupe.server.room import Room

LOGGER = logging.getLogger(__name__)
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


class Steward:
    """Does what is due, in every room and at every table that sleeps."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._asleep: dict[str, Asleep] = {}
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._looking: asyncio.Task[None] | None = None
        self._pinged = -inf

    def start(self, unfinished: list[str]) -> None:
        """Begin to look round; games that were on when the house closed are looked at first."""
        now = self._house.hours.now()
        for name in unfinished:
            self._asleep[name] = Asleep(Presence(now), now)
        self._looking = asyncio.get_running_loop().create_task(self._look())

    async def close(self) -> None:
        """Stop."""
        tasks = [*self._busy.values(), *([self._looking] if self._looking else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def presence_at(self, name: str) -> Presence:
        """Return what is known of the people of a table that wakes."""
        kept = self._asleep.pop(name, None)
        return kept.presence if kept else Presence(self._house.hours.now())

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
        now = self._house.hours.now()
        is_pinging = now - self._pinged >= PING_EVERY
        if is_pinging:
            self._pinged = now
        for name, room in list(self._house.rooms.items()):
            if room.due == -inf:
                room.due = next_due(room)
            if room.due <= now:
                self._start(name, self._tend(room))
            if is_pinging and is_timed(room):
                for one in room.watchers:
                    if one.seat is not None:
                        one.ping(now)
        late = [name for name, kept in self._asleep.items() if kept.due <= now]
        for name in late[:MOST_WOKEN]:
            self._start(name, self._wake(name))

    def _start(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        if name in self._busy:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._busy[name] = task
        task.add_done_callback(lambda _: self._busy.pop(name, None))

    async def _wake(self, name: str) -> None:
        """Open a table where something is due; one that cannot be opened is left alone."""
        try:
            room = await self._house.find(name)
        except SoucoupeError:
            self._asleep.pop(name, None)
            return
        await self._tend(room)
        self._house.sweep(room)

    async def _tend(self, room: Room) -> None:
        """Do everything that is due in a room, one thing after another."""
        for _ in range(MOST_DUTIES):
            now = self._house.hours.now()
            due = [decide for when, decide in duties(room) if when <= now]
            if not due:
                room.due = -inf
                return
            try:
                await self._house.submit(room, due[0])
            except SoucoupeError:
                await asyncio.sleep(RETRY)
                room.due = -inf
                return

    def came_back(self, room: Room, seat: int | None) -> None:
        """Let somebody who is here again play on."""
        if seat is not None:
            self._start(f"{room.table.header.id} {seat}", self.return_at_once(room, seat))

    async def return_at_once(self, room: Room, seat: int) -> None:
        """Let somebody play on, if a bot stands in for them."""
        chair = room.table.chairs[seat]
        if chair.stand_in and not chair.has_resigned:
            with suppress(SoucoupeError):
                await self._house.submit(room, lambda table: (absence.come_back(table, seat), None))


def is_timed(room: Room) -> bool:
    """Tell whether time is counted in a room."""
    table = room.table
    is_counted = table.terms.clock != "none" or table.game.limit is not None
    return table.stage == "playing" and is_counted
