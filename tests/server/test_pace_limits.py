"""How often anybody may ask: by seat, by address and by table, each refused with its code."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from time import monotonic
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.asyncio.client import connect

from soucoupe.client.line import Line
from soucoupe.server.limits import Bucket, BucketPerAddress, Paces, TooMuch
from tests.server import guests
from tests.server.guests import GAME, answer, ask, lines, sit_down

if TYPE_CHECKING:
    from soucoupe.client.house import HeldSeat
    from tests.server.conftest import Open
    from tests.server.serving import Serving

pytestmark = pytest.mark.anyio

DEVICES, EACH = 5, 8


async def test_a_seat_has_one_pace_however_many_devices(own_house: Open) -> None:
    """Five sockets of one session send no more than one: a burst, then so many a second."""
    house = own_house(SOUCOUPE_MESSAGES_PER_SECOND="1")
    (seat,) = await sit_down(house.address, 1)
    async with lines([seat] * DEVICES) as opened:
        began = monotonic()
        told = await asyncio.gather(*(renamed(line, at) for at, line in enumerate(opened)))
        elapsed = monotonic() - began
    answers = [one for several in told for one in several]
    refused = [one for one in answers if one["type"] == "refused"]
    assert len(answers) == DEVICES * EACH
    assert len(answers) - len(refused) <= 3 + elapsed + 1
    assert {(one["code"], one["wait"] > 0) for one in refused} == {("limit/too-much", True)}


async def test_an_address_has_one_pace_however_many_seats(own_house: Open) -> None:
    """All seats behind one address send so much together; somebody elsewhere is not concerned."""
    house = own_house(SOUCOUPE_MESSAGES_PER_ADDRESS="1")
    seats = await sit_down(house.address, DEVICES)
    here, there = ({"X-Forwarded-For": f"203.0.113.{at}"} for at in (1, 2))
    async with AsyncExitStack() as stack:
        opened = [await joined(stack, seat, here) for seat in seats]
        elsewhere = await joined(stack, seats[0], there)
        began = monotonic()
        told = await asyncio.gather(*(renamed(line, at) for at, line in enumerate(opened)))
        elapsed = monotonic() - began
        answers = [one for several in told for one in several]
        taken = [one for one in answers if one["type"] != "refused"]
        assert len(taken) <= 3 + elapsed + 1
        assert {one["code"] for one in answers if one not in taken} == {"limit/too-much"}
        assert (await ask(elsewhere, "rename", "other", name="Zoe"))["type"] == "room"
        async with lines(seats[:1] * 2) as (own, _):
            for at in range(DEVICES):
                told_own = await ask(own, "say", f"{at}", text="a proxy speaks for everybody")
                assert told_own["type"] == "said"


async def joined(stack: AsyncExitStack, seat: HeldSeat, headers: dict[str, str]) -> Line:
    """Come to a seat from an address, past the first view."""
    opened = connect(seat.socket_url(), additional_headers=headers, proxy=None)
    line = Line(await stack.enter_async_context(opened))
    await line.send({"protocol": 1, "session": seat.session})
    await line.until("now")
    return line


async def test_a_seat_changes_its_name_so_often_and_no_more(house: Serving) -> None:
    """Then it is told so, whatever the pace; its neighbour is not concerned."""
    seats = await sit_down(house.address, 2)
    async with lines(seats) as (line, other):
        for at in range(30):
            assert (await ask(line, "rename", f"{at}", name=f"Ann {at}"))["type"] == "room"
        told = await ask(line, "rename", "more", name="Ann")
        assert (told["code"], told["wait"]) == ("limit/too-often", None)
        assert (await ask(other, "rename", "other", name="Bob"))["type"] == "room"


async def test_a_rematch_is_a_table_of_its_askers_address(own_house: Open) -> None:
    """It counts like one that was opened from the front page."""
    house = own_house(SOUCOUPE_TABLES_PER_HOUR="1")
    seats = await sit_down(house.address)
    await guests.start_all(seats)
    await guests.play_on(seats)
    async with lines(seats[:1]) as (line,):
        told = await ask(line, "rematch", "again")
    assert (told["code"], told["wait"] > 0) == ("limit/too-much", True)


async def test_lists_and_replays_are_metered(own_house: Open) -> None:
    """What is asked over and over is refused with a time to wait; the other kind is not."""
    house = own_house(SOUCOUPE_LISTS_PER_MINUTE="1", SOUCOUPE_REPLAYS_PER_MINUTE="1")
    async with httpx.AsyncClient(trust_env=False, base_url=house.address, timeout=30) as http:
        assert (await http.get("/api/tables")).status_code == 200
        asked: list[tuple[str, str, Any]] = [
            ("GET", "/api/tables", None),
            ("GET", "/api/tables/nowhere", None),
            ("POST", "/api/qr", {"text": "a"}),
            ("POST", "/api/mine", {"seats": []}),
            ("POST", "/api/setup", {"game": GAME.id, "seats": 3}),
            ("POST", "/api/tables/nowhere/seats", {"name": "Ann"}),
            ("POST", "/api/tables/nowhere/claim", {"link": "a"}),
            ("POST", "/api/tables/nowhere/anew", {"session": "a"}),
            ("GET", "/readyz", None),
        ]
        for method, path, body in asked:
            is_too_much(await http.request(method, path, json=body))
        assert (await http.post("/api/tables/nowhere/replay", json={})).status_code == 404
        is_too_much(await http.post("/api/tables/nowhere/replay", json={}))
        is_too_much(await http.get("/api/tables/nowhere/log/en"))
        is_too_much(await http.get("/api/tables/nowhere/advice"))


def test_a_bucket_tells_how_long_to_wait() -> None:
    """After that, there is room for one."""
    bucket = Bucket(0.5, 1)
    assert bucket.take()
    assert not bucket.take()
    assert 0 < bucket.wait() <= 2
    assert Bucket(0).wait() == 0


def test_addresses_have_buckets_of_their_own() -> None:
    """One that has asked too often does not stand in the way of others."""
    buckets = BucketPerAddress(1, 3600, "opened {} tables")
    buckets.take("a")
    with pytest.raises(TooMuch, match="opened 1 tables within the hour"):
        buckets.take("a")
    buckets.take("b")
    paces = Paces(1)
    assert paces.at("a") is paces.at("a")
    assert paces.at("a") is not paces.at("b")


async def renamed(line: Line, device: int) -> list[dict[str, Any]]:
    """Change one's name some times as fast as possible; return all answers."""
    names = [f"{device} {at}" for at in range(EACH)]
    for name in names:
        await line.send({"type": "rename", "id": name, "name": name})
    return [await answer(line, name) for name in names]


def is_too_much(told: httpx.Response) -> None:
    """See that a request was refused, with a code and a time."""
    assert (told.status_code, told.json()["code"]) == (429, "limit/too-much")
    assert 0 < int(told.headers["retry-after"]) <= 3600
