"""The SQLite file at run time: durable, committed in groups, and patient with trouble."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from soucoupe.store.protocol import NumberTaken, StoreError, StoreUnavailable
from soucoupe.store.sqlite import SqliteStore
from soucoupe.tables.entries import Entry
from soucoupe.tables.standing import TableStanding
from tests.games.secret_picks import GAME
from tests.support.stores import SqliteBackend
from tests.support.tables import header

pytestmark = pytest.mark.anyio

LOCKER = """
import sqlite3, sys
held = sqlite3.connect(sys.argv[1], isolation_level=None)
held.execute("begin immediate")
print("locked", flush=True)
sys.stdin.readline()
"""
BIG = 40_000
STANDS = TableStanding("waiting", 0, 0.0)
BRIEF, LONG = 0.05, 30.0
"""Seconds of patience: for locks that stay, and for locks that go."""


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    """Open a store of little patience, and a table of one entry in it."""
    opened = SqliteBackend(tmp_path, BRIEF).open()
    await opened.append("table", [entry(1)], STANDS, header(GAME.id))
    yield opened
    await opened.close()


def entry(number: int, size: int = 10) -> Entry:
    """Make an entry with a body of some size."""
    return Entry(number, b"x" * size, float(number), bytes(16), bytes(32))


async def numbers(store: SqliteStore) -> list[int]:
    """List the numbers in the log."""
    kept = await store.load("table")
    assert kept is not None
    return [entry.number for entry in kept.entries]


@contextmanager
def locked_here(path: Path) -> Iterator[None]:
    """Hold the lock writers need, by another connection."""
    with closing(sqlite3.connect(path, isolation_level=None)) as held:
        held.execute("begin immediate")
        yield
        held.execute("rollback")


@contextmanager
def locked_elsewhere(path: Path) -> Iterator[None]:
    """Hold the lock writers need, by another process."""
    given = [sys.executable, "-c", LOCKER, str(path)]
    with subprocess.Popen(given, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as locker:
        assert locker.stdout is not None
        assert locker.stdin is not None
        assert locker.stdout.readline() == b"locked\n"
        yield
        locker.stdin.close()
        locker.wait()


def test_commits_are_durable(tmp_path: Path) -> None:
    """Both connections: WAL, synchronous=FULL, and no entry without its table."""
    store = SqliteBackend(tmp_path).open()
    for connection in (store._writing, store._reading.get()):
        settings = [
            connection.execute(f"pragma {name}").fetchone()[0]
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
        assert settings == ["wal", 2, 1]
    asyncio.run(store.close())


async def test_what_gathers_is_committed_at_once(tmp_path: Path) -> None:
    """While a lock holds the first commit up, sixty more appends gather: one commit stores them.

    Two among them cannot be stored; they take no other down with them.
    """
    store = SqliteBackend(tmp_path, LONG).open()
    await store.append("table", [entry(1)], STANDS, header(GAME.id))
    statements: list[str] = []
    store._writing.set_trace_callback(statements.append)
    with locked_here(tmp_path / "log.db"):
        waiting = [asyncio.ensure_future(store.append("table", [entry(2)], STANDS))]
        await asyncio.sleep(0)
        rows = [("table", n) for n in range(3, 33)] + [("table", 5), ("nowhere", 1)]
        rows += [("table", n) for n in range(33, 63)]
        waiting += [asyncio.ensure_future(store.append(to, [entry(n)], STANDS)) for to, n in rows]
        await asyncio.sleep(0)
    results = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(one) for one in results if one is not None] == [NumberTaken, StoreUnavailable]
    assert statements.count("commit") <= 2
    assert await numbers(store) == list(range(1, 63))
    await store.close()


async def test_a_lock_of_another_process_is_waited_for_and_then_told(
    store: SqliteStore, tmp_path: Path
) -> None:
    """The command is refused, nothing is lost, reading goes on; later it works again."""
    with locked_elsewhere(tmp_path / "log.db"):
        with pytest.raises(StoreUnavailable, match="database is locked"):
            await store.append("table", [entry(2)], STANDS)
        assert await numbers(store) == [1]
    await store.append("table", [entry(2)], STANDS)
    assert await numbers(store) == [1, 2]


async def test_a_lock_that_goes_in_time_is_not_noticed(tmp_path: Path) -> None:
    """Patience is for that."""
    store = SqliteBackend(tmp_path, LONG).open()
    with locked_here(tmp_path / "log.db"):
        begun = asyncio.ensure_future(store.append("table", [entry(1)], STANDS, header(GAME.id)))
        await asyncio.sleep(0)
    await begun
    assert await numbers(store) == [1]
    await store.close()


async def test_a_full_disk_refuses_and_recovers(store: SqliteStore) -> None:
    """Whatever was in the same commit is refused; when there is room again it is taken."""
    pages = store._writing.execute("pragma page_count").fetchone()[0]
    store._writing.execute(f"pragma max_page_count = {pages}")
    for _ in range(3):
        rows = [store.append("table", [entry(number, BIG)], STANDS) for number in (2, 3, 4)]
        results = await asyncio.gather(*rows, return_exceptions=True)
        assert all(isinstance(one, StoreUnavailable) for one in results)
        assert "disk is full" in str(results[0])
    assert await numbers(store) == [1]
    store._writing.execute("pragma max_page_count = 1000000")
    await asyncio.gather(
        *(store.append("table", [entry(number, BIG)], STANDS) for number in (2, 3, 4))
    )
    assert await numbers(store) == [1, 2, 3, 4]


@contextmanager
def no_file_grows_beyond(size: int) -> Iterator[None]:
    """Have the system refuse to write past a size, as it does when a disk or quota is full."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


async def test_a_write_the_system_refuses_is_told_and_recovers(
    store: SqliteStore, tmp_path: Path
) -> None:
    """In the middle of a commit, too: nothing half-written is read, now or when opened again."""
    with no_file_grows_beyond((tmp_path / "log.db-wal").stat().st_size + BIG // 2):
        for _ in range(3):
            with pytest.raises(StoreUnavailable):
                await store.append("table", [entry(2, BIG)], STANDS)
            assert await numbers(store) == [1]
    second = SqliteBackend(tmp_path).open()
    assert await numbers(second) == [1]
    await second.close()
    await store.append("table", [entry(2, BIG)], STANDS)
    assert await numbers(store) == [1, 2]


@pytest.mark.parametrize(
    "unfit",
    [
        Entry(2**70, b"", 1.0, b"", b""),
        Entry(2, object(), 1.0, b"", b""),  # type: ignore[arg-type]
        Entry(2, b"", "\ud800", b"", b""),  # type: ignore[arg-type]
    ],
    ids=["number", "body", "time"],
)
async def test_what_the_file_cannot_hold_is_refused(store: SqliteStore, unfit: Entry) -> None:
    """With whatever came in the same commit; the writer goes on after it."""
    rows = [store.append("table", [one], STANDS) for one in (unfit, entry(3))]
    async with asyncio.timeout(LONG):
        results = await asyncio.gather(*rows, return_exceptions=True)
    assert isinstance(results[0], StoreUnavailable)
    async with asyncio.timeout(LONG):
        await store.append("table", [entry(4)], STANDS)
    assert await numbers(store) in ([1, 4], [1, 3, 4])


async def test_a_damaged_file_is_told(tmp_path: Path) -> None:
    """Not as an exception of the database, but as a store that cannot be used or reached."""
    store = SqliteBackend(tmp_path).open()
    await store.append(
        "table", [entry(number, 500) for number in range(1, 200)], STANDS, header(GAME.id)
    )
    await store.close()
    path = tmp_path / "log.db"
    raw = bytearray(path.read_bytes())
    raw[4096:] = b"\xaa" * (len(raw) - 4096)
    path.write_bytes(bytes(raw))
    with pytest.raises(StoreError):
        await load_anew(tmp_path)


async def load_anew(folder: Path) -> None:
    """Open a file and read a table from it."""
    store = SqliteBackend(folder).open()
    try:
        await store.load("table")
    finally:
        await store.close()


def test_a_loop_that_ended_early_harms_nobody(tmp_path: Path) -> None:
    """Who no longer waits is not told; the store goes on."""
    store = SqliteBackend(tmp_path, LONG).open()

    async def hurry() -> None:
        asyncio.ensure_future(store.append("table", [entry(1)], STANDS, header(GAME.id)))  # noqa: RUF006
        await asyncio.sleep(0)

    with locked_here(tmp_path / "log.db"):
        asyncio.run(hurry())

    async def look() -> list[int]:
        await store.append("table", [entry(2)], STANDS)
        found = await numbers(store)
        await store.close()
        return found

    assert asyncio.run(look()) == [1, 2]
