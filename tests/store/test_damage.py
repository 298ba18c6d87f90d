"""A damaged file: what is whole is read and written as ever, and what is not is said to be so."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import TypeVar

import pytest
from msgspec.structs import replace

from soucoupe.store.protocol import StoreDamaged, StoreError
from soucoupe.store.sqlite import SqliteStore
from soucoupe.tables.entries import Entry
from soucoupe.tables.standing import Holder, TableStanding
from tests.games.secret_picks import GAME
from tests.store.test_contract import ROOM
from tests.support.tables import header

pytestmark = pytest.mark.anyio

T = TypeVar("T")
PAGE = 4096
TABLES = 120
MANY = 1000


def entry(number: int) -> Entry:
    """Make an entry."""
    return Entry(number, b'{"x":"%d"}' % number * 20, float(number), bytes(16), bytes(32))


def standing(at: int) -> TableStanding:
    """Let a table stand somehow; each is held by a session of its own."""
    return TableStanding("playing", 2, 1.0, (0,), ROOM, (Holder(0, f"s{at}", "link"),))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Return a file with many tables in it, each large enough to fill pages with others."""
    path = tmp_path_factory.mktemp("whole") / "log.db"

    async def fill() -> None:
        store = SqliteStore(path)
        for at in range(TABLES):
            new = replace(header(GAME.id, f"t{at:03}"), is_public=True, created=float(at))
            await store.append(new.id, [entry(1), entry(2)], standing(at), new)
        await store.close()

    asyncio.run(fill())
    return path.read_bytes()


@asynccontextmanager
async def opened(path: Path, raw: bytes) -> AsyncIterator[SqliteStore]:
    """Open a file of these bytes."""
    await asyncio.to_thread(path.write_bytes, raw)
    store = SqliteStore(path)
    yield store
    await store.close()


async def readable(asked: Awaitable[T]) -> T | None:
    """Return an answer, or None where damage hides it; any other failure is a failure."""
    try:
        return await asked
    except StoreDamaged:
        return None


async def test_a_spoiled_page_hides_nothing_but_what_lay_there(
    tmp_path: Path, whole: bytes
) -> None:
    """Page after page: lists name every table that can be read by itself."""
    hidden = []
    for page in range(1, len(whole) // PAGE):
        raw = whole[: page * PAGE] + b"\xaa" * PAGE + whole[(page + 1) * PAGE :]
        async with opened(tmp_path / f"{page}.db", raw) as store:
            names = [f"t{at:03}" for at in range(TABLES)]
            legible = [one for one in names if await readable(store.indexed(one))]
            listed = await readable(store.listed(MANY)) or []
            on = await readable(store.unfinished(MANY)) or []
            held = await readable(store.held([f"s{at}" for at in range(TABLES)])) or {}
            assert [one.id for one in reversed(listed)] == legible
            assert set(on) >= set(legible)
            mine = {table for (table, _), one in held.items() if one.table}
            assert mine <= set(legible)
            logs = [one for one in names if await readable(store.load(one))]
            hidden.append((TABLES - len(legible), TABLES - len(mine), TABLES - len(logs)))
    # Some pages hide a part, those above them hide all; most hide nothing of a kind.
    assert any(0 < index < TABLES for index, _, _ in hidden)
    assert any(0 < mine < TABLES for _, mine, _ in hidden)
    assert any(0 < log < TABLES for _, _, log in hidden)
    assert sum(log == 0 for _, _, log in hidden) > len(hidden) / 3


WRONG = [
    "update rooms set room = 5",
    "update rooms set room = x'5b5d'",
    "update rooms set room = '{}'",
    "update standings set stage = 'lost'",
    "update standings set number = 'many'",
    "update standings set at = x'00'",
    "update standings set waits = '{}'",
    "update standings set waits = 7",
    "delete from standings",
    "delete from rooms",
]


@pytest.mark.parametrize("damage", WRONG)
async def test_a_damaged_row_of_the_index_hides_no_other_and_is_made_again(
    tmp_path: Path, whole: bytes, damage: str
) -> None:
    """The list goes on without it, its people are told so, and it is named until it is whole."""
    path = tmp_path / "log.db"
    path.write_bytes(whole)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(f"""{damage} where "table" = 't007'""")
    async with opened(path, path.read_bytes()) as store:
        others = [f"t{at:03}" for at in reversed(range(TABLES)) if at != 7]
        assert [one.id for one in await store.listed(MANY)] == others
        assert await store.indexed("t007") is None
        held = await store.held(["s6", "s7"])
        assert held["t007", "s7"].table is None
        assert held["t006", "s6"].table is not None
        assert await store.unindexed(MANY) == ["t007"]
        assert await store.reindex("t007", 2, standing(7))
        assert await store.unindexed(MANY) == []
        assert len(await store.listed(MANY)) == TABLES


@pytest.mark.parametrize(
    "damage",
    [
        """update tables set secret = 'words' where id = 't007'""",
        """update tables set created = 'today' where id = 't007'""",
        """update entries set body = 'words' where "table" = 't007' and number = 2""",
        """update entries set at = 'later' where "table" = 't007' and number = 2""",
        """update entries set salt = 1 where "table" = 't007' and number = 1""",
    ],
)
async def test_a_damaged_row_of_the_log_is_told_and_hides_no_other(
    tmp_path: Path, whole: bytes, damage: str
) -> None:
    """Not by words that ask to try again."""
    path = tmp_path / "log.db"
    path.write_bytes(whole)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(damage)
    async with opened(path, path.read_bytes()) as store:
        with pytest.raises(StoreDamaged) as told:
            await store.load("t007")
        assert "try again" not in str(told.value)
        assert await store.load("t006") is not None
        assert len(await store.listed(MANY)) >= TABLES - 1


async def test_what_is_written_beside_damage_is_stored(
    tmp_path: Path, whole: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    """In the same commit as what cannot be; the damage is told once, to whoever runs the house."""
    page = leaf_of("entries", tmp_path / "whole.db", whole)
    raw = whole[: page * PAGE] + b"\xaa" * PAGE + whole[(page + 1) * PAGE :]
    async with opened(tmp_path / "log.db", raw) as store:
        rows = [store.append(f"t{at:03}", [entry(3)], standing(at)) for at in range(TABLES)]
        results = await asyncio.gather(*rows, return_exceptions=True)
        failed = [at for at, one in enumerate(results) if one is not None]
        assert 0 < len(failed) < TABLES / 2
        for at in failed:
            assert isinstance(results[at], StoreDamaged)
            assert "does not help" in str(results[at])
        names = [f"t{at:03}" for at, one in enumerate(results) if one is None]
        logs = [kept for name in names if (kept := await readable(store.load(name)))]
        assert {len(kept.entries) for kept in logs} == {3}
        assert len(logs) >= len(names) - 2  # whose first entries lay at the ends of the page
    told = [one for one in caplog.records if one.levelno >= logging.WARNING]
    assert [one.getMessage().split(":")[0] for one in told] == ["part of the log is damaged"]


def leaf_of(tree: str, path: Path, raw: bytes) -> int:
    """Return a page of a tree that holds rows, and is not the one everything hangs on."""
    path.write_bytes(raw)
    with closing(sqlite3.connect(path)) as connection:
        asked = "select rootpage from sqlite_master where name = ?"
        (root,) = connection.execute(asked, (tree,)).fetchone()
    interior = raw[(root - 1) * PAGE :]
    assert interior[0] == 2, "this tree is of one page only"
    first = int.from_bytes(interior[12:14], "big")
    return int.from_bytes(interior[first : first + 4], "big") - 1


async def test_a_file_whose_names_cannot_be_read_says_so(tmp_path: Path, whole: bytes) -> None:
    """An empty list would be a lie."""
    raw = whole[:PAGE] + b"\xaa" * (len(whole) - PAGE)
    path = tmp_path / "log.db"
    with pytest.raises(StoreError) as told:
        async with opened(path, raw) as store:
            await store.listed(MANY)
    assert "try again" not in str(told.value)
