"""Work spread over the cores, in pieces whose results do not depend on how it is spread."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

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
    if workers == 1:
        return [_alone(work, task, at, told) for at, task in enumerate(tasks)]
    results: dict[int, R] = {}
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        futures = {pool.submit(work, task): at for at, task in enumerate(tasks)}
        for future in as_completed(futures):
            at = futures[future]
            results[at] = future.result()
            told(at)
    return [results[at] for at in range(len(tasks))]


def _alone(work: Callable[[T], R], task: T, at: int, told: Callable[[int], None]) -> R:
    result = work(task)
    told(at)
    return result
