"""Seats: claimed by link, watched from two tabs, found again after anything that happens."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from soucoupe.client.house import TurnedAway, claim_seat, take_seat
from soucoupe.client.house import ask as request
from soucoupe.client.line import Line, open_line
from soucoupe.tables import entries as log
from soucoupe.tables.state.table import BODY
from tests.server import guests
from tests.server.audit import read_log
from tests.server.guests import FEWEST, GAME, answer, ask, deal, lines, move, sit_down, to_move

if TYPE_CHECKING:
    from soucoupe.client.house import HeldSeat
    from tests.server.conftest import Open
    from tests.server.serving import Serving

pytestmark = pytest.mark.anyio


async def test_a_seat_is_claimed_only_after_a_confirmation(house: Serving) -> None:
    """The link alone does not take a seat from another device; that device hears nothing."""
    (seat,) = await sit_down(house.address, 1)
    async with lines([seat]) as (device,):
        with pytest.raises(TurnedAway) as refused:
            await claim(seat, is_confirmed=False)
        assert refused.value.code == "seat/held"
        assert (await ask(device, "say", "a", text="still mine"))["type"] == "said"


async def test_a_claimed_seat_leaves_the_old_device(house: Serving) -> None:
    """The old device is told and closed, in all its tabs; its session is dead."""
    host, guest = await sit_down(house.address, 2)
    assert guest.link is not None
    async with lines([host, guest, guest]) as (neighbour, old, tab):
        new = await claim_seat(guest.base, guest.table, guest.link)
        for line in (old, tab):
            with pytest.raises(ConnectionClosed) as closed:
                await line.until("nothing")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4001
            assert closed.value.rcvd.reason == "another device took this seat over"
        async with open_line(guest.socket_url(), guest.session) as line:
            assert (await line.receive())["code"] == "seat/not-yours"
        async with lines([new]) as (line,):
            assert (await ask(line, "say", "a", text="here now"))["type"] == "said"
            assert (await neighbour.until("said"))["said"]["seat"] == guest.seat


async def test_nothing_is_taken_from_a_device_that_lost_its_seat(house: Serving) -> None:
    """Commands that were under way when the seat was claimed are not taken after it."""
    (seat,) = await sit_down(house.address, 1)
    assert seat.link is not None
    async with lines([seat]) as (old,):
        for at in range(200):
            await old.send({"type": "say", "id": f"{at}", "text": "mine"})
        await claim_seat(seat.base, seat.table, seat.link)
        with pytest.raises(ConnectionClosed):
            await old.until("nothing")
    (kept,) = await read_log(house.data, [seat.table])
    assert kept is not None
    kinds = [type(BODY.decode(entry.body)) for entry in kept.entries]
    assert log.Said not in kinds[kinds.index(log.Claimed) :]


async def test_two_tabs_hear_the_same(house: Serving) -> None:
    """Both tabs of a seat get every message of a whole game, in the same order."""
    seats = await sit_down(house.address)
    async with lines([seats[0], seats[0]]) as (tab, other), asyncio.TaskGroup() as playing:
        assert (await tab.receive())["type"] == "room"
        hearing = [playing.create_task(hear_out(line)) for line in (tab, other)]
        await guests.start_all(seats)
        await guests.play_on(seats)
    first, second = (task.result() for task in hearing)
    assert first == second
    assert sum(told["type"] == "moved" for told in first) == first[-1]["ply"]


async def test_a_table_is_open_once(house: Serving) -> None:
    """However many come, look and sit down at the same moment, all are at the same table."""
    (host,) = await sit_down(house.address, 1, GAME.seats[-1])
    shown = f"{house.address}/api/tables/{host.table}"
    async with connect(host.socket_url(), proxy=None) as early:
        async with asyncio.TaskGroup() as coming:
            for at in range(1, GAME.seats[-1]):
                coming.create_task(take_seat(host.base, host.table, f"Guest {at}"))
                coming.create_task(request("GET", shown))
        async with guests.watching(host.base, host.table) as watcher:
            await request("GET", shown)
            hello = {"protocol": 1, "session": host.session}
            await early.send(msgspec.json.encode(hello).decode())
            await Line(early).until("now")
            await ask(Line(early), "say", "a", text="all here?")
            assert (await watcher.until("said"))["said"]["text"] == "all here?"
    chairs = (await request("GET", shown))["room"]["chairs"]
    names = {chair["name"] for chair in chairs if chair["name"]}
    assert len(names) == GAME.seats[-1]


async def test_coming_back_brings_the_same_table(own_house: Open) -> None:
    """Every seat and the public are told the same bytes before and after the house is killed."""
    house = own_house()
    seats = await sit_down(house.address)
    async with lines(seats) as opened:
        await ask(opened[0], "say", "whisper", text="psst", audience=[1])
        views = await deal(opened)
        mover = to_move(views)
        await opened[mover].send(move(views[mover], "first"))
        await answer(opened[mover], "first")
        await ask(opened[0], "say", "all", text="hello")
    before = [await first_words(*who) for who in sessions(seats)]
    house.kill()
    house.start()
    back = [guests.at(house, seat) for seat in seats]
    assert [await first_words(*who) for who in sessions(back)] == before
    assert sum(b"psst" in words for words in before) == 2


async def test_a_lost_answer_is_given_again_and_done_once(house: Serving) -> None:
    """Sent, cut off before the answer, and sent again by its id: one ply, one answer."""
    seats = await sit_down(house.address)
    async with lines(seats) as opened:
        views = await deal(opened)
        mover = to_move(views)
        command = move(views[mover], "lost")
        await opened[mover].send(command)
        opened[mover].connection.transport.abort()
        assert (await opened[mover - 1].until("moved"))["ply"] == 1
        async with open_line(seats[mover].socket_url(), seats[mover].session) as line:
            assert (await line.until("now"))["last"] == "lost"
            await line.send(command)
            assert (await answer(line, "lost"))["type"] == "done"
        assert (await guests.fresh(seats[mover]))["ply"] == 1


async def test_a_freed_seat_is_anybodys(house: Serving) -> None:
    """Freed by the host or left by oneself, a seat is closed to its old session and taken anew."""
    host, guest, leaver = await sit_down(house.address, 3)
    async with lines([host, guest, leaver]) as (first, *others):
        assert (await ask(first, "free", "out", seat=1))["type"] == "room"
        assert (await ask(others[1], "free", "bye", seat=2))["type"] == "room"
        for line in others:
            with pytest.raises(ConnectionClosed) as closed:
                await line.until("nothing")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4002
        assert (await take_seat(host.base, host.table, "Next")).seat == 1
        async with open_line(guest.socket_url(), guest.session) as line:
            assert (await line.receive())["code"] == "seat/not-yours"
        with pytest.raises(TurnedAway):
            await claim(guest, is_confirmed=True)


async def test_a_rematch_takes_everybody_along(house: Serving) -> None:
    """One asks, all are told where; sessions, links, seats and bots are the same there."""
    seats = await sit_down(house.address, FEWEST, FEWEST + 1)
    await guests.start_all(seats, [FEWEST])
    await guests.play_on(seats)
    async with lines(seats) as opened:
        told = await ask(opened[1], "rematch", "again")
        following = told["room"]["rematch"]
        told = await opened[0].until("room")
        while told["room"]["rematch"] is None:
            told = await opened[0].until("room")
        assert told["room"]["rematch"] == following
        assert (await ask(opened[2], "rematch", "me too"))["type"] == "done"
    moved = [msgspec.structs.replace(seat, table=following) for seat in seats]
    async with lines(moved) as opened:
        views = await deal(opened)
        chairs = views[0]["room"]["chairs"]
        assert [chair["kind"] for chair in chairs] == ["person"] * FEWEST + ["bot"]
        assert [chair["name"] for chair in chairs[:2]] == ["Host", "Guest 1"]
    assert moved[1].link is not None
    assert (await claim_seat(house.address, following, moved[1].link)).seat == 1
    assert (await guests.fresh(seats[0]))["room"]["rematch"] == following


async def claim(seat: HeldSeat, *, is_confirmed: bool) -> None:
    """Ask for a seat by its link."""
    url = f"{seat.base}/api/tables/{seat.table}/claim"
    await request("POST", url, {"link": seat.link, "is_confirmed": is_confirmed})


async def hear_out(line: Line) -> list[dict[str, Any]]:
    """Listen to a game until it is over; return everything but the socket's own counter."""
    heard: list[dict[str, Any]] = [{}]
    while heard[-1].get("outcome") is None:
        told = await line.receive()
        heard.append({name: value for name, value in told.items() if name != "n"})
    return heard[1:]


def sessions(seats: list[HeldSeat]) -> list[tuple[str, str | None]]:
    """List who can come to a table: each seat, and the public."""
    return [(seat.socket_url(), seat.session) for seat in seats] + [(seats[0].socket_url(), None)]


async def first_words(url: str, session: str | None) -> bytes:
    """Return the bytes told first, without the counter: the table as it is."""
    async with connect(url, proxy=None, compression=None) as connection:
        await connection.send(msgspec.json.encode({"protocol": 1, "session": session}).decode())
        return b"".join([await connection.recv(decode=False) for _ in range(2)])
