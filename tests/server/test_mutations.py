"""Twenty thousand spoiled commands: each is answered, and another table plays on untouched."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed

from soucoupe.bots import random_bot
from tests.server import guests
from tests.server.audit import Witness, audit, read_log
from tests.server.guests import deal, lines, sit_down, to_move
from tests.server.mutations import commands, mutated

if TYPE_CHECKING:
    from soucoupe.client.house import HeldSeat
    from soucoupe.client.line import Line
    from tests.server.serving import Serving

pytestmark = pytest.mark.anyio

EACH = 10_000
AT_ONCE = 40
"""Fewer than the refusals in a row that end a socket."""
SEAT_FREED = 4002


@pytest.mark.parametrize("stage", ["waiting", "playing"])
async def test_spoiled_commands_are_answered_one_by_one(house: Serving, stage: str) -> None:
    """Every message is done or refused, the log stays whole, and bystanders play to the end."""
    chance = Random(stage)  # noqa: S311 (nonsense is no secret)
    attacked: list[str] = []
    sent = 0
    while sent < EACH:
        bystanders = await sit_down(house.address)
        await guests.start_all(bystanders)
        players = [Witness(seat, random_bot.choose) for seat in bystanders]
        async with asyncio.TaskGroup() as playing:
            for player in players:
                playing.create_task(player.play())
            target = await sit_down(house.address)
            attacked.append(target[0].table)
            sent += await attack(target, chance, stage)
        (kept,) = await read_log(house.data, [bystanders[0].table])
        assert audit(kept, players) == []
    for kept in await read_log(house.data, attacked):
        assert audit(kept, []) == []


async def attack(target: list[HeldSeat], chance: Random, stage: str) -> int:
    """Send spoiled commands to a table; stop when one of them has freed the seat they came from."""
    sent = 0
    legal = [{"type": "none"}]
    try:
        async with lines(target) as opened:
            mover = 0
            if stage == "playing":
                views = await deal(opened)
                mover = to_move(views)
                legal = views[mover]["legal"]
            while sent < EACH / 2:
                sent += await volley(opened[mover], legal, chance)
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd else None
        if (stage, code) != ("waiting", SEAT_FREED):
            raise
    return sent


async def volley(line: Line, legal: list[Any], chance: Random) -> int:
    """Send some spoiled commands, then a sound one; see each of them answered."""
    honest = commands(legal, 0)
    for _ in range(AT_ONCE):
        await line.connection.send(mutated(chance.choice(honest), chance))
    await line.send({"type": "say", "id": "sound", "text": "sound"})
    answers = 0
    while answers <= AT_ONCE:
        told = await line.receive()
        answers += told["type"] == "refused" or "done" in told
    assert told.get("done") == "sound"
    return AT_ONCE
