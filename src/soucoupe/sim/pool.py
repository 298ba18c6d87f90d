"""Work spread over the cores, in pieces whose results do not depend on how it is spread."""

from __future__ import annotations

import os
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from threading import active_count
from time import perf_counter
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

T = TypeVar("T")
R = TypeVar("R")

PIECES_PER_WORKER = 16
MOST_IN_A_PIECE = 500
FEW = 2
"""Tasks for each process that are not worth a trial."""
SECONDS_TO_JUDGE = 0.005
"""How long work is done here before it tells how long the rest will take."""
SECONDS_TO_START = 0.05
"""What processes cost before they have done anything: shorter work is done without them."""


def cores() -> int:
    """Count the cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def pieces(total: int, workers: int) -> list[range]:
    """Cut numbers 0 to total into ranges: enough to keep workers busy and progress moving."""
    size = max(1, min(MOST_IN_A_PIECE, total // (workers * PIECES_PER_WORKER)))
    return [range(start, min(start + size, total)) for start in range(0, total, size)]


class Spread(NamedTuple, Generic[R]):
    """What came of work that was spread, in the order of its tasks."""

    results: list[R]
    seconds: float
    """How long the work took, without the start of processes."""


def spread(
    work: Callable[[T], R], tasks: Sequence[T], workers: int, told: Callable[[int], None]
) -> Spread[R]:
    """Do all tasks, on at most this many processes; tell the index of each when it is done.

    Where there are many, the first are done here: if they show that the rest is done before other
    processes could have started, it is done here too.
    """
    results: dict[int, R] = {}
    seconds = 0.0
    begun = perf_counter()
    for at, task in enumerate(tasks):
        if workers > 1 and is_worth_starting(at, len(tasks), workers, seconds):
            break
        results[at] = work(task)
        told(at)
        seconds = perf_counter() - begun
    here = len(results)
    if here == len(tasks):
        return Spread(list(results.values()), seconds)
    with started(workers) as pool:
        begun = perf_counter()
        for at, result in in_pool(pool, work, tasks[here:]):
            results[here + at] = result
            told(here + at)
        seconds += perf_counter() - begun
    return Spread([results[at] for at in range(len(tasks))], seconds)


def is_worth_starting(done: int, tasks: int, workers: int, seconds: float) -> bool:
    """Tell whether processes would save time, once so many tasks were done in so many seconds."""
    if tasks <= FEW * workers:
        return tasks > 1  # each may be long: nobody waits for the first
    return seconds > SECONDS_TO_JUDGE and seconds * (tasks - done) > SECONDS_TO_START * done


def as_done(work: Callable[[T], R], tasks: Sequence[T], workers: int) -> Iterator[tuple[int, R]]:
    """Do all tasks, on this many processes; yield the index and result of each when it is done."""
    if workers == 1:
        yield from ((at, work(task)) for at, task in enumerate(tasks))
        return
    with started(workers) as pool:
        yield from in_pool(pool, work, tasks)


@contextmanager
def started(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Start so many processes; whoever leaves, by a key or an error, does not wait for the rest."""
    # A fork is ready at once with all that is loaded here; beside other threads none is safe.
    is_safe = sys.platform == "linux" and active_count() == 1
    context = get_context("fork" if is_safe else "spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context)
    try:
        for first in [pool.submit(cores) for _ in range(workers)]:
            first.result()
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        raise
    pool.shutdown()


def in_pool(
    pool: ProcessPoolExecutor, work: Callable[[T], R], tasks: Sequence[T]
) -> Iterator[tuple[int, R]]:
    """Have a pool do all tasks; yield the index and result of each when it is done."""
    futures = {pool.submit(work, task): at for at, task in enumerate(tasks)}
    for future in as_completed(futures):
        yield futures[future], future.result()
