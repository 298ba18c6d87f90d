"""A file as it lies: read only, around damage, without bringing it to its newest form."""

from __future__ import annotations

import os
import sqlite3
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar
from urllib.parse import quote

from soucoupe.store import sqlite_rows as rows
from soucoupe.store.migrate import PATIENCE
from soucoupe.store.protocol import Inspected, StoreDamaged
from soucoupe.store.sqlite_damage import failure, is_damage, names
from soucoupe.tables.standing import Holder

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from soucoupe.store.protocol import IndexedTable

T = TypeVar("T")
MOST_FAULTS = 100


class SqliteInspection:
    """Looks at a file; a house may have it open."""

    def __init__(self, path: Path) -> None:
        how = "rw" if os.access(path, os.W_OK) and os.access(path.parent, os.W_OK) else "ro"
        address = f"file:{quote(str(path))}?mode={how}{'&immutable=1' if how == 'ro' else ''}"
        self._reading = sqlite3.connect(address, PATIENCE, isolation_level=None, uri=True)
        self._reading.execute("pragma query_only = on")

    def faults(self) -> Iterator[str]:
        """Tell what the database itself finds wrong."""
        try:
            for (found,) in self._reading.execute(f"pragma integrity_check({MOST_FAULTS})"):
                if found != "ok":
                    yield str(found)
            for tree, _, parent, _ in self._reading.execute("pragma foreign_key_check"):
                yield f"a row of {tree} belongs to nothing in {parent}"
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise failure(error) from error
            yield str(error)

    def names(self) -> list[str]:
        """Name every table."""
        with self._told():
            return names(self._reading)

    def table(self, name: str) -> Inspected:
        """Return everything there is of a table, as it stood at one moment."""
        with self._told():
            self._reading.execute("begin")
            try:
                return Inspected(
                    self._or_damage(lambda: rows.read_log(self._reading, name)),
                    self._or_damage(lambda: self._indexed(name)),
                    self._or_damage(lambda: self._holders(name)),
                    self._or_damage(lambda: rows.read_archive(self._reading, name)),
                )
            finally:
                self._reading.execute("rollback")

    def close(self) -> None:
        """Let go of the file."""
        self._reading.close()

    def _indexed(self, name: str) -> IndexedTable | None:
        row = self._reading.execute(rows.SELECT_INDEXED, (name,)).fetchone()
        return None if row is None else rows.indexed_of(row)

    def _holders(self, name: str) -> tuple[Holder, ...]:
        found = self._reading.execute(rows.SELECT_SEATS, (name,)).fetchall()
        for row in found:
            rows.must_be_of(rows.SEAT_ROW, row)
        return tuple(Holder(*row) for row in found)

    def _or_damage(self, read: Callable[[], T]) -> T | StoreDamaged:
        """Read something, or return what damage hides it."""
        try:
            return read()
        except StoreDamaged as error:
            return error
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise
            return StoreDamaged(str(error))

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise failure(error) from error
