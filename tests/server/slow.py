"""A reader that takes next to nothing, and somebody who talks too much for it."""

from __future__ import annotations

import socket
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from websockets.asyncio.client import connect

from soucoupe.client.line import Line

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from soucoupe.client.house import HeldSeat

TALK = 600
LONG = "😀" * 500
NARROW = 4096


@asynccontextmanager
async def deaf(seat: HeldSeat) -> AsyncIterator[Line]:
    """Open a socket that takes next to nothing before it is read from."""
    pieces = urlsplit(seat.socket_url())
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, NARROW)
    narrow.connect((pieces.hostname, pieces.port))
    narrow.setblocking(False)
    connection = await connect(
        seat.socket_url(),
        sock=narrow,
        proxy=None,
        max_queue=1,
        ping_interval=None,
        max_size=None,
        compression=None,
    )
    line = Line(connection)
    try:
        await line.send({"protocol": 1, "session": seat.session})
        await line.receive()
        yield line
    finally:
        connection.transport.abort()
        await connection.wait_closed()


async def talk(line: Line, most: int = TALK) -> None:
    """Say a great deal, reading the answers."""
    for first in range(0, most, 50):
        for at in range(first, first + 50):
            await line.send({"type": "say", "id": f"{at}", "text": LONG})
        for _ in range(50):
            while "done" not in await line.receive():
                pass
