"""Sockets that lie, flood, never read or speak another language: cut off, and nobody else hurt."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from soucoupe.client.line import Line, open_line
from soucoupe.server.wire.commands import MOST_BYTES
from tests.server import guests
from tests.server.guests import ask, closed, lines, sit_down

if TYPE_CHECKING:
    from tests.server.conftest import Open
    from tests.server.serving import Serving

pytestmark = pytest.mark.anyio

HELLO = '{"protocol":1}'
UPGRADE = b"GET /api/tables/a/socket HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
KEY = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
NOISE = [
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200),
    b"GET /api/games HTTP/9.9\r\n\r\n",
    b"BREW / HTTP/1.1\r\nHost: a\r\n\r\n",
    b"GET /\xff\xfe HTTP/1.1\r\nHost: a\r\n\r\n",
    b"GET /%00%ff%c0 HTTP/1.1\r\nHost: a\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 5000 + b"\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999\r\n\r\n{",
    b"POST /api/tables HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nZZZ\r\n",
    b"GET /api/tables/a/socket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
    UPGRADE + b"Sec-WebSocket-Key: short\r\nSec-WebSocket-Version: 13\r\n\r\n",
    UPGRADE + KEY + b"Sec-WebSocket-Version: 99\r\nOrigin: \xff\xfe\r\n\r\n",
    UPGRADE + KEY + b"Sec-WebSocket-Version: 13\r\n\r\n" + bytes(range(256)),
]


@pytest.mark.parametrize(
    "hello",
    [
        "",
        "{}",
        "[]",
        "hello",
        '{"protocol":99}',
        '{"protocol":"1"}',
        '{"protocol":1,"session":5}',
        '{"protocol":1,"session":"' + "a" * 101 + '"}',
        '{"protocol":1,"seat":0}',
        "[" * 9000,
        b"\xff\xfe",
    ],
)
async def test_a_wrong_hello_is_turned_away(house: Serving, hello: str | bytes) -> None:
    """Whoever does not say hello as it is said is told why and let go."""
    (seat,) = await sit_down(house.address, 1)
    async with connect(seat.socket_url(), proxy=None) as connection:
        await connection.send(hello)
        line = Line(connection)
        assert (await line.receive())["code"] == "command/unfit"
        await closed(line, 4000)


async def test_no_such_table_and_no_such_place(house: Serving) -> None:
    """A socket to a table that is not there is told so; elsewhere there are no sockets."""
    base = house.address.replace("http", "ws")
    async with open_line(f"{base}/api/tables/nowhere/socket", None) as line:
        assert (await line.receive())["code"] == "table/unknown"
        await closed(line, 4000)
    for path in ("/", "/api/tables/a", "/socket/x"):
        with pytest.raises(InvalidStatus):
            await connect(base + path, proxy=None)


async def test_pages_of_others_open_no_socket(house: Serving) -> None:
    """A browser sent by a foreign page is refused; one from our own page comes in."""
    (seat,) = await sit_down(house.address, 1)
    for origin in ("http://evil.example", "null", "https://127.0.0.1.evil.example", "\xff"):
        with pytest.raises(InvalidStatus) as refused:
            await connect(seat.socket_url(), additional_headers={"Origin": origin}, proxy=None)
        assert refused.value.response.status_code == 403
    own = {"Origin": house.address}
    async with connect(seat.socket_url(), additional_headers=own, proxy=None) as connection:
        await connection.send(HELLO)
        assert (await Line(connection).receive())["type"] == "welcome"


async def test_oversized_messages_end_the_socket(house: Serving) -> None:
    """One byte too many, whole or in pieces, is not read; just small enough is."""
    async with lines(await sit_down(house.address, 1)) as (line,):
        filler = MOST_BYTES - len('{"type":"say","id":"a","text":""}')
        told = await ask(line, "say", "a", text="a" * filler)
        assert told["code"] == "command/unfit"
    for message in ("a" * (MOST_BYTES + 1), ["a" * 5000] * 4):
        async with lines(await sit_down(house.address, 1)) as (line,):
            await line.connection.send(message)
            await closed(line, 1009)


async def test_binary_frames_are_read_like_text(house: Serving) -> None:
    """A command in a binary frame is a command; noise in one is refused."""
    async with lines(await sit_down(house.address, 1)) as (line,):
        await line.connection.send(b'{"type":"say","id":"a","text":"binary"}')
        assert (await guests.answer(line, "a"))["type"] == "said"
        await line.connection.send(b"\xff\x00" * 100)
        assert (await line.until("refused"))["code"] == "command/unfit"


async def test_broken_text_ends_the_socket(house: Serving) -> None:
    """A text frame that is not UTF-8 ends the socket, as the protocol of sockets asks."""
    async with lines(await sit_down(house.address, 1)) as (line,):
        await line.connection.send(b"\xff\xfe", text=True)
        await closed(line, 1007)


@pytest.mark.parametrize("noise", NOISE, ids=range(len(NOISE)))
async def test_noise_on_the_port_is_no_matter(house: Serving, noise: bytes) -> None:
    """Bytes that are no request, or a broken one, end that connection and nothing else."""
    host, _, port = house.address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(noise)
    writer.write_eof()
    await reader.read()
    writer.close()
    await sit_down(house.address, 1)


async def test_leaving_at_any_moment_is_no_matter(house: Serving) -> None:
    """Sockets cut before hello, after it, or with commands under way leave nothing behind."""
    (seat,) = await sit_down(house.address, 1)
    hello = json.dumps({"protocol": 1, "session": seat.session})
    say = '{"type":"say","id":"%d","text":"a"}'
    for sent in ([], [hello], [hello, say % 1], [hello, *(say % at for at in range(2, 30))]):
        connection = await connect(seat.socket_url(), proxy=None)
        for message in sent:
            await connection.send(message)
        connection.transport.abort()
        await connection.wait_closed()
    texts = {said["text"] for said in (await guests.fresh(seat))["said"]}
    assert texts <= {"a"}


async def test_going_on_with_nonsense_is_cut_off(house: Serving) -> None:
    """After fifty refusals in a row of what no client sends, the socket is closed."""
    async with lines(await sit_down(house.address, 1)) as (line,):
        for _ in range(49):
            await line.connection.send("nonsense")
            await line.until("refused")
        await ask(line, "say", "a", text="sorry")
        with pytest.raises(ConnectionClosed):
            await pester(line)
        assert line.connection.close_code == 4008


async def test_a_flood_is_cut_off_while_others_play(own_house: Open) -> None:
    """Sent faster than the limit, commands are refused, then the socket ends; others play on."""
    house = own_house(SOUCOUPE_MESSAGES_PER_SECOND="100")
    others = await sit_down(house.address)
    await guests.start_all(others)
    playing = asyncio.create_task(guests.play_on(others))
    while not playing.done():
        async with lines(await sit_down(house.address, 1)) as (line,):
            with pytest.raises(ConnectionClosed):
                await flood(line)
            assert line.connection.close_code in {4008, 1006}
    players = await playing
    assert all(player.outcome is not None for player in players)


async def test_sockets_are_limited(own_house: Open) -> None:
    """Past the limit a socket is told to come again later; one that goes makes room for another."""
    house = own_house(SOUCOUPE_MOST_SOCKETS="2")
    house.expect("as many sockets are open", "there is room again")
    seats = await sit_down(house.address, 2)
    async with lines(seats[:1]) as (host,):
        async with lines(seats[1:]), connect(seats[0].socket_url(), proxy=None) as third:
            await closed(Line(third), 1013)
        while (await host.until("room"))["room"]["chairs"][1]["is_here"]:
            pass
        async with lines(seats[1:]) as (guest,):
            assert (await ask(guest, "say", "a", text="back"))["type"] == "said"


async def pester(line: Line) -> None:
    """Go on with nonsense for as long as it is answered."""
    for _ in range(1000):
        await line.connection.send("nonsense")
        await line.until("refused")


async def flood(line: Line) -> None:
    """Say far too much at once; nothing but the limit is in its way."""
    for at in range(10_000):
        await line.send({"type": "say", "id": f"{at}", "text": "flood"})
    while True:
        told = await line.receive()
        assert told.get("code", "limit/too-much") == "limit/too-much"
