"""The statements of the SQLite store, and how its rows are read and written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import json

from soucoupe.store.protocol import IndexedSeat, IndexedTable
from soucoupe.tables.entries import Header

if TYPE_CHECKING:
    from soucoupe.tables.standing import TableStanding

COLUMNS = "id, game, version, commitment, secret, is_public, created, previous"
INSERT_TABLE = f"insert into tables ({COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?)"  # noqa: S608 (our own words)
INSERT_ENTRY = "insert into entries values (?, ?, ?, ?, ?, ?)"
INSERT_STANDING = "insert into standings values (?, ?, ?, ?, ?, ?)"
UPDATE_STANDING = (
    'update standings set number = ?, stage = ?, ply = ?, at = ?, waits = ? where "table" = ?'
)
SELECT_NUMBER = 'select number, stage from standings where "table" = ?'
PUT_ROOM = "insert or replace into rooms values (?, ?)"
DELETE_SEATS = 'delete from seats where "table" = ?'
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
    'select number, body, at, salt, chain from entries where "table" = ? order by number'
)
INDEXED = """
select id, game, version, commitment, is_public, created, stage, ply, at, waits, number, room
from tables join standings on standings."table" = id join rooms on rooms."table" = id
"""
SELECT_LISTED = (
    f"{INDEXED} where is_public and stage in ('waiting', 'starting', 'playing')"
    " order by created desc limit ?"
)
SELECT_INDEXED = f"{INDEXED} where id = ?"
SELECT_HELD = """
select id, game, version, commitment, is_public, created, stage, ply, at, waits, number, room,
       seats.seat, seats.session
from seats join tables on tables.id = seats."table"
join standings on standings."table" = id join rooms on rooms."table" = id
where seats.session in ({})
"""
SELECT_UNFINISHED = """
select "table" from standings join tables on id = "table"
where stage = 'playing' order by created desc limit ?
"""
SELECT_UNINDEXED = """
select id from tables left join rooms on rooms."table" = id
where rooms."table" is null order by created desc limit ?
"""
SELECT_ARCHIVE = (
    'select "table", format, number, chain, is_over, shape, plies, words from archives'
    ' where "table" = ?'
)
SELECT_UNARCHIVED = """
select standings."table" from standings
join tables on tables.id = standings."table"
left join archives on archives."table" = standings."table" and archives.is_over
where stage = 'over' and archives."table" is null order by tables.created desc limit ?
"""

WAITS = json.Decoder(tuple[int, ...])


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


def fields_of(standing: TableStanding) -> tuple[Any, ...]:
    """Lay out what of a standing changes with every entry."""
    waits = json.encode(standing.waits).decode()
    return standing.stage, standing.ply, standing.at, waits


def indexed_of(row: tuple[Any, ...]) -> IndexedTable:
    """Read how a table stands from a row."""
    table, game, version, commitment, is_public, created, *stands, waits, number, room = row
    about = table, game, version, commitment, bool(is_public), created
    stage, ply, at = stands
    return IndexedTable(*about, stage, ply, at, WAITS.decode(waits), number, room)


def held_of(rows: list[tuple[Any, ...]]) -> dict[tuple[str, str], IndexedSeat]:
    """Read who holds which seat, by table and session."""
    held = {}
    for *indexed, seat, session in rows:
        table = indexed_of(tuple(indexed))
        held[table.id, session] = IndexedSeat(seat, table)
    return held
