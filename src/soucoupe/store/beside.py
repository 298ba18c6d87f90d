"""Opens the log for a command: beside a house that is open, or in its place."""

from __future__ import annotations

import sqlite3
from contextlib import ExitStack, closing, contextmanager
from typing import TYPE_CHECKING, NamedTuple

from soucoupe.store.backup import must_be_file
from soucoupe.store.lock import FILE, FolderLock
from soucoupe.store.migrate import MIGRATIONS, form_of
from soucoupe.store.protocol import StoreTaken
from soucoupe.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


class OpenBeside(NamedTuple):
    """A store opened by a command."""

    store: SqliteStore
    is_house_closed: bool
    """Whether nobody else has it open, nor can until the command has ended."""


@contextmanager
def open_beside(folder: Path) -> Iterator[OpenBeside]:
    """Open the log of a data folder; one an older house has open is not brought up to date."""
    must_be_file(folder / FILE)
    with ExitStack() as held:
        try:
            held.enter_context(FolderLock(folder))
            is_house_closed = True
        except StoreTaken:
            with closing(sqlite3.connect(folder / FILE)) as connection:
                if form_of(connection) != len(MIGRATIONS):
                    raise
            is_house_closed = False
        yield OpenBeside(SqliteStore(folder / FILE), is_house_closed)
