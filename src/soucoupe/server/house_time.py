"""What time it is in the house: never backwards, never in leaps, whatever the wall clock does."""

from __future__ import annotations

import asyncio
from time import time


class HouseTime:
    """The time entries are written with: the wall clock once, then the loop's own count."""

    __slots__ = ("_ahead",)

    def __init__(self) -> None:
        self._ahead: float | None = None

    def now(self) -> float:
        """Return the seconds since 1970, as this house counts them."""
        loop = asyncio.get_running_loop()
        if self._ahead is None:
            self._ahead = time() - loop.time()
        return self._ahead + loop.time()
