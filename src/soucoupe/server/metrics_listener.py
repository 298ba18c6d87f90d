"""A port for scrapers and supervisors of this machine: apart, so that a full house answers."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from soucoupe.core.errors import SoucoupeError
from soucoupe.server.metrics import CONTENT_TYPE

if TYPE_CHECKING:
    from socket import socket

    from soucoupe.server.rooms.house import House

MOST_BYTES = 8192
SECONDS = 5.0
"""How long a question and its answer may take."""
OWN = ("127.0.0.1", "localhost")
"""What this port is called; a page that has a name of its own lead here is told nothing."""
JSON = "application/json"


class Answer(NamedTuple):
    """What is answered."""

    status: HTTPStatus
    kind: str
    body: bytes


class MetricsListener:
    """Answers `/metrics`, `/livez` and `/readyz`, one question per connection."""

    def __init__(self, house: House, door: socket) -> None:
        self._house = house
        self._door = door
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        """Begin to answer."""
        self._server = await asyncio.start_server(self._serve, sock=self._door, limit=MOST_BYTES)

    def close(self) -> None:
        """Stop."""
        if self._server is not None:
            self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(SECONDS):
                head = await reader.readuntil(b"\r\n\r\n")
                writer.write(written(await self._answer(head.decode("latin-1"))))
                await writer.drain()
        except (OSError, EOFError, TimeoutError, asyncio.LimitOverrunError):
            pass  # whoever asks so is not answered
        finally:
            writer.close()

    async def _answer(self, head: str) -> Answer:
        first, *lines = head.split("\r\n")
        headers = [line.partition(":") for line in lines]
        hosts = [value.strip() for name, _, value in headers if name.lower() == "host"]
        if [host.partition(":")[0] in OWN for host in hosts] != [True]:
            return told(HTTPStatus.FORBIDDEN, code="request/foreign")
        match first.split(" ")[:2]:
            case ["GET", "/metrics"]:
                return Answer(HTTPStatus.OK, CONTENT_TYPE, self._house.metrics.as_text())
            case ["GET", "/livez"]:
                return told(HTTPStatus.OK, status="alive")
            case ["GET", "/readyz"]:
                return await self._readiness()
        return told(HTTPStatus.NOT_FOUND, code="request/none-such")

    async def _readiness(self) -> Answer:
        try:
            await self._house.must_be_ready()
        except SoucoupeError as error:
            return told(HTTPStatus.SERVICE_UNAVAILABLE, code=error.code, detail=error.detail)
        return told(HTTPStatus.OK, status="ready")


def told(code: HTTPStatus, /, **body: str) -> Answer:
    """Make an answer of a few words."""
    return Answer(code, JSON, msgspec.json.encode(body))


def written(answer: Answer) -> bytes:
    """Write an answer, and the end of the connection."""
    head = (
        f"HTTP/1.1 {answer.status.value} {answer.status.phrase}\r\n"
        f"content-type: {answer.kind}\r\ncontent-length: {len(answer.body)}\r\n"
        "cache-control: no-store\r\nx-content-type-options: nosniff\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + answer.body
