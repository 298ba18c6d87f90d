"""The other side of benchmarks/hostile.py: one client that does everything a client should not.

It plays a game to its end first, so that there is something to replay, and says so. Then, until it
is ended, all at once and as fast as it can: headers without an end, half-sent requests held open,
floods of renames from several devices of one seat, watchers without number, lists, replays, logs
and rematches. Each kind comes from an address of its own.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import httpx
import uvloop
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from soucoupe.bots.levels import bot
from soucoupe.client.house import HeldSeat, open_table, take_seat
from soucoupe.client.line import Line, open_line
from soucoupe.client.player import Player
from soucoupe.registry import find

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

HALF = b"GET /api/games HTTP/1.1\r\nHost: a\r\nA: "
HEADERS = b"A: b\r\n" * 200_000
BROKEN = (OSError, httpx.HTTPError, WebSocketException, EOFError)
SOME = 8
"""Tasks of a kind that never wait for anything but the house."""
MANY = 1000
"""Connections of a kind that is held open."""


class Attack:
    """One house, and what is known of it."""

    def __init__(self, base: str, seats: list[HeldSeat]) -> None:
        self.base = base
        self.port = urlsplit(base).port
        self.seats = seats
        self.over = seats[0].table

    async def headers(self) -> None:
        """Send headers that never end."""
        _, writer = await self.reach("127.0.0.2")
        try:
            while not writer.transport.is_closing():
                writer.write(HEADERS)
                await writer.drain()
        finally:
            writer.transport.abort()

    async def half(self) -> None:
        """Send half a request, and wait to be thrown out."""
        reader, writer = await self.reach("127.0.0.3")
        try:
            writer.write(HALF)
            await reader.read()
        finally:
            writer.transport.abort()

    async def watch(self) -> None:
        """Watch a table, among a thousand others."""
        url = self.seats[0].socket_url()
        async with connect(url, proxy=None, local_addr=("127.0.0.4", 0)) as line:
            await line.send('{"protocol":1}')
            async for _ in line:
                pass

    async def rename(self) -> None:
        """Change one's name as fast as the line takes it, from one more device."""
        seat = self.seats[0]
        source = ("127.0.0.6", 0)
        async with connect(seat.socket_url(), proxy=None, local_addr=source) as connection:
            line = Line(connection)
            await line.send({"protocol": 1, "session": seat.session})
            await asyncio.gather(flood(line), drain(line))

    async def lists(self) -> None:
        """Ask for everything that can be asked for, over and over."""
        transport = httpx.AsyncHTTPTransport(local_address="127.0.0.5")
        mine = {"seats": [{"table": self.over, "session": self.seats[0].session}] * 50}
        async with httpx.AsyncClient(transport=transport, base_url=self.base) as http:
            while True:
                await http.get("/api/tables")
                await http.get(f"/api/tables/{self.over}")
                await http.post("/api/mine", json=mine)
                await http.post(f"/api/tables/{self.over}/replay", json={"eyes": "open"})
                await http.get(f"/api/tables/{self.over}/log/en")
                await http.post("/api/qr", json={"text": "a" * 300})

    async def reach(self, source: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a connection from an address."""
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(source, 0))

    async def go_on(self) -> None:
        """Do all of it at once, for ever."""
        kinds: list[tuple[Callable[[], Awaitable[None]], int]] = [
            (self.headers, SOME),
            (self.half, MANY),
            (self.watch, MANY),
            (self.rename, SOME),
            (self.lists, SOME),
        ]
        await asyncio.gather(*(again(kind) for kind, times in kinds for _ in range(times)))


async def again(kind: Callable[[], Awaitable[None]]) -> None:
    """Do something for ever, however it ends; whoever is refused waits a moment, as all do."""
    while True:
        with suppress(*BROKEN):
            await kind()
        await asyncio.sleep(0.1)


async def flood(line: Line) -> None:
    """Change one's name and ask for the next table, without waiting for an answer."""
    at = 0
    while True:
        at += 1
        await line.send({"type": "rename", "id": f"{at}", "name": f"Eve {at}"})
        await line.send({"type": "rematch", "id": f"again {at}"})


async def drain(line: Line) -> None:
    """Read what comes, so that the house has no other reason to cut the line."""
    while True:
        await line.receive()


async def played(base: str, game_id: str) -> list[HeldSeat]:
    """Play a game to its end at a public table."""
    game = find(game_id)
    count = game.seats[-1]
    first = await open_table(base, game_id, "Eve 0", seats=count, is_public=True)
    seats = [first] + [
        await take_seat(base, first.table, f"Mallory {at}") for at in range(1, count)
    ]
    async with open_line(first.socket_url(), first.session) as line:
        await line.send({"type": "start", "id": "start"})
        await line.until("room")
    players = [Player(seat, lambda game: bot(game, "random")) for seat in seats]
    await asyncio.gather(*(player.play() for player in players))
    return seats


async def run(base: str, game: str) -> None:
    """Prepare, say so, and attack when a line says so."""
    seats = await played(base, game)
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    await Attack(base, seats).go_on()


if __name__ == "__main__":
    uvloop.run(run(*sys.argv[1:]))
