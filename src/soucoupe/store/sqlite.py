"""The log in one SQLite file: a writer thread that commits whatever has gathered, at once."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from msgspec.structs import replace

from soucoupe.store import sqlite_rows as rows
from soucoupe.store.migrate import PATIENCE, open_file, open_to_read
from soucoupe.store.protocol import Kept, NumberTaken, StoreUnavailable
from soucoupe.tables.archive.archive import Archive
from soucoupe.tables.entries import Entry, Header

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path

    from soucoupe.store.protocol import IndexedSeat, IndexedTable
    from soucoupe.tables.standing import TableStanding

T = TypeVar("T")

MOST_IN_A_COMMIT = 1000
READERS = 2
"""Threads that read, each with a connection of its own."""


class Job(NamedTuple):
    """Something to write in the next commit, and who waits for it."""

    write: Callable[[sqlite3.Connection], object]
    done: asyncio.Future[Any]


class SqliteStore:
    """Implements the store over one file, in WAL mode with synchronous=FULL.

    One thread writes, two read; nothing runs on the event loop's own.
    """

    def __init__(self, path: Path, patience: float = PATIENCE) -> None:
        self._writing = open_file(path, patience)
        self._reading: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        for _ in range(READERS):
            self._reading.put(open_to_read(path, patience))
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._is_closed = False
        self._thread = Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        standing: TableStanding,
        header: Header | None = None,
    ) -> None:
        """Store the next entries of a table; returns when they are on the disk."""
        await self._put(lambda writing: append(writing, table, entries, standing, header))

    async def load(self, table: str) -> Kept | None:
        """Return a table with its whole log."""

        def read(reading: sqlite3.Connection) -> Kept | None:
            row = reading.execute(rows.SELECT_TABLE, (table,)).fetchone()
            if row is None:
                return None
            found = reading.execute(rows.SELECT_ENTRIES, (table,)).fetchall()
            return Kept(rows.header_of(row), [Entry(*entry) for entry in found])

        return await self._read(read)

    async def listed(self, most: int) -> list[IndexedTable]:
        """Return public tables where people wait or play."""
        found = await self._fetch(rows.SELECT_LISTED, (most,))
        return [rows.indexed_of(row) for row in found]

    async def indexed(self, table: str) -> IndexedTable | None:
        """Return how one table stands."""
        found = await self._fetch(rows.SELECT_INDEXED, (table,))
        return rows.indexed_of(found[0]) if found else None

    async def held(self, sessions: Sequence[str]) -> dict[tuple[str, str], IndexedSeat]:
        """Return the seats that sessions hold."""
        marks = ", ".join("?" * len(sessions))
        return rows.held_of(await self._fetch(rows.SELECT_HELD.format(marks), tuple(sessions)))

    async def unfinished(self, most: int) -> list[str]:
        """Return the names of tables where a game is on."""
        return [name for (name,) in await self._fetch(rows.SELECT_UNFINISHED, (most,))]

    async def unindexed(self, most: int) -> list[str]:
        """Return the names of tables that are not in the index."""
        return [name for (name,) in await self._fetch(rows.SELECT_UNINDEXED, (most,))]

    async def reindex(
        self, table: str, number: int, standing: TableStanding, *, is_stage_known: bool = True
    ) -> bool:
        """Store how a table stands, unless it has grown since."""

        def write(writing: sqlite3.Connection) -> bool:
            found, stage = writing.execute(rows.SELECT_NUMBER, (table,)).fetchone() or (None, "")
            if found != number:
                return False
            known = standing if is_stage_known else replace(standing, stage=stage)
            put_standing(writing, table, number, known)
            return True

        return bool(await self._put(write))

    async def put_archive(self, archive: Archive) -> None:
        """Store an archive."""
        row = (
            archive.table,
            archive.format,
            archive.number,
            archive.chain,
            archive.is_over,
            archive.shape,
            archive.plies,
            archive.words,
        )
        await self._put(lambda writing: writing.execute(rows.PUT_ARCHIVE, row))

    async def archive_of(self, table: str) -> Archive | None:
        """Return a table's archive."""
        found = await self._fetch(rows.SELECT_ARCHIVE, (table,))
        if not found:
            return None
        name, form, number, chain, is_over, shape, plies, words = found[0]
        return Archive(name, form, number, chain, bool(is_over), shape, plies, words)

    async def unarchived(self, most: int) -> list[str]:
        """Return the names of tables whose game is over and not archived."""
        return [name for (name,) in await self._fetch(rows.SELECT_UNARCHIVED, (most,))]

    async def close(self) -> None:
        """Store what is waiting, then close the file."""
        if self._is_closed:
            return
        self._is_closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        await asyncio.to_thread(self._readers.shutdown)
        while not self._reading.empty():
            self._reading.get().close()
        self._writing.close()

    async def _put(self, write: Callable[[sqlite3.Connection], T]) -> T:
        """Have something written in the next commit; returns when that is on the disk."""
        self._must_be_open()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put(Job(write, done))
        return await done

    async def _fetch(self, question: str, given: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        return await self._read(lambda reading: reading.execute(question, given).fetchall())

    async def _read(self, read: Callable[[sqlite3.Connection], T]) -> T:
        """Have something read by a thread that may wait for the disk."""
        self._must_be_open()
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._ask, read)

    def _ask(self, read: Callable[[sqlite3.Connection], T]) -> T:
        reading = self._reading.get()
        try:
            return read(reading)
        except sqlite3.Error as error:
            raise unavailable(error) from error
        finally:
            self._reading.put(reading)

    def _must_be_open(self) -> None:
        if self._is_closed:
            msg = "the log is closed"
            raise StoreUnavailable(msg)

    def _write(self) -> None:
        while (first := self._jobs.get()) is not None:
            batch = [first]
            is_last = False
            while not self._jobs.empty() and len(batch) < MOST_IN_A_COMMIT:
                job = self._jobs.get()
                if job is None:
                    is_last = True
                    break
                batch.append(job)
            results = list(zip(batch, self._commit(batch), strict=True))
            for loop in {job.done.get_loop() for job in batch}:
                with suppress(RuntimeError):  # a loop that has ended, and all who waited with it
                    loop.call_soon_threadsafe(settle, loop, results)
            if is_last:
                return

    def _commit(self, batch: list[Job]) -> list[object]:
        """Do a batch in one transaction; a job that fails takes no other down with it."""
        try:
            self._writing.execute("begin immediate")
            results = [self._do(job) for job in batch]
            self._writing.execute("commit")
        except Exception as error:  # noqa: BLE001 (whatever it is, those who wait must hear of it)
            with suppress(sqlite3.Error):
                self._writing.rollback()
            return [unavailable(error) for _ in batch]
        return results

    def _do(self, job: Job) -> object:
        """Do a job; return what it returns, or what it fails with."""
        self._writing.execute("savepoint job")
        try:
            return job.write(self._writing)
        except sqlite3.IntegrityError as error:
            self._writing.execute("rollback to job")
            if error.sqlite_errorcode != sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY:
                return unavailable(error)
            return NumberTaken("the log of this table has grown meanwhile")
        finally:
            if self._writing.in_transaction:
                self._writing.execute("release job")


def append(
    writing: sqlite3.Connection,
    table: str,
    entries: Sequence[Entry],
    standing: TableStanding,
    header: Header | None,
) -> None:
    """Write the next entries of a table, and how it stands after them."""
    if header is not None:
        writing.execute(rows.INSERT_TABLE, rows.row_of(header))
        writing.execute(rows.INSERT_STANDING, (table, 0, *rows.fields_of(standing)))
    for entry in entries:
        row = table, entry.number, entry.body, entry.at, entry.salt, entry.chain
        writing.execute(rows.INSERT_ENTRY, row)
    if entries:
        put_standing(writing, table, entries[-1].number, standing)


def put_standing(
    writing: sqlite3.Connection, table: str, number: int, standing: TableStanding
) -> None:
    """Write how a table stands after its entry of that number."""
    writing.execute(rows.UPDATE_STANDING, (number, *rows.fields_of(standing), table))
    if standing.room is not None:
        writing.execute(rows.PUT_ROOM, (table, standing.room))
    if standing.holders is not None:
        writing.execute(rows.DELETE_SEATS, (table,))
        writing.executemany(rows.INSERT_SEAT, [(table, *one) for one in standing.holders])


def settle(loop: asyncio.AbstractEventLoop, results: Iterable[tuple[Job, object]]) -> None:
    """Tell everyone who waits in an event loop, in its own thread."""
    for job, result in results:
        if job.done.get_loop() is not loop or job.done.cancelled():
            continue
        if isinstance(result, Exception):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)


def unavailable(error: Exception) -> StoreUnavailable:
    """Say what the database said."""
    return StoreUnavailable(f"the log cannot be reached now ({error}); nothing was lost, try again")
