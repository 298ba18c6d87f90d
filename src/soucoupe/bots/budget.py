"""How long a search may think: so many simulations, or so many seconds."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterator


class Budget(Struct, frozen=True):
    """A bound on simulations, on seconds, or on both; counted, it makes play repeatable."""

    simulations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.simulations is None and self.seconds is None:
            msg = "a budget bounds simulations or seconds"
            raise ValueError(msg)

    def rounds(self) -> Iterator[int]:
        """Count simulations for as long as the budget lasts; there is always a first."""
        started = monotonic()
        done = 0
        while not self._is_spent(done, started):
            yield done
            done += 1

    def _is_spent(self, done: int, started: float) -> bool:
        if done == 0:
            return False
        if self.simulations is not None and done >= self.simulations:
            return True
        return self.seconds is not None and monotonic() - started >= self.seconds
