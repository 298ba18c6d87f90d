"""The house with a fault planted, or made to hold still: reached from tests only.

`python -m tests.server.faults FAULT serve ...` is `soucoupe serve ...` with that fault.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from pathlib import Path
from time import sleep
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

from soucoupe.cli import main
from soucoupe.server import serve
from soucoupe.server.rooms import bot_processes
from soucoupe.server.rooms.house import House
from soucoupe.store.sqlite import SqliteStore
from soucoupe.tables.entries import Acted
from soucoupe.tables.state.table import BODY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from soucoupe.server.rooms.room import Room
    from soucoupe.server.rooms.watcher import Watcher
    from soucoupe.tables.entries import Entry, Header
    from soucoupe.tables.standing import TableStanding

LAGGING = ("-m", "tests.server.faults", "told-before-stored", "serve")
BREAKING = ("-m", "tests.server.faults", "breaking", "serve")
HELD = ("-m", "tests.server.faults", "stubborn-bots", "serve")

WORD = "SOUCOUPE_TEST_WORD"
"""Names the file a stubborn bot waits for; beside it one is made when it has begun."""


LEFT: list[asyncio.Task[None]] = []
"""Tasks nobody waits for."""


class LaggingStore(SqliteStore):
    """Says that an action is stored, and stores it when the next entry of its table comes."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self._behind: dict[str, Sequence[Entry]] = {}

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        standing: TableStanding,
        header: Header | None = None,
    ) -> None:
        """Return before an action has reached the disk."""
        owed = self._behind.pop(table, ())
        if not entries or not isinstance(BODY.decode(entries[-1].body), Acted):
            await super().append(table, [*owed, *entries], standing, header)
            return
        self._behind[table] = entries
        if owed:
            await super().append(table, owed, standing)


def stubborn(*given: Any) -> Any:
    """Think until a word is given, however long that takes."""
    word = Path(os.environ[WORD])
    word.with_suffix(".begun").touch()
    while not word.exists():
        sleep(0.01)
    return bot_processes.think(*given)


def tell_before_storing() -> None:
    """Plant the fault everything else is built to avoid."""
    patch.object(serve, "SqliteStore", LaggingStore).start()


def hold_bots() -> None:
    """Let bots think until the test says that it is enough."""
    patch.object(bot_processes, "think", stubborn).start()


def break_everything() -> None:
    """Let requests, commands, bots and what nobody waits for fail, with words that tell secrets."""

    async def sit(_: House, __: Room, name: str, *___: object) -> None:
        raise RuntimeError(name)

    async def tell_story(house: House, room: Room, watcher: Watcher, *_: object) -> None:
        told = room.now(watcher.seat).decode()
        loop = asyncio.get_running_loop()
        loop.call_soon(int, told)
        LEFT.append(loop.create_task(failing(told)))
        LEFT.clear()
        logging.getLogger("uvicorn.error").error("a line about %s", told)
        raise ValueError(told, house.settings)

    patch.object(House, "sit", sit).start()
    patch.object(House, "tell_story", tell_story).start()
    patch.object(bot_processes, "think", foolish).start()


async def failing(told: str) -> None:
    """Fail where nobody waits for it."""
    raise LookupError(told)


def foolish(*given: Any) -> None:
    """Fail with everything a bot is given."""
    raise ValueError(*given)


FAULTS = {
    "breaking": break_everything,
    "told-before-stored": tell_before_storing,
    "stubborn-bots": hold_bots,
}


def run() -> int:
    """Plant the fault, then be the command."""
    FAULTS[sys.argv[1]]()
    return main(sys.argv[2:])


if __name__ == "__main__":
    sys.exit(run())
