"""Requests beside the socket: refused in one form, listed where public, right behind a proxy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from soucoupe.client.house import TurnedAway, claim_seat, join, open_table, socket_url, take_seat
from soucoupe.client.line import Line, open_line
from tests.server import guests
from tests.server.guests import FEWEST, GAME, sit_down

if TYPE_CHECKING:
    from tests.server.conftest import Open
    from tests.server.serving import Serving

pytestmark = pytest.mark.anyio

DEEP = '{"game":"a","name":"b","options":{"a":' + "[" * 20_000 + "]" * 20_000 + "}}"
UNREADABLE: list[tuple[str, str, bytes | None, int]] = [
    ("POST", "/api/tables", b"", 400),
    ("POST", "/api/tables", b"{", 400),
    ("POST", "/api/tables", b"\xff\xfe", 400),
    ("POST", "/api/tables", b"[]", 400),
    ("POST", "/api/tables", DEEP.encode(), 400),
    ("POST", "/api/tables", b" " * 70_000, 413),
    ("DELETE", "/api/tables", None, 405),
    ("GET", "/api/nothing", None, 404),
    ("GET", "/api/tables/%00", None, 404),
    ("GET", "/api/tables/" + "a" * 5000, None, 404),
    ("POST", "/api/tables/nowhere/seats", b'{"name":"Eve"}', 404),
]


@pytest.mark.parametrize(("method", "path", "body", "status"), UNREADABLE)
async def test_refusals_have_one_form(
    house: Serving, method: str, path: str, body: bytes | None, status: int
) -> None:
    """Whatever is wrong with a request, the answer is a code and a detail."""
    told = await request(house.address + path, method, body)
    assert (told.status_code, set(told.json())) == (status, {"code", "detail"})


async def test_only_public_tables_are_listed(house: Serving) -> None:
    """A table opened as public is found by everyone, any other only by its link."""
    public = await open_table(house.address, GAME.id, "Ann", is_public=True)
    private = await open_table(house.address, GAME.id, "Bob")
    listed = (await request(f"{house.address}/api/tables")).json()
    names = [one["table"] for one in listed]
    assert public.table in names
    assert private.table not in names
    shown = (await request(f"{house.address}/api/tables/{private.table}")).json()
    chair = shown["room"]["chairs"][0]
    assert (chair["kind"], chair["name"], chair["is_here"]) == ("person", "Bob", False)


async def test_no_secret_is_shown_to_the_public(house: Serving) -> None:
    """Neither the listing nor the public view holds a secret or its hash."""
    host = await open_table(house.address, GAME.id, "Ann", is_public=True)
    shown = (await request(f"{house.address}/api/tables/{host.table}")).text
    async with open_line(host.socket_url(), None) as line:
        shown += str(await line.receive()) + str(await line.receive())
    assert host.session not in shown
    assert host.link is not None
    assert host.link not in shown
    assert '"secret":null' in shown or "'secret': None" in shown


async def test_tables_per_address_are_limited(own_house: Open) -> None:
    """One address opens so many tables within the hour; a seat can still be taken."""
    house = own_house(SOUCOUPE_TABLES_PER_HOUR="2")
    first = await open_table(house.address, GAME.id, "Ann")
    await open_table(house.address, GAME.id, "Ann")
    with pytest.raises(TurnedAway) as refused:
        await open_table(house.address, GAME.id, "Ann")
    assert refused.value.code == "limit/too-much"
    await take_seat(house.address, first.table, "Bob")
    elsewhere = {"X-Forwarded-For": "203.0.113.7"}
    body = f'{{"game":"{GAME.id}","name":"Eve"}}'.encode()
    told = await request(f"{house.address}/api/tables", "POST", body, elsewhere)
    assert told.status_code == 201


async def test_under_a_path_behind_a_proxy(own_house: Open) -> None:
    """With a public address under a path, API, links and sockets work with and without it."""
    public = "https://play.example/saucer"
    house = own_house("--public-url", public)
    assert house.address == public
    house.address = f"http://127.0.0.1:{house.port}"
    for base in (house.address, f"{house.address}/saucer"):
        host, guest, *_ = await sit_down(base, FEWEST)
        assert (await guests.fresh(host))["room"]["chairs"][1]["name"] == "Guest 1"
        assert guest.link is not None
        assert (await claim_seat(base, guest.table, guest.link)).seat == 1
        told = await request(f"{base}/api/tables", "POST", opening())
        assert told.json()["table_url"].startswith(f"{public}/t/")
        assert (await request(f"{base}/api/games")).status_code == 200
    assert (await request(f"{house.address}/saucerful/api/games")).status_code == 404
    table = socket_url(f"{house.address}/saucer", host.table)
    for origin, is_welcome in (("https://play.example", True), ("https://evil.example", False)):
        assert await is_let_in(table, {"Origin": origin}) == is_welcome


async def test_forwarded_headers_make_the_links(house: Serving) -> None:
    """Without a public address, links are made from what a proxy on this machine forwards."""
    forwarded = {"Host": "localhost", "X-Forwarded-Proto": "https"}
    told = await request(f"{house.address}/api/tables", "POST", opening(), forwarded)
    ticket = told.json()
    assert ticket["table_url"] == f"https://localhost/t/{ticket['table']}"
    assert ticket["seat_url"] == f"{ticket['table_url']}#{ticket['link']}"
    table = socket_url(house.address, ticket["table"])
    for headers, is_welcome in (
        ({"Origin": "https://play.example", "X-Forwarded-Host": "play.example"}, True),
        ({"Origin": "https://evil.example", "X-Forwarded-Host": "play.example"}, False),
    ):
        assert await is_let_in(table, headers) == is_welcome


async def test_a_link_is_all_one_needs(house: Serving) -> None:
    """The table's link seats a guest; the seat's link brings the seat back."""
    told = (await request(f"{house.address}/api/tables", "POST", opening())).json()
    guest = await join(told["table_url"], "Bob")
    assert guest.seat == 1
    again = await join(told["seat_url"], "ignored")
    assert (again.seat, again.table) == (0, told["table"])


def opening() -> bytes:
    """Return the body of a request for a table."""
    return f'{{"game":"{GAME.id}","name":"Ann"}}'.encode()


async def request(
    url: str,
    method: str = "GET",
    body: bytes | None = None,
    headers: dict[str, str] | None = None,
) -> httpx.Response:
    """Make one request, whatever is wrong with it."""
    async with httpx.AsyncClient(trust_env=False, timeout=30) as http:
        given = {"Content-Type": "application/json", **(headers or {})}
        return await http.request(method, url, content=body, headers=given)


async def is_let_in(url: str, headers: dict[str, Any]) -> bool:
    """Tell whether a socket with these headers is opened."""
    try:
        async with connect(url, additional_headers=headers, proxy=None) as connection:
            await connection.send('{"protocol":1}')
            return bool((await Line(connection).receive())["type"] == "welcome")
    except InvalidStatus:
        return False
