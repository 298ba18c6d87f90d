"""The host's page: who gets in, what the operator sees and does, and what is never shown there."""

from __future__ import annotations

import stat
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.asyncio.client import connect

from soucoupe.client.house import open_table
from soucoupe.client.line import Line, open_line
from soucoupe.server.operator_key import FILE, LASTS, OperatorKey
from soucoupe.server.wire.commands import PROTOCOL
from tests.server import guests
from tests.server.guests import FEWEST, GAME, ask, lines, sit_down

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tests.server.conftest import Open
    from tests.server.serving import Serving

pytestmark = pytest.mark.anyio

SET_COOKIE = "set-cookie"
LONG = 60
"""Seconds after which nobody waits any more."""


def secret_of(house: Serving) -> str:
    """Return the secret, as whoever runs the house finds it."""
    return (house.data / FILE).read_text().strip()


@asynccontextmanager
async def entered(house: Serving) -> AsyncIterator[httpx.AsyncClient]:
    """Open a browser in which the operator has entered the secret."""
    async with httpx.AsyncClient(base_url=f"{house.address}/api/host") as client:
        told = await client.post("/enter", json={"secret": secret_of(house)})
        assert told.status_code == 200
        yield client


async def page_of(client: httpx.AsyncClient) -> dict[str, Any]:
    """Look at the page."""
    told = await client.get("")
    assert told.status_code == 200, told.text
    page: dict[str, Any] = told.json()
    return page


def table_on(page: dict[str, Any], name: str) -> dict[str, Any]:
    """Find a table on the page."""
    found: dict[str, Any] = next(one for one in page["tables"] if one["table"] == name)
    return found


async def test_the_secret_lies_in_a_file_of_its_owners(own_house: Open) -> None:
    """Nobody else on the machine may read it, and it is the same after a restart."""
    house = own_house()
    secret = secret_of(house)
    assert stat.S_IMODE((house.data / FILE).stat().st_mode) == 0o600
    assert len(secret) >= 24
    house.stop()
    house.start()
    assert secret_of(house) == secret


async def test_nobody_gets_in_without_the_secret(house: Serving) -> None:
    """Not without a cookie, nor with one made up; every request of the page asks for it."""
    asked: list[tuple[str, dict[str, Any]]] = [
        ("/tables/x/close", {}),
        ("/tables/x/mute", {"seat": 0, "is_silent": True}),
        ("/tables/x/ban", {"seat": 0}),
        ("/bans", {"address": "192.0.2.7"}),
        ("/bans/lift", {"address": "192.0.2.7"}),
        ("/reports/settle", {"table": "x", "said": "y"}),
        ("/announce", {"text": "hello"}),
        ("/drain", {"seconds": 0}),
    ]
    base = f"{house.address}/api/host"
    forged = f"soucoupe_host={OperatorKey('another secret').proof(4e9)}"
    for cookie in ("", "soucoupe_host=", "soucoupe_host=99999999999.00", forged):
        async with httpx.AsyncClient(headers={"cookie": cookie}) as client:
            answers = [await client.get(base)]
            answers += [await client.post(base + path, json=body) for path, body in asked]
        told = {(one.status_code, one.json()["code"]) for one in answers}
        assert told == {(401, "host/not-operator")}


async def test_the_cookie_is_for_this_page_alone(house: Serving) -> None:
    """No script reads it, no other site sends it, and the secret is not in it."""
    async with httpx.AsyncClient() as client:
        told = await client.post(
            f"{house.address}/api/host/enter", json={"secret": secret_of(house)}
        )
    cookie = told.headers[SET_COOKIE].lower()
    for part in ("httponly", "samesite=strict", "path=/api/host"):
        assert part in cookie
    assert secret_of(house) not in told.headers[SET_COOKIE]
    assert secret_of(house) not in house.complaints()


async def test_guessing_is_slow(own_house: Open) -> None:
    """After some tries an address has to wait, whether or not the last one is right."""
    house = own_house(SOUCOUPE_SECRETS_PER_MINUTE="6")
    async with httpx.AsyncClient(base_url=f"{house.address}/api/host") as client:
        tries = [await client.post("/enter", json={"secret": f"guess {at}"}) for at in range(8)]
        last = await client.post("/enter", json={"secret": secret_of(house)})
    assert {one.status_code for one in tries} == {401, 429}
    assert last.status_code == 429
    assert int(last.headers["retry-after"]) > 0


def test_a_proof_ends_by_itself_and_with_its_secret() -> None:
    """So a forgotten browser is let in for half a day at the most."""
    key = OperatorKey("a secret")
    proof = key.proof(1000.0)
    assert key.is_proven(proof, 1000.0 + LASTS - 1)
    assert not key.is_proven(proof, 1000.0 + LASTS)
    assert not OperatorKey("another").is_proven(proof, 1000.0)
    later = f"{1000 + 9 * LASTS}.{proof.partition('.')[2]}"
    assert not key.is_proven(later, 1000.0)
    for odd in ("", ".", "²." + proof.partition(".")[2], proof + "é"):
        assert not key.is_proven(odd, 1000.0)


async def test_the_page_shows_tables_and_no_view(house: Serving) -> None:
    """Who sits where and how far it is: nothing anybody at the table does not see."""
    seats = await sit_down(house.address, FEWEST)
    async with lines(seats) as (host, *others), entered(house) as client:
        await ask(host, "start", "s")
        for line in (host, *others):
            await line.until("now")
        page = await page_of(client)
        table = table_on(page, seats[0].table)
    assert (table["stage"], table["is_open"], table["game"]) == ("playing", True, GAME.id)
    assert [one["name"] for one in table["seats"]][:2] == ["Host", "Guest 1"]
    assert all(one["is_here"] for one in table["seats"][:FEWEST])
    assert page["load"]["sockets"] >= FEWEST
    shown = {"table", "game", "stage", "ply", "at", "is_public", "is_open", "watchers", "seats"}
    assert set(table) == shown
    assert set(table["seats"][0]) == {"seat", "kind", "name", "level", "is_here", "is_silent"}
    for secret in (seats[0].session, seats[0].link, "view", "hand", "legal"):
        assert str(secret) not in str(page)


async def test_a_closed_table_is_over_and_says_so(house: Serving) -> None:
    """Everybody is told, nobody acts any more, and it is written down like any other game."""
    seats = await sit_down(house.address, FEWEST)
    async with lines(seats) as (host, *others), entered(house) as client:
        await ask(host, "start", "s")
        await others[0].until("now")
        told = await client.post(f"/tables/{seats[0].table}/close", json={})
        assert told.status_code == 200
        notice = await others[0].until("room")
        while notice["notice"] is None:
            notice = await others[0].until("room")
        now = await others[0].until("now")
        refused = await ask(host, "resign", "r")
        again = await client.post(f"/tables/{seats[0].table}/close", json={})
    assert notice["notice"]["kind"] == "closed"
    assert now["room"]["stage"] == "over"
    assert (now["outcome"]["winners"], now["outcome"]["reasons"]) == ([], ["closed"])
    assert now["secret"] is not None
    assert refused["code"] == "table/not-now"
    assert (again.status_code, again.json()["code"]) == (409, "table/not-now")
    async with httpx.AsyncClient() as client:
        url = f"{house.address}/api/tables/{seats[0].table}"
        replay = await client.post(f"{url}/replay", json={"eyes": "open"})
        transcript = await client.get(f"{url}/log/en")
    assert replay.json()["outcome"]["reasons"] == ["closed"]
    assert "The house closed this table" in transcript.text


async def test_a_waiting_table_can_be_closed(house: Serving) -> None:
    """Nobody sits down there any more, and it is listed no longer."""
    seat = await open_table(house.address, GAME.id, "Ann", is_public=True)
    async with entered(house) as client:
        page = (await client.post(f"/tables/{seat.table}/close", json={})).json()
    assert all(one["table"] != seat.table for one in page["tables"])
    async with httpx.AsyncClient(base_url=f"{house.address}/api") as client:
        sat = await client.post(f"/tables/{seat.table}/seats", json={"name": "Bo"})
        listed = (await client.get("/tables")).json()
        replay = await client.post(f"/tables/{seat.table}/replay", json={})
    assert (sat.status_code, sat.json()["code"]) == (409, "table/not-now")
    assert all(one["table"] != seat.table for one in listed)
    assert (replay.status_code, replay.json()["items"]) == (
        200,
        [{"type": "notice", "at": replay.json()["items"][0]["at"], "notice": CLOSED}],
    )


CLOSED = {"kind": "closed", "seat": None, "ply": 0}


async def test_the_operator_mutes_anybody(house: Serving) -> None:
    """The host of a table too; who was muted by the house is told so."""
    seats = await sit_down(house.address, FEWEST)
    async with lines(seats) as (host, *_), entered(house) as client:
        path = f"/tables/{seats[0].table}/mute"
        page = (await client.post(path, json={"seat": 0, "is_silent": True})).json()
        assert table_on(page, seats[0].table)["seats"][0]["is_silent"]
        room = await host.until("room")
        while room["notice"] is None:
            room = await host.until("room")
        assert room["notice"]["kind"] == "house-silenced"
        refused = await ask(host, "say", "q", text="Hello?")
        assert refused["code"] == "talk/off"
        await client.post(path, json={"seat": 0, "is_silent": False})
        assert (await ask(host, "say", "q2", text="Hello."))["type"] == "said"
        nobody = await client.post(path, json={"seat": 19, "is_silent": True})
        assert nobody.status_code == 422


async def test_a_report_shows_one_message_alone(house: Serving) -> None:
    """Not what was said before or after it; once settled it is gone."""
    seats = await sit_down(house.address, FEWEST)
    async with lines(seats) as (host, guest, *_), entered(house) as client:
        for at, text in enumerate(("before", "you are a Quark", "after")):
            said = await ask(host, "say", f"s{at}", text=text)
            if at == 1:
                reported = said["said"]["id"]
        await guest.until("said")
        await ask(guest, "report", "r", said=reported)
        page = await page_of(client)
        mine = [one for one in page["reports"] if one["table"] == seats[0].table]
        assert [(one["name"], one["text"], one["seat"]) for one in mine] == [
            ("Host", "you are a Quark", 0)
        ]
        settled = {"table": seats[0].table, "said": reported}
        page = (await client.post("/reports/settle", json=settled)).json()
        assert all(one["table"] != seats[0].table for one in page["reports"])


PROXIED = {"SOUCOUPE_TRUSTED_PROXIES": "127.0.0.0/8"}


async def test_a_banned_address_is_kept_out(own_house: Open) -> None:
    """Whoever is there is parted with; others are not, nor is the operator's own address."""
    house = own_house(**PROXIED)
    seat = await open_table(house.address, GAME.id, "Ann")
    bad, good = {"x-forwarded-for": "192.0.2.7"}, {"x-forwarded-for": "192.0.2.8"}
    async with (
        connect(seat.socket_url(), proxy=None, additional_headers=bad) as connection,
        entered(house) as client,
    ):
        line = Line(connection)
        await line.send({"protocol": PROTOCOL, "session": seat.session})
        await line.until("now")
        page = (await client.post(f"/tables/{seat.table}/ban", json={"seat": 0})).json()
        assert [one["address"] for one in page["bans"]] == ["192.0.2.7"]
        refused = await line.until("refused")
        assert refused["code"] == "host/banned"
        async with httpx.AsyncClient(base_url=house.address) as others:
            out = await others.get("/api/tables", headers=bad)
            let_in = await others.get("/api/tables", headers=good)
        assert (out.status_code, out.json()["code"]) == (403, "host/banned")
        assert let_in.status_code == 200
        odd = [await client.post("/bans", json={"address": one}) for one in ("127.0.0.1", "a b")]
        assert {(one.status_code, one.json()["code"]) for one in odd} == {(422, "host/bad-ban")}
        await client.post("/bans/lift", json={"address": "192.0.2.7"})
        async with httpx.AsyncClient(base_url=house.address) as others:
            assert (await others.get("/api/tables", headers=bad)).status_code == 200


async def test_everybody_is_told_what_is_announced(house: Serving) -> None:
    """Those who are there, and for a while those who come."""
    seats = await sit_down(house.address, FEWEST)
    async with lines(seats) as (host, *_), entered(house) as client:
        said = {"text": "Tea is ready.", "seconds": 120}
        assert (await client.post("/announce", json=said)).status_code == 200
        told = await host.until("announcement")
        assert (told["text"], round(told["seconds"])) == ("Tea is ready.", 120)
        async with guests.watching(house.address, seats[0].table) as line:
            later = await line.until("announcement")
        assert 0 < later["seconds"] <= told["seconds"]
        await client.post("/announce", json={})


async def test_leaving_ends_the_visit(house: Serving) -> None:
    """The cookie is gone."""
    async with entered(house) as client:
        await page_of(client)
        await client.post("/leave", json={})
        assert (await client.get("")).status_code == 401


async def test_the_operator_closes_the_house(own_house: Open) -> None:
    """People are told, no table is opened any more, and the process ends in good order."""
    house = own_house()
    seat = await open_table(house.address, GAME.id, "Ann")
    async with open_line(seat.socket_url(), seat.session) as line, entered(house) as client:
        await line.until("now")
        page = (await client.post("/drain", json={"seconds": 3600})).json()
        assert page["is_closing"]
        assert (await line.until("closing"))["ends_in"] > 0
        async with httpx.AsyncClient(base_url=f"{house.address}/api") as others:
            table = {"game": GAME.id, "name": "Bo"}
            refused = await others.post("/tables", json=table)
        assert refused.json()["code"] == "house/closing"
        again = await client.post("/drain", json={"seconds": 1})
        assert again.json()["code"] == "house/closing"
    assert house.process.wait(timeout=LONG) == 0
