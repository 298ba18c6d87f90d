"""What the SQLite store writes, each within a transaction that somebody else begins and ends."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

from msgspec.structs import astuple

from soucoupe.store import sqlite_rows as rows
from soucoupe.store.migrate import open_file
from soucoupe.store.sqlite_damage import failure

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from soucoupe.tables.archive.archive import Archive
    from soucoupe.tables.entries import Entry, Header
    from soucoupe.tables.standing import TableStanding


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
    put_around(writing, table, standing)


def put_around(writing: sqlite3.Connection, table: str, standing: TableStanding) -> None:
    """Write what of a standing changes seldom, if it has."""
    if standing.room is not None:
        writing.execute(rows.PUT_ROOM, (table, standing.room))
    if standing.holders is not None:
        writing.execute(rows.DELETE_SEATS, (table,))
        writing.executemany(rows.INSERT_SEAT, [(table, *one) for one in standing.holders])
    if standing.reported is not None:
        writing.execute(rows.PUT_REPORT, (table, standing.reported, standing.at))


def remove(writing: sqlite3.Connection, table: str, since: float) -> bool:
    """Remove a table with everything made of it, unless something happened there since."""
    found = writing.execute(rows.SELECT_AT, (table,)).fetchone()
    if found is None or found[0] >= since:
        return False
    writing.execute(rows.DELETE_ENTRIES, (table,))
    writing.execute(rows.DELETE_TABLE, (table,))  # and by its keys all that was made of it
    return True


def rewrite(
    writing: sqlite3.Connection,
    table: str,
    entries: Sequence[Entry],
    standing: TableStanding,
    archive: Archive | None,
) -> None:
    """Put entries in place of others, and all that was made of them anew."""
    for entry in entries:
        row = entry.body, entry.salt, entry.leaf, table, entry.number
        writing.execute(rows.UPDATE_ENTRY, row)
    put_around(writing, table, standing)
    writing.execute(rows.DELETE_ARCHIVE, (table,))
    if archive is not None:
        writing.execute(rows.PUT_ARCHIVE, astuple(archive))


def compact(path: Path) -> None:
    """Write the file anew without what was removed, and empty what lies beside it."""
    try:
        with closing(open_file(path)) as writing:
            writing.execute("vacuum")
            writing.execute("pragma wal_checkpoint(truncate)")
    except sqlite3.Error as error:
        raise failure(error) from error
