"""Requests without an end and connections without number: refused, and others are let in."""

from __future__ import annotations

import asyncio
import json
import resource
import socket
from contextlib import suppress
from typing import TYPE_CHECKING

import httpx
import pytest
from websockets.asyncio.client import connect

from soucoupe.client.line import Line
from soucoupe.server.addresses import Proxies, household
from soucoupe.server.limits import TooMuch
from soucoupe.server.serve import FILES, connections_allowed
from soucoupe.server.settings import BadSetting, read_settings
from soucoupe.server.sockets.connections import Counted, HouseFull
from tests.server.guests import GAME, closed, lines, sit_down
from tests.server.serving import Serving

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.conftest import Open


pytestmark = pytest.mark.anyio

GET = b"GET /api/games HTTP/1.1\r\nHost: a\r\n"
POST = b"POST /api/qr HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
SMALL = {
    "SOUCOUPE_MOST_ADDRESS_BYTES": "2000",
    "SOUCOUPE_MOST_HEADER_BYTES": "3000",
    "SOUCOUPE_MOST_BODY_BYTES": "4000",
}
TOO_LONG = {
    "address": (b"GET /" + b"a" * 2001 + b" HTTP/1.1\r\n\r\n", 414),
    "address without an end": (b"GET /" + b"a" * 5_000_000, 414),
    "header": (GET + b"A: " + b"b" * 3001 + b"\r\n\r\n", 431),
    "header without an end": (GET + b"A: " + b"b" * 5_000_000, 431),
    "headers": (GET + b"A: b\r\n" * 700 + b"\r\n", 431),
    "headers without an end": (GET + b"A: b\r\n" * 500_000, 431),
    "body": (POST + b"Content-Length: 4001\r\n\r\n" + b" " * 4001, 413),
    "body to come": (POST + b"Content-Length: 40000000000\r\n\r\n", 413),
    "body in pieces": (
        POST
        + b"Transfer-Encoding: chunked\r\n\r\n"
        + b"800\r\n"
        + b" " * 0x800
        + b"\r\n"
        + b"fff\r\n"
        + b" " * 0xFFF,
        413,
    ),
}
HALF = {
    "nothing": b"",
    "half an address": b"GET /api",
    "half a header": GET + b"A: b",
    "half a body": POST + b"Content-Length: 100\r\n\r\n{",
    "half a piece": POST + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Lend a house that takes short requests only."""
    serving = Serving(tmp_path_factory.mktemp("strict") / "data", **SMALL).start()
    yield serving
    serving.stop()
    assert serving.complaints() == ""


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Lend a house that waits for half a second."""
    given = {"SOUCOUPE_REQUEST_SECONDS": "0.5"}
    serving = Serving(tmp_path_factory.mktemp("impatient") / "data", **given).start()
    yield serving
    serving.stop()
    assert serving.complaints() == ""


@pytest.mark.parametrize("kind", TOO_LONG)
async def test_too_long_is_refused_at_once(strict: Serving, kind: str) -> None:
    """Whatever is too long is told so as soon as that is known, and read no further."""
    sent, status = TOO_LONG[kind]
    heads = await told(strict, sent)
    assert heads[-1][0] == status
    assert set(heads[-1][1]) == {"code", "detail"}
    assert await status_of(strict, "/api/games") == 200


async def test_requests_sent_ahead_are_limited(strict: Serving) -> None:
    """A few requests may be sent before their answers; whoever sends thousands is cut off."""
    few = (GET + b"\r\n") * 15 + GET + b"Connection: close\r\n\r\n"
    assert [status for status, _ in await told(strict, few)] == [200] * 16
    with suppress(ConnectionError):
        assert len(await told(strict, (GET + b"\r\n") * 5000)) < 100
    assert await status_of(strict, "/api/games") == 200


async def test_just_short_enough_is_taken(strict: Serving) -> None:
    """Sizes are limits, not rough guesses."""
    assert await status_of(strict, "/" + "a" * 1900) == 404
    padded = json.dumps({"text": "a"}) + " " * (4000 - len(json.dumps({"text": "a"})))
    sent = POST + b"Connection: close\r\nContent-Length: 4000\r\n\r\n" + padded.encode()
    assert [status for status, _ in await told(strict, sent)] == [200]
    sent = GET + b"Connection: close\r\nA: " + b"b" * 2900 + b"\r\n\r\n"
    assert [status for status, _ in await told(strict, sent)] == [200]


@pytest.mark.parametrize("kind", HALF)
async def test_half_a_request_is_not_waited_for(impatient: Serving, kind: str) -> None:
    """Whoever does not finish is told that it took too long, and the connection is closed."""
    (answer,) = await told(impatient, HALF[kind])
    assert (answer[0], answer[1]["code"]) == (408, "request/too-slow")


async def test_a_trickle_is_not_waited_for(impatient: Serving) -> None:
    """A byte now and then, or ends of lines between two requests, keeps no connection open."""
    for before, drop in ((GET + b"A: ", b"b"), (GET + b"\r\n", b"\r\n")):
        reader, writer = await reach(impatient)
        writer.write(before)
        reading = asyncio.create_task(reader.read())
        while not reading.done():
            writer.write(drop)
            await asyncio.wait([reading], timeout=0.05)
        assert b"HTTP/1.1 408" in reading.result()
        writer.close()


async def test_an_answer_that_nobody_reads_is_dropped(own_house: Open) -> None:
    """Whoever asks and never reads does not stay: in a house for one, another is let in."""
    house = own_house(SOUCOUPE_MOST_CONNECTIONS="1", SOUCOUPE_REQUEST_SECONDS="0.5")
    house.expect("nobody new is let in", "there is room again")
    with socket.create_connection(("127.0.0.1", house.port)) as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
        deaf.sendall(b"GET /schema/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n" * 16)
        while not await is_let_in(house):
            pass


async def test_connections_of_one_address_are_limited(own_house: Open) -> None:
    """Past the limit an address is told so; another is let in, and one that goes makes room."""
    house = own_house(SOUCOUPE_CONNECTIONS_PER_ADDRESS="3", SOUCOUPE_TRUSTED_PROXIES="")
    opened = [await reach(house) for _ in range(3)]
    await opened[0][0].read(0)
    assert (await refused_at_the_door(house))[0] == 429
    assert (await refused_at_the_door(house))[1]["code"] == "limit/too-much"
    elsewhere, writer = await reach(house, "127.0.0.2")
    writer.write(GET + b"Connection: close\r\n\r\n")
    assert b"200 OK" in await elsewhere.read()
    writer.close()
    opened[0][1].write(GET + b"Connection: close\r\n\r\n")
    await opened[0][0].read()
    while not await is_let_in(house):
        pass
    for _, one in opened:
        one.close()


async def test_connections_are_limited_in_all(own_house: Open) -> None:
    """A full house says so, whoever asks, and tells its operator once; and when there is room."""
    house = own_house(SOUCOUPE_MOST_CONNECTIONS="2")
    opened = [await reach(house, f"127.0.0.{at}") for at in (2, 3)]
    status, told_why = await refused_at_the_door(house)
    assert (status, told_why["code"]) == (503, "limit/full")
    await refused_at_the_door(house)
    await house.hear("as many connections are open as there may be; nobody new is let in")
    for _, one in opened:
        one.close()
    await house.hear("there is room again; 2 were refused in")


async def test_an_address_asks_and_comes_so_often(own_house: Open) -> None:
    """Past the rate a request is refused and a connection dropped; another address is let in."""
    house = own_house(SOUCOUPE_REQUESTS_PER_SECOND="0.25", SOUCOUPE_TRUSTED_PROXIES="")
    async with httpx.AsyncClient(trust_env=False, base_url=house.address) as http:
        while (answer := await http.get("/api/games")).status_code == 200:
            pass
    assert (answer.status_code, answer.json()["code"]) == (429, "limit/too-much")
    assert int(answer.headers["retry-after"]) > 0
    while await is_let_in(house):
        pass
    reader, writer = await reach(house, "127.0.0.2")
    writer.write(GET + b"Connection: close\r\n\r\n")
    assert b"200 OK" in await reader.read()
    writer.close()


async def test_a_proxy_speaks_for_many_who_each_ask_so_often(own_house: Open) -> None:
    """Whom a proxy names is held to the same rate, requests and sockets alike; others are not."""
    house = own_house(SOUCOUPE_REQUESTS_PER_SECOND="0.25")
    (seat,) = await sit_down(house.address, 1)
    here, there = ({"X-Forwarded-For": f"203.0.113.{at}"} for at in (1, 2))
    async with httpx.AsyncClient(trust_env=False, base_url=house.address) as http:
        while (answer := await http.get("/api/games", headers=here)).status_code == 200:
            pass
        assert (answer.status_code, answer.json()["code"]) == (429, "limit/too-much")
        assert int(answer.headers["retry-after"]) > 0
        assert (await http.get("/api/games", headers=there)).status_code == 200
        assert (await http.get("/api/games")).status_code == 200
    async with connect(seat.socket_url(), additional_headers=here, proxy=None) as line:
        told = await Line(line).receive()
        assert (told["type"], told["code"], told["wait"] > 0) == ("refused", "limit/too-much", True)
        await closed(Line(line), 1013)


async def test_sockets_of_one_address_are_limited(own_house: Open) -> None:
    """Past the limit a socket is told to come later; people behind a proxy are told apart."""
    house = own_house(SOUCOUPE_SOCKETS_PER_ADDRESS="2")
    (seat,) = await sit_down(house.address, 1)
    url = seat.socket_url()
    here, there = ({"X-Forwarded-For": f"2001:db8:0:{at}::1"} for at in (1, 2))
    neighbour = {"X-Forwarded-For": "2001:db8:0:1::2"}
    async with (
        connect(url, additional_headers=here, proxy=None),
        connect(url, additional_headers=neighbour, proxy=None),
        connect(url, additional_headers=here, proxy=None) as third,
        connect(url, additional_headers=there, proxy=None) as elsewhere,
    ):
        told = await Line(third).receive()
        assert (told["type"], told["code"], told["wait"] > 0) == ("refused", "limit/too-much", True)
        await closed(Line(third), 1013)
        await elsewhere.send('{"protocol":1}')
        assert (await Line(elsewhere).receive())["type"] == "welcome"
    async with lines([seat] * 5):
        """The proxy itself, or whoever sits at this machine, is not counted as one."""


async def test_only_trusted_proxies_are_believed(own_house: Open) -> None:
    """Whoever is no proxy of this house is counted by their own address, whatever they say."""
    believed = own_house(SOUCOUPE_TABLES_PER_HOUR="1", SOUCOUPE_TRUSTED_PROXIES="127.0.0.0/8")
    doubted = own_house(SOUCOUPE_TABLES_PER_HOUR="1", SOUCOUPE_TRUSTED_PROXIES="192.0.2.1")
    for house, statuses in ((believed, [201, 201]), (doubted, [201, 429])):
        assert [await opened_for(house, f"203.0.113.{at}") for at in (1, 2)] == statuses


def test_an_address_stands_for_a_household() -> None:
    """IPv6 counts by its first 64 bits, IPv4 by all; nonsense counts as itself, cut short."""
    assert household("192.0.2.7") == "192.0.2.7"
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert household("::ffff:192.0.2.7") == "192.0.2.7"
    assert household("fe80::1%eth0") == "fe80::/64"
    assert household("x" * 1000) == "x" * 60


def test_proxies_are_addresses_and_networks() -> None:
    """Anything else is refused at the start, by name."""
    proxies = Proxies("10.0.0.0/8, ::1")
    hosts = ["10.1.2.3", "::1", "11.0.0.1", "unix", ""]
    assert [proxies.is_one(host) for host in hosts] == [True, True, False, False, False]
    with pytest.raises(BadSetting, match=r"\$\.trusted_proxies"):
        read_settings({}, {"SOUCOUPE_TRUSTED_PROXIES": "nginx"})


def test_who_goes_makes_room() -> None:
    """Nothing is left of an address that has gone."""
    counted = Counted("things", 3, 2, Proxies(""))
    counted.enter("a")
    counted.enter("a")
    with pytest.raises(TooMuch):
        counted.enter("a")
    counted.enter("b")
    with pytest.raises(HouseFull):
        counted.enter("c")
    for host in "aab":
        counted.leave(host)
    assert vars(counted)["_by_address"] == {}
    counted.enter("c")


def test_there_are_never_more_connections_than_files() -> None:
    """A house that could open no more files could not even refuse."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
        assert connections_allowed(300) == 300
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == 300 + FILES
        assert connections_allowed(10**9) <= before[1] - FILES
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


async def reach(
    house: Serving, source: str = "127.0.0.1"
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open a connection and say nothing."""
    return await asyncio.open_connection("127.0.0.1", house.port, local_addr=(source, 0))


async def told(house: Serving, sent: bytes) -> list[tuple[int, dict[str, str]]]:
    """Send bytes; return the answers that came until the house closed the connection."""
    reader, writer = await reach(house)
    writer.write(sent)
    try:
        heard = await reader.read()
    finally:
        writer.close()
    answers = heard.split(b"HTTP/1.1 ")[1:]
    return [(int(one[:3]), body_of(one)) for one in answers]


def body_of(answer: bytes) -> dict[str, str]:
    """Return the body of an answer, if it is a refusal."""
    body = answer.partition(b"\r\n\r\n")[2]
    return json.loads(body) if body.startswith(b'{"code"') else {}


async def refused_at_the_door(house: Serving) -> tuple[int, dict[str, str]]:
    """Connect; return what the house says before it was asked anything."""
    reader, writer = await reach(house)
    heard = await reader.read()
    writer.close()
    assert b"retry-after: " in heard
    return int(heard[9:12]), body_of(heard)


async def is_let_in(house: Serving) -> bool:
    """Ask for something that everybody is told; tell whether it was answered."""
    reader, writer = await reach(house)
    writer.write(GET + b"Connection: close\r\n\r\n")
    try:
        return b"200 OK" in await reader.read()
    except ConnectionError:
        return False
    finally:
        writer.close()


async def status_of(house: Serving, path: str) -> int:
    """Ask for something as any browser would."""
    async with httpx.AsyncClient(trust_env=False) as http:
        return (await http.get(f"{house.address}{path}")).status_code


async def opened_for(house: Serving, client: str) -> int:
    """Ask for a table as a proxy would for somebody; return the status."""
    body = {"game": GAME.id, "name": "Ann"}
    async with httpx.AsyncClient(trust_env=False) as http:
        headers = {"X-Forwarded-For": client}
        return (
            await http.post(f"{house.address}/api/tables", json=body, headers=headers)
        ).status_code
