"""An open table without a network: guests who read what they are told, and a log that may fail."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import msgspec

from soucoupe.core.errors import SoucoupeError
from soucoupe.server.rooms.room import Room
from soucoupe.server.rooms.watcher import Watcher
from soucoupe.server.sockets.socket import decider
from soucoupe.server.wire import commands as wire
from soucoupe.server.wire.table_messages import refusal_message
from soucoupe.store.protocol import Kept
from soucoupe.tables.errors import Stale
from soucoupe.tables.standing import standing_of
from soucoupe.tables.state.seats import held_by
from soucoupe.tables.state.table import Table, restored
from tests.support.stores import Backend, TroubledStore
from tests.support.tables import Logged
from tests.support.wire import find_out

if TYPE_CHECKING:
    from soucoupe.tables.decide.decision import Decide

TABLE = "table"
TURNS = 8
"""Rounds of the event loop after which everything that can be read has been."""


class Guest:
    """A device at a table: what it was told, put together as any client would."""

    def __init__(self, scene: Scene, session: str | None, seat: int | None) -> None:
        self.watcher = Watcher(seat, scene.room.now)
        self.session = session
        self.stored = scene.store.plies
        self.knows: dict[str, Any] = {}
        self.done: list[str] = []
        self.refused: list[str] = []
        self.count = 0
        self.reading = asyncio.Event()
        self.reading.set()

    async def read(self) -> None:
        """Read until the house parts with this device."""
        await self.watcher.write(self._receive)

    async def _receive(self, raw: bytes) -> None:
        await self.reading.wait()
        told = msgspec.json.decode(raw)
        self.count += 1
        assert told.pop("n") == self.count
        if done := told.pop("done", None):
            self.done.append(done)
        assert told.get("ply", 0) <= self.stored(), "told before it is stored"
        match told.pop("type"):
            case "now":
                self.knows = told
            case "moved":
                assert told["ply"] > self.knows["ply"]
                self.knows |= {name: told[name] for name in told if name in self.knows}
            case "can-take-back":
                assert told["ply"] == self.knows["ply"]
                self.knows["can_take_back"] = True
            case "room":
                self.knows["room"] = told["room"]
            case "said":
                self.knows["said"] = [*self.knows["said"], told["said"]]
            case "noted":
                noted = told["noted"]
                self.knows["pads"] = self.knows["pads"] | {noted["channel"] or "": noted["text"]}
            case "reported":
                self.knows["reports"] = [*self.knows["reports"], told["report"]]
            case "refused":
                self.refused.append(told["id"])


class Scene:
    """A table from its log, whoever is at it, and one event loop for all of them."""

    def __init__(self, backend: Backend, begun: Logged) -> None:
        self.loop = asyncio.new_event_loop()
        self.backend = backend
        self.guests: dict[Guest, asyncio.Task[None]] = {}
        self.store = TroubledStore(backend.open())
        self.run(self.store.append(TABLE, begun.entries, begun.standing, begun.table.header))
        self.room = Room(self.restored(), self.store)

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Do something, and let everybody read what comes of it."""

        async def done() -> Any:
            try:
                return await work
            finally:
                await self.settle()

        return self.loop.run_until_complete(done())

    async def settle(self) -> None:
        """Let everybody read; whoever the house parts with is gone then."""
        while True:
            for _ in range(TURNS):
                await asyncio.sleep(0)
            gone = [guest for guest, reading in self.guests.items() if reading.done()]
            if not gone:
                return
            for guest in gone:
                await self.guests.pop(guest)
                self.room.leave(guest.watcher)

    def kept(self) -> Kept:
        """Return what the log holds."""
        kept = self.loop.run_until_complete(self.store.load(TABLE))
        assert kept is not None
        return kept

    def restored(self) -> Table:
        """Make a table from what the log holds."""
        return restored(*self.kept())

    def fresh(self, seat: int | None) -> bytes:
        """Return what a fresh look would show."""

        async def look() -> bytes:
            return self.room.now(seat)

        return self.loop.run_until_complete(look())

    def enter(self, session: str | None) -> Guest:
        """Come to the table by a session, or only to watch."""
        seat = None if session is None else held_by(self.room.table.chairs, session)
        guest = Guest(self, session, seat)

        async def come() -> None:
            self.room.enter(guest.watcher)
            self.guests[guest] = self.loop.create_task(guest.read())

        self.run(come())
        return guest

    def leave(self, guest: Guest) -> None:
        """Go away."""

        async def go() -> None:
            self.guests.pop(guest).cancel()
            self.room.leave(guest.watcher)

        self.run(go())

    async def send(self, guest: Guest, command: wire.TableCommand) -> SoucoupeError | None:
        """Send a command as a socket does; return the refusal, if it is refused."""
        watcher = guest.watcher
        try:
            if isinstance(command, wire.TakeBack):
                find_out(self.room)
            await self.room.submit(decider(watcher, command, self.room), watcher, command.id)
        except SoucoupeError as error:
            watcher.refuse(refusal_message(command.id, error))
            if isinstance(error, Stale):
                watcher.refresh()
            return error
        return None

    def submit(self, decide: Decide) -> SoucoupeError | None:
        """Have something decided that nobody sent by a socket."""
        try:
            self.run(self.room.submit(decide))
        except SoucoupeError as error:
            return error
        return None

    def give_up(self, guest: Guest, command: wire.TableCommand) -> None:
        """Send a command, and be gone when it is on its way to the disk."""

        async def hurry() -> None:
            task = self.loop.create_task(self.send(guest, command))
            await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await self.store.append(TABLE, [], standing_of(self.room.table))

        self.run(hurry())

    def elsewhere(self, decide: Decide) -> SoucoupeError | None:
        """Have something decided by another process that serves the same table."""
        other = Room(self.restored(), self.store)
        try:
            self.run(other.submit(decide))
        except SoucoupeError as error:
            return error
        return None

    def crash(self) -> None:
        """Lose the process and everybody's line; start again from the log."""
        for reading in self.guests.values():
            reading.cancel()
        self.guests.clear()
        self.run(self.store.close())
        self.store = TroubledStore(self.backend.open())
        self.room = Room(self.restored(), self.store)

    def end(self) -> None:
        """Close everything."""
        self.crash()
        self.run(self.store.close())
        self.loop.close()
