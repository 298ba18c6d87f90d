"""A game stopped by other rules is started anew: the same people, one next table for all."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

import httpx
import pytest
from msgspec import structs

from soucoupe import registry
from soucoupe.client.house import TurnedAway, open_table
from soucoupe.core.errors import BadSeats, UnknownGame
from soucoupe.server.requests.history import MySeat, my_tables
from soucoupe.server.rooms.anew import StartedAnew, start_anew
from soucoupe.store.protocol import NumberTaken, StoreUnavailable
from soucoupe.tables import entries as log
from soucoupe.tables.errors import NotNow, NotSeated
from soucoupe.tables.standing import ROOM
from soucoupe.tables.state.table import restored
from soucoupe.tables.terms import Terms
from soucoupe.tables.without_rules import sitting_after
from tests.games.secret_picks import GAME
from tests.server.guests import GAME as ANY
from tests.server.guests import deal, lines, sit_down
from tests.server.test_stopped import stop
from tests.support.devices import Town, in_town

if TYPE_CHECKING:
    from soucoupe.client.house import HeldSeat
    from tests.server.conftest import Open
    from tests.server.serving import Serving

PICKS = GAME.id


def free() -> None:
    """Count nothing."""


async def anew(town: Town, seat: int, count: Any = free) -> StartedAnew:
    """Ask for the next table."""
    return await start_anew(town.house, town.table, town.sessions[seat], count)


async def begun(town: Town, **more: Any) -> None:
    """Have two people and a bot play a first move at a table with an option, and leave."""
    terms = Terms(clock="decision", seconds=77)
    given = {"seats": 3, "options": {"low": True}, "terms": terms, **more}
    await town.open(PICKS, 2, **given)
    devices = await town.deal(2)
    await devices[0].act("first")
    for device in devices:
        await device.leave()


def test_the_same_people_sit_at_the_next_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """In their seats, by their links, with bots, options and terms; and it can be played."""

    async def story(town: Town) -> None:
        await begun(town)
        old = restored(*await town.house.readers.log_of(town.table))
        stop(monkeypatch)
        told = await anew(town, 1)
        assert (told.seat, told.has_default_options) == (1, False)
        header, entries = await town.house.readers.log_of(told.table)
        new = restored(header, entries)
        assert (header.previous, header.is_public) == (old.header.id, old.header.is_public)
        assert header.version == "2+0000" != old.header.version
        for name in ("kind", "name", "level", "link", "session"):
            assert [getattr(chair, name) for chair in new.chairs] == [
                getattr(chair, name) for chair in old.chairs
            ]
        assert (new.hosts, new.options, new.terms) == (old.hosts, old.options, old.terms)
        first, town.table = town.table, told.table
        devices = await town.deal()
        assert (await devices[0].act("again"))["type"] == "moved"
        town.table = first

    in_town(story)


def test_the_old_table_leads_to_the_next_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """By an entry of its log that fits the chain; otherwise it stands as it stood."""

    async def story(town: Town) -> None:
        await begun(town)
        before = await town.house.readers.table(town.table)
        find = registry.find
        stop(monkeypatch)
        told = await anew(town, 0)
        after = await town.house.readers.table(town.table)
        assert ROOM.decode(after.room).rematch == told.table
        assert (after.stage, after.ply, after.waits) == (before.stage, before.ply, before.waits)
        assert after.number == before.number + 1
        (mine,) = await my_tables(town.house, [MySeat(town.table, town.sessions[1])])
        assert (mine.stage, mine.seat, mine.rematch) == ("playing", 1, told.table)
        monkeypatch.setattr(registry, "find", find)
        table = restored(*await town.house.readers.log_of(town.table))
        assert (table.rematch, table.number, table.stage) == (told.table, after.number, "playing")

    in_town(story)


def test_there_is_one_next_table_for_all_who_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    """One after the other or at the same moment; only the first is counted as opening a table."""

    async def story(town: Town) -> None:
        await begun(town)
        stop(monkeypatch)
        counted: list[int] = []
        asked = [anew(town, seat, lambda: counted.append(1)) for seat in (0, 1, 0)]
        tables = {told.table for told in await asyncio.gather(*asked)}
        counted.clear()
        tables.add((await anew(town, 1, lambda: counted.append(1))).table)
        assert len(tables) == 1
        assert counted == []
        entries = (await town.house.readers.log_of(town.table)).entries
        assert sum(b'"rematched"' in entry.body for entry in entries) == 1
        held = await town.house.store.held(hashes(entries))
        assert len({table for table, _ in held}) == 2

    in_town(story)


def hashes(entries: list[log.Entry]) -> list[str]:
    """Return the hashed sessions of a log."""
    return [chair.session for chair in sitting_after(entries).chairs if chair.session]


@pytest.mark.parametrize("error", [NumberTaken, StoreUnavailable])
def test_who_was_second_reads_again(monkeypatch: pytest.MonkeyPatch, error: Any) -> None:
    """A lost race, or a log that fails between the two tables, leaves one next table as well."""

    async def story(town: Town) -> None:
        await begun(town)
        stop(monkeypatch)
        append, first = town.house.store.append, town.table
        names: list[str] = []

        async def lost(table: str, *given: Any) -> None:
            if table == first and not names:
                names.append("lost")
                msg = "somebody was first"
                raise error(msg)
            await append(table, *given)

        monkeypatch.setattr(town.house.store, "append", lost)
        if error is StoreUnavailable:
            with pytest.raises(StoreUnavailable):
                await anew(town, 0)
        told = await anew(town, 0)
        held = await town.house.store.held(hashes((await town.house.readers.log_of(first)).entries))
        assert {table for table, _ in held} == {first, told.table}

    in_town(story)


def test_options_the_installed_game_does_not_know_become_its_defaults(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And whoever asks is told so, the second as well."""

    async def story(town: Town) -> None:
        await begun(town)
        stop(monkeypatch)
        standings = cast("Any", town.house.store)._standings
        kept = standings[town.table]
        room = kept.room.replace(b'"low":true', b'"tide":true')
        assert room != kept.room
        standings[town.table] = structs.replace(kept, room=room)
        for seat in (0, 1):
            told = await anew(town, seat)
            assert told.has_default_options
        new = restored(*await town.house.readers.log_of(told.table))
        assert new.options == GAME.options()

    in_town(story)


def test_a_bot_that_is_gone_leaves_its_seat_free(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else can sit there."""

    async def story(town: Town) -> None:
        await begun(town)
        stop(monkeypatch)
        monkeypatch.setattr("soucoupe.server.rooms.anew.bot_names", lambda _: ("novice",))
        new = restored(*await town.house.readers.log_of((await anew(town, 0)).table))
        assert [chair.kind for chair in new.chairs] == ["person", "person", "empty"]

    in_town(story)


def test_who_may_not_start_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who holds no seat; where the rules are installed, or the game is gone, or takes fewer."""

    async def story(town: Town) -> None:
        await begun(town)
        with pytest.raises(NotNow, match="can go on"):
            await anew(town, 0)
        find = registry.find
        stop(monkeypatch, "gone")
        with pytest.raises(UnknownGame):
            await anew(town, 0)
        two = replace(find(PICKS), version="2+0000", seats=range(2, 3))
        monkeypatch.setattr(registry, "find", lambda _: two)
        with pytest.raises(BadSeats):
            await anew(town, 0, lambda: pytest.fail("nothing was opened"))
        town.sessions[0] = "of nobody"
        with pytest.raises(NotSeated):
            await anew(town, 0)
        assert ROOM.decode((await town.house.readers.table(town.table)).room).rematch is None

    in_town(story)


def test_a_finished_game_is_not_started_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is over, and was played under its own rules."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 2)
        devices = await town.deal()
        while town.at.stage == "playing":
            for device in devices:
                if device.legal:
                    await device.act(f"at {town.at.ply}")
        stop(monkeypatch)
        with pytest.raises(NotNow, match="over"):
            await anew(town, 0)

    in_town(story)


async def get(house: Serving, table: str) -> Any:
    """Ask how a table stands."""
    async with httpx.AsyncClient() as client:
        return (await client.get(f"{house.address}/api/tables/{table}")).json()


async def post(house: Serving, path: str, **body: Any) -> httpx.Response:
    """Send a request."""
    async with httpx.AsyncClient() as client:
        return await client.post(f"{house.address}/api/tables/{path}", json=body)


def stopped(house: Serving, table: str, *, is_archived: bool) -> None:
    """Close a house, and open it again with other rules than a table's own."""
    house.stop()
    if is_archived:
        command = [sys.executable, "-m", "soucoupe", "archive", "--unfinished"]
        subprocess.run([*command, "--data", str(house.data)], check=True, capture_output=True)
    with closing(sqlite3.connect(house.data / "soucoupe.db")) as file, file:
        file.execute("update tables set version = '0+0000' where id = ?", (table,))
    house.start()


async def begun_at(house: Serving) -> list[HeldSeat]:
    """Have a game dealt."""
    seats = await sit_down(house.address)
    async with lines(seats) as opened:
        await deal(opened)
    return seats


@pytest.mark.anyio
@pytest.mark.parametrize("is_archived", [False, True])
async def test_what_was_played_is_asked_for(own_house: Open, *, is_archived: bool) -> None:
    """Over the wire, by the session in the body; what may not be seen has a code of its own."""
    house = own_house()
    ada, bo, *_ = await begun_at(house)
    stopped(house, ada.table, is_archived=is_archived)
    about = await get(house, ada.table)
    assert about["other_rules"] == {"is_archived": is_archived, "is_game_here": True}
    for path, more in (("replay", {}), ("log", {"language": "en"})):
        asked = [("public", None), (0, ada.session), (1, bo.session)]
        for eyes, session in asked:
            told = await post(house, f"{ada.table}/{path}", eyes=eyes, session=session, **more)
            assert told.status_code == (200 if is_archived else 410)
            assert is_archived or told.json()["code"] == "table/not-archived"
        refused = [(1, ada.session, 403), (0, None, 403), ("open", ada.session, 409)]
        for eyes, session, status in refused:
            told = await post(house, f"{ada.table}/{path}", eyes=eyes, session=session, **more)
            assert told.status_code == status


@pytest.mark.anyio
async def test_the_next_table_is_asked_for(own_house: Open) -> None:
    """It counts as a table of the address that opens it; whoever comes later is told of it."""
    house = own_house(SOUCOUPE_TABLES_PER_HOUR="1")
    ada, bo, *_ = await begun_at(house)
    stopped(house, ada.table, is_archived=False)
    told = await post(house, f"{ada.table}/anew", session="of nobody")
    assert (told.status_code, told.json()["code"]) == (403, "seat/not-yours")
    told = await post(house, f"{ada.table}/anew", session=bo.session)
    assert told.status_code == 201
    following = told.json()
    assert following["seat"] == bo.seat
    assert following["table_url"].endswith(f"/t/{following['table']}")
    with pytest.raises(TurnedAway) as refused:
        await open_table(house.address, ANY.id, "Ada")
    assert refused.value.code == "limit/too-much"
    again = await post(house, f"{ada.table}/anew", session=ada.session)
    assert (again.status_code, again.json()["table"]) == (201, following["table"])
    assert (await get(house, ada.table))["room"]["rematch"] == following["table"]
    new = await get(house, following["table"])
    assert (new["game"], new["other_rules"]) == (ANY.id, None)


@pytest.mark.anyio
async def test_the_limit_of_tables_holds_here_too(own_house: Open) -> None:
    """An address that has opened its tables opens no next one either."""
    house = own_house(SOUCOUPE_TABLES_PER_HOUR="1")
    ada, *_ = await begun_at(house)
    stopped(house, ada.table, is_archived=False)
    await open_table(house.address, ANY.id, "Ada")
    told = await post(house, f"{ada.table}/anew", session=ada.session)
    assert (told.status_code, told.json()["code"]) == (429, "limit/too-much")
    assert (await get(house, ada.table))["room"]["rematch"] is None
