"""Opening the file: settings that make a commit durable, and the steps to its present form."""

from __future__ import annotations

import sqlite3
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from soucoupe.store.lock import for_owner_alone, make_file
from soucoupe.store.protocol import StoreUnusable

if TYPE_CHECKING:
    from collections.abc import Iterator

MIGRATIONS = sorted(Path(__file__).with_name("migrations").glob("*.sql"))
BESIDE = ("-wal", "-shm")
"""What SQLite lays beside a file, ends like this."""
PATIENCE = 5.0
"""Seconds a statement waits for somebody else's lock."""


def open_file(path: Path, patience: float = PATIENCE) -> sqlite3.Connection:
    """Open the log, making or upgrading it where needed; its files are its owner's alone."""
    with ExitStack() as undo:
        try:
            make_file(path)
            connection = sqlite3.connect(
                path, timeout=patience, isolation_level=None, check_same_thread=False
            )
            undo.callback(connection.close)
            migrate(connection, path)
            connection.execute("pragma journal_mode = wal")
            connection.execute("pragma synchronous = full")
            connection.execute("pragma foreign_keys = on")
            connection.execute("pragma secure_delete = on")  # what was removed is gone
            guard_files(path)
        except (sqlite3.Error, OSError) as error:
            msg = f"cannot use {path}: {getattr(error, 'strerror', None) or error}"
            raise StoreUnusable(msg) from None
        undo.pop_all()
        return connection


def open_to_read(path: Path, patience: float = PATIENCE) -> sqlite3.Connection:
    """Open the log once more, for a thread that only reads."""
    connection = open_file(path, patience)
    # Logs are read whole and once, so keeping their pages would be of no use.
    connection.execute("pragma cache_size = -200")
    return connection


def guard_files(path: Path) -> None:
    """Let nobody but their owner read the files of a log: they hold hands."""
    for one in (path, *(path.with_name(path.name + beside) for beside in BESIDE)):
        if one.exists():
            for_owner_alone(one)


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Bring the file to its newest form, by all steps it lacks or by none."""
    newest = len(MIGRATIONS)
    found = form_of(connection)
    if found > newest:
        msg = (
            f"{path} was written by a newer Soucoupe (form {found}; this one knows {newest}); "
            "install that version, or choose another data folder"
        )
        raise StoreUnusable(msg)
    if found == newest:
        return
    connection.execute("begin immediate")
    with connection:
        for step in MIGRATIONS[form_of(connection) :]:
            for statement in statements(step.read_text(encoding="utf-8")):
                connection.execute(statement)
        connection.execute(f"pragma user_version = {newest}")


def form_of(connection: sqlite3.Connection) -> int:
    """Tell how many steps the file has been through."""
    found: int = connection.execute("pragma user_version").fetchone()[0]
    return found


def write_form(connection: sqlite3.Connection) -> None:
    """Write the form of the file anew, as it is: nothing changes, but it reaches the disk."""
    connection.execute(f"pragma user_version = {form_of(connection)}")


def statements(script: str) -> Iterator[str]:
    """Cut a script: run as a whole it would end the transaction it is meant to be part of."""
    gathered = ""
    for line in script.splitlines(keepends=True):
        gathered += line
        if sqlite3.complete_statement(gathered):
            yield gathered
            gathered = ""
