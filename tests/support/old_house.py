"""A file as houses wrote it that kept neither index nor archives."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from soucoupe import registry
from soucoupe.store import migrate
from soucoupe.store.protocol import Kept
from tests.tables.test_old_logs import LOGS, read

IN_PLAY = "in-play"


def old_file(path: Path) -> dict[str, Kept]:
    """Write such a file with all old logs there are; return them."""
    kept = {}
    with closing(sqlite3.connect(path)) as connection, connection:
        for step in migrate.MIGRATIONS[:2]:
            connection.executescript(step.read_text(encoding="utf-8"))
        for at, one in enumerate(LOGS):
            header, entries = read(one)
            if header.version != registry.find(header.game).version:
                continue
            connection.execute(
                "insert into tables values (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    header.id,
                    header.game,
                    header.version,
                    header.commitment,
                    header.secret,
                    True,
                    header.created + at,
                    header.previous,
                    IN_PLAY in one.stem,
                ),
            )
            connection.executemany(
                "insert into entries values (?, ?, ?, ?, ?, ?)",
                [(header.id, e.number, e.body, e.at, e.salt, e.chain) for e in entries],
            )
            kept[header.id] = Kept(header, entries)
        connection.execute("pragma user_version = 2")
    return kept
