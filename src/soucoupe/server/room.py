"""An open table: its one owner in this process, its lock, and everyone who watches it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from math import inf
from typing import TYPE_CHECKING, Any

from soucoupe.server import announcing, telling
from soucoupe.server.announcing import SEAT_FREED, TAKEN_OVER
from soucoupe.server.hours import Hours
from soucoupe.server.identity import new_salt
from soucoupe.server.presence import Presence
from soucoupe.server.sketching import Sketches
from soucoupe.server.watcher import DONE
from soucoupe.store.protocol import NumberTaken, StoreError, StoreUnavailable
from soucoupe.tables import entries as log
from soucoupe.tables import moves
from soucoupe.tables.errors import Late
from soucoupe.tables.table import Table

if TYPE_CHECKING:
    from soucoupe.server.decide import Decide
    from soucoupe.server.watcher import Watcher
    from soucoupe.store.protocol import Store
    from soucoupe.tables.chairs import Chair


class Room:
    """Takes commands one at a time: decided, stored, then told - in that order."""

    __slots__ = (
        "_at_work",
        "_is_sure",
        "_lock",
        "_store",
        "due",
        "hours",
        "moving_on",
        "presence",
        "sketches",
        "table",
        "watchers",
    )

    def __init__(
        self,
        table: Table,
        store: Store,
        hours: Hours | None = None,
        presence: Presence | None = None,
    ) -> None:
        self.table = table
        self.hours = hours or Hours()
        self.presence = presence or Presence(0.0)
        self.due = -inf
        """When something is due here by itself; before all time, if that has to be found out."""
        self.watchers: list[Watcher] = []
        self.sketches = Sketches()
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
                    before = self._limit_key()
                    events = await self._store_entry(body, tried)
                    announcing.tell(self, body, events, watcher, done)
                    if self.table.game.recall and self._limit_key() not in {None, before}:
                        await self._recall()
                    return

    async def remember(self) -> None:
        """See to it that what was shown so far is known: a bot that stands in must know it."""
        if self.table.events is not None:
            return
        async with self._lock:
            kept = await self._store.load(self.table.header.id)
            if kept is not None and len(kept.entries) == self.table.number:
                self.table.events = restored(*kept, keeps_events=True).events

    def is_used(self) -> bool:
        """Tell whether anybody watches, or something is being decided."""
        return bool(self.watchers) or self._at_work > 0

    def enter(self, watcher: Watcher) -> None:
        """Let somebody watch; the others see who is here."""
        self.watchers.append(watcher)
        if watcher.seat is not None:
            self.presence.came(watcher.seat, self.hours.now())
            self.due = -inf
        watcher.tell(self.now(watcher.seat))
        if watcher.seat is not None:
            announcing.tell_room(self, but=watcher)

    def leave(self, watcher: Watcher) -> None:
        """Let somebody go."""
        if watcher in self.watchers:
            self.watchers.remove(watcher)
            if watcher.seat is not None:
                if watcher.seat not in self.here():
                    self.presence.went(watcher.seat, self.hours.now())
                    self.due = -inf
                announcing.tell_room(self)

    def is_watchable(self) -> bool:
        """Tell whether those without a seat may be here now."""
        table = self.table
        is_on = table.stage in {"starting", "playing"}
        return not is_on or table.header.is_public or table.terms.is_watchable

    def must_be_in_time(self, table: Table, seat: int | None, arrived: float) -> None:
        """Refuse what came after the seat's time was up."""
        for one in table.clock.deadlines(table.terms) if table.stage == "playing" else ():
            if one.seat == seat and arrived > one.ends + self.presence.credit(one, self.watchers):
                msg = "your time was up before this came; the clock decides for you"
                raise Late(msg)

    def now(self, seat: int | None) -> bytes:
        """Return everything a seat, or the public, may know of the table."""
        sketches = self.sketches.seen()
        return telling.now_message(self.table, seat, self.here(), self.hours.now(), sketches)

    def here(self) -> set[int]:
        """Return the seats whose people have a socket open."""
        return {one.seat for one in self.watchers if one.seat is not None}

    async def _store_entry(self, body: log.Body, tried: Any) -> list[Any]:  # noqa: ANN401 (a state)
        """Bring an entry to the disk, then take it; if that is in doubt, the log decides."""
        entry = self.table.seal(body, new_salt(), self.hours.now())
        self._is_sure = False
        await self._store.append(self.table.header.id, [entry], in_play=self._in_play(body, tried))
        self._is_sure = True
        events = self.table.take(entry, body, tried)
        if self.table.surrender is not None and isinstance(body, log.Resigned):
            with suppress(StoreError):  # then it is found out when the house opens next
                await self._store.append(self.table.header.id, [], in_play=False)
        self.due = -inf
        for one in self.table.clock.deadlines(self.table.terms):
            self.presence.credit(one, self.watchers)
        return events

    def _in_play(self, body: log.Body, tried: Any) -> bool | None:  # noqa: ANN401 (a state)
        """Tell whether an entry makes a game be on, or be over; None if neither."""
        if isinstance(body, log.Dealt):
            return True
        is_last = isinstance(body, log.Acted) and not self.table.game.to_act(tried[0])
        return False if is_last else None

    def _limit_key(self) -> str | None:
        limit = self.table.clock.limit
        return None if limit is None else limit.key

    async def _recall(self) -> None:
        """Start the decisions of a game's own clock from what stands on people's notepads."""
        table, recall = self.table, self.table.game.recall
        limit = table.clock.limit
        for seat in limit.seats if limit and recall else ():
            pad = table.talk.pads_of(seat).get("", "")
            for action in recall(table.game.view(table.state, seat), pad) if recall else ():
                if action in table.game.legal(table.state, seat):
                    body, tried = moves.pad_acts(table, seat, action)
                    announcing.tell(self, body, await self._store_entry(body, tried))

    async def _reload(self) -> None:
        """Start again from what the log says."""
        kept = await self._store.load(self.table.header.id)
        if kept is None:
            msg = "the table is not in the log"
            raise StoreUnavailable(msg)
        before, keeps_events = self.table.chairs, self.table.events is not None
        self.table = restored(*kept, keeps_events=keeps_events)
        self._is_sure = True
        for seat, chair in enumerate(before):
            code = lost_by(chair, self.table.chairs[seat:][:1])
            if code is not None:
                announcing.part_seat(self, seat, code)
        announcing.tell_each(self, self.now)


def lost_by(before: Chair, now: list[Chair]) -> int | None:
    """Return the code to part with a device whose seat, as the log says now, it has lost."""
    if not now or now[0].link != before.link:
        return SEAT_FREED
    return None if now[0].session == before.session else TAKEN_OVER


def restored(header: log.Header, entries: list[log.Entry], *, keeps_events: bool = False) -> Table:
    """Make a table from its log."""
    table = Table(header, keeps_events=keeps_events)
    for entry in entries:
        table.read(entry)
    return table
