"""The log in one SQLite file: a writer thread that commits whatever has gathered, at once."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from msgspec.structs import astuple, replace

from soucoupe.store import sqlite_rows as rows
from soucoupe.store import sqlite_writes as writes
from soucoupe.store.migrate import PATIENCE, open_file, open_to_read, write_form
from soucoupe.store.protocol import (
    IndexedReport,
    IndexedSeat,
    NumberTaken,
    StoreDamaged,
    StoreUnavailable,
)
from soucoupe.store.sqlite_damage import TableQuestion, ask, failure, is_damage, names
from soucoupe.store.trouble import DAMAGED, UNREAD, UNWRITTEN, Trouble

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path

    from soucoupe.store.protocol import IndexedTable, Kept
    from soucoupe.tables.archive.archive import Archive
    from soucoupe.tables.entries import Entry, Header
    from soucoupe.tables.standing import TableStanding

T = TypeVar("T")

MOST_IN_A_COMMIT = 1000
READERS = 2
"""Threads that read, each with a connection of its own."""
PROBE = 1.0
"""Seconds between two tries to write while nothing can be written."""


class Job(NamedTuple):
    """Something to write in the next commit, and who waits for it."""

    write: Callable[[sqlite3.Connection], object]
    done: asyncio.Future[Any]


class SqliteStore:
    """Implements the store over one file, in WAL mode with synchronous=FULL.

    One thread writes, two read; nothing runs on the event loop's own.
    """

    def __init__(self, path: Path, patience: float = PATIENCE) -> None:
        self._path = path
        self._writing = open_file(path, patience)
        self._reading: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        for _ in range(READERS):
            self._reading.put(open_to_read(path, patience))
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._is_closed = False
        self._unwritten, self._unread = Trouble(*UNWRITTEN), Trouble(*UNREAD)
        self._damage = Trouble(*DAMAGED)
        self._illegible: set[str] = set()
        """Tables whose row in the index is damaged."""
        self.on_commit: Callable[[int], None] = lambda _: None
        """Told by the writing thread how much went into each commit."""
        self.on_error: Callable[[], None] = lambda: None
        """Told by the event loop's thread of everything that was not done."""
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
        await self._put(lambda writing: writes.append(writing, table, entries, standing, header))

    async def load(self, table: str) -> Kept | None:
        """Return a table with its whole log."""
        return await self._read(lambda reading: rows.read_log(reading, table))

    async def listed(self, most: int) -> list[IndexedTable]:
        """Return public tables where people wait or play."""
        found = await self._legible_of(rows.LISTED, most)
        return sorted(found, key=lambda one: one.created, reverse=True)[:most]

    async def indexed(self, table: str) -> IndexedTable | None:
        """Return how one table stands."""
        return await self._read(lambda reading: self._indexed(reading, table))

    async def held(self, sessions: Sequence[str]) -> dict[tuple[str, str], IndexedSeat]:
        """Return the seats that sessions hold."""
        marks, asked = ", ".join("?" * len(sessions)), tuple(sessions)
        question = TableQuestion(*(text.format(marks) for text in rows.HELD))

        def read(reading: sqlite3.Connection) -> dict[tuple[str, str], IndexedSeat]:
            found = ask(reading, question, asked, asked, self._illegible)
            return {
                (table, session): IndexedSeat(seat, self._indexed(reading, table))
                for table, seat, session in found
                if type(seat) is int
            }

        return await self._read(read)

    async def unfinished(self, most: int) -> list[str]:
        """Return the names of tables where a game is on."""
        return await self._named(rows.UNFINISHED, most)

    async def unindexed(self, most: int) -> list[str]:
        """Return the names of tables that are not in the index, or not legibly."""
        bare = await self._named(rows.UNINDEXED, most)
        return [*bare, *(name for name in list(self._illegible) if name not in bare)][:most]

    async def reindex(
        self, table: str, number: int, standing: TableStanding, *, is_stage_known: bool = True
    ) -> bool:
        """Store how a table stands, unless it has grown since."""

        def write(writing: sqlite3.Connection) -> bool:
            if writing.execute(rows.SELECT_LAST, (table,)).fetchone() != (number,):
                return False
            (stage,) = writing.execute(rows.SELECT_STAGE, (table,)).fetchone() or ("",)
            is_kept = not is_stage_known and stage in rows.STAGES
            known = replace(standing, stage=stage) if is_kept else standing
            writing.execute(rows.PUT_STANDING, (table, number, *rows.fields_of(known)))
            writes.put_around(writing, table, known)
            return True

        is_done = bool(await self._put(write))
        if is_done:
            self._illegible.discard(table)
        return is_done

    async def put_archive(self, archive: Archive) -> None:
        """Store an archive."""
        await self._put(lambda writing: writing.execute(rows.PUT_ARCHIVE, astuple(archive)))

    async def archive_of(self, table: str) -> Archive | None:
        """Return a table's archive."""
        return await self._read(lambda reading: rows.read_archive(reading, table))

    async def unarchived(self, most: int) -> list[str]:
        """Return the names of tables whose game is over and not archived."""
        return await self._named(rows.UNARCHIVED, most)

    async def probe(self) -> None:
        """Write what is there already, and see it stored."""
        await self._put(write_form)

    async def recent(self, most: int) -> list[IndexedTable]:
        """Return tables that are not over, those first where something happened last."""
        found = await self._legible_of(rows.RECENT, most)
        return sorted(found, key=lambda one: one.at, reverse=True)[:most]

    async def stages(self) -> dict[str, int]:
        """Count the tables at each stage."""
        return dict(await self._fetch(rows.COUNT_STAGES, ()))

    async def reports(self, most: int) -> list[IndexedReport]:
        """Return the messages that were reported and not settled."""
        return [IndexedReport(*row) for row in await self._fetch(rows.SELECT_REPORTS, (most,))]

    async def settle_report(self, table: str, said: str) -> None:
        """Put a report away."""
        await self._put(lambda writing: writing.execute(rows.SETTLE_REPORT, (table, said)))

    async def ban(self, address: str, at: float) -> None:
        """Let nobody in from an address."""
        await self._put(lambda writing: writing.execute(rows.PUT_BAN, (address, at)))

    async def lift_ban(self, address: str) -> None:
        """Let people in from an address again."""
        await self._put(lambda writing: writing.execute(rows.DELETE_BAN, (address,)))

    async def bans(self) -> dict[str, float]:
        """Return the addresses nobody is let in from."""
        return dict(await self._fetch(rows.SELECT_BANS, ()))

    async def names(self) -> list[str]:
        """Name every table."""
        return await self._read(names)

    async def idle(self, since: float, *, are_over: bool) -> list[str]:
        """Name the tables where nothing has happened since a time."""
        given = are_over, since
        found = await self._read(lambda one: ask(one, rows.EXPIRED, given, given, self._illegible))
        return [name for (name,) in found if isinstance(name, str)]

    async def remove(self, table: str, since: float) -> bool:
        """Remove a table with everything made of it."""
        return await self._put(lambda writing: writes.remove(writing, table, since))

    async def rewrite(
        self,
        table: str,
        entries: Sequence[Entry],
        standing: TableStanding,
        archive: Archive | None,
    ) -> None:
        """Put entries in place of others, and all that was made of them anew."""
        await self._put(lambda writing: writes.rewrite(writing, table, entries, standing, archive))

    async def compact(self) -> None:
        """Leave no trace of what was removed or rewritten."""
        await asyncio.to_thread(writes.compact, self._path)

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

    async def _legible_of(self, question: TableQuestion, most: int) -> list[IndexedTable]:
        """Return the tables a question finds, as far as damage lets them be read."""

        def read(reading: sqlite3.Connection) -> list[IndexedTable]:
            found = ask(reading, question, (most,), (), self._illegible)
            return [one for row in found if (one := self._legible(row)) is not None]

        return await self._read(read)

    async def _fetch(self, question: str, given: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        return await self._read(lambda reading: reading.execute(question, given).fetchall())

    async def _put(self, write: Callable[[sqlite3.Connection], T]) -> T:
        """Have something written in the next commit; returns when that is on the disk."""
        self._must_be_open()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put(Job(write, done))
        try:
            return await done
        except (StoreUnavailable, StoreDamaged):
            self.on_error()
            raise

    async def _named(self, question: TableQuestion, most: int) -> list[str]:
        """Return the names of tables a question is answered with."""
        found = await self._read(lambda reading: ask(reading, question, (), (), self._illegible))
        return [name for (name,) in found if isinstance(name, str)][:most]

    def _indexed(self, reading: sqlite3.Connection, table: str) -> IndexedTable | None:
        """Read how a table stands; None if nothing, or nothing legible, is there."""
        try:
            row = reading.execute(rows.SELECT_INDEXED, (table,)).fetchone()
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise
            self._note_damage(table, error)
            return None
        return None if row is None else self._legible(row)

    def _legible(self, row: tuple[Any, ...]) -> IndexedTable | None:
        """Read how a table stands from a row; None if the row is damaged, which is noted."""
        try:
            return rows.indexed_of(row)
        except StoreDamaged as error:
            self._note_damage(row[0], error)
            return None

    def _note_damage(self, table: object, error: Exception) -> None:
        self._damage.failed(error)
        if isinstance(table, str):
            self._illegible.add(table)

    async def _read(self, read: Callable[[sqlite3.Connection], T]) -> T:
        """Have something read by a thread that may wait for the disk."""
        self._must_be_open()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._ask, read)
        except (StoreUnavailable, StoreDamaged):
            self.on_error()
            raise

    def _ask(self, read: Callable[[sqlite3.Connection], T]) -> T:
        reading = self._reading.get()
        try:
            found = read(reading)
        except (sqlite3.Error, StoreDamaged) as error:
            failed = failure(error)
            (self._damage if isinstance(failed, StoreDamaged) else self._unread).failed(error)
            raise failed from error
        finally:
            self._reading.put(reading)
        self._unread.worked()
        return found

    def _must_be_open(self) -> None:
        if self._is_closed:
            msg = "the log is closed"
            raise StoreUnavailable(msg)

    def _write(self) -> None:
        while (first := self._next_job()) is not None:
            batch = [first]
            is_last = False
            while not self._jobs.empty() and len(batch) < MOST_IN_A_COMMIT:
                job = self._jobs.get()
                if job is None:
                    is_last = True
                    break
                batch.append(job)
            results = list(zip(batch, self._commit(batch), strict=True))
            self.on_commit(len(batch))
            for loop in {job.done.get_loop() for job in batch}:
                with suppress(RuntimeError):  # a loop that has ended, and all who waited with it
                    loop.call_soon_threadsafe(settle, loop, results)
            if is_last:
                return

    def _next_job(self) -> Job | None:
        """Wait for something to write; while nothing can be written, see now and then if it can."""
        while True:
            try:
                return self._jobs.get(timeout=PROBE if self._unwritten.is_on else None)
            except Empty:
                self._probe()

    def _probe(self) -> None:
        """Write what is there already, to see whether that can be done."""
        with suppress(sqlite3.Error):
            self._writing.execute("begin immediate")
            write_form(self._writing)
            self._writing.execute("commit")
            self._unwritten.worked()
        if self._writing.in_transaction:
            self._writing.rollback()

    def _commit(self, batch: list[Job]) -> list[object]:
        """Do a batch in one transaction; a job that fails takes no other down with it."""
        try:
            self._writing.execute("begin immediate")
            results = [self._do(job) for job in batch]
            self._writing.execute("commit")
        except Exception as error:  # noqa: BLE001 (whatever it is, those who wait must hear of it)
            with suppress(sqlite3.Error):
                self._writing.rollback()
            return self._failed(batch, error)
        self._unwritten.worked()
        return results

    def _failed(self, batch: list[Job], error: Exception) -> list[object]:
        """Say why a batch was not stored; what may be the fault of one is tried one by one."""
        is_trouble = isinstance(error, sqlite3.OperationalError)
        if not is_trouble and len(batch) > 1:
            return [self._commit([job])[0] for job in batch]
        failed = failure(error)
        if is_trouble:
            self._unwritten.failed(error, len(batch))
        elif isinstance(failed, StoreDamaged):
            self._damage.failed(error)
        return [failed for _ in batch]

    def _do(self, job: Job) -> object:
        """Do a job; return what it returns, or what it fails with."""
        self._writing.execute("savepoint job")
        try:
            return job.write(self._writing)
        except sqlite3.IntegrityError as error:
            self._writing.execute("rollback to job")
            if error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
                return StoreUnavailable("this table is not in the log")
            if error.sqlite_errorcode != sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY:
                return failure(error)
            return NumberTaken("the log of this table has grown meanwhile")
        finally:
            if self._writing.in_transaction:
                self._writing.execute("release job")


def settle(loop: asyncio.AbstractEventLoop, results: Iterable[tuple[Job, object]]) -> None:
    """Tell everyone who waits in an event loop, in its own thread."""
    for job, result in results:
        if job.done.get_loop() is not loop or job.done.cancelled():
            continue
        if isinstance(result, Exception):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)
