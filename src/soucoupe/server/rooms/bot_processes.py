"""The processes in which bots think, off the event loop; they come and go with the house."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from signal import SIG_BLOCK, SIG_SETMASK, SIGINT, SIGTERM, pthread_sigmask
from threading import Thread
from typing import TYPE_CHECKING, Any

from msgspec.json import encode

from soucoupe import registry
from soucoupe.bots.budget import Budget
from soucoupe.bots.levels import bot
from soucoupe.core.rng import FastRng

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence


class BotProcesses:
    """A pool that is started when the first bot has to think, and again should it break."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, *given: Any) -> Any:  # noqa: ANN401 (what a bot is given, and its action)
        """Have a bot choose an action in a process of its own."""
        return await self._run(think, *given)

    async def advise(self, game_id: str, view: Any) -> bytes:  # noqa: ANN401 (the game's own)
        """Have a game's coach speak, in a process of its own; return it as JSON."""
        return bytes(await self._run(advise, game_id, view))

    async def _run(self, work: Callable[..., Any], *given: Any) -> Any:  # noqa: ANN401
        pool = self._pool or self._start()
        try:
            with unheard_by_children():
                job = asyncio.get_running_loop().run_in_executor(pool, work, *given)
            return await job
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise

    def close(self) -> None:
        """End every process, in the middle of a thought if need be."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            for worker in active_children():
                worker.kill()

    def _start(self) -> ProcessPoolExecutor:
        context = get_context("spawn")
        self._pool = ProcessPoolExecutor(self._count, mp_context=context, initializer=begin)
        return self._pool


def think(
    game_id: str,
    level: str,
    view: Any,  # noqa: ANN401 (the game's own)
    legal: Sequence[Any],
    events: Sequence[Any],
    seed: int,
    seconds: float | None,
) -> Any:  # noqa: ANN401
    """Choose an action within some seconds, or within the level's usual number of simulations."""
    budget = None if seconds is None else Budget(seconds=seconds)
    choose = bot(registry.find(game_id), level, budget)
    return choose(view, legal, events, FastRng(seed))


def advise(game_id: str, view: Any) -> bytes:  # noqa: ANN401 (the game's own)
    """Let the game's coach speak; null if it has none, or nothing to say."""
    coach = registry.find(game_id).coach
    return encode(coach(view) if coach else None)


@contextmanager
def unheard_by_children() -> Iterator[None]:
    """Keep signals to stop from processes started meanwhile: the house hears them, and ends all."""
    before = pthread_sigmask(SIG_BLOCK, {SIGINT, SIGTERM})
    try:
        yield
    finally:
        pthread_sigmask(SIG_SETMASK, before)


def begin() -> None:
    """Start a worker: when the house is gone, however it went, nobody needs its thoughts."""
    Thread(target=end_with_the_house, daemon=True).start()


def end_with_the_house() -> None:
    """Wait for the house's own process to end, and end too."""
    house = parent_process()
    if house is not None:
        house.join()
        os._exit(0)
