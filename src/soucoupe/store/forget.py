"""Finds a person in a store and takes them out: of the log, of the index, of the archives."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from soucoupe.core.errors import SoucoupeError
from soucoupe.registry import is_installed
from soucoupe.store.protocol import StoreUnavailable
from soucoupe.tables.archive.build import build
from soucoupe.tables.chain import SALT_BYTES
from soucoupe.tables.errors import BrokenLog
from soucoupe.tables.forget import archive_without, people_of, room_without, without
from soucoupe.tables.standing import ROOM, TableStanding
from soucoupe.tables.state.table import ENCODER
from soucoupe.tables.without_rules import standing_without_rules

if TYPE_CHECKING:
    from collections.abc import Callable

    from soucoupe.store.protocol import IndexedTable, Kept, Store
    from soucoupe.tables.archive.archive import Archive
    from soucoupe.tables.entries import Entry
    from soucoupe.tables.forget import Person


class Found(NamedTuple):
    """Somebody at a table."""

    kept: Kept
    about: IndexedTable | None
    person: Person


async def find(
    store: Store, tables: list[str], name: str, session: str, more: Callable[[int], None]
) -> tuple[list[Found], list[str]]:
    """Return everybody of that name, and the tables that cannot be read."""
    found, unread = [], []
    for table in tables:
        try:
            found += await people_at(store, table, name, session)
        except StoreUnavailable:
            raise
        except SoucoupeError:
            unread.append(table)
        more(1)
    return found, unread


async def people_at(store: Store, table: str, name: str, session: str) -> list[Found]:
    """Return whoever had that name at a table."""
    kept = await store.load(table)
    if kept is None:
        msg = "there is no log of this table"
        raise BrokenLog(msg)
    about = await store.indexed(table)
    return [
        Found(kept, about, person)
        for person in people_of(kept.entries)
        if person.is_called(name)
        and any(one.startswith(session) for one in person.sessions or [""])
    ]


async def erase(store: Store, found: list[Found]) -> None:
    """Take people out of a table: its log, its place in the index, its archive."""
    (header, entries), about, _ = found[0]
    people = [one.person for one in found]
    is_over = about is not None and about.stage == "over"
    changed = without(entries, people, lambda: os.urandom(SALT_BYTES), is_over=is_over)
    by_number = {entry.number: entry for entry in changed}
    after = [by_number.get(entry.number, entry) for entry in entries]
    seats = {person.seat for person in people if person.is_here}
    standing = TableStanding("waiting", 0, 0.0)
    if about is not None:
        room = ENCODER.encode(room_without(ROOM.decode(about.room), seats))
        holders = standing_without_rules(after).holders
        standing = replace(standing, room=room, holders=holders)
    archive = await archive_after(store, header.id, after, seats)
    await store.rewrite(header.id, changed, standing, archive)


async def archive_after(
    store: Store, table: str, entries: list[Entry], seats: set[int]
) -> Archive | None:
    """Return the archive of a table anew, made by its rules if they are here."""
    archive, kept = await store.archive_of(table), await store.load(table)
    if archive is None or kept is None:
        return None
    if is_installed(kept.header.game, kept.header.version):
        return build(kept.header, entries[: archive.number])
    return archive_without(archive, seats)
