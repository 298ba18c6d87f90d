"""Opening the file: settings that make a commit durable, and the steps to its present form."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from soucoupe.store.protocol import StoreUnusable

MIGRATIONS = sorted(Path(__file__).with_name("migrations").glob("*.sql"))
NEWEST = len(MIGRATIONS)
PATIENCE = 5.0
"""Seconds a statement waits for somebody else's lock."""


def open_file(path: Path) -> sqlite3.Connection:
    """Open the log, making or upgrading it where needed."""
    try:
        connection = sqlite3.connect(
            path, timeout=PATIENCE, isolation_level=None, check_same_thread=False
        )
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")
        connection.execute("pragma foreign_keys = on")
        migrate(connection, path)
    except sqlite3.Error as error:
        msg = f"cannot use {path}: {error}"
        raise StoreUnusable(msg) from None
    return connection


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Bring the file to its newest form, step by step, each step whole or not at all."""
    found = connection.execute("pragma user_version").fetchone()[0]
    if found > NEWEST:
        msg = (
            f"{path} was written by a newer Soucoupe (form {found}; this one knows {NEWEST}); "
            "install that version, or choose another data folder"
        )
        raise StoreUnusable(msg)
    for step in range(found, NEWEST):
        script = MIGRATIONS[step].read_text(encoding="utf-8")
        connection.executescript(f"begin; {script} pragma user_version = {step + 1}; commit;")
