"""An open table: its one owner in this process, its lock, and everyone who watches it."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext, suppress
from math import inf
from time import perf_counter
from typing import TYPE_CHECKING

from msgspec import structs

from soucoupe.server.house_time import HouseTime
from soucoupe.server.metrics import Metrics
from soucoupe.server.rooms import broadcast
from soucoupe.server.rooms.presence import Presence
from soucoupe.server.rooms.reading import Reading
from soucoupe.server.rooms.sketches import Sketches
from soucoupe.server.rooms.watcher import DONE
from soucoupe.server.tokens import new_salt
from soucoupe.server.wire.close_codes import CloseCode
from soucoupe.server.wire.table_messages import now_message
from soucoupe.store.protocol import NumberTaken, StoreUnavailable
from soucoupe.tables import entries as log
from soucoupe.tables.caps import must_fit
from soucoupe.tables.decide.decision import Decision
from soucoupe.tables.decide.recall import recalled
from soucoupe.tables.errors import Late
from soucoupe.tables.standing import standing_after_all
from soucoupe.tables.state.table import Table

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from soucoupe.server.limits import Pace
    from soucoupe.server.rooms.watcher import Watcher
    from soucoupe.store.protocol import Store
    from soucoupe.tables.decide.decision import Decide
    from soucoupe.tables.state.seats import Chair

STEP = 0.002
"""Seconds for which making a table from its log may hold everybody else up."""


class Room:
    """Takes commands one at a time: decided, stored, then told - in that order."""

    __slots__ = (
        "_is_sure",
        "_lock",
        "_look_after",
        "_metrics",
        "_store",
        "due",
        "paces",
        "presence",
        "reading",
        "rematch_id",
        "sketches",
        "table",
        "time",
        "users",
        "watchers",
    )

    def __init__(
        self,
        table: Table,
        store: Store,
        time: HouseTime | None = None,
        presence: Presence | None = None,
        look_after: Callable[[Room], None] = lambda _: None,
        metrics: Metrics | None = None,
        reading: Reading | None = None,
    ) -> None:
        self.table = table
        self.time = time or HouseTime()
        self.presence = presence or Presence(0.0)
        self.users = 0
        """How many sockets, requests and tasks are in here; kept by the house's door alone."""
        self.due = -inf
        """When something is due here by itself; before all time, if that has to be found out."""
        self.watchers: list[Watcher] = []
        self.paces: dict[int, Pace] = {}
        """How fast each seat may send, whatever number of devices it has."""
        self.sketches = Sketches()
        self.reading = reading or Reading()
        self.rematch_id: str | None = None
        """The name of the next table, as long as it is being made."""
        self._store = store
        self._look_after = look_after
        self._metrics = metrics or Metrics()
        self._lock = asyncio.Lock()
        self._is_sure = True

    async def submit(
        self, decide: Decide, watcher: Watcher | None = None, answers: str | None = None
    ) -> None:
        """Decide, store and tell, then see to what follows; a refusal is raised, nothing changed.

        `answers` is the id of the watcher's command this answers. Where another process wrote to
        the log first, it is decided again on what that led to.
        """
        await self._in_turn(lambda: self._submit(decide, watcher, answers))
        self._look_after(self)

    async def load_events(self) -> None:
        """See to it that what was shown so far is known: a bot that stands in must know it."""
        if self.table.events is None:
            await self._in_turn(self._load_events)

    def enter(self, watcher: Watcher) -> None:
        """Let somebody watch; the others see who is here."""
        self.watchers.append(watcher)
        if watcher.seat is not None:
            self.presence.came(watcher.seat, self.time.now())
            self.due = -inf
        watcher.tell(self.now(watcher.seat))
        if watcher.seat is not None:
            broadcast.tell_room(self, but=watcher)

    def leave(self, watcher: Watcher) -> None:
        """Let somebody go."""
        if watcher in self.watchers:
            self.watchers.remove(watcher)
            if watcher.seat is not None:
                if watcher.seat not in self.here():
                    self.presence.went(watcher.seat, self.time.now())
                    self.due = -inf
                broadcast.tell_room(self)

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
        return now_message(self.table, seat, self.here(), self.time.now(), self.sketches.seen())

    def here(self) -> set[int]:
        """Return the seats whose people have a socket open."""
        return {one.seat for one in self.watchers if one.seat is not None}

    def is_away(self, seat: int) -> bool:
        """Tell whether a seat's person is away: gone for the grace, or a bot stands in for them."""
        chair = self.table.chairs[seat : seat + 1]
        if chair and chair[0].stand_in and not chair[0].has_resigned:
            return True
        since = self.presence.gone_since(seat, self.here())
        return since is not None and self.time.now() - since >= self.table.terms.grace

    async def _in_turn(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do one thing at a time: the only place where the room's lock is taken."""
        async with self._lock:
            await work()

    async def _submit(self, decide: Decide, watcher: Watcher | None, answers: str | None) -> None:
        while True:
            if not self._is_sure:
                await self._reload()
            decision = decide(self.table)
            if decision is None:
                if watcher is not None:
                    watcher.tell(DONE, answers)
                return
            with suppress(NumberTaken):
                await self._store_and_tell(decision, watcher, answers)
                return

    async def _load_events(self) -> None:
        kept = await self._store.load(self.table.header.id)
        if kept is not None and len(kept.entries) == self.table.number:
            self.table.events = (await restored_in_steps(*kept, keeps_events=True)).events

    async def _store_and_tell(
        self, decision: Decision, watcher: Watcher | None, answers: str | None
    ) -> None:
        """Bring an entry to the disk with what follows from it, then take and tell them.

        If it is in doubt whether they are there, the log decides.
        """
        must_fit(self.table.counts, decision.body)
        decisions = [self._timed(one) for one in (decision, *recalled(self.table, decision))]
        entries = self._sealed(decisions)
        standing = standing_after_all(self.table, entries, decisions)
        self._is_sure = False
        began = perf_counter()
        await self._store.append(self.table.header.id, entries, standing)
        stored = perf_counter()
        self._is_sure = True
        for entry, (body, played) in zip(entries, decisions, strict=True):
            events = self.table.take(entry, body, played)
            if isinstance(body, log.Acted):
                self.reading.begin(self.table.ply, body.reading)
            self.due = -inf
            for one in self.table.clock.deadlines(self.table.terms):
                self.presence.credit(one, self.watchers)
            is_first = entry is entries[0]
            broadcast.tell(self, body, events, watcher, answers if is_first else None)
        self._metrics.append.add(stored - began)
        self._metrics.tell.add(perf_counter() - stored)

    def _timed(self, decision: Decision) -> Decision:
        """Say with an action how long everybody will read it; while an hourglass runs, no time."""
        body, played = decision
        game = self.table.game
        if not isinstance(body, log.Acted) or played is None:
            return decision
        if game.limit is not None and game.limit(played.state) is not None:
            return decision
        reading = round(self.reading.seconds(game, played.events, self.here()), 2)
        return Decision(structs.replace(body, reading=reading), played)

    def _sealed(self, decisions: list[Decision]) -> list[log.Entry]:
        entries: list[log.Entry] = []
        for body, _ in decisions:
            last = entries[-1] if entries else None
            entries.append(self.table.seal(body, new_salt(), self.time.now(), last))
        return entries

    async def _reload(self) -> None:
        """Start again from what the log says."""
        kept = await self._store.load(self.table.header.id)
        if kept is None:
            msg = "the table is not in the log"
            raise StoreUnavailable(msg)
        before, keeps_events = self.table.chairs, self.table.events is not None
        self.table = await restored_in_steps(*kept, keeps_events=keeps_events)
        self._is_sure = True
        for seat, chair in enumerate(before):
            code = lost_by(chair, self.table.chairs[seat:][:1])
            if code is not None:
                broadcast.part_seat(self, seat, code)
        broadcast.tell_each(self, self.now)


def lost_by(before: Chair, now: list[Chair]) -> CloseCode | None:
    """Return the code to part with a device whose seat, as the log says now, it has lost."""
    if now and now[0].session == before.session:
        return None
    has_link = bool(now) and now[0].link == before.link
    return CloseCode.TAKEN_OVER if has_link else CloseCode.SEAT_FREED


async def restored_in_steps(
    header: log.Header,
    entries: list[log.Entry],
    turns: asyncio.Semaphore | None = None,
    *,
    keeps_events: bool = False,
) -> Table:
    """Make a table from its log, in short steps: everybody else has a turn in between.

    Many tables that wake at once take their steps by turns.
    """
    table = Table(header, keeps_events=keeps_events)
    left = iter(entries)
    is_more = True
    while is_more:
        async with turns or nullcontext():
            ends = perf_counter() + STEP
            while (entry := next(left, None)) is not None:
                table.read(entry)
                if perf_counter() > ends:
                    break
            is_more = entry is not None
            await asyncio.sleep(0)  # still in turn: nobody else takes a step before all had theirs
    return table
