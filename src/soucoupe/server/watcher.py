"""One open socket: what it is still to be told, in order, never more than it can take."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

ENCODER = msgspec.json.Encoder()

MOST_WAITING = 64
"""Messages that may wait for a slow reader; past that it gets one fresh view instead."""


class Watcher:
    """Somebody at a table: a seat's own device, or the public."""

    __slots__ = ("_count", "_fresh", "_is_behind", "_waiting", "_wake", "parting", "seat")

    def __init__(self, seat: int | None, fresh: Callable[[int | None], bytes]) -> None:
        self.seat = seat
        self.parting: int | None = None
        self._fresh = fresh
        self._waiting: deque[tuple[bytes, str | None]] = deque()
        self._wake = asyncio.Event()
        self._is_behind = False
        self._count = 0

    def tell(self, message: bytes, done: str | None = None) -> None:
        """Queue a message; `done` is the id of this socket's own command it answers."""
        if len(self._waiting) >= MOST_WAITING:
            answers = [answered for _, answered in self._waiting if answered] + [done] * bool(done)
            self._waiting = deque((b'{"type":"done"}', answered) for answered in answers)
            self._is_behind = True
        elif not self._is_behind or done:
            self._waiting.append((message, done))
        self._wake.set()

    def part(self, code: int) -> None:
        """Close the socket once everything queued has been told."""
        self.parting = code
        self._wake.set()

    async def write(self, send: Callable[[bytes], Awaitable[None]]) -> int:
        """Send what is queued, for as long as the socket lives; return the code to close with."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                message, done = self._waiting.popleft()
                await send(self._numbered(message, done))
            if self._is_behind:
                self._is_behind = False
                await send(self._numbered(self._fresh(self.seat), None))
            if self.parting is not None and not self._waiting:
                return self.parting

    def _numbered(self, message: bytes, done: str | None) -> bytes:
        """Put the socket's own counter, and the answer, in front of what is told to many."""
        self._count += 1
        if done is None:
            return b'{"n":%d,%b' % (self._count, message[1:])
        return b'{"n":%d,"done":%b,%b' % (self._count, ENCODER.encode(done), message[1:])
