"""Stores to hold against the protocol, and to let fail: SQLite, and one in memory."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Literal, Protocol

from soucoupe.store.protocol import Kept, NumberTaken, Store, StoreUnavailable
from soucoupe.store.sqlite import SqliteStore
from soucoupe.tables.entries import Entry, Header

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
    """A dictionary."""

    def __init__(self) -> None:
        self.tables: dict[str, Kept] = {}
        self.in_play: set[str] = set()

    def open(self) -> MemoryStore:
        """Open the dictionary."""
        return MemoryStore(self.tables, self.in_play)


class MemoryStore:
    """Implements the store in memory: as plain as the protocol allows."""

    def __init__(self, tables: dict[str, Kept], in_play: set[str]) -> None:
        self._tables = tables
        self._in_play = in_play
        self._is_open = True

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        header: Header | None = None,
        *,
        in_play: bool | None = None,
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
        if in_play is not None:
            (self._in_play.add if in_play else self._in_play.discard)(table)
        await asyncio.sleep(0)

    async def load(self, table: str) -> Kept | None:
        """Return a table with its whole log."""
        self._must_be_open()
        kept = self._tables.get(table)
        if kept is None:
            return None
        return Kept(kept.header, sorted(kept.entries, key=lambda entry: entry.number))

    async def recent(self, most: int) -> list[Header]:
        """Return the newest public tables."""
        self._must_be_open()
        public = [kept.header for kept in self._tables.values() if kept.header.is_public]
        return sorted(public, key=lambda header: header.created, reverse=True)[:most]

    async def unfinished(self, most: int) -> list[str]:
        """Return the names of tables where a game is on."""
        self._must_be_open()
        headers = [kept.header for kept in self._tables.values() if kept.header.id in self._in_play]
        newest = sorted(headers, key=lambda header: header.created, reverse=True)
        return [header.id for header in newest[:most]]

    async def close(self) -> None:
        """Let go."""
        self._is_open = False

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
        header: Header | None = None,
        *,
        in_play: bool | None = None,
    ) -> None:
        """Store entries, and fail before or after if that is planned."""
        trouble = self.planned.popleft() if self.planned and entries else None
        if trouble != "before":
            await self._within.append(table, entries, header, in_play=in_play)
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

    async def recent(self, most: int) -> list[Header]:
        """Return the newest public tables."""
        return await self._within.recent(most)

    async def unfinished(self, most: int) -> list[str]:
        """Return the names of tables where a game is on."""
        return await self._within.unfinished(most)

    async def close(self) -> None:
        """Let go."""
        await self._within.close()
