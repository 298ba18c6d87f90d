"""Processes that work beside the event loop; they come and go with the house."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from signal import SIG_BLOCK, SIG_SETMASK, SIGINT, SIGTERM, pthread_sigmask
from threading import Thread
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

T = TypeVar("T")


class Processes:
    """A pool that is started when there is first something to do, and again should it break."""

    def __init__(self, count: int, prepare: Callable[[], None] | None = None) -> None:
        self._count = count
        self._prepare = prepare
        """What each process does before anything else."""
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., T], *given: object) -> T:
        """Do some work in a process of its own."""
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
        """End every process, in the middle of its work if need be."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            for worker in active_children():
                worker.kill()

    def _start(self) -> ProcessPoolExecutor:
        context = get_context("spawn")
        self._pool = ProcessPoolExecutor(
            self._count, mp_context=context, initializer=begin, initargs=(self._prepare,)
        )
        return self._pool


@contextmanager
def unheard_by_children() -> Iterator[None]:
    """Keep signals to stop from processes started meanwhile: the house hears them, and ends all."""
    before = pthread_sigmask(SIG_BLOCK, {SIGINT, SIGTERM})
    try:
        yield
    finally:
        pthread_sigmask(SIG_SETMASK, before)


def begin(prepare: Callable[[], None] | None) -> None:
    """Start a worker: when the house is gone, however it went, nobody needs what it does."""
    Thread(target=end_with_the_house, daemon=True).start()
    if prepare is not None:
        prepare()


def end_with_the_house() -> None:
    """Wait for the house's own process to end, and end too."""
    house = parent_process()
    if house is not None:
        house.join()
        os._exit(0)
