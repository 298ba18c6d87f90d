"""What is still to be written down: games that have just ended, and tables of older houses."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from soucoupe.core.errors import SoucoupeError
from soucoupe.server.limits import TooMuch
from soucoupe.server.logs import logger_of
from soucoupe.store.protocol import StoreDamaged, StoreError, StoreUnavailable

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from soucoupe.server.readers.readers import Readers
    from soucoupe.store.protocol import Store

LOGGER = logger_of(__name__)
AT_A_TIME = 100
TOLD_EVERY = 500
"""So many tables are written down between two lines that say how far it has come."""
MOST_SEEN = 1000
LOOK_EVERY = 60.0
"""Seconds between two looks for what was left: a house may have ended in the middle of it."""
RETRY = 1.0


class Backlog:
    """Writes archives and missing index rows in the background, one after another."""

    def __init__(self, store: Store, readers: Readers) -> None:
        self._store = store
        self._readers = readers
        self._soon: asyncio.Queue[str] = asyncio.Queue()
        self._seen: dict[str, None] = {}
        """Games whose archive was asked for already, the newest last."""
        self._hopeless: set[str] = set()
        """Tables this house cannot write down: their rules are not here, or their log is broken."""
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin with whatever is left from before."""
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._catch_up()), loop.create_task(self._keep_up())]

    def archive_soon(self, table_id: str) -> None:
        """Have a game that is over written down."""
        if table_id not in self._seen:
            self._seen[table_id] = None
            if len(self._seen) > MOST_SEEN:
                del self._seen[next(iter(self._seen))]
            self._soon.put_nowait(table_id)

    async def close(self) -> None:
        """Stop; what is left is found again when the house opens next."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _keep_up(self) -> None:
        """Archive games as they end; one the log does not take now is found by the next look."""
        while True:
            table_id = await self._soon.get()
            try:
                await self._try(table_id, self._readers.archive)
            except StoreError:
                continue

    async def _catch_up(self) -> None:
        """Look now and then for what was left, at first for what older houses left."""
        store, readers = self._store, self._readers
        while True:
            try:
                await self._write_down("put in the index", store.unindexed, readers.reindex)
                await self._write_down("archived", store.unarchived, readers.archive)
            except StoreUnavailable:
                await asyncio.sleep(RETRY)
                continue
            except StoreDamaged:  # the store has told it: not even names can be read
                pass
            await asyncio.sleep(LOOK_EVERY)

    async def _write_down(
        self,
        what: str,
        find: Callable[[int], Awaitable[list[str]]],
        write: Callable[[str], Awaitable[object]],
    ) -> None:
        """Do something with every table that is left, and say how far it has come."""
        done = told = 0
        while True:
            found = await find(AT_A_TIME + len(self._hopeless))
            left = [one for one in found if one not in self._hopeless]
            if not left:
                break
            for table_id in left:
                done += await self._try(table_id, write)
            if done >= told + TOLD_EVERY:
                told = done
                LOGGER.warning("tables of before are being written down", tables=done, what=what)
        if told:
            LOGGER.warning(
                "tables of before were written down, all of them", tables=done, what=what
            )

    async def _try(self, table_id: str, write: Callable[[str], Awaitable[object]]) -> bool:
        """Write one table down; what cannot be is left alone until the house opens anew."""
        while True:
            try:
                await write(table_id)
            except StoreUnavailable:
                raise
            except TooMuch:
                await asyncio.sleep(RETRY)
                continue
            except SoucoupeError as error:
                LOGGER.info("a table cannot be written down", code=error.code)
                self._hopeless.add(table_id)
                return False
            except Exception:
                LOGGER.exception("a table could not be written down")
                self._hopeless.add(table_id)
                return False
            return True
