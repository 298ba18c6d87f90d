"""Stores to hold against the protocol, and to let fail: SQLite, and one in memory."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal, Protocol

from msgspec.structs import replace

from soucoupe.store.protocol import (
    IndexedReport,
    IndexedSeat,
    IndexedTable,
    Kept,
    NumberTaken,
    Store,
    StoreUnavailable,
)
from soucoupe.store.sqlite import SqliteStore
from soucoupe.tables.archive.archive import Archive
from soucoupe.tables.entries import Entry, Header
from soucoupe.tables.standing import TableStanding

Trouble = Literal["before", "after"]
"""When an append fails: before anything is stored, or when all is stored, for want of an answer."""


class Backend(Protocol):
    """Something that keeps logs, whoever opens it."""

    def open(self) -> Store:
        """Return a store over it; opened again, it holds what it held."""


class SqliteBackend:
    """A file."""

    def __init__(self, folder: Path, patience: float = 5.0) -> None:
        self.path = folder / "log.db"
        self.patience = patience

    def open(self) -> SqliteStore:
        """Open the file."""
        return SqliteStore(self.path, self.patience)


class MemoryBackend:
    """Dictionaries."""

    def __init__(self) -> None:
        self.tables: dict[str, Kept] = {}
        self.standings: dict[str, TableStanding] = {}
        self.archives: dict[str, Archive] = {}
        self.reports: dict[IndexedReport, bool] = {}
        self.bans: dict[str, float] = {}

    def open(self) -> MemoryStore:
        """Open the dictionaries."""
        return MemoryStore(self)


class MemoryStore:
    """Implements the store in memory: as plain as the protocol allows."""

    def __init__(self, backend: MemoryBackend) -> None:
        self._tables = backend.tables
        self._standings = backend.standings
        self._archives = backend.archives
        self._reports = backend.reports
        self._bans = backend.bans
        self._is_open = True

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        standing: TableStanding,
        header: Header | None = None,
    ) -> None:
        """Store the next entries of a table."""
        self._must_be_open()
        kept = self._tables.get(table)
        if header is not None:
            if kept is not None:
                msg = f"there is a table {table} already"
                raise NumberTaken(msg)
            kept = Kept(header, [])
        if kept is None:
            msg = f"there is no table {table}"
            raise StoreUnavailable(msg)
        numbers = [entry.number for entry in (*kept.entries, *entries)]
        if len(set(numbers)) < len(numbers):
            msg = f"the log of table {table} has grown meanwhile"
            raise NumberTaken(msg)
        self._tables[table] = Kept(kept.header, [*kept.entries, *entries])
        self._stand(table, standing)
        await asyncio.sleep(0)

    def _stand(self, table: str, standing: TableStanding) -> None:
        before = self._standings.get(table, standing)
        room = before.room if standing.room is None else standing.room
        holders = before.holders if standing.holders is None else standing.holders
        self._standings[table] = replace(standing, room=room, holders=holders)
        if standing.reported is not None:
            known = {(one.table, one.said) for one in self._reports}
            if (table, standing.reported) not in known:
                self._reports[IndexedReport(table, standing.reported, standing.at)] = False

    async def load(self, table: str) -> Kept | None:
        """Return a table with its whole log."""
        self._must_be_open()
        kept = self._tables.get(table)
        if kept is None:
            return None
        return Kept(kept.header, sorted(kept.entries, key=lambda entry: entry.number))

    async def listed(self, most: int) -> list[IndexedTable]:
        """Return public tables where people wait or play."""
        found = [one for one in self._newest() if one.is_public and one.stage != "over"]
        return found[:most]

    async def indexed(self, table: str) -> IndexedTable | None:
        """Return how one table stands."""
        return next((one for one in self._newest() if one.id == table), None)

    async def held(self, sessions: Sequence[str]) -> dict[tuple[str, str], IndexedSeat]:
        """Return the seats that sessions hold."""
        return {
            (one.id, holder.session): IndexedSeat(holder.seat, one)
            for one in self._newest()
            for holder in self._standings[one.id].holders or ()
            if holder.session in sessions
        }

    async def unfinished(self, most: int) -> list[str]:
        """Return the names of tables where a game is on."""
        return [one.id for one in self._newest() if one.stage == "playing"][:most]

    async def unindexed(self, most: int) -> list[str]:
        """Return the names of tables that are not in the index."""
        self._must_be_open()
        bare = [one for one in self._tables if self._is_bare(one)]
        return sorted(bare, key=self._created, reverse=True)[:most]

    async def reindex(
        self, table: str, number: int, standing: TableStanding, *, is_stage_known: bool = True
    ) -> bool:
        """Store how a table stands, unless it has grown since."""
        self._must_be_open()
        if table not in self._tables or self._number(table) != number:
            return False
        before = self._standings.get(table)
        stage = standing.stage if is_stage_known or before is None else before.stage
        self._stand(table, replace(standing, stage=stage))
        return True

    async def put_archive(self, archive: Archive) -> None:
        """Store an archive."""
        self._must_be_open()
        before = self._archives.get(archive.table)
        if before is None or archive.number > before.number:
            self._archives[archive.table] = archive

    async def archive_of(self, table: str) -> Archive | None:
        """Return a table's archive."""
        self._must_be_open()
        return self._archives.get(table)

    async def unarchived(self, most: int) -> list[str]:
        """Return the names of tables whose game is over and not archived."""
        self._must_be_open()
        over = [name for name, standing in self._standings.items() if standing.stage == "over"]
        left = [name for name in over if not self._is_archived(name)]
        return sorted(left, key=self._created, reverse=True)[:most]

    async def probe(self) -> None:
        """Do nothing, which always works."""

    async def recent(self, most: int) -> list[IndexedTable]:
        """Return tables that are not over."""
        left = [one for one in self._newest() if one.stage != "over"]
        return sorted(left, key=lambda one: one.at, reverse=True)[:most]

    async def stages(self) -> dict[str, int]:
        """Count the tables at each stage."""
        self._must_be_open()
        return dict(Counter(one.stage for one in self._standings.values()))

    async def reports(self, most: int) -> list[IndexedReport]:
        """Return the messages that were reported and not settled."""
        left = [one for one, is_settled in self._reports.items() if not is_settled]
        return sorted(left, key=lambda one: one.at, reverse=True)[:most]

    async def settle_report(self, table: str, said: str) -> None:
        """Put a report away."""
        for one in self._reports:
            if (one.table, one.said) == (table, said):
                self._reports[one] = True

    async def ban(self, address: str, at: float) -> None:
        """Let nobody in from an address."""
        self._bans.setdefault(address, at)

    async def lift_ban(self, address: str) -> None:
        """Let people in from an address again."""
        self._bans.pop(address, None)

    async def bans(self) -> dict[str, float]:
        """Return the addresses nobody is let in from."""
        return dict(self._bans)

    async def names(self) -> list[str]:
        """Name every table."""
        self._must_be_open()
        return list(self._tables)

    async def idle(self, since: float, *, are_over: bool) -> list[str]:
        """Name the tables where nothing has happened since a time."""
        return [
            name
            for name, standing in self._standings.items()
            if (standing.stage == "over") == are_over and standing.at < since
        ]

    async def remove(self, table: str, since: float) -> bool:
        """Remove a table with everything made of it."""
        if table not in await self.names() or self._standings[table].at >= since:
            return False
        for kept in (self._tables, self._standings, self._archives):
            kept.pop(table, None)
        return True

    async def rewrite(
        self,
        table: str,
        entries: Sequence[Entry],
        standing: TableStanding,
        archive: Archive | None,
    ) -> None:
        """Put entries in place of others, and all that was made of them anew."""
        self._must_be_open()
        header, before = self._tables[table]
        changed = {entry.number: entry for entry in entries}
        self._tables[table] = Kept(header, [changed.get(one.number, one) for one in before])
        around = replace(self._standings[table], room=standing.room, holders=standing.holders)
        self._stand(table, around)
        self._archives.pop(table, None)
        if archive is not None:
            self._archives[table] = archive

    async def compact(self) -> None:
        """Leave no trace of what was removed: there is none."""

    async def close(self) -> None:
        """Let go."""
        self._is_open = False

    def _newest(self) -> list[IndexedTable]:
        self._must_be_open()
        found = []
        for name in sorted(self._tables, key=self._created, reverse=True):
            header, standing = self._tables[name].header, self._standings.get(name)
            if standing is None or standing.room is None:
                continue
            about = header.id, header.game, header.version, header.commitment, header.is_public
            stands = standing.stage, standing.ply, standing.at, standing.waits
            number = self._number(name)
            found.append(IndexedTable(*about, header.created, *stands, number, standing.room))
        return found

    def _number(self, table: str) -> int:
        return max((entry.number for entry in self._tables[table].entries), default=0)

    def _created(self, table: str) -> float:
        return self._tables[table].header.created

    def _is_bare(self, table: str) -> bool:
        standing = self._standings.get(table)
        return standing is None or standing.room is None

    def _is_archived(self, table: str) -> bool:
        return table in self._archives and self._archives[table].is_over

    def _must_be_open(self) -> None:
        if not self._is_open:
            msg = "the log is closed"
            raise StoreUnavailable(msg)


class TroubledStore:
    """Another store, with trouble in store: each one planned spoils one append."""

    def __init__(self, within: Store) -> None:
        self._within = within
        self._stored: dict[int, Entry] = {}
        self.planned: deque[Trouble] = deque()

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        standing: TableStanding,
        header: Header | None = None,
    ) -> None:
        """Store entries, and fail before or after if that is planned."""
        trouble = self.planned.popleft() if self.planned and entries else None
        if trouble != "before":
            await self._within.append(table, entries, standing, header)
            self._stored |= {entry.number: entry for entry in entries}
        if trouble is not None:
            msg = f"the line broke {trouble} the commit"
            raise StoreUnavailable(msg)

    async def load(self, table: str) -> Kept | None:
        """Return a table with its whole log."""
        kept = await self._within.load(table)
        self._stored |= {entry.number: entry for entry in (kept.entries if kept else ())}
        return kept

    def plies(self) -> int:
        """Count the plies that are known to be stored, of the one table this is used for."""
        return sum(
            b'"acted"' in entry.body or b'"took-back"' in entry.body
            for entry in self._stored.values()
        )

    def __getattr__(self, name: str) -> Any:
        """Do everything else as the other store does it."""
        return getattr(self._within, name)
