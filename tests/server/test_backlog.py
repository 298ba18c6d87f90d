"""Tables of before: put in the index and archived when the house opens, and read for ever."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from soucoupe import registry
from soucoupe.core.errors import UnknownGame
from soucoupe.server.readers.history import HistoryReader
from soucoupe.server.requests.history import mine
from soucoupe.server.rooms.house import House
from soucoupe.store.protocol import Kept
from soucoupe.store.sqlite import SqliteStore
from soucoupe.tables import entries as log
from soucoupe.tables.errors import ForeignRules
from soucoupe.tables.standing import standing_of
from soucoupe.tables.state.table import BODY, restored
from soucoupe.tables.without_rules import standing_without_rules
from tests.server.test_archived import kept_of
from tests.support.devices import QUIET, run_here
from tests.support.old_house import old_file
from tests.tables.test_old_logs import LOGS, read

pytestmark = pytest.mark.anyio


class Upgraded:
    """A house opened over a file of before, and what was in it."""

    def __init__(self, house: House, kept: dict[str, Kept]) -> None:
        self.house = house
        self.kept = kept
        self.over = [name for name in kept if self.table(name).outcome]

    def table(self, name: str) -> Any:
        """Return a table as its log has it."""
        return restored(*self.kept[name])

    async def written_down(self) -> None:
        """Wait until nothing is left to be written down."""
        store = self.house.store
        for find in (store.unindexed, store.unarchived):
            while await find(1):  # noqa: ASYNC110 (the log is all that says so)
                await asyncio.sleep(0.01)

    async def answers(self, name: str) -> list[bytes]:
        """Return everything that can be asked of a finished game."""
        readers = self.house.readers
        eyes = ["open", "public", *range(len(self.table(name).chairs))]
        told = [gzip.decompress(await readers.replay(name, one, None)) for one in eyes]
        told += [await readers.transcript(name, language) for language in ("en", "fr")]
        told.append(msgspec.json.encode((await readers.table(name))._replace(number=0)))
        chairs = self.table(name).chairs
        held = await self.house.store.held([chair.session for chair in chairs if chair.session])
        told += [msgspec.json.encode(mine(name, held[key])) for key in sorted(held)]
        return told


@pytest.fixture
async def upgraded(tmp_path: Path) -> AsyncIterator[Upgraded]:
    """Open a house over a file of before."""
    path = tmp_path / "soucoupe.db"
    kept = old_file(path)
    house = House(SqliteStore(path), QUIET)
    house.readers._processes.run = run_here  # type: ignore[method-assign]
    await house.open()
    yield Upgraded(house, kept)
    await house.close()


async def test_tables_of_before_are_indexed_and_archived(upgraded: Upgraded) -> None:
    """Each stands as its log says; each that is over is archived, and no other."""
    await upgraded.written_down()
    store = upgraded.house.store
    assert len(upgraded.over) > 1
    for name in upgraded.kept:
        table, found = upgraded.table(name), await store.indexed(name)
        stands = standing_of(table)
        assert found is not None
        assert (found.stage, found.ply, found.room) == (stands.stage, stands.ply, stands.room)
        if table.outcome:  # where a game is on, clocks and bots may have been before us
            assert (found.at, found.number) == (stands.at, table.number)
        archive = await store.archive_of(name)
        assert (archive is not None) == (name in upgraded.over)
    on = {one.id for one in await store.listed(100)}
    assert on == set(upgraded.kept) - set(upgraded.over)


async def test_a_table_is_indexed_at_once_for_whoever_asks(upgraded: Upgraded) -> None:
    """Nobody has to wait for all the others."""
    name = next(iter(upgraded.kept))
    assert (await upgraded.house.readers.table(name)).stage == upgraded.table(name).stage


async def test_replays_are_what_they_were(upgraded: Upgraded) -> None:
    """Item by item through all eyes, as the rules tell it."""
    for name in upgraded.over:
        for eyes in ("open", "public", 0, 1):
            told = msgspec.json.decode(
                gzip.decompress(await upgraded.house.readers.replay(name, eyes, None))
            )
            reader = HistoryReader(upgraded.kept[name], eyes, None, has_views=True)
            items = msgspec.json.decode(msgspec.json.encode(list(reader.items())))
            assert told["items"][: len(items)] == items
            assert told["is_drawable"]


@pytest.mark.parametrize("fate", ["newer", "gone"])
async def test_a_finished_game_outlives_its_rules(
    upgraded: Upgraded, monkeypatch: pytest.MonkeyPatch, fate: str
) -> None:
    """A newer version, or no such game any more: the same bytes, whatever is asked."""
    await upgraded.written_down()
    before = {name: await upgraded.answers(name) for name in upgraded.over}
    assert len({msgspec.json.decode(told[0])["game"] for told in before.values()}) > 1
    find, tables = registry.find, {name: upgraded.table(name) for name in upgraded.kept}

    def other(game_id: str) -> Any:
        if fate == "gone":
            raise UnknownGame(game_id)
        return replace(find(game_id), version="2+0000")

    monkeypatch.setattr(registry, "find", other)
    monkeypatch.setattr(upgraded, "table", tables.__getitem__)
    upgraded.house.readers._answers = type(upgraded.house.readers._answers)()
    for name in upgraded.over:
        told = await upgraded.answers(name)
        if fate == "gone":
            told = [one.replace(b'"is_drawable":false', b'"is_drawable":true') for one in told]
        assert told == before[name]
        assert await upgraded.house.readers.advice(name) == b"null"
    for name in set(upgraded.kept) - set(upgraded.over):
        with pytest.raises((ForeignRules, UnknownGame)):
            async with upgraded.house.room(name):
                pass
    assert not upgraded.house.rooms


async def test_every_finished_game_outlives_its_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game_id: str
) -> None:
    """Played under one version, archived, the version raised: the same bytes of every game."""
    kept = kept_of(game_id, 1)
    header, entries = kept
    stands = standing_of(restored(*kept))
    house = House(SqliteStore(tmp_path / "soucoupe.db"), QUIET)
    house.readers._processes.run = run_here  # type: ignore[method-assign]
    await house.store.append(header.id, entries, stands, header)
    await house.readers.archive(header.id)
    lived = Upgraded(house, {header.id: kept})
    table, before = lived.table(header.id), await lived.answers(header.id)
    find = registry.find
    monkeypatch.setattr(lived, "table", lambda _: table)
    monkeypatch.setattr(registry, "find", lambda one: replace(find(one), version="999+0000"))
    house.readers._answers = type(house.readers._answers)()
    assert await lived.answers(header.id) == before
    assert len(before) > len(table.chairs) + 5
    await house.close()


async def test_a_table_of_rules_that_are_gone_is_indexed_without_them(
    upgraded: Upgraded, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who sits where, and whether it was over; its people find it among their games."""
    wanted = {name: standing_of(upgraded.table(name)) for name in upgraded.kept}

    def gone(game_id: str) -> Any:
        raise UnknownGame(game_id)

    monkeypatch.setattr(registry, "find", gone)
    for name, stands in wanted.items():
        found = await upgraded.house.readers.table(name)
        assert (found.stage, found.ply) == (stands.stage, stands.ply)
        for holder in stands.holders or ():
            held = await upgraded.house.store.held([holder.session])
            assert held[name, holder.session].seat == holder.seat


@pytest.mark.parametrize("path", LOGS, ids=lambda path: f"{path.parents[2].name}-{path.stem}")
def test_what_needs_no_rules_is_read_the_same_without_them(path: Path) -> None:
    """Seats, names, hosts and terms after every entry; only rules know turns and the end."""
    header, entries = read(path)
    if header.version != registry.find(header.game).version:
        pytest.skip("these rules are gone: nothing to compare with")
    for number in range(1, len(entries) + 1):
        body = BODY.decode(entries[number - 1].body)
        if isinstance(body, log.Acted) and number < len(entries):
            continue
        ours = standing_of(restored(header, entries[:number]))
        without = standing_without_rules(entries[:number])
        assert (without.ply, without.at, without.holders) == (ours.ply, ours.at, ours.holders)
        room = msgspec.json.decode(without.room or b"")
        expected = msgspec.json.decode(ours.room or b"")
        known = ("chairs", "host", "terms", "rematch", "is_talk_on")
        assert {one: room[one] for one in known} == {one: expected[one] for one in known}
