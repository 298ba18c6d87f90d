"""A log that fails in mid-play: commands are refused and told so, nothing is lost, play goes on."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from soucoupe.bots import random_bot
from soucoupe.client.house import TurnedAway, open_table
from soucoupe.store.lock import FILE
from tests.server import guests
from tests.server.audit import Witness, audit, read_log
from tests.server.guests import FEWEST, GAME, answer, ask, deal, lines, move, sit_down, to_move

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager

    from tests.server.conftest import Open
    from tests.server.serving import Serving

pytestmark = pytest.mark.anyio

DOWN = "store/unavailable"
BEGINS, ENDS = "the log cannot be written: ", "the log can be written again; "


@contextmanager
def locked(house: Serving) -> Iterator[None]:
    """Hold the log as another program would that writes to it and does not finish."""
    holder = sqlite3.connect(house.data / FILE, isolation_level=None)
    holder.execute("begin immediate")
    yield
    holder.execute("rollback")
    holder.close()


@contextmanager
def full(house: Serving) -> Iterator[None]:
    """Let the house write no byte more to any file, as on a full disk."""
    _, most = resource.prlimit(house.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(house.pid, resource.RLIMIT_FSIZE, (1, most))
    yield
    resource.prlimit(house.pid, resource.RLIMIT_FSIZE, (most, most))


@contextmanager
def no_files(house: Serving) -> Iterator[None]:
    """Let the house open no file more than it has."""
    before = resource.prlimit(house.pid, resource.RLIMIT_NOFILE)
    resource.prlimit(house.pid, resource.RLIMIT_NOFILE, (3, before[1]))
    yield
    resource.prlimit(house.pid, resource.RLIMIT_NOFILE, before)


async def be_warm(house: Serving) -> None:
    """Wait until the house has started all its processes: bots that search are not dealt before."""
    seats = await sit_down(house.address, 1, FEWEST)
    async with lines(seats) as (line,):
        await guests.fill(line, range(1, FEWEST), "expert")
        await ask(line, "start", "warm")
        while (await line.until("now"))["view"] is None:
            pass


async def test_a_command_is_refused_while_the_disk_is_full(own_house: Open) -> None:
    """The player is told; the same command is done, once, when there is room again."""
    house = own_house()
    await be_warm(house)
    seats = await sit_down(house.address)
    async with lines(seats) as opened:
        views = await deal(opened)
        mover = to_move(views)
        command = move(views[mover], "kept")
        with full(house):
            await opened[mover].send(command)
            told = await answer(opened[mover], "kept")
            assert (told["type"], told["code"]) == ("refused", DOWN)
            assert "try again" in told["detail"]
            with pytest.raises(TurnedAway) as refused:
                await open_table(house.address, GAME.id, "Eve")
            assert refused.value.code == DOWN
            await house.hear(BEGINS)
        for kind in ("moved", "done"):
            await opened[mover].send(command)
            assert (await answer(opened[mover], "kept"))["type"] == kind
        for line in opened[:mover] + opened[mover + 1 :]:
            assert (await line.until("moved"))["ply"] == 1
    await house.hear(ENDS)


async def test_trouble_is_told_once_and_its_end_though_nobody_writes(own_house: Open) -> None:
    """However many commands it costs; the house itself finds out when it is over."""
    house = own_house()
    await be_warm(house)
    with full(house):
        for _ in range(5):
            with pytest.raises(TurnedAway):
                await open_table(house.address, GAME.id, "Eve")
        await house.hear(BEGINS)
    await house.hear(ENDS)
    assert house.complaints() == ""


async def test_a_house_without_files_to_open_says_so(own_house: Open) -> None:
    """Once when it begins, once when it ends."""
    house = own_house()
    await be_warm(house)
    with no_files(house):
        await house.hear("no file can be opened: Too many open files")
    await house.hear("files can be opened again")


@pytest.mark.parametrize("cause", [locked, full])
async def test_a_game_survives_a_log_that_is_down_for_a_while(
    own_house: Open, cause: Callable[[Serving], AbstractContextManager[None]]
) -> None:
    """People and bots go on by themselves once the log is back, and the log is whole."""
    house = own_house()
    await be_warm(house)
    seats = await sit_down(house.address, 2, FEWEST + 1)
    await guests.start_all(seats, range(2, FEWEST + 1))
    players = [Witness(seat, random_bot.choose) for seat in seats]
    async with lines(seats[:1]) as (tab,), asyncio.TaskGroup() as playing:
        for player in players:
            playing.create_task(player.play())
        while (await tab.until("moved"))["ply"] < FEWEST * 5:
            pass
        with cause(house):
            assert (await ask(tab, "say", "down", text="hello?"))["code"] == DOWN
            await house.hear(BEGINS)
        assert (await ask(tab, "say", "up", text="hello!"))["type"] == "said"
        await house.hear(ENDS)
    assert all(player.outcome is not None for player in players)
    (kept,) = await read_log(house.data, [seats[0].table])
    assert audit(kept, players) == []
