"""The statements of the SQLite store, and how its rows are read and written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

import msgspec
from msgspec import json

from soucoupe.store.protocol import IndexedTable, Kept, StoreDamaged
from soucoupe.store.sqlite_damage import TableQuestion
from soucoupe.tables.archive.archive import Archive
from soucoupe.tables.entries import Entry, Header
from soucoupe.tables.standing import ROOM
from soucoupe.tables.state.table import Stage

if TYPE_CHECKING:
    import sqlite3

    from soucoupe.tables.standing import TableStanding

COLUMNS = "id, game, version, commitment, secret, is_public, created, previous"
INSERT_TABLE = f"insert into tables ({COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?)"  # noqa: S608 (our own words)
INSERT_ENTRY = """
insert into entries ("table", number, body, at, salt, chain) values (?, ?, ?, ?, ?, ?)
"""
UPDATE_ENTRY = 'update entries set body = ?, salt = ?, leaf = ? where "table" = ? and number = ?'
INSERT_STANDING = "insert into standings values (?, ?, ?, ?, ?, ?)"
PUT_STANDING = "insert or replace into standings values (?, ?, ?, ?, ?, ?)"
UPDATE_STANDING = (
    'update standings set number = ?, stage = ?, ply = ?, at = ?, waits = ? where "table" = ?'
)
SELECT_LAST = """
select coalesce((select max(number) from entries where "table" = id), 0) from tables where id = ?
"""
SELECT_STAGE = 'select stage from standings where "table" = ?'
PUT_ROOM = "insert or replace into rooms values (?, ?)"
DELETE_SEATS = 'delete from seats where "table" = ?'
SELECT_SEATS = 'select seat, session, link from seats where "table" = ? order by seat'
INSERT_SEAT = "insert into seats values (?, ?, ?, ?)"
PUT_ARCHIVE = """
insert into archives values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do update set
    format = excluded.format, number = excluded.number, chain = excluded.chain,
    is_over = excluded.is_over, shape = excluded.shape,
    plies = excluded.plies, words = excluded.words
where excluded.number > archives.number
"""

SELECT_TABLE = f"select {COLUMNS} from tables where id = ?"  # noqa: S608
SELECT_ENTRIES = (
    'select number, body, at, salt, chain, leaf from entries where "table" = ? order by number'
)
INDEXED = """
select id, game, version, commitment, is_public, created, stage, ply, at, waits, number, room
from tables join standings on standings."table" = id join rooms on rooms."table" = id
"""
NOT_OVER = "stage in ('waiting', 'starting', 'playing')"
OPEN = f"is_public and {NOT_OVER}"
LISTED = TableQuestion(
    f"{INDEXED} where {OPEN} order by created desc limit ?",
    f"{INDEXED} where {OPEN} and id = ?",
)
SELECT_INDEXED = f"{INDEXED} where id = ?"
HELD = TableQuestion(
    'select "table", seat, session from seats where session in ({})',
    'select "table", seat, session from seats where +session in ({}) and "table" = ?',
)
"""With + the second asks another part of the file than the first."""
UNFINISHED = TableQuestion(
    """select "table" from standings join tables on id = "table"
    where stage = 'playing' order by created desc""",
    """select "table" from standings where stage = 'playing' and "table" = ?""",
)
BARE = """
select id from tables
left join rooms on rooms."table" = id left join standings on standings."table" = id
where (rooms."table" is null or standings."table" is null)
"""
UNINDEXED = TableQuestion(f"{BARE} order by created desc", f"{BARE} and id = ?")
EXPIRED = TableQuestion(
    "select \"table\" from standings where (stage = 'over') = ? and at < ?",
    'select "table" from standings where (stage = \'over\') = ? and at < ? and "table" = ?',
)
SELECT_AT = 'select at from standings where "table" = ?'
DELETE_ENTRIES = 'delete from entries where "table" = ?'
DELETE_TABLE = "delete from tables where id = ?"
DELETE_ARCHIVE = 'delete from archives where "table" = ?'
SELECT_ARCHIVE = (
    'select "table", format, number, chain, is_over, shape, plies, words from archives'
    ' where "table" = ?'
)
UNWRITTEN = """
select standings."table" from standings
left join archives on archives."table" = standings."table" and archives.is_over
"""
UNARCHIVED = TableQuestion(
    f"""{UNWRITTEN} join tables on tables.id = standings."table"
    where stage = 'over' and archives."table" is null order by tables.created desc""",
    f"""{UNWRITTEN} where stage = 'over' and archives."table" is null and standings."table" = ?""",
)
RECENT = TableQuestion(
    f"{INDEXED} where {NOT_OVER} order by at desc limit ?", f"{INDEXED} where {NOT_OVER} and id = ?"
)
COUNT_STAGES = "select stage, count(*) from standings group by stage"
PUT_REPORT = 'insert or ignore into reports ("table", said, at) values (?, ?, ?)'
SELECT_REPORTS = (
    'select "table", said, at from reports where not is_settled order by at desc limit ?'
)
SETTLE_REPORT = 'update reports set is_settled = 1 where "table" = ? and said = ?'
PUT_BAN = "insert or ignore into bans values (?, ?)"
DELETE_BAN = "delete from bans where address = ?"
SELECT_BANS = "select address, at from bans order by at desc"

WAITS = json.Decoder(tuple[int, ...])
STAGES = get_args(Stage)
HEADER_ROW = (str, str, str, str, bytes, int, float, str)
ENTRY_ROW = (int, bytes, float, bytes, bytes, bytes)
INDEXED_ROW = (str, str, str, str, int, float, str, int, float, str, int, bytes)
SEAT_ROW = (int, str, str)
ARCHIVE_ROW = (str, int, int, bytes, int, str, bytes, bytes)
"""What rows are made of: the file holds anything, whatever its columns say."""


def read_log(reading: sqlite3.Connection, table: str) -> Kept | None:
    """Read a table with its whole log."""
    row = reading.execute(SELECT_TABLE, (table,)).fetchone()
    if row is None:
        return None
    found = reading.execute(SELECT_ENTRIES, (table,)).fetchall()
    return Kept(header_of(row), [entry_of(entry) for entry in found])


def read_archive(reading: sqlite3.Connection, table: str) -> Archive | None:
    """Read a table's archive."""
    row = reading.execute(SELECT_ARCHIVE, (table,)).fetchone()
    return None if row is None else archive_of(row)


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
    must_be_of(HEADER_ROW, (*row[:-1], previous or ""))
    return Header(table, game, version, commitment, secret, bool(is_public), created, previous)


def fields_of(standing: TableStanding) -> tuple[Any, ...]:
    """Lay out what of a standing changes with every entry."""
    waits = json.encode(standing.waits).decode()
    return standing.stage, standing.ply, standing.at, waits


def entry_of(row: tuple[Any, ...]) -> Entry:
    """Read an entry from a row."""
    must_be_of(ENTRY_ROW, (*row[:-1], row[-1] or b""))
    return Entry(*row)


def archive_of(row: tuple[Any, ...]) -> Archive:
    """Read an archive from a row."""
    must_be_of(ARCHIVE_ROW, row)
    table, form, number, chain, is_over, *parts = row
    return Archive(table, form, number, chain, bool(is_over), *parts)


def indexed_of(row: tuple[Any, ...]) -> IndexedTable:
    """Read how a table stands from a row."""
    must_be_of(INDEXED_ROW, row)
    table, game, version, commitment, is_public, created, *stands, waits, number, room = row
    about = table, game, version, commitment, bool(is_public), created
    stage, ply, at = stands
    if stage not in STAGES:
        msg = "the index is damaged at this table: it has no stage"
        raise StoreDamaged(msg)
    try:
        ROOM.decode(room)
        return IndexedTable(*about, stage, ply, at, WAITS.decode(waits), number, room)
    except msgspec.DecodeError as error:
        msg = f"the index is damaged at this table: {error}"
        raise StoreDamaged(msg) from error


def must_be_of(kinds: tuple[type, ...], row: tuple[Any, ...]) -> None:
    """Refuse a row that holds something else than was written there: the file does not."""
    if tuple(map(type, row)) != kinds:
        found = next(
            f"{type(value).__name__} where {kind.__name__} should be"
            for value, kind in zip(row, kinds, strict=True)
            if type(value) is not kind
        )
        msg = f"the log is damaged at this table: a row has {found}"
        raise StoreDamaged(msg)
