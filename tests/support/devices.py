"""A whole house without a network or a clock of its own: devices at tables, time as it is told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from soucoupe.bots.levels import bot
from soucoupe.core.budget import Budget
from soucoupe.core.rng import FastRng
from soucoupe.registry import find
from soucoupe.server.rooms.bot_processes import BotAnswer, BotQuestion, coach_says
from soucoupe.server.rooms.house import House
from soucoupe.server.settings import Settings
from soucoupe.server.sockets.socket import Socket
from soucoupe.tables.terms import Terms
from tests.support.stores import MemoryBackend
from tests.support.wire import as_struct, run_virtually

MOMENT = 0.001
QUIET = Settings(bot_pause=0, messages_per_second=0)


class Device:
    """One socket, through the very code a browser's goes through."""

    def __init__(self, house: House, table: str, session: str | None) -> None:
        self.told: list[dict[str, Any]] = []
        self.latency = 0.0
        self.kinds: set[type] = set()
        """The structs of the messages that came; each was held to its struct."""
        self._incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        socket = Socket(house, self._incoming.get, self._hear, "here")
        self._serving = asyncio.get_running_loop().create_task(socket.serve(table))
        self.send({"protocol": 1, "session": session})

    def send(self, message: dict[str, Any]) -> None:
        """Send something; it arrives at once."""
        text = msgspec.json.encode(message).decode()
        self._incoming.put_nowait({"type": "websocket.receive", "text": text})

    async def ask(self, kind: str, identifier: str, **fields: Any) -> dict[str, Any]:
        """Send a command and return what answers it."""
        self.send({"type": kind, "id": identifier, **fields})
        await asyncio.sleep(MOMENT)
        answers = [one for one in self.told if identifier in {one.get("done"), one.get("id")}]
        return answers[-1]

    async def act(self, name: str, at: int = 0) -> dict[str, Any]:
        """Take one of the actions that are open to this seat."""
        action = self.legal[at]
        return await self.ask("act", name, action=action, ply=self.ply)

    async def leave(self) -> None:
        """Lose the line."""
        self._incoming.put_nowait({"type": "websocket.disconnect"})
        await asyncio.sleep(MOMENT)

    def last(self, kind: str) -> dict[str, Any]:
        """Return the last message of a kind."""
        return next(one for one in reversed(self.told) if one["type"] == kind)

    def all(self, kind: str) -> list[dict[str, Any]]:
        """Return every message of a kind."""
        return [one for one in self.told if one["type"] == kind]

    @property
    def legal(self) -> list[Any]:
        """What this seat may do, as it was told last."""
        return list(self._newest("legal") or [])

    @property
    def ply(self) -> int:
        """How far the game has come, as it was told last."""
        return int(self._newest("ply"))

    @property
    def clocks(self) -> list[dict[str, Any]]:
        """The times that run, as they were told last."""
        return list(self._newest("clocks"))

    @property
    def notices(self) -> list[str]:
        """Everything that was announced."""
        return [one["notice"]["kind"] for one in self.all("room") if one["notice"]]

    def _newest(self, field: str) -> Any:
        return next(one[field] for one in reversed(self.told) if field in one)

    async def _hear(self, event: dict[str, Any]) -> None:
        if event["type"] == "websocket.close":
            self.told.append({"type": "closed", "code": event["code"]})
            return
        raw = event.get("utf8")
        if raw is not None:
            self.kinds.add(type(as_struct(raw)))
        told = msgspec.json.decode(raw or event["text"])
        self.told.append(told)
        if told["type"] == "ping":
            asyncio.get_running_loop().create_task(self._pong(told["ping"]))

    async def _pong(self, number: int) -> None:
        await asyncio.sleep(self.latency)
        self.send({"type": "pong", "ping": number})


class Town:
    """A house and its log, which outlives it."""

    def __init__(self) -> None:
        self._backend = MemoryBackend()
        self.house = self._built()
        self.table = ""
        self.sessions: list[str] = []
        self.links: list[str] = []

    def _built(self) -> House:
        house = House(self._backend.open(), QUIET)
        house.bot_turns._processes = BotsHere()  # type: ignore[assignment]
        house.take_backs._processes.run = run_here  # type: ignore[method-assign]
        house.readers._processes.run = run_here  # type: ignore[method-assign]
        house.readers._beside = run_here  # type: ignore[assignment, method-assign]
        return house

    async def open(
        self, game_id: str, people: int, terms: Terms | None = None, **more: Any
    ) -> None:
        """Open the house and a table, and seat people."""
        await self.house.open()
        agreed = terms or Terms()
        options, seats = more.pop("options", {}), more.pop("seats", people)
        self.table, ticket = await self.house.open_table(
            game_id, "Ada", seats, options, agreed, is_public=more.pop("is_public", True)
        )
        tickets = [ticket]
        for at in range(1, people):
            async with self.house.room(self.table) as room:
                tickets.append((await self.house.sit(room, f"Guest {at}", None))[1])
        self.sessions = [one.session for one in tickets]
        self.links = [one.link for one in tickets]

    async def come(self, seat: int | None) -> Device:
        """Come to the table."""
        session = None if seat is None else self.sessions[seat]
        device = Device(self.house, self.table, session)
        await asyncio.sleep(MOMENT)
        return device

    async def deal(self, *bots: int) -> list[Device]:
        """Let everybody come, put bots where they are wanted, and deal."""
        devices = [await self.come(seat) for seat in range(len(self.sessions))]
        for seat in bots:
            await devices[0].ask("seat-bot", f"bot {seat}", seat=seat, level="random")
        await devices[0].ask("start", "start")
        for at, device in enumerate(devices):
            await device.ask("lend", f"lend {at}", entropy="ab")
        await asyncio.sleep(MOMENT)
        return devices

    async def restart(self, closed_for: float = 0.0) -> None:
        """Close the house, be away for some seconds, and open it again on the same log."""
        ahead = self.house.time.now() - asyncio.get_running_loop().time()
        await self.house.close()
        self.house = self._built()
        self.house.time._ahead = ahead + closed_for
        await self.house.open()
        await asyncio.sleep(MOMENT)

    @property
    def at(self) -> Any:
        """The table as the house has it; it is awake."""
        return self.house.rooms[self.table].table


class BotsHere:
    """Bots that choose at once, in this very process, in place of those that think in others."""

    def start(self) -> None:
        """Need nothing."""

    async def be_warm(self) -> None:
        """Be always warm."""

    async def think(self, _: str, question: BotQuestion, __: float) -> BotAnswer:
        """Choose as the level does; as anybody does, where that takes long."""
        await asyncio.sleep(MOMENT)
        level = "random" if question.level == "regular" else question.level
        choose = bot(find(question.game_id), level)
        given = question.view, question.legal, question.events, FastRng(question.seed), Budget()
        return BotAnswer(choose(*given), 0.0)

    async def advise(self, _: str, game_id: str, view: Any) -> bytes | None:
        """Ask the coach at once."""
        await asyncio.sleep(0)
        return coach_says(game_id, view)

    async def close(self) -> None:
        """Have nothing to end."""


async def run_here(work: Callable[..., Any], *given: Any) -> Any:
    """Do at once, in this very process, what a house leaves to another."""
    await asyncio.sleep(0)
    return work(*given)


def in_town(story: Callable[[Town], Awaitable[None]]) -> None:
    """Play a story in a house of its own, on a clock that never waits."""

    async def played() -> None:
        town = Town()
        try:
            await story(town)
        finally:
            await town.house.close()

    run_virtually(played())
