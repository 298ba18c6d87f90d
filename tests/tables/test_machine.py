"""Anything in any order at one table: the log, the live table and every guest agree.

MACHINE_EXAMPLES=2000 tries as many tables, other ones each time.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from soucoupe.server.rooms import watcher
from soucoupe.server.wire import commands as wire
from soucoupe.server.wire.decide_command import decide
from soucoupe.tables import entries as log
from soucoupe.tables.state.seats import held_by
from tests.games.secret_picks import GAME
from tests.support.rooms import Scene
from tests.support.stores import Backend, MemoryBackend, SqliteBackend, Trouble
from tests.support.tables import chain_of, dealt, picture, replayed, waiting
from tests.tables.at_table import ANY, AtTable, claiming

EXAMPLES = int(os.environ.get("MACHINE_EXAMPLES", "0"))
FEW_WAITING = 6
"""Messages that may wait for a slow reader here, so that readers do fall behind."""
BODY = msgspec.json.Decoder(log.Body)


class OverMemory(AtTable):
    """One table, its guests, and everything that can go wrong; the log is kept in memory."""

    def backend(self) -> Backend:
        """Choose what keeps the log."""
        return MemoryBackend()

    @initialize(people=st.integers(1, 3), is_dealt=st.booleans())
    def open_table(self, people: int, is_dealt: bool) -> None:
        """Start in the waiting room, or with the cards dealt."""
        self.patch = pytest.MonkeyPatch()
        self.patch.setattr(watcher, "MOST_WAITING", FEW_WAITING)
        begun = dealt(GAME.id, people, bots=1) if is_dealt else waiting(GAME.id, people, seats=3)
        self.scene = Scene(self.backend(), begun)
        self.sent, self.taken, self.doubtful, self.people = [], set(), set(), people
        self.is_overtaken = False
        for seat in range(people):
            self.scene.enter(f"session {seat}")

    def teardown(self) -> None:
        """Close everything."""
        self.scene.end()
        self.patch.undo()

    # What can go wrong.

    @rule(trouble=st.sampled_from(["before", "after"]))
    def have_trouble(self, trouble: Trouble) -> None:
        """Let the next append fail, before or after it is stored."""
        self.scene.store.planned.append(trouble)

    @rule()
    def crash(self) -> None:
        """End the house, and start again from the log."""
        self.scene.crash()

    @precondition(lambda self: self.scene.guests)
    @rule(who=ANY, at=ANY, is_talk=st.booleans())
    def give_up(self, who: int, at: int, is_talk: bool) -> None:
        """Vanish while the command is on its way to the disk."""
        guest = self.guest(who)
        talk = wire.Say(self.new_id(), "bye")
        command = talk if is_talk else self.action(guest, at, 0, is_ahead=False)
        self.sent.append((guest.session, command))
        self.doubtful.add(command.id)
        self.scene.give_up(guest, command)

    @precondition(lambda self: self.sessions())
    @rule(at=ANY, what=st.integers(0, 2))
    def overtake(self, at: int, what: int) -> None:
        """Let another process that serves this table write to the log first."""
        session = self.sessions()[at % len(self.sessions())]
        seat = held_by(self.scene.room.table.chairs, session)
        name, scene = self.new_id(), self.scene
        command = wire.Say(name, "elsewhere") if what else wire.Free(name, seat or 0)
        claimed = claiming(session, f"session {self.new_person()}")
        self.sent.append((session, command))
        if what == 1:
            scene.elsewhere(claimed)
        else:
            self.settle(name, scene.elsewhere(lambda table: decide(table, seat, command)))
        self.is_overtaken = True

    @precondition(lambda self: self.scene.room.table.stage == "playing")
    @rule(at=ANY)
    def act_at_once(self, at: int) -> None:
        """Everyone who is to decide does, against the same ply and at the same moment."""
        table, scene = self.scene.room.table, self.scene
        to_act = {seat for seat in GAME.to_act(table.state) if table.chairs[seat].is_own}
        seated = {
            one.watcher.seat: one
            for one in scene.guests
            if one.watcher.seat in to_act and one.watcher.parting is None
        }
        acts = []
        for guest in seated.values():
            acts.append(self.action(guest, at, 0, is_ahead=False))
            self.sent.append((guest.session, acts[-1]))
        is_calm = scene.room._is_sure and not scene.store.planned and not self.is_overtaken
        is_calm = is_calm and table.clock.stopped is None

        async def together() -> list[Any]:
            return await asyncio.gather(*map(scene.send, seated.values(), acts))

        for command, error in zip(acts, scene.run(together()), strict=True):
            assert error is None or not is_calm
            self.settle(command.id, error)

    # What must hold.

    @invariant()
    def the_log_is_whole(self) -> None:
        """Numbered without gaps, chained throughout; every command is there once or not at all."""
        header, entries = self.scene.kept()
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        assert [entry.chain for entry in entries] == chain_of(header, entries)
        ids = [getattr(BODY.decode(entry.body), "command", "") for entry in entries]
        found = Counter(identifier for identifier in ids if identifier)
        assert set(found.values()) <= {1}
        assert self.taken <= set(found) <= self.taken | self.doubtful

    @invariant()
    def the_table_is_what_the_log_says(self) -> None:
        """To the end, unless an answer was lost or another process wrote; never beyond."""
        header, entries = self.scene.kept()
        room = self.scene.room
        assert picture(replayed(header, entries[: room.table.number])) == picture(room.table)
        if room._is_sure and not self.is_overtaken:
            assert room.table.number == len(entries)
        self.is_overtaken = room.table.number < len(entries)

    @invariant()
    def every_guest_knows_how_it_stands(self) -> None:
        """Whoever reads has put together what a fresh look would show, and holds their seat."""
        room = self.scene.room
        for guest in self.scene.guests:
            if guest.watcher.parting is not None:
                continue
            if guest.session is not None:
                assert held_by(room.table.chairs, guest.session) == guest.watcher.seat
            if guest.reading.is_set():
                fresh = msgspec.json.decode(self.scene.fresh(guest.watcher.seat))
                ignored = {"type": None, "last": None}
                assert guest.knows | ignored == fresh | ignored


class OverSqlite(OverMemory):
    """The same with the log in a file."""

    def backend(self) -> Backend:
        """Choose what keeps the log."""
        self.folder = TemporaryDirectory()
        return SqliteBackend(Path(self.folder.name))

    def teardown(self) -> None:
        """Close everything."""
        super().teardown()
        self.folder.cleanup()


def tries(examples: int) -> settings:
    """Try so many tables: the same ones each time, unless more are asked for."""
    return settings(
        max_examples=EXAMPLES or examples,
        derandomize=not EXAMPLES,
        database=None,
        report_multiple_bugs=False,
        deadline=None,
        stateful_step_count=40,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    )


TestOverMemory = OverMemory.TestCase
TestOverMemory.settings = tries(150)
TestOverSqlite = OverSqlite.TestCase
TestOverSqlite.settings = tries(30)
