"""Watches the event loop: how late it is, and how often something has held everybody up."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

BEAT = 0.02
"""Seconds between two looks."""
STALL = 0.02
"""Seconds of lateness from which on somebody could notice."""


class Watchdog:
    """Asks to be called every so often; the later that is, the longer something held the loop."""

    def __init__(self, noticed: Callable[[float], None] = lambda _: None) -> None:
        self._noticed = noticed
        """Told how long each stall was."""
        self.stalls = 0
        """How often everything stood still for long enough to be noticed."""
        self.longest = 0.0
        """The longest the loop was late, in seconds, since it was last asked to forget."""
        self._next: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Begin to watch."""
        loop = asyncio.get_running_loop()
        self._next = loop.call_at(loop.time() + BEAT, self._look, loop.time() + BEAT)

    def close(self) -> None:
        """Stop watching."""
        if self._next is not None:
            self._next.cancel()

    def forget(self) -> float:
        """Return the longest lateness so far, and begin anew."""
        longest, self.longest = self.longest, 0.0
        return longest

    def _look(self, due: float) -> None:
        loop = asyncio.get_running_loop()
        late = loop.time() - due
        self.longest = max(self.longest, late)
        if late >= STALL:
            self.stalls += 1
            self._noticed(late)
        self.start()
