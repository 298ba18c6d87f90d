"""People at a table, as a test plays them: open, sit down, fill up with bots, start, play."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Any

import msgspec

from soucoupe import registry
from soucoupe.bots.levels import bot
from soucoupe.client.house import HeldSeat, open_table, socket_url, take_seat
from soucoupe.client.line import Line, open_line
from soucoupe.client.player import Player

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from tests.server.serving import Serving

GAME = registry.all_games()[0]
FEWEST = GAME.seats[0]


async def sit_down(base: str, people: int = FEWEST, seats: int | None = None) -> list[HeldSeat]:
    """Open a table and seat some people; the first is the host."""
    count = seats or max(people, FEWEST)
    host = await open_table(base, GAME.id, "Host", seats=count, is_public=True)
    guests = [await take_seat(base, host.table, f"Guest {at}") for at in range(1, people)]
    return [host, *guests]


@asynccontextmanager
async def lines(seats: Sequence[HeldSeat]) -> AsyncIterator[list[Line]]:
    """Open a socket for each seat, past its welcome and its first view."""
    async with AsyncExitStack() as stack:
        opened = []
        for seat in seats:
            line = await stack.enter_async_context(open_line(seat.socket_url(), seat.session))
            await line.until("now")
            opened.append(line)
        yield opened


@asynccontextmanager
async def watching(base: str, table: str) -> AsyncIterator[Line]:
    """Watch a table without a seat, past the first view."""
    async with open_line(socket_url(base, table), None) as line:
        await line.until("now")
        yield line


async def ask(line: Line, kind: str, identifier: str, **fields: Any) -> dict[str, Any]:
    """Send a command; return the message that answers it."""
    await line.send({"type": kind, "id": identifier, **fields})
    return await answer(line, identifier)


async def answer(line: Line, identifier: str) -> dict[str, Any]:
    """Wait for the answer to a command, passing over everything else."""
    while True:
        told = await line.receive()
        if told.get("done") == identifier or told.get("id") == identifier:
            return told


async def fill(host: Line, seats: Sequence[int], level: str = "random") -> None:
    """Put bots into seats."""
    for seat in seats:
        told = await ask(host, "seat-bot", f"bot {seat}", seat=seat, level=level)
        assert told["type"] == "room", told


async def deal(opened: Sequence[Line]) -> list[dict[str, Any]]:
    """Start the game; everyone lends chance, so it is dealt at once; return all first views."""
    told = await ask(opened[0], "start", "start")
    assert told["type"] == "room", told
    for at, line in enumerate(opened):
        await line.send({"type": "lend", "id": f"lend {at}", "entropy": "ab" * 32})
    return [await dealt(line) for line in opened]


async def dealt(line: Line) -> dict[str, Any]:
    """Wait for the first view of the game itself."""
    while True:
        told = await line.until("now")
        if told["view"] is not None:
            return told


def move(told: dict[str, Any], identifier: str, at: int = 0) -> dict[str, Any]:
    """Make a command of one of the actions a message calls legal."""
    return {"type": "act", "id": identifier, "ply": told["ply"], "action": told["legal"][at]}


def to_move(views: Sequence[dict[str, Any]]) -> int:
    """Return whose turn it is, told from everyone's views."""
    return next(at for at, told in enumerate(views) if told["legal"])


async def play_on(seats: Sequence[HeldSeat], level: str = "random") -> list[Player]:
    """Play every seat to the end of the game."""
    players = [Player(seat, lambda game: bot(game, level)) for seat in seats]
    await asyncio.gather(*(player.play() for player in players))
    return players


async def start_all(
    seats: Sequence[HeldSeat], bots: Sequence[int] = (), level: str = "random"
) -> None:
    """Fill up with bots and start; whoever plays on comes back by their own socket."""
    async with lines(seats[:1]) as (host,):
        await fill(host, bots, level)
        told = await ask(host, "start", "start")
        assert told["type"] == "room", told


def as_bytes(told: dict[str, Any]) -> bytes:
    """Return a message as bytes, without what is the socket's own: its counter, and who is here."""
    room = told["room"]
    chairs = [{**chair, "is_here": None} for chair in room["chairs"]]
    shown = {**told, "n": None, "room": {**room, "chairs": chairs}}
    return msgspec.json.encode(shown)


async def fresh(seat: HeldSeat) -> dict[str, Any]:
    """Come back to a seat; return the first view."""
    async with open_line(seat.socket_url(), seat.session) as line:
        return await line.until("now")


async def closed(line: Line, code: int) -> None:
    """See the socket end with a code."""
    await line.connection.wait_closed()
    assert line.connection.close_code == code, line.connection.close_code


def at(house: Serving, seat: HeldSeat) -> HeldSeat:
    """Return a seat at the address the house has now."""
    return msgspec.structs.replace(seat, base=house.address)
