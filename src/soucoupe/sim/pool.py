"""Work spread over the cores, in pieces whose results do not depend on how it is spread."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

T = TypeVar("T")
R = TypeVar("R")

PIECES_PER_WORKER = 16
MOST_IN_A_PIECE = 500


def cores() -> int:
    """Count the cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def pieces(total: int, workers: int) -> list[range]:
    """Cut numbers 0 to total into ranges: enough to keep workers busy and progress moving."""
    size = max(1, min(MOST_IN_A_PIECE, total // (workers * PIECES_PER_WORKER)))
    return [range(start, min(start + size, total)) for start in range(0, total, size)]


def spread(
    work: Callable[[T], R], tasks: Sequence[T], workers: int, told: Callable[[int], None]
) -> list[R]:
    """Do all tasks, on this many processes; tell the index of each when it is done."""
    results: dict[int, R] = {}
    for at, result in as_done(work, tasks, workers):
        results[at] = result
        told(at)
    return [results[at] for at in range(len(tasks))]


def as_done(work: Callable[[T], R], tasks: Sequence[T], workers: int) -> Iterator[tuple[int, R]]:
    """Do all tasks, on this many processes; yield the index and result of each when it is done."""
    if workers == 1:
        yield from ((at, work(task)) for at, task in enumerate(tasks))
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        futures = {pool.submit(work, task): at for at, task in enumerate(tasks)}
        try:
            for future in as_completed(futures):
                yield futures[future], future.result()
        finally:
            # Whoever stops listening, by a key or an error, does not wait for what is left.
            pool.shutdown(wait=False, cancel_futures=True)
