"""Whose page a request comes from, what answers carry, and which addresses they name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import httpx
import pytest

from soucoupe.server.local_address import is_own_host
from soucoupe.server.settings import Settings
from tests.server.guests import GAME, sit_down

if TYPE_CHECKING:
    from tests.server.conftest import Open
    from tests.server.serving import Serving

pytestmark = pytest.mark.anyio

OPENING = f'{{"game":"{GAME.id}","name":"Ann"}}'
JSON = {"Content-Type": "application/json"}
READ = ["/", "/api/games", "/api/tables", "/schema/openapi.json", "/api/nothing", "/t/x"]


def client(house: Serving) -> httpx.AsyncClient:
    """Make requests as a browser would, or as nobody should."""
    return httpx.AsyncClient(trust_env=False, base_url=house.address, timeout=30)


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1.evil.example"])
async def test_a_foreign_page_changes_nothing(house: Serving, origin: str) -> None:
    """Whatever it asks for by POST is refused; a program and our own page are not."""
    (seat,) = await sit_down(house.address, 1)
    async with client(house) as http:
        for path in ("/api/tables", f"/api/tables/{seat.table}/seats", "/api/mine", "/api/qr"):
            told = await http.post(path, content=OPENING, headers={**JSON, "Origin": origin})
            assert (told.status_code, told.json()["code"]) == (403, "request/foreign")
        for own in ({}, {"Origin": house.address}):
            told = await http.post("/api/tables", content=OPENING, headers={**JSON, **own})
            assert told.status_code == 201


async def test_the_public_address_is_our_own_page(own_house: Open) -> None:
    """Behind a proxy that keeps its host to itself, the page is where people see it."""
    house = own_house("--public-url", "https://play.example/saucer")
    house.address = f"http://127.0.0.1:{house.port}"
    async with client(house) as http:
        own = {**JSON, "Origin": "https://play.example"}
        told = await http.post("/api/tables", content=OPENING, headers=own)
        assert told.status_code == 201


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "", "text/json"]
)
async def test_only_json_is_read(house: Serving, kind: str) -> None:
    """What the form of any page can send is not taken for a request of ours."""
    async with client(house) as http:
        headers = {"Content-Type": kind} if kind else {}
        told = await http.post("/api/tables", content=OPENING, headers=headers)
        assert (told.status_code, told.json()["code"]) == (415, "request/not-json")
        charset = {"Content-Type": "application/json; charset=utf-8"}
        assert (await http.post("/api/qr", content='{"text":"a"}', headers=charset)).is_success


@pytest.mark.parametrize("path", READ)
async def test_answers_say_what_they_are(house: Serving, path: str) -> None:
    """None is guessed at, those of the API are not kept, and no software is named."""
    async with client(house) as http:
        told = await http.get(path)
        assert told.headers["x-content-type-options"] == "nosniff"
        assert "server" not in told.headers
        if path.startswith("/api"):
            assert told.headers["cache-control"] == "no-store"
        head = await http.head(path)
        assert (head.status_code, head.content) == (told.status_code, b"")
        assert head.headers["content-type"] == told.headers["content-type"]


async def test_ticket_addresses_follow_no_foreign_host(house: Serving) -> None:
    """Whatever a request says the house is called, only a name it knows is handed out."""
    async with client(house) as http:
        for host, start in (
            ("evil.example", "/t/"),
            ("localhost:8000", "http://localhost:8000/t/"),
            (house.address.removeprefix("http://"), f"{house.address}/t/"),
        ):
            told = await http.post("/api/tables", content=OPENING, headers={**JSON, "Host": host})
            assert told.json()["table_url"].startswith(start)
            assert told.json()["seat_url"].startswith(start)


def test_own_hosts_are_this_machines() -> None:
    """Loopback, the address a request came to, and the name the house listens on."""
    at_party = Settings(host="0.0.0.0")  # noqa: S104 (not bound)
    named = Settings(host="games.lan")
    assert is_own_host("192.168.1.5", at_party, "192.168.1.5")
    assert is_own_host("::1", at_party, "192.168.1.5")
    assert is_own_host("Games.LAN", named, "192.168.1.5")
    for host in ("192.168.1.6", "0.0.0.0", "", "evil.example", "localhost.evil.example"):  # noqa: S104
        assert not is_own_host(host, at_party, "192.168.1.5")
