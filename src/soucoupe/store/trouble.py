"""Trouble that lasts a while: told once when it begins and once when it ends."""

from __future__ import annotations

import logging
from threading import Lock
from time import monotonic

LOGGER = logging.getLogger(__name__)
UNWRITTEN = (
    "the log cannot be written: %s; commands are refused until it can",
    "the log can be written again; %d commands were refused in %.0f seconds",
)
UNREAD = (
    "the log cannot be read: %s; whoever asks is refused until it can",
    "the log can be read again; %d questions were refused in %.0f seconds",
)
DAMAGED = (
    "part of the log is damaged: %s; the rest is read and written as ever; see `soucoupe check`",
    "%d times something was damaged, for %.0f seconds",
)


class Trouble:
    """Something that works or does not; whoever tries it says how that went, from any thread."""

    def __init__(self, begins: str, ends: str) -> None:
        self._begins = begins
        """What is told when it begins, with a place for the reason."""
        self._ends = ends
        """What is told when it ends, with places for how often it failed and for the seconds."""
        self._lock = Lock()
        self._since: float | None = None
        self._failures = 0

    @property
    def is_on(self) -> bool:
        """Whether it did not work when it was last tried."""
        return self._since is not None

    def failed(self, reason: object, times: int = 1) -> None:
        """Take note that it does not work."""
        with self._lock:
            self._failures += times
            if self._since is not None:
                return
            self._since = monotonic()
        LOGGER.error(self._begins, reason)

    def worked(self) -> None:
        """Take note that it works."""
        if self._since is None:
            return
        with self._lock:
            since, failures = self._since, self._failures
            self._since, self._failures = None, 0
        if since is not None:
            LOGGER.warning(self._ends, failures, monotonic() - since)
