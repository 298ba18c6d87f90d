"""What a benchmark asks of a process it has started: its CPU time, its memory, its surroundings."""

from __future__ import annotations

import ctypes
import os
from pathlib import Path
from time import clock_gettime

PAGE = os.sysconf("SC_PAGE_SIZE")


class CannotMeasure(Exception):
    """Says in one line why there is nothing to measure."""


def cpu(pid: int) -> float:
    """Return the CPU seconds a process has used, all its threads together."""
    clock = ctypes.c_int()
    if ctypes.CDLL(None).clock_getcpuclockid(pid, ctypes.byref(clock)):
        raise CannotMeasure(f"process {pid} has ended")
    return clock_gettime(clock.value)


def memory(pid: int) -> int:
    """Return the bytes a process holds in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


def surroundings(package: Path | None = None) -> dict[str, str]:
    """Return an environment without our settings, and with a folder to import from, if any."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("SOUCOUPE_")}
    kept.pop("PYTHONPATH", None)
    return kept if package is None else {**kept, "PYTHONPATH": str(package)}


def two_cores() -> tuple[int, int]:
    """Return the core that is measured, and another for the rest where there is one."""
    cores = sorted(os.sched_getaffinity(0))
    return cores[0], cores[-1]
