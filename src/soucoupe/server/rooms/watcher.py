"""One open socket: what it is still to be told, in order, never more than it can take."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from soucoupe.server.small_queue import SmallEvent
from soucoupe.server.wire.close_codes import CloseCode
from soucoupe.server.wire.messages import DoneMessage, Ping

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

ENCODER = msgspec.json.Encoder()

MOST_WAITING = 64
"""Messages that may wait for a slow reader; past that it gets one fresh view instead."""
MOST_TRIPS = 5
"""How many round trips are remembered."""
DONE = ENCODER.encode(DoneMessage())
REFUSED = ""
"""Stands for the id in an answer that carries its own."""


class Watcher:
    """Somebody at a table: a seat's own device, or the public."""

    __slots__ = (
        "_count",
        "_fresh",
        "_is_behind",
        "_pinged",
        "_pings",
        "_waiting",
        "_wake",
        "address",
        "parting",
        "seat",
        "trips",
    )

    def __init__(
        self, seat: int | None, fresh: Callable[[int | None], bytes], address: str = ""
    ) -> None:
        self.seat = seat
        self.address = address
        """What limits count this device's address as."""
        self.parting: CloseCode | None = None
        self._fresh = fresh
        self._waiting: list[tuple[bytes, str | None]] = []
        self._wake = SmallEvent()
        self._is_behind = False
        self._count = 0
        self._pings = 0
        self._pinged: float | None = None
        self.trips: tuple[float, ...] = ()
        """How long the last messages took there and back, in seconds."""

    def ping(self, at: float) -> None:
        """Ask for an answer at once, to learn how far away this device is."""
        self._pings += 1
        self._pinged = at
        self.tell(ENCODER.encode(Ping(self._pings)))

    def pong(self, ping: int, at: float) -> None:
        """Take the answer to the last ping, once; any other is worth nothing."""
        if self._pinged is not None and ping == self._pings:
            self.trips = (*self.trips, at - self._pinged)[-MOST_TRIPS:]
            self._pinged = None

    def tell(self, message: bytes, answers: str | None = None) -> None:
        """Queue a message; `answers` is the id of this socket's own command it answers."""
        if self.parting is not None:
            return
        if len(self._waiting) >= MOST_WAITING:
            self._fall_behind()
        if answers is not None or not self._is_behind:
            self._waiting.append((message, answers))
        self._wake.set()

    def refuse(self, message: bytes) -> None:
        """Queue a refusal: an answer, told however far behind the reader is."""
        self.tell(message, REFUSED)

    def refresh(self) -> None:
        """Tell everything anew, once, after what is waiting."""
        self._is_behind = True
        self._wake.set()

    def part(self, code: CloseCode) -> None:
        """Close the socket once everything queued has been told."""
        self.parting = code
        self._wake.set()

    async def write(self, send: Callable[[bytes], Awaitable[None]]) -> CloseCode:
        """Send what is queued, for as long as the socket lives; return the code to close with."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                message, answers = self._waiting.pop(0)
                await send(self._numbered(message, answers))
            if self._is_behind and self.parting is None:
                self._is_behind = False
                await send(self._numbered(self._fresh(self.seat), None))
            if self.parting is not None and not self._waiting:
                return self.parting

    def _fall_behind(self) -> None:
        """Drop what a fresh view will tell; answers stay, and who reads none is cut off."""
        self._is_behind = True
        kept: list[tuple[bytes, str | None]] = [
            (DONE if answers else told, answers)
            for told, answers in self._waiting
            if answers is not None
        ]
        self._waiting = kept
        if len(kept) >= MOST_WAITING:
            self.part(CloseCode.TOO_MUCH)

    def _numbered(self, message: bytes, answers: str | None) -> bytes:
        """Put the socket's own count, and the answer, in front of what is told to many.

        Joined by hand, because the message is encoded once for all; a test holds it to `Numbered`.
        """
        self._count += 1
        if not answers:
            return b'{"n":%d,%b' % (self._count, message[1:])
        return b'{"n":%d,"done":%b,%b' % (self._count, ENCODER.encode(answers), message[1:])
