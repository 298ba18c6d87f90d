"""One socket to a table: hello, then messages both ways."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from soucoupe.server.wire.commands import PROTOCOL

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


LEAVING = 1.0
"""Seconds a client that goes waits for the other side's goodbye."""


class Line:
    """An open socket that has said hello."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    async def send(self, message: dict[str, Any]) -> None:
        """Send a command."""
        await self.connection.send(msgspec.json.encode(message).decode())

    async def receive(self) -> dict[str, Any]:
        """Wait for the next message."""
        told: dict[str, Any] = msgspec.json.decode(await self.connection.recv())
        return told

    async def until(self, kind: str) -> dict[str, Any]:
        """Wait for the next message of a kind, passing over others."""
        while True:
            told = await self.receive()
            if told["type"] == kind:
                return told


@asynccontextmanager
async def open_line(url: str, session: str | None) -> AsyncIterator[Line]:
    """Open a socket and say hello; with no session, only to watch."""
    async with connect(
        url, max_size=None, compression=None, proxy=None, close_timeout=LEAVING
    ) as connection:
        line = Line(connection)
        await line.send({"protocol": PROTOCOL, "session": session})
        yield line
