"""SIGTERM: people are told and may finish, nobody begins anything, all come back bit by bit."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from soucoupe.server.rooms.closing import LEAST_SPREAD, MOST_SPREAD, SOONEST, Closing, HouseCloses
from tests.server import guests
from tests.server.guests import GAME, ask, deal, lines, move, sit_down, to_move, watching

if TYPE_CHECKING:
    from tests.server.conftest import Open

pytestmark = pytest.mark.anyio

LONG = "600"
SPREAD = (1000 * SOONEST, 1000 * (SOONEST + LEAST_SPREAD))


async def test_people_finish_and_nobody_begins(own_house: Open) -> None:
    """Moves are taken and told, whoever comes is told too; tables are refused until it is back."""
    house = own_house("--drain", LONG)
    seats = await sit_down(house.address)
    async with lines(seats) as opened:
        views = await deal(opened)
        house.send()
        closing = [await line.until("closing") for line in opened]
        assert all(0 < told["ends_in"] <= 1000 * int(LONG) for told in closing)
        assert all(SPREAD[0] <= told["back_in"] <= SPREAD[1] for told in closing)
        assert len({told["back_in"] for told in closing}) == len(closing)
        mover = to_move(views)
        await opened[mover].send(move(views[mover], "last"))
        assert (await guests.answer(opened[mover], "last"))["type"] == "moved"
        async with watching(house.address, seats[0].table) as late:
            assert (await late.until("closing"))["back_in"] >= SPREAD[0]
        await refused(f"{house.address}/api/tables", {"game": GAME.id, "name": "Ann"})
        async with httpx.AsyncClient(trust_env=False) as http:
            told = await http.get(f"{house.address}/readyz")
            assert (told.status_code, told.json()["code"]) == (503, "house/closing")
            assert (await http.get(f"{house.address}/livez")).status_code == 200
        house.send()  # whoever asks twice does not wait
        for line in opened:
            await guests.closed(line, 1012)
    assert house.stop() == 0
    house.start()
    assert (await guests.fresh(guests.at(house, seats[0])))["ply"] == 1


async def test_no_rematch_is_begun(own_house: Open) -> None:
    """A finished table opens no other in the last seconds; it can when the house is back."""
    house = own_house("--drain", LONG)
    seats = await sit_down(house.address)
    await guests.start_all(seats)
    await guests.play_on(seats)
    async with lines(seats[:1]) as (host,):
        house.send()
        await host.until("closing")
        told = await ask(host, "rematch", "again")
        assert (told["code"], told["wait"] > 0) == ("house/closing", True)


async def test_a_house_that_was_left_ends_at_once(own_house: Open) -> None:
    """With nobody there, or when the last one has gone; by hand it does not wait at all."""
    assert own_house("--drain", LONG).stop() == 0
    house = own_house(SOUCOUPE_DRAIN=LONG)
    seats = await sit_down(house.address, 1)
    async with lines(seats) as (host,):
        house.send()
        await host.until("closing")
    assert house.stop() == 0
    house.start()
    async with lines([guests.at(house, seats[0])]) as (host,):
        house.send(signal.SIGINT)
        assert (await host.until("closing"))["ends_in"] == 0
        await guests.closed(host, 1012)


def test_many_come_back_over_a_longer_time() -> None:
    """So many a second, and never over more than a minute."""

    class Crowd:
        """A room with a number of watchers."""

        def __init__(self, count: int) -> None:
            self.watchers = [Listener() for _ in range(count)]

    class Listener:
        """Somebody who is told."""

        def tell(self, _: bytes) -> None:
            """Be told."""

    for count, spread in ((0, LEAST_SPREAD), (2000, 10.0), (100_000, MOST_SPREAD)):
        closing: Any = Closing()
        closing.begin(0, [Crowd(count)])
        assert closing._spread == spread
        with pytest.raises(HouseCloses) as refusal:
            closing.must_be_open()
        assert SOONEST <= refusal.value.wait <= SOONEST + spread


async def refused(url: str, body: dict[str, str]) -> None:
    """See a request refused, with a time after which it is worth trying again."""
    async with httpx.AsyncClient(trust_env=False) as http:
        told = await http.post(url, json=body)
    assert (told.status_code, told.json()["code"]) == (503, "house/closing")
    assert int(told.headers["retry-after"]) >= SOONEST
