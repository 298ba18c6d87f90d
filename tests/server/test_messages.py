"""What is sent is what the structs say: every kind of message, byte for byte."""

from __future__ import annotations

import asyncio
from typing import get_args

import pytest

from soucoupe import registry
from soucoupe.server.rooms.watcher import Watcher
from soucoupe.server.wire.close_codes import CloseCode
from soucoupe.server.wire.messages import Ping, ServerMessage
from soucoupe.tables.terms import Terms
from tests.games.last_lamp import GAME as LAMP
from tests.games.secret_picks import GAME as PICKS
from tests.support.devices import MOMENT, Town, in_town
from tests.support.wire import as_struct

COACHED = next(game for game in registry.all_games() if game.coach is not None)
CLOCKED = Terms(clock="decision", seconds=600)


def test_every_kind_of_message_is_its_struct() -> None:
    """At tables where everything happens, each message is exactly what its struct encodes to."""
    kinds: set[type] = set()

    async def talk(town: Town) -> None:
        await town.open(PICKS.id, 2, CLOCKED)
        ada, bo = await town.deal()
        await ada.ask("say", "s1", text="hello")
        await bo.ask("report", "r1", said=bo.last("said")["said"]["id"])
        await bo.ask("react", "f1", feeling="applause")
        await bo.ask("note", "n1", text="mine")
        await ada.ask("story", "st1")
        town.house.announce("Tea is ready.", 60.0)
        await ada.ask("relink", "l1", seat=0)
        action = ada.legal[0]
        for _ in range(2):  # the second time it has been taken before, and is only answered
            await ada.ask("act", "a1", action=action, ply=0)
        await ada.ask("act", "a2", action=1, ply=0)
        town.house.begin_to_close(60)
        await asyncio.sleep(5)  # pings go out where time is counted
        kinds.update(ada.kinds | bo.kinds)

    async def drawing(town: Town) -> None:
        await town.open(LAMP.id, 3)
        devices = await town.deal()
        for device in devices:
            drawn = {"stroke": 0, "points": [1, 2], "action": {"type": "call"}}
            device.send({"type": "sketch", **drawn})
        await asyncio.sleep(MOMENT)
        for device in devices:
            kinds.update(device.kinds)

    async def asking(town: Town) -> None:
        await town.open(COACHED.id, COACHED.seats[0], Terms(hints="all"))
        for device in await town.deal():
            if device.legal:
                await device.ask("hint", "h1", ply=device.ply)
            kinds.update(device.kinds)

    in_town(talk)
    in_town(drawing)
    in_town(asking)
    assert {kind.__name__ for kind in get_args(ServerMessage)} == {one.__name__ for one in kinds}


def test_a_wrong_front_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: a count joined on in another order is not what the struct says."""

    async def sent() -> bytes:
        watcher = Watcher(None, lambda _: b"{}")
        watcher.ping(0.0)
        watcher.part(CloseCode.TAKEN_OVER)
        heard: list[bytes] = []

        async def keep(message: bytes) -> None:
            heard.append(message)

        await watcher.write(keep)
        return heard[0]

    assert isinstance(as_struct(asyncio.run(sent())), Ping)
    monkeypatch.setattr(Watcher, "_numbered", lambda _, message, __: message[:-1] + b',"n":1}')
    with pytest.raises(AssertionError):
        as_struct(asyncio.run(sent()))
