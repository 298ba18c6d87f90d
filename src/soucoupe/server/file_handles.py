"""Whether another file could be opened: without one nobody is let in, and nothing else says so."""

from __future__ import annotations

import asyncio
import os

from soucoupe.store.trouble import Trouble

LOOK_EVERY = 1.0
NONE_LEFT = (
    "no file can be opened: %s; nobody new can connect until one can",
    "files can be opened again; %d looks found none left, in %.0f seconds",
)


class FileHandles:
    """Tries every so often to open a file; trouble is told when it begins and when it ends."""

    def __init__(self) -> None:
        self._trouble = Trouble(*NONE_LEFT)
        self._next: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Begin to look."""
        self._next = asyncio.get_running_loop().call_later(LOOK_EVERY, self._look)

    def close(self) -> None:
        """Stop looking."""
        if self._next is not None:
            self._next.cancel()

    def _look(self) -> None:
        try:
            os.close(os.open(os.devnull, os.O_RDONLY))
        except OSError as error:
            self._trouble.failed(error.strerror)
        else:
            self._trouble.worked()
        self.start()
