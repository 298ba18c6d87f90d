"""A data folder as a house leaves it: games that are over and archived, and games in play."""

from __future__ import annotations

import asyncio
from pathlib import Path

from soucoupe.store.lock import FILE
from soucoupe.store.sqlite import SqliteStore
from soucoupe.tables.archive.build import build
from soucoupe.tables.standing import standing_of
from tests.games.secret_picks import GAME
from tests.support.lively import Lively

OVER = ("over-1", "over-2", "over-3")
ON = ("on-1", "on-2")
MOST_PLIES = 40


def lived_in(folder: Path, game_id: str = GAME.id) -> dict[str, Lively]:
    """Fill a data folder with tables; return them by name."""
    tables = {}
    for seed, name in enumerate((*OVER, *ON)):
        tables[name] = Lively(game_id, 2, seed, table_id=name)
        if name in OVER:
            tables[name].play(MOST_PLIES)
            assert tables[name].table.stage == "over"
    folder.mkdir(exist_ok=True)
    asyncio.run(write(folder / FILE, tables))
    return tables


async def write(path: Path, tables: dict[str, Lively]) -> None:
    """Store tables, and the archives of those that are over."""
    store = SqliteStore(path)
    for name, lively in tables.items():
        table, entries = lively.table, lively.logged.entries
        await store.append(name, entries, standing_of(table), table.header)
        if table.stage == "over":
            await store.put_archive(build(table.header, entries))
    await store.close()
