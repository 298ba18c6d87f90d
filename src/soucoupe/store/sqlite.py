"""The log in one SQLite file: a writer thread that commits whatever has gathered, at once."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any, NamedTuple

from soucoupe.store.migrate import PATIENCE, open_file
from soucoupe.store.protocol import Kept, NumberTaken, StoreUnavailable
from soucoupe.tables.entries import Entry, Header

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

COLUMNS = "id, game, version, commitment, secret, is_public, created, previous"
INSERT_TABLE = f"insert into tables ({COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?)"  # noqa: S608 (our own words)
UPDATE_TABLE = "update tables set in_play = ? where id = ?"
INSERT_ENTRY = "insert into entries values (?, ?, ?, ?, ?, ?)"
SELECT_TABLE = f"select {COLUMNS} from tables where id = ?"  # noqa: S608
SELECT_ENTRIES = (
    'select number, body, at, salt, chain from entries where "table" = ? order by number'
)
SELECT_RECENT = f"select {COLUMNS} from tables where is_public order by created desc limit ?"  # noqa: S608
SELECT_IN_PLAY = "select id from tables where in_play order by created desc limit ?"

MOST_IN_A_COMMIT = 1000


class Job(NamedTuple):
    """Rows to store, and who waits for it."""

    table: str
    entries: Sequence[Entry]
    header: Header | None
    in_play: bool | None
    done: asyncio.Future[None]


class SqliteStore:
    """Implements the store over one file, in WAL mode with synchronous=FULL."""

    def __init__(self, path: Path, patience: float = PATIENCE) -> None:
        self._writing = open_file(path, patience)
        self._reading = open_file(path, patience)
        # Logs are read whole and once, so keeping their pages would be of no use.
        self._reading.execute("pragma cache_size = -200")
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._is_closed = False
        self._thread = Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        header: Header | None = None,
        *,
        in_play: bool | None = None,
    ) -> None:
        """Store the next entries of a table; returns when they are on the disk."""
        if self._is_closed:
            msg = "the log is closed"
            raise StoreUnavailable(msg)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put(Job(table, entries, header, in_play, done))
        await done

    async def load(self, table: str) -> Kept | None:
        """Return a table with its whole log."""
        try:
            row = self._reading.execute(SELECT_TABLE, (table,)).fetchone()
            rows = self._reading.execute(SELECT_ENTRIES, (table,)).fetchall() if row else []
        except sqlite3.Error as error:
            raise unavailable(error) from error
        return Kept(header_of(row), [Entry(*entry) for entry in rows]) if row else None

    async def recent(self, most: int) -> list[Header]:
        """Return the newest public tables."""
        try:
            rows = self._reading.execute(SELECT_RECENT, (most,)).fetchall()
        except sqlite3.Error as error:
            raise unavailable(error) from error
        return [header_of(row) for row in rows]

    async def unfinished(self, most: int) -> list[str]:
        """Return the names of tables where a game is on."""
        try:
            return [name for (name,) in self._reading.execute(SELECT_IN_PLAY, (most,))]
        except sqlite3.Error as error:
            raise unavailable(error) from error

    async def close(self) -> None:
        """Store what is waiting, then close the file."""
        self._is_closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._reading.close()
        self._writing.close()

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

    def _commit(self, batch: list[Job]) -> list[Exception | None]:
        """Store a batch in one transaction; a job that fails takes no other down with it."""
        try:
            self._writing.execute("begin immediate")
            results = [self._insert(job) for job in batch]
            self._writing.execute("commit")
        except Exception as error:  # noqa: BLE001 (whatever it is, those who wait must hear of it)
            with suppress(sqlite3.Error):
                self._writing.rollback()
            return [unavailable(error) for _ in batch]
        return results

    def _insert(self, job: Job) -> Exception | None:
        self._writing.execute("savepoint job")
        try:
            if job.header is not None:
                self._writing.execute(INSERT_TABLE, row_of(job.header))
            for entry in job.entries:
                self._writing.execute(
                    INSERT_ENTRY,
                    (job.table, entry.number, entry.body, entry.at, entry.salt, entry.chain),
                )
            if job.in_play is not None:
                self._writing.execute(UPDATE_TABLE, (job.in_play, job.table))
        except sqlite3.IntegrityError as error:
            self._writing.execute("rollback to job")
            if error.sqlite_errorcode != sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY:
                return unavailable(error)
            return NumberTaken(f"the log of table {job.table} has grown meanwhile")
        finally:
            if self._writing.in_transaction:
                self._writing.execute("release job")
        return None


def settle(
    loop: asyncio.AbstractEventLoop, results: Iterable[tuple[Job, Exception | None]]
) -> None:
    """Tell everyone who waits in an event loop, in its own thread."""
    for job, result in results:
        if job.done.get_loop() is not loop or job.done.cancelled():
            continue
        if result is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(result)


def unavailable(error: Exception) -> StoreUnavailable:
    """Say what the database said."""
    return StoreUnavailable(f"the log cannot be reached now ({error}); nothing was lost, try again")


def row_of(header: Header) -> tuple[Any, ...]:
    """Lay a header out as a row."""
    return (
        header.id,
        header.game,
        header.version,
        header.commitment,
        header.secret,
        header.is_public,
        header.created,
        header.previous,
    )


def header_of(row: tuple[Any, ...]) -> Header:
    """Read a header from a row."""
    table, game, version, commitment, secret, is_public, created, previous = row
    return Header(table, game, version, commitment, secret, bool(is_public), created, previous)
