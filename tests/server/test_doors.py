"""A room is entered by one door: whatever goes wrong inside, the last one out closes it."""

from __future__ import annotations

import ast
import asyncio
from pathlib import Path
from typing import Any

import pytest

from soucoupe import server
from soucoupe.core.errors import SoucoupeError
from soucoupe.server.requests.history import MySeat, my_tables
from soucoupe.server.rooms.room import Room
from soucoupe.tables.errors import NotNow, NotSeated
from tests.games.secret_picks import GAME
from tests.support.devices import MOMENT, Device, Town, in_town

MANY = 50


def test_nothing_that_is_refused_leaves_a_room_open() -> None:
    """Sockets with a foreign session, claims and seats refused, errors of any kind inside."""

    async def story(town: Town) -> None:
        await town.open(GAME.id, 2)
        house = town.house
        for _ in range(MANY):
            await turned_away(town)
            await refused(town, NotSeated)
            with pytest.raises(ZeroDivisionError):
                async with house.room(town.table):
                    raise ZeroDivisionError
            await my_tables(house, [MySeat(town.table, "foreign")])
        assert house.rooms == {}

    in_town(story)


def test_a_room_stays_open_while_anybody_is_in_it() -> None:
    """Two in one room are in the same; it closes when both have left, not before."""

    async def story(town: Town) -> None:
        await town.open(GAME.id, 2)
        house = town.house
        async with house.room(town.table) as first:
            async with house.room(town.table) as second:
                assert second is first
            assert house.rooms == {town.table: first}
        assert house.rooms == {}

    in_town(story)


def test_a_room_stays_open_while_a_bot_is_at_work_in_it() -> None:
    """Nobody watches, and yet the bot's turn is played; then the room closes."""

    async def story(town: Town) -> None:
        await town.open(GAME.id, 1, seats=2)
        (ada,) = await town.deal(1)
        before = town.at.ply
        await ada.act("a1")
        await ada.leave()
        await asyncio.sleep(5)  # past the three seconds a deal may take
        assert town.house.rooms == {}
        async with town.house.room(town.table) as room:
            assert room.table.ply > before + 1

    in_town(story)


def test_two_who_ask_for_a_rematch_at_once_get_the_same_table() -> None:
    """Without a lock of its own: one table is made, both are told its name."""

    async def story(town: Town) -> None:
        await town.open(GAME.id, 2)
        ada, bo = await town.deal()
        while town.at.stage == "playing":
            for device in (ada, bo):
                if device.legal:
                    await device.act(f"{device.ply}")
        ada.send({"type": "rematch", "id": "again"})
        bo.send({"type": "rematch", "id": "too"})
        await asyncio.sleep(MOMENT)
        names = {one.last("room")["room"]["rematch"] for one in (ada, bo)}
        assert len(names) == 1
        assert names != {None}
        assert set(town.house.store._tables) == {town.table, *names}  # type: ignore[attr-defined]

    in_town(story)


def test_the_rooms_lock_is_taken_in_one_place() -> None:
    """No lock is taken inside another: there is one in the server, and one line that takes it."""
    takes = [
        path.name
        for path in Path(server.__file__).parent.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.AsyncWith) and "_lock" in ast.unparse(node.items[0])
    ]
    assert takes == ["room.py"]
    assert "_lock" in Room.__slots__


async def turned_away(town: Town) -> None:
    """Come with a session that holds no seat here."""
    device = Device(town.house, town.table, "foreign")
    await asyncio.sleep(MOMENT)
    assert device.last("closed")["code"] == 4000


async def refused(town: Town, kind: type[SoucoupeError]) -> None:
    """Claim a seat by a link that opens none."""
    with pytest.raises(kind):
        async with town.house.room(town.table) as room:
            await town.house.claim(room, "no link", is_confirmed=True)


def test_a_decision_that_is_refused_changes_nothing() -> None:
    """The same way of submitting for timers, bots and people: refused, and nothing is told."""

    async def story(town: Town) -> None:
        await town.open(GAME.id, 2)
        ada, _ = await town.deal()
        told = len(ada.told)

        def never(_: Any) -> None:
            msg = "not now"
            raise NotNow(msg)

        async with town.house.room(town.table) as room:
            before = room.table.number
            with pytest.raises(NotNow):
                await room.submit(never)
            assert room.table.number == before
        assert len(ada.told) == told

    in_town(story)
