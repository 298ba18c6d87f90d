"""Closing the house: in good order, within three seconds, whatever is going on in it."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING
from uuid import uuid4

import pytest
from websockets.exceptions import ConnectionClosed

from soucoupe.server.wire.talk_messages import MOST_TOLD
from tests.server import guests
from tests.server.faults import HELD, WORD
from tests.server.guests import FEWEST, deal, lines, sit_down
from tests.server.slow import deaf, talk

if TYPE_CHECKING:
    from tests.server.conftest import Open
    from tests.server.serving import Serving

pytestmark = pytest.mark.anyio

SOON = 3.0


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
async def test_an_idle_house_closes(own_house: Open, how: signal.Signals) -> None:
    """With nobody in it the house ends with code 0, from a terminal or by a supervisor."""
    close_in_time(own_house(), how)


async def test_sockets_are_told(own_house: Open) -> None:
    """Whoever is connected sees the house close, and may come back to it: nothing is lost."""
    house = own_house()
    seats = await sit_down(house.address, 2)
    async with lines(seats[:1]) as (host,), deaf(seats[1]):
        await talk(host)
        close_in_time(house, signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as closed:
            await host.until("refused")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    house.start()
    assert len((await guests.fresh(guests.at(house, seats[1])))["said"]) == MOST_TOLD


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
async def test_bots_at_work_are_left(own_house: Open, tmp_path: Path, how: signal.Signals) -> None:
    """A bot in the middle of a thought keeps nobody waiting, and its process ends too."""
    house = own_house(program=HELD, **{WORD: str(tmp_path / "word")})
    workers = await with_a_bot_at_work(house, tmp_path)
    close_in_time(house, how)
    await gone(workers)


async def test_no_worker_outlives_a_killed_house(own_house: Open, tmp_path: Path) -> None:
    """Killed, the house cannot end its workers: they see it, and end themselves."""
    house = own_house(program=HELD, **{WORD: str(tmp_path / "word")})
    workers = await with_a_bot_at_work(house, tmp_path)
    house.kill()
    await gone(workers)


async def with_a_bot_at_work(house: Serving, folder: Path) -> list[int]:
    """Start a game whose first bot begins to think; return the processes the house has started."""
    seats = await sit_down(house.address, 1)
    async with lines(seats) as (host,):
        await guests.fill(host, range(1, FEWEST), "expert")
        (told,) = await deal([host])
        while told["legal"]:
            await host.send(guests.move(told, f"{told['ply']}"))
            told = await host.until("moved")
        while not (folder / "word.begun").exists():
            await guests.ask(host, "say", uuid4().hex, text="well?")
    return children(house)


def close_in_time(house: Serving, how: signal.Signals) -> None:
    """Send a signal to every process there is, as Ctrl+C does; see the house end well and soon."""
    began = monotonic()
    code = house.to_all(how)
    assert (code, house.complaints()) == (0, "")
    assert monotonic() - began < SOON


async def gone(processes: list[int]) -> None:
    """See processes end."""
    assert processes
    ends = monotonic() + SOON
    while any(is_alive(one) for one in processes):
        assert monotonic() < ends
        await asyncio.sleep(0.01)


def children(house: Serving) -> list[int]:
    """Return the processes a house has started."""
    listed = Path(f"/proc/{house.pid}/task/{house.pid}/children").read_text()
    return [int(child) for child in listed.split()]


def is_alive(pid: int) -> bool:
    """Tell whether a process still runs; one that only waits to be buried does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
