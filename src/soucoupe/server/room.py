"""An open table: its one owner in this process, its lock, and everyone who watches it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import time
from typing import TYPE_CHECKING, Any

from soucoupe.server import telling
from soucoupe.server.identity import new_salt
from soucoupe.server.watcher import DONE
from soucoupe.store.protocol import NumberTaken, StoreUnavailable
from soucoupe.tables import entries as log
from soucoupe.tables.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from soucoupe.server.decide import Decide
    from soucoupe.server.watcher import Watcher
    from soucoupe.store.protocol import Store
    from soucoupe.tables.chairs import Chair

TAKEN_OVER = 4001
SEAT_FREED = 4002
LOST = {log.Claimed: TAKEN_OVER, log.Left: SEAT_FREED}
"""The code a device is parted with when an entry costs it its seat."""


class Room:
    """Takes commands one at a time: decided, stored, then told - in that order."""

    __slots__ = ("_at_work", "_is_sure", "_lock", "_store", "moving_on", "table", "watchers")

    def __init__(self, table: Table, store: Store) -> None:
        self.table = table
        self.watchers: list[Watcher] = []
        self._store = store
        self.moving_on = asyncio.Lock()
        self._lock = asyncio.Lock()
        self._at_work = 0
        self._is_sure = True

    async def submit(
        self, decide: Decide, watcher: Watcher | None = None, done: str | None = None
    ) -> None:
        """Decide, store and tell; a refusal is raised, and nothing has changed then.

        Where another process wrote to the log first, it is decided again on what that led to.
        """
        self._at_work += 1
        try:
            await self._submit(decide, watcher, done)
        finally:
            self._at_work -= 1

    async def _submit(self, decide: Decide, watcher: Watcher | None, done: str | None) -> None:
        async with self._lock:
            while True:
                if not self._is_sure:
                    await self._reload()
                decided = decide(self.table)
                if decided is None:
                    if watcher is not None:
                        watcher.tell(DONE, done)
                    return
                body, tried = decided
                with suppress(NumberTaken):
                    events = await self._store_entry(body, tried)
                    self._tell(body, events, watcher, done)
                    return

    def is_used(self) -> bool:
        """Tell whether anybody watches, or something is being decided."""
        return bool(self.watchers) or self._at_work > 0

    def enter(self, watcher: Watcher) -> None:
        """Let somebody watch; the others see who is here."""
        self.watchers.append(watcher)
        watcher.tell(self.now(watcher.seat))
        if watcher.seat is not None:
            self._tell_room(but=watcher)

    def leave(self, watcher: Watcher) -> None:
        """Let somebody go."""
        if watcher in self.watchers:
            self.watchers.remove(watcher)
            if watcher.seat is not None:
                self._tell_room()

    def now(self, seat: int | None) -> bytes:
        """Return everything a seat, or the public, may know of the table."""
        return telling.now_message(self.table, seat, self.here())

    def here(self) -> set[int]:
        """Return the seats whose people have a socket open."""
        return {one.seat for one in self.watchers if one.seat is not None}

    async def _store_entry(self, body: log.Body, tried: Any) -> list[Any]:  # noqa: ANN401 (a state)
        """Bring an entry to the disk, then take it; if that is in doubt, the log decides."""
        entry = self.table.seal(body, new_salt(), time())
        self._is_sure = False
        await self._store.append(self.table.header.id, [entry])
        self._is_sure = True
        return self.table.take(entry, body, tried)

    async def _reload(self) -> None:
        """Start again from what the log says."""
        kept = await self._store.load(self.table.header.id)
        if kept is None:
            msg = "the table is not in the log"
            raise StoreUnavailable(msg)
        before, self.table = self.table.chairs, restored(kept.header, kept.entries)
        self._is_sure = True
        for seat, chair in enumerate(before):
            code = lost_by(chair, self.table.chairs[seat:][:1])
            if code is not None:
                self._let_go(seat, code)
        self._tell_each(self.now)

    def _tell(
        self, body: log.Body, events: list[Any], watcher: Watcher | None, done: str | None
    ) -> None:
        """Tell everyone what they may know of an entry that is on the disk."""
        match body:
            case log.Acted():
                self._tell_each(
                    lambda seat: telling.moved_message(self.table, body.seat, events, seat),
                    watcher,
                    done,
                )
                if self.table.stage == "over":
                    self._tell_each(self.now)
            case log.Dealt():
                self._tell_each(self.now)
            case log.Said():
                message = telling.said_message(body)
                for one in self.watchers:
                    if telling.is_for(body, one.seat):
                        one.tell(message, done if one is watcher else None)
            case log.Lent():
                if watcher is not None:
                    watcher.tell(DONE, done)
            case log.Claimed() | log.Left():
                self._let_go(body.seat, LOST[type(body)], watcher, done)
            case _:
                self._tell_room(watcher, done)

    def _let_go(
        self, seat: int, code: int, watcher: Watcher | None = None, done: str | None = None
    ) -> None:
        """Part with the devices that held a seat: they are told so, and nothing after."""
        gone = [one for one in self.watchers if one.seat == seat]
        self.watchers = [one for one in self.watchers if one.seat != seat]
        self._tell_room(watcher, done, also=gone)
        for one in gone:
            one.part(code)

    def _tell_each(
        self,
        make: Callable[[int | None], bytes],
        watcher: Watcher | None = None,
        done: str | None = None,
    ) -> None:
        """Tell every seat its own message, encoded once per seat."""
        made: dict[int | None, bytes] = {}
        for one in self.watchers:
            if one.seat not in made:
                made[one.seat] = make(one.seat)
            one.tell(made[one.seat], done if one is watcher else None)

    def _tell_room(
        self,
        watcher: Watcher | None = None,
        done: str | None = None,
        but: Watcher | None = None,
        also: Iterable[Watcher] = (),
    ) -> None:
        message = telling.room_message(self.table, self.here())
        for one in (*self.watchers, *also):
            if one is not but:
                one.tell(message, done if one is watcher else None)


def lost_by(before: Chair, now: list[Chair]) -> int | None:
    """Return the code to part with a device whose seat, as the log says now, it has lost."""
    if not now or now[0].link != before.link:
        return SEAT_FREED
    return None if now[0].session == before.session else TAKEN_OVER


def restored(header: log.Header, entries: list[log.Entry]) -> Table:
    """Make a table from its log."""
    table = Table(header)
    for entry in entries:
        table.read(entry)
    return table
