"""The other side of the server benchmark: tables full of sockets that play at random.

Run by benchmarks/house.py in a process of its own. It sets up its tables and says so; then every
line it reads, `SECONDS MOVES PACE`, has it play for at least that long and that many moves, and
print one JSON object about it. In between nobody plays, so that two servers can take turns on one
core.
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
from websockets.exceptions import ConnectionClosed

from benchmarks.processes import cpu

SEATS = 4
PATIENCE = 60
"""Seconds after which whoever still waits gives up."""
SETTLING = 0.25
"""How much is played before a measurement, as a share of it."""
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
    """Plays many tables: flat out, or at so many seconds a move and table."""

    def __init__(self, base: str, game: str) -> None:
        self.base = base
        self.game = game
        self.pace = 0.0
        self.may_play = asyncio.Event()
        self.in_flight: set[tuple[Table, int]] = set()
        self.is_quiet = asyncio.Event()
        self.wanted = 1
        self.has_enough = asyncio.Event()
        self.moves = 0
        self.bytes_told = 0
        self.waits: list[float] = []
        self.tables: list[Table] = []
        self.following: set[asyncio.Task[None]] = set()

    async def set_up(self, tables: int) -> None:
        """Open the tables, and wait until all games are dealt."""
        gate = asyncio.Semaphore(AT_ONCE)
        async with httpx.AsyncClient(timeout=60, trust_env=False) as http:

            async def opened() -> Table:
                async with gate:
                    return await self.open_table(http)

            self.tables = await asyncio.gather(*(opened() for _ in range(tables)))
        for table in self.tables:
            await table.start()
        async with asyncio.timeout(PATIENCE):
            for table in self.tables:
                await table.is_dealt.wait()

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

    async def play(self, pid: int, seconds: float, moves: int, pace: float) -> dict[str, float]:
        """Play until it flows, then measure what the server needs; stop and report."""
        self.pace = pace
        for at, table in enumerate(self.tables):
            table.due = perf_counter() + pace * (at / len(self.tables) - 1)
        self.may_play.set()
        await self.flow(seconds * SETTLING, int(moves * SETTLING))
        started, cpu_before = perf_counter(), cpu(pid)
        await self.flow(seconds, moves)
        spent, wall = cpu(pid) - cpu_before, perf_counter() - started
        report = self.report(spent, wall)
        self.may_play.clear()
        async with asyncio.timeout(PATIENCE):
            await self.is_quiet.wait()
        return report

    async def flow(self, seconds: float, moves: int) -> None:
        """Let time pass until so many seconds are over and so many moves are made."""
        self.moves, self.bytes_told, self.waits, self.wanted = 0, 0, [], moves
        self.has_enough.clear()
        await asyncio.sleep(seconds)
        async with asyncio.timeout(PATIENCE):
            await self.has_enough.wait()

    def seen(self, wait: float) -> None:
        """Count a move that everybody has seen."""
        self.moves += 1
        self.waits.append(wait)
        if self.moves >= self.wanted:
            self.has_enough.set()

    def sent(self, table: Table, ply: int) -> None:
        """Note that a move is under way."""
        self.in_flight.add((table, ply))
        self.is_quiet.clear()

    def settled(self, moves: set[tuple[Table, int]]) -> None:
        """Note that moves are no longer under way."""
        self.in_flight -= moves
        if not self.in_flight:
            self.is_quiet.set()

    def report(self, cpu_seconds: float, seconds: float) -> dict[str, float]:
        """Sum up what was measured."""
        waits = sorted(self.waits)
        return {
            "moves": self.moves,
            "seconds": seconds,
            "cpu": cpu_seconds,
            "bytes": self.bytes_told,
            "p50_ms": at_share(waits, 0.5),
            "p99_ms": at_share(waits, 0.99),
            "longest_ms": at_share(waits, 1.0),
        }

    def close(self) -> None:
        """Stop listening."""
        for table in self.tables:
            for task in table.tasks:
                task.cancel()


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
        self.is_dealt = asyncio.Event()

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
        """Go on at the next table; whoever has not seen the last move here will not."""
        self.load.settled({move for move in self.load.in_flight if move[0] is self})
        for task, line in zip(self.tasks, self.lines, strict=True):
            task.cancel()
            await line.close()
        await self.join(table)
        await self.start()

    async def read(self, seat: int) -> None:
        """Read what one seat is told, and answer when it is its turn."""
        line = self.lines[seat]
        while True:
            try:
                message = await line.recv(decode=False)
            except ConnectionClosed:
                return
            self.load.bytes_told += len(message)
            await self.hear(seat, DECODER.decode(message))

    async def hear(self, seat: int, told: Told) -> None:
        """Do what a message asks for."""
        if told.type == "moved":
            self.count(told.ply)
        if told.type == "room" and told.room:
            await self.look(seat, told.room)
        if told.type in {"moved", "now"} and told.legal:
            self.is_dealt.set()
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
        if self.seen[ply] < SEATS:
            return
        self.load.settled({(self, ply)})
        self.load.seen(perf_counter() - self.sent[ply])

    async def move(self, seat: int, told: Told) -> None:
        """Take any legal action, at the pace asked for and while it is time to play."""
        await self.load.may_play.wait()
        if self.load.pace:
            self.due = max(self.due + self.load.pace, perf_counter())
            await asyncio.sleep(self.due - perf_counter())
            await self.load.may_play.wait()
        action = CHANCE.choice(told.legal or [])
        self.sent[told.ply + 1] = perf_counter()
        self.load.sent(self, told.ply + 1)
        await self.send(seat, {"type": "act", "ply": told.ply, "action": action})

    async def send(self, seat: int, command: dict[str, Any]) -> None:
        """Send a command under a new id."""
        self.commands += 1
        message = msgspec.json.encode({"id": str(self.commands), **command})
        await self.lines[seat].send(message.decode())


def at_share(waits: list[float], share: float) -> float:
    """Return the wait below which this share of all waits lies, in milliseconds."""
    return 1000 * waits[int(share * (len(waits) - 1))] if waits else float("nan")


async def run(base: str, pid: int, game: str, tables: int) -> None:
    """Set up the tables, then play whenever a line asks for it, until there are no more lines."""
    load = Load(base, game)
    await load.set_up(tables)
    print("ready", flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        seconds, moves, pace = line.split()
        report = await load.play(pid, float(seconds), int(moves), float(pace))
        print(json.dumps(report), flush=True)
    load.close()


if __name__ == "__main__":
    house, server_pid, game_id, number = sys.argv[1:]
    uvloop.run(run(house, int(server_pid), game_id, int(number)))
