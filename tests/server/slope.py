"""How the memory of a house grows: samples, and the line through the later ones."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.server.serving import Serving

WARM = 1 / 3
"""The share of the time in which a house warms up: it does not count."""


class Samples:
    """What a house took up, again and again."""

    def __init__(self, serving: Serving) -> None:
        self._serving = serving
        self._taken: list[tuple[float, int]] = []

    def take(self) -> None:
        """Look once."""
        self._taken.append((monotonic(), resident(self._serving.pid)))

    @property
    def last(self) -> int:
        """What it took up when last looked at, in kB."""
        return self._taken[-1][1] if self._taken else 0

    def report(self) -> str:
        """Say from what to what it went, and how steeply once it was warm."""
        if not self._taken:
            return "memory: not looked at"
        later = self._taken[int(WARM * len(self._taken)) :]
        first, last = self._taken[0][1], self._taken[-1][1]
        return f"memory: {first} kB to {last} kB; slope once warm {slope(later):+.1f} kB a minute"


def slope(taken: list[tuple[float, int]]) -> float:
    """Return the slope of the line of least squares, per minute."""
    count = len(taken)
    mean_at = sum(at for at, _ in taken) / count
    mean = sum(size for _, size in taken) / count
    spread = sum((at - mean_at) ** 2 for at, _ in taken)
    if not spread:
        return 0.0
    return 60 * sum((at - mean_at) * (size - mean) for at, size in taken) / spread


def resident(pid: int) -> int:
    """Return how much memory a process takes up, in kB."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))
