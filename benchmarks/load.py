"""The other side of the server benchmark: tables full of sockets that play at random.

Run by benchmarks/server.py in a process of its own; prints one JSON object.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from time import perf_counter
from typing import Any

import httpx
import msgspec
import uvloop
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
AT_ONCE = 32
"""Tables being set up at the same time."""


class Told(Struct):
    """As much of a message as a player at random looks at."""

    type: str
    ply: int = -1
    legal: list[msgspec.Raw] | None = None
    room: dict[str, Any] | None = None
    outcome: dict[str, Any] | None = None


DECODER = msgspec.json.Decoder(Told)
CHANCE = random.Random(1)  # noqa: S311 (load, not secrets)


class Load:
    """Plays many tables: flat out, or one move per table and second."""

    def __init__(self, base: str, game: str, pace: float) -> None:
        self.base = base
        self.game = game
        self.pace = pace
        self.moves = 0
        self.waits: list[float] = []
        self.is_measuring = False
        self.following: set[asyncio.Task[None]] = set()

    async def open_table(self, http: httpx.AsyncClient) -> Table:
        """Open a table, seat four and connect them."""
        body = {"game": self.game, "name": "Ada", "seats": SEATS}
        first = (await http.post(f"{self.base}/api/tables", json=body)).json()
        seats = f"{self.base}/api/tables/{first['table']}/seats"
        others = [
            (await http.post(seats, json={"name": name})).json() for name in ("Bo", "Cy", "Dot")
        ]
        table = Table(self, [ticket["session"] for ticket in (first, *others)])
        await table.join(first["table"])
        return table


class Table:
    """One table and its four sockets; when a game is over they play another."""

    def __init__(self, load: Load, sessions: list[str]) -> None:
        self.load = load
        self.sessions = sessions
        self.lines: list[ClientConnection] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.commands = 0
        self.sent: dict[int, float] = {}
        self.seen: dict[int, int] = {}
        self.due = 0.0

    async def join(self, table: str) -> None:
        """Connect every seat."""
        address = f"ws{self.load.base.removeprefix('http')}/api/tables/{table}/socket"
        self.sent, self.seen, self.lines = {}, {}, []
        for session in self.sessions:
            line = await connect(
                address, max_size=None, compression=None, proxy=None, ping_interval=None
            )
            await line.send(json.dumps({"protocol": 1, "session": session}))
            self.lines.append(line)
        self.tasks = [asyncio.create_task(self.read(seat)) for seat in range(SEATS)]

    async def start(self) -> None:
        """Have the host start the game."""
        await self.send(0, {"type": "start"})

    async def again(self, table: str) -> None:
        """Go on at the next table."""
        for task, line in zip(self.tasks, self.lines, strict=True):
            task.cancel()
            await line.close()
        await self.join(table)
        await self.start()

    async def read(self, seat: int) -> None:
        """Read what one seat is told, and answer when it is its turn."""
        async for message in self.lines[seat]:
            told = DECODER.decode(message)
            if told.type == "moved":
                self.count(told.ply)
            if told.type == "room" and told.room:
                await self.look(seat, told.room)
            if told.type in {"moved", "now"} and told.legal:
                await self.move(seat, told)
            if told.outcome and seat == 0:
                await self.send(0, {"type": "rematch"})

    async def look(self, seat: int, room: dict[str, Any]) -> None:
        """Lend chance before a deal; follow the others to the next table."""
        if room["stage"] == "starting":
            await self.send(seat, {"type": "lend", "entropy": "00"})
        if room["rematch"] and seat == 0:
            self.load.following.add(asyncio.create_task(self.again(room["rematch"])))

    def count(self, ply: int) -> None:
        """Note that one more player has seen a move; the last one ends its wait."""
        self.seen[ply] = self.seen.get(ply, 0) + 1
        if self.seen[ply] == SEATS and self.load.is_measuring:
            self.load.moves += 1
            self.load.waits.append(perf_counter() - self.sent[ply])

    async def move(self, seat: int, told: Told) -> None:
        """Take any legal action, at the pace asked for."""
        if self.load.pace:
            self.due = max(self.due + self.load.pace, perf_counter())
            await asyncio.sleep(self.due - perf_counter())
        action = CHANCE.choice(told.legal or [])
        self.sent[told.ply + 1] = perf_counter()
        await self.send(seat, {"type": "act", "ply": told.ply, "action": action})

    async def send(self, seat: int, command: dict[str, Any]) -> None:
        """Send a command under a new id."""
        self.commands += 1
        message = msgspec.json.encode({"id": str(self.commands), **command})
        await self.lines[seat].send(message.decode())


async def run(base: str, game: str, tables: int, seconds: float, pace: float) -> dict[str, Any]:
    """Set up the tables, say so, wait for the word to go, play, and report."""
    load = Load(base, game, pace)
    gate = asyncio.Semaphore(AT_ONCE)
    async with httpx.AsyncClient(timeout=60, trust_env=False) as http:

        async def opened() -> Table:
            async with gate:
                return await load.open_table(http)

        playing = await asyncio.gather(*(opened() for _ in range(tables)))
    signal("ready")
    for at, table in enumerate(playing):
        table.due = perf_counter() + pace * at / tables
        await table.start()
    await asyncio.sleep(max(2.0, 2 * pace))
    signal("go")
    load.is_measuring = True
    started = perf_counter()
    await asyncio.sleep(seconds)
    load.is_measuring = False
    spent = perf_counter() - started
    signal("stop")
    waits = sorted(load.waits)
    report = {
        "moves": load.moves,
        "seconds": spent,
        "p50_ms": at_share(waits, 0.5),
        "p99_ms": at_share(waits, 0.99),
    }
    for table in playing:
        for task in table.tasks:
            task.cancel()
    return report


def at_share(waits: list[float], share: float) -> float:
    """Return the wait below which this share of all waits lies, in milliseconds."""
    return 1000 * waits[int(share * (len(waits) - 1))] if waits else float("nan")


def signal(word: str) -> None:
    """Tell the benchmark how far things are, and wait until it has taken note."""
    print(word, flush=True)
    sys.stdin.readline()


if __name__ == "__main__":
    base, game, tables, seconds, pace = sys.argv[1:]
    result = uvloop.run(run(base, game, int(tables), float(seconds), float(pace)))
    print(json.dumps(result), flush=True)
