"""Whoever reads holds nobody up: neither rules nor the log are asked on the loop's own thread."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from threading import get_ident
from types import SimpleNamespace
from typing import Any

import pytest

from soucoupe.server.requests.history import MySeat, my_tables
from soucoupe.server.rooms import room as room_module
from soucoupe.server.rooms.house import House
from soucoupe.store.protocol import Kept
from soucoupe.store.sqlite import SqliteStore
from soucoupe.tables.state.table import Table, restored
from tests.support.devices import QUIET
from tests.support.old_house import old_file

pytestmark = pytest.mark.anyio


class Watched:
    """A house over logs of before, and on which threads its log and its rules were asked."""

    def __init__(self, house: House, kept: dict[str, Kept]) -> None:
        self.house = house
        self.kept = kept
        self.threads: dict[str, set[int]] = {"log": set(), "rules": set()}

    def asked(self, what: str, then: Callable[..., Any]) -> Callable[..., Any]:
        """Note the thread of every call."""

        def call(*given: Any, **more: Any) -> Any:
            self.threads[what].add(get_ident())
            return then(*given, **more)

        return call


@pytest.fixture
async def watched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Watched]:
    """Open a house whose threads are watched; what it leaves to a process runs in a thread here."""
    kept = old_file(tmp_path / "soucoupe.db")
    house = House(SqliteStore(tmp_path / "soucoupe.db"), QUIET)
    house.readers._processes.run = asyncio.to_thread  # type: ignore[method-assign, assignment]
    found = Watched(house, kept)
    store: Any = house.store
    monkeypatch.setattr(store, "_ask", found.asked("log", store._ask))
    monkeypatch.setattr(store, "_do", found.asked("log", store._do))
    monkeypatch.setattr(Table, "take", found.asked("rules", Table.take))
    yield found
    await house.close()


async def test_no_question_runs_on_the_loop(watched: Watched) -> None:
    """Lists, my games, a table's page, replays, transcripts, advice, and indexing before it."""
    house, here = watched.house, get_ident()
    tables = {name: restored(*kept) for name, kept in watched.kept.items()}
    watched.threads["rules"].clear()
    for name, table in tables.items():
        await house.readers.table(name)
        await my_tables(house, [MySeat(name, "whoever")])
        if table.outcome is None:
            continue
        for eyes in ("open", "public", 0):
            await house.readers.replay(name, eyes, None)
        await house.readers.transcript(name, "en")
        await house.readers.advice(name)
    await house.store.listed(50)
    assert watched.threads["log"]
    assert watched.threads["rules"]
    assert here not in watched.threads["log"] | watched.threads["rules"]


async def test_a_story_is_not_read_on_the_loop(watched: Watched) -> None:
    """Of a game in play, for whoever comes late."""
    house, here = watched.house, get_ident()
    name = next(name for name, kept in watched.kept.items() if restored(*kept).stage == "playing")
    async with house.room(name) as room:
        watched.threads["rules"].clear()
        told: list[bytes] = []
        watcher: Any = SimpleNamespace(seat=None, tell=lambda message, _: told.append(message))
        for _ in range(2):
            await house.tell_story(room, watcher, "late")
        assert told[0] == told[1]
        assert told[0].startswith(b'{"type":"story"')
    assert here not in watched.threads["log"] | watched.threads["rules"]


async def test_opening_a_room_gives_everybody_a_turn(
    watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its log is loaded beside the loop and played in short steps; who asks meanwhile shares it."""
    clock = iter(range(1_000_000))
    monkeypatch.setattr(room_module, "perf_counter", lambda: next(clock) * room_module.STEP / 2)
    name, kept = max(watched.kept.items(), key=lambda item: len(item[1].entries))
    turns, most, reads = 0, 0, 0
    take = Table.take

    def counted(*given: Any) -> Any:
        nonlocal reads
        reads += 1
        return take(*given)

    monkeypatch.setattr(Table, "take", counted)

    async def others() -> None:
        nonlocal turns, most, reads
        while True:
            await asyncio.sleep(0)
            turns, most, reads = turns + 1, max(most, reads), 0

    beside = asyncio.create_task(others())
    rooms = await asyncio.gather(*(house_room(watched.house, name) for _ in range(3)))
    beside.cancel()
    assert len({id(room) for room in rooms}) == 1
    assert turns > len(kept.entries) / 4
    assert 0 < most < 6
    assert get_ident() not in watched.threads["log"]


async def test_many_tables_wake_by_turns(watched: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many there are, a turn of the loop plays one short step of one of them."""
    clock = iter(range(1_000_000))
    monkeypatch.setattr(room_module, "perf_counter", lambda: next(clock) * room_module.STEP / 2)
    steps: list[str | None] = []
    take = Table.take

    def noted(table: Table, *given: Any) -> Any:
        steps.append(table.header.id)
        return take(table, *given)

    monkeypatch.setattr(Table, "take", noted)

    async def others() -> None:
        while True:
            steps.append(None)
            await asyncio.sleep(0)

    beside = asyncio.create_task(others())
    await asyncio.gather(*(house_room(watched.house, name) for name in watched.kept))
    beside.cancel()
    turns = " ".join(one or "|" for one in steps).split("|")
    assert sum(len(turn.split()) for turn in turns) >= len(watched.kept)
    assert max(len(set(turn.split())) for turn in turns) == 1
    assert max(len(turn.split()) for turn in turns) < 6


async def house_room(house: House, name: str) -> Any:
    """Open a room, and leave it a moment later."""
    async with house.room(name) as room:
        await asyncio.sleep(0)
        return room


async def test_who_gives_up_waiting_leaves_no_room_open(watched: Watched) -> None:
    """Neither one of several, nor the last."""
    name = next(iter(watched.kept))
    waiting = [asyncio.create_task(watched.house.enter(name)) for _ in range(3)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert watched.house.rooms[name].users == 2
    for _ in range(2):
        watched.house.leave(watched.house.rooms[name])
    assert watched.house.rooms == {}
    alone = asyncio.create_task(watched.house.enter(name))
    await asyncio.sleep(0)
    alone.cancel()
    await asyncio.gather(alone, return_exceptions=True)
    while watched.house._openings:  # noqa: ASYNC110 (nobody waits for it any more)
        await asyncio.sleep(0)
    assert watched.house.rooms == {}
