"""Taking back over the wire: offered exactly where it is granted, to the one seat it concerns."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from threading import get_ident
from typing import Any

import msgspec
import pytest

from soucoupe import registry
from soucoupe.client.house import open_table, take_seat
from soucoupe.core.game import AnyGame
from soucoupe.core.rng import FastRng
from soucoupe.core.rollout import any_of
from soucoupe.tables.decide import undo
from soucoupe.tables.reveals import reveals
from tests.games.secret_picks import GAME
from tests.server.conftest import Open
from tests.server.forks import taking_back, tried
from tests.server.guests import answer, ask, deal, lines, move
from tests.support.devices import Device, Town, in_town
from tests.support.wire import Ear, act, dealt_room, find_out, run_virtually, settle

PLIES = 24


def offered(device: Device) -> bool:
    """Tell whether a device was told last that it may take back."""
    for one in reversed(device.told):
        if one["type"] == "can-take-back":
            return bool(one["ply"] == device.ply)
        if "can_take_back" in one:
            return bool(one["can_take_back"])
    return False


def test_only_whoever_acted_is_told_that_it_may_be_taken_back() -> None:
    """First no, then yes in a message of its own; all others get not a byte more."""

    async def story(town: Town) -> None:
        await town.open(GAME.id, 3)
        ada, bo, cy = await town.deal()
        watcher = await town.come(None)
        before = [len(one.told) for one in (bo, cy, watcher)]
        answer = await ada.act("mine")
        await asyncio.sleep(0.01)
        assert (answer["can_take_back"], offered(ada)) == (False, True)
        assert ada.last("can-take-back")["ply"] == ada.ply == 1
        assert [len(one.told) for one in (bo, cy, watcher)] == [at + 1 for at in before]
        assert not any(offered(one) for one in (bo, cy, watcher))
        assert (await town.come(0)).last("now")["can_take_back"]
        assert (await ada.ask("take-back", "oops"))["undone"] == 1

    in_town(story)


def test_whoever_asks_before_it_is_known_is_answered_when_it_is() -> None:
    """Commands sent in one breath: the second waits, and is granted."""

    async def story(town: Town) -> None:
        await town.open(GAME.id, 2)
        ada, bo = await town.deal()
        ada.send({"type": "act", "id": "a", "action": ada.legal[0], "ply": 0})
        ada.send({"type": "take-back", "id": "t"})
        await asyncio.sleep(0.01)
        assert ada.last("moved")["undone"] == 1
        await bo.act("b")
        assert (await bo.ask("take-back", "u"))["undone"] == 3

    in_town(story)


def test_after_a_restart_it_is_found_out_again() -> None:
    """The log says nothing about it: it follows from the log."""

    async def story(town: Town) -> None:
        await town.open(GAME.id, 2)
        ada, _ = await town.deal()
        await ada.act("a")
        await town.restart()
        ada = await town.come(0)
        await asyncio.sleep(0.01)
        assert offered(ada)
        assert (await ada.ask("take-back", "t"))["undone"] == 1

    in_town(story)


def test_what_cannot_be_found_out_is_not_granted(caplog: pytest.LogCaptureFixture) -> None:
    """A process that breaks is started again; if that does not help, the house says so."""
    times = []

    async def broken(*_: Any) -> Any:
        times.append(1)
        raise BrokenProcessPool

    async def story(town: Town) -> None:
        town.house.take_backs._processes.run = broken  # type: ignore[method-assign, assignment]
        await town.open(GAME.id, 2)
        ada, _ = await town.deal()
        await ada.act("a")
        assert (await ada.ask("take-back", "t"))["code"] == "takeback/learnt"
        assert not offered(ada)

    with caplog.at_level(logging.ERROR):
        in_town(story)
    assert len(times) == 2
    assert "not found out" in caplog.text


def test_no_world_is_tried_on_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Others are served meanwhile."""
    here, threads = get_ident(), set()
    found = reveals

    def noted(*given: Any) -> bool:
        threads.add(get_ident())
        return found(*given)

    monkeypatch.setattr(undo, "reveals", noted)

    async def story(town: Town) -> None:
        town.house.take_backs._processes.run = asyncio.to_thread  # type: ignore[assignment, method-assign]
        await town.open(GAME.id, 2)
        ada, _ = await town.deal()
        await ada.act("a")
        async with town.house.room(town.table) as room:
            await town.house.take_backs.settle(room, 0)
        assert offered(ada)

    in_town(story)
    assert threads
    assert here not in threads


@pytest.mark.parametrize("game", registry.all_games(), ids=lambda game: game.id)
def test_it_is_offered_exactly_where_it_is_granted(game: AnyGame) -> None:
    """In random games with take-backs strewn in, every seat is told what it would get."""
    run_virtually(strewn(game))


async def strewn(game: AnyGame) -> None:
    """Play at random, let every seat try to take back, and hold the answers to what was told."""
    chance = FastRng(11)
    room = dealt_room(game, game.options(), game.seats[-1])
    ears = [Ear(room, seat) for seat in range(game.seats[-1])]
    for at in range(PLIES):
        waiting = game.to_act(room.table.state)
        if not waiting:
            break
        seat = chance.pick(waiting, "seat")
        await act(room, seat, any_of(game.legal(room.table.state, seat), chance), None, f"c{at}")
        find_out(room)
        await settle()
        for other, ear in enumerate(ears):
            was_told = told_last(ear.heard)
            refused = await tried(room, partial(taking_back, other, f"b{at} {other}"))
            assert (refused is None) == was_told, (other, refused)
            await settle()
    for ear in ears:
        ear.close()


def told_last(heard: list[bytes]) -> bool:
    """Tell whether a seat was told last that it may take back."""
    for raw in reversed(heard):
        told = msgspec.json.decode(raw)
        if told["type"] == "can-take-back":
            return True
        if "can_take_back" in told:
            return bool(told["can_take_back"])
    return False


@pytest.mark.anyio
async def test_a_real_house_finds_it_out_in_a_process_of_its_own(own_house: Open) -> None:
    """The whole way: act, hear of it, take back."""
    house = own_house(program=("-m", "tests.support.games", "serve"))
    host = await open_table(house.address, GAME.id, "Host", seats=2)
    guest = await take_seat(house.address, host.table, "Guest")
    async with lines([host, guest]) as opened:
        views = await deal(opened)
        await opened[0].send(move(views[0], "mine"))
        told = await answer(opened[0], "mine")
        assert not told["can_take_back"]
        assert (await opened[0].until("can-take-back"))["ply"] == told["ply"]
        assert (await ask(opened[0], "take-back", "oops"))["undone"] == told["ply"]
