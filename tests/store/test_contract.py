"""What the protocol promises, over every store there is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec import json
from msgspec.structs import replace

from soucoupe.store.protocol import IndexedTable, Kept, NumberTaken, Store, StoreUnavailable
from soucoupe.tables.archive.archive import Archive
from soucoupe.tables.entries import Entry
from soucoupe.tables.standing import Holder, RoomKept, TableStanding
from soucoupe.tables.terms import Terms
from tests.games.secret_picks import GAME
from tests.support.stores import Backend, MemoryBackend, SqliteBackend
from tests.support.tables import header

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["memory", "sqlite"])
def backend(request: pytest.FixtureRequest, tmp_path: Path) -> Backend:
    """Every kind of store there is; another joins by one line."""
    return MemoryBackend() if request.param == "memory" else SqliteBackend(tmp_path)


@pytest.fixture
async def store(backend: Backend) -> AsyncIterator[Store]:
    """Open a store, and a table of three entries in it."""
    opened = backend.open()
    await opened.append("table", [entry(1), entry(2), entry(3)], STANDS, HEADER)
    yield opened
    await opened.close()


HEADER = replace(header(GAME.id), is_public=True)
STANDS = TableStanding("waiting", 0, 0.0)
AROUND = RoomKept((), None, {}, None, Terms(), True, False, (), None)
ROOM = json.encode(AROUND)
QUIET_ROOM = json.encode(replace(AROUND, is_talk_on=False))
HOLDERS = (Holder(0, "ada", "a link"), Holder(2, "bo", "b link"))
LONG = 30.0
"""Seconds after which somebody waits for ever."""


def entry(number: int, body: bytes = b'{"x":"\xc3\xa9"}') -> Entry:
    """Make an entry; salt, chain and time are any bytes and any number."""
    return Entry(number, body, 0.1 + number, bytes([number % 256]) * 16, b"\x00\xff" * 16)


def numbers(kept: Kept | None) -> list[int]:
    """List the numbers of a log."""
    assert kept is not None
    return [entry.number for entry in kept.entries]


async def test_what_was_appended_is_loaded(store: Store) -> None:
    """Header and entries, byte by byte and in order."""
    await store.append("table", [entry(4)], STANDS)
    await store.append("table", [entry(5, bytes(range(256))), entry(6, b"")], STANDS)
    kept = await store.load("table")
    assert kept is not None
    assert kept.header == HEADER
    assert kept.entries == [entry(at) for at in range(1, 5)] + [
        entry(5, bytes(range(256))),
        entry(6, b""),
    ]


async def test_a_table_that_is_not_there_is_none(store: Store) -> None:
    """Whatever it is called; and nothing can be appended to it."""
    for name in ("", "tabl", "table ", "TABLE", "a'b", "%", "x" * 10_000, "\x00"):
        assert await store.load(name) is None
    with pytest.raises(StoreUnavailable):
        await store.append("nowhere", [entry(1)], STANDS)
    assert await store.load("nowhere") is None


async def test_a_number_is_taken_once(store: Store) -> None:
    """Whoever comes second is refused, and what the first wrote stays."""
    with pytest.raises(NumberTaken):
        await store.append("table", [entry(3, b"other")], STANDS)
    kept = await store.load("table")
    assert kept is not None
    assert kept.entries == [entry(1), entry(2), entry(3)]


async def test_entries_are_stored_all_or_none(store: Store) -> None:
    """One taken number, first, last or twice in the row, and nothing of it is there."""
    for row in ((3, 4, 5), (4, 5, 2), (4, 4)):
        with pytest.raises(NumberTaken):
            await store.append("table", [entry(number) for number in row], STANDS)
    assert numbers(await store.load("table")) == [1, 2, 3]


async def test_a_table_comes_with_its_first_entries_or_not_at_all(store: Store) -> None:
    """A name is given once; a table whose entries clash is not opened."""
    with pytest.raises(NumberTaken):
        await store.append("table", [entry(9)], STANDS, HEADER)
    assert numbers(await store.load("table")) == [1, 2, 3]
    with pytest.raises(NumberTaken):
        await store.append("new", [entry(1), entry(1)], STANDS, replace(HEADER, id="new"))
    assert await store.load("new") is None
    await store.append("new", [entry(1)], STANDS, replace(HEADER, id="new"))
    assert numbers(await store.load("new")) == [1]


async def test_tables_do_not_meddle(store: Store) -> None:
    """The same number is free in another table."""
    await store.append("other", [entry(1), entry(2)], STANDS, replace(HEADER, id="other"))
    await store.append("table", [entry(4)], STANDS)
    assert numbers(await store.load("other")) == [1, 2]
    assert numbers(await store.load("table")) == [1, 2, 3, 4]


async def test_a_race_is_lost_by_one_and_hurts_nobody_else(store: Store) -> None:
    """Many at once: one of each two that want the same number, and everyone else, is stored."""
    await store.append("other", [entry(1)], STANDS, replace(HEADER, id="other"))
    rows = [("table", at) for at in range(4, 20)] + [("other", at) for at in range(2, 20)]
    rows += [("table", 7), ("other", 7), ("nowhere", 1)]
    results = await asyncio.gather(
        *(store.append(table, [entry(at)], STANDS) for table, at in rows), return_exceptions=True
    )
    failed = [(row, type(one)) for row, one in zip(rows, results, strict=True) if one is not None]
    assert failed == [
        (("table", 7), NumberTaken),
        (("other", 7), NumberTaken),
        (("nowhere", 1), StoreUnavailable),
    ]
    assert numbers(await store.load("table")) == list(range(1, 20))
    assert numbers(await store.load("other")) == list(range(1, 20))


async def test_refusals_are_told_apart(store: Store) -> None:
    """Each that waits gets one of its own to raise."""
    results = await asyncio.gather(
        *(store.append("nowhere", [entry(1)], STANDS) for _ in range(3)), return_exceptions=True
    )
    assert len({id(one) for one in results}) == 3


async def test_public_tables_that_are_not_over_are_listed_newest_first(store: Store) -> None:
    """As many as asked for, with everything a list shows and nothing secret."""
    for at in (3, 1, 2, 4, 5):
        new = replace(HEADER, id=f"t{at}", created=float(at), is_public=at != 4)
        stands = TableStanding("over" if at == 5 else "playing", at, 10.0 + at, (1,), ROOM, ())
        await store.append(new.id, [entry(1), entry(2)], stands, new)
    assert [one.id for one in await store.listed(10)] == ["t3", "t2", "t1"]
    assert [one.id for one in await store.listed(2)] == ["t3", "t2"]
    assert await store.listed(0) == []
    first = (await store.listed(1))[0]
    about = HEADER.game, HEADER.version, HEADER.commitment, True, 3.0
    assert first == IndexedTable("t3", *about, "playing", 3, 13.0, (1,), 2, ROOM)
    assert HEADER.secret not in first


async def test_a_standing_goes_with_its_entry(store: Store) -> None:
    """What it leaves out stays as it was; an entry that is not stored changes nothing."""
    await store.append("table", [entry(4)], TableStanding("waiting", 0, 1.0, (), ROOM, HOLDERS))
    await store.append("table", [entry(5)], TableStanding("playing", 7, 2.0, (0, 2)))
    stands = await store.indexed("table")
    assert stands is not None
    assert stands[6:] == ("playing", 7, 2.0, (0, 2), 5, ROOM)
    with pytest.raises(NumberTaken):
        await store.append("table", [entry(5)], TableStanding("over", 8, 3.0, (), QUIET_ROOM, ()))
    assert await store.indexed("table") == stands
    assert len(await store.held(["ada", "bo"])) == 2
    over = TableStanding("over", 8, 3.0, (), QUIET_ROOM, HOLDERS[1:])
    await store.append("table", [entry(6)], over)
    stands = await store.indexed("table")
    assert stands is not None
    assert stands[6:] == ("over", 8, 3.0, (), 6, QUIET_ROOM)
    assert list(await store.held(["ada", "bo"])) == [("table", "bo")]
    assert await store.indexed("nowhere") is None


async def test_seats_are_found_by_the_session_that_holds_them(store: Store) -> None:
    """At every table where it holds one; others are not found."""
    await store.append("table", [entry(4)], TableStanding("waiting", 0, 1.0, (), ROOM, HOLDERS))
    mine = TableStanding("playing", 3, 1.0, (5,), ROOM, (Holder(5, "ada", "another"),))
    await store.append("other", [entry(1)], mine, replace(HEADER, id="other"))
    found = await store.held(["ada", "cy", "ada", ""])
    assert {key: held.seat for key, held in found.items()} == {
        ("table", "ada"): 0,
        ("other", "ada"): 5,
    }
    assert found["other", "ada"].table == await store.indexed("other")
    assert await store.held([]) == {}


async def test_a_table_without_a_room_waits_to_be_indexed(store: Store) -> None:
    """It is named until it is; a table that has grown meanwhile is not touched."""
    await store.append("other", [entry(1)], STANDS, replace(HEADER, id="other", created=9e9))
    assert await store.indexed("table") is None
    assert await store.unindexed(10) == ["other", "table"]
    assert await store.unindexed(1) == ["other"]
    full = TableStanding("waiting", 2, 1.0, (), ROOM, HOLDERS)
    assert not await store.reindex("table", 2, full)
    assert not await store.reindex("nowhere", 0, full)
    assert await store.indexed("table") is None
    await store.append("table", [entry(4)], TableStanding("over", 2, 4.0))
    assert await store.reindex("table", 4, full, is_stage_known=False)
    stands = await store.indexed("table")
    assert stands is not None
    assert (stands.stage, stands.room, stands.number) == ("over", ROOM, 4)
    assert await store.unindexed(10) == ["other"]
    assert await store.reindex("table", 4, full)
    assert (await store.indexed("table") or stands).stage == "waiting"


async def test_archives_are_kept_and_what_lacks_one_is_named(store: Store) -> None:
    """Once is enough; of a game that went on, the longer one counts."""
    over = TableStanding("over", 2, 4.0, (), ROOM, ())
    for at in range(3):
        opened = replace(HEADER, id=f"t{at}", created=float(at))
        await store.append(opened.id, [entry(1)], over, opened)
    assert await store.unarchived(10) == ["t2", "t1", "t0"]
    assert await store.unarchived(1) == ["t2"]
    partly = Archive("t1", 1, 3, b"\x01", False, "shape", b"plies", b"words")
    await store.put_archive(partly)
    assert await store.archive_of("t1") == partly
    assert await store.unarchived(10) == ["t2", "t1", "t0"]
    whole = replace(partly, number=5, is_over=True, plies=bytes(range(256)))
    await store.put_archive(whole)
    await store.put_archive(replace(whole, words=b"other"))
    await store.put_archive(partly)
    assert await store.archive_of("t1") == whole
    assert await store.unarchived(10) == ["t2", "t0"]
    assert await store.archive_of("table") is None


async def test_what_was_stored_is_there_when_opened_again(backend: Backend, store: Store) -> None:
    """By a second store at the same time, and after the first is closed."""
    await store.append("table", [entry(4)], STANDS)
    second = backend.open()
    assert numbers(await second.load("table")) == [1, 2, 3, 4]
    with pytest.raises(NumberTaken):
        await second.append("table", [entry(4, b"other")], STANDS)
    await second.append("table", [entry(5)], STANDS)
    assert numbers(await store.load("table")) == [1, 2, 3, 4, 5]
    await store.close()
    assert numbers(await second.load("table")) == [1, 2, 3, 4, 5]
    await second.close()
    third = backend.open()
    assert numbers(await third.load("table")) == [1, 2, 3, 4, 5]
    await third.close()


async def test_closing_finishes_what_was_begun(backend: Backend, store: Store) -> None:
    """Everything handed in before is stored; nothing is taken after, and nobody waits for ever."""
    begun = [
        asyncio.ensure_future(store.append("table", [entry(at)], STANDS)) for at in range(4, 40)
    ]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*begun)
    with pytest.raises(StoreUnavailable):
        async with asyncio.timeout(LONG):
            await store.append("table", [entry(40)], STANDS)
    with pytest.raises(StoreUnavailable):
        await store.load("table")
    with pytest.raises(StoreUnavailable):
        await store.listed(1)
    again = backend.open()
    assert numbers(await again.load("table")) == list(range(1, 40))
    await again.close()


async def test_who_stops_waiting_does_not_hold_up_the_others(store: Store) -> None:
    """An append given up half-way is stored or not, as a whole; the next ones are."""
    given_up = asyncio.ensure_future(
        store.append("other", [entry(1)], STANDS, replace(HEADER, id="other"))
    )
    await asyncio.sleep(0)
    given_up.cancel()
    await store.append("table", [entry(4)], STANDS)
    assert numbers(await store.load("table")) == [1, 2, 3, 4]
    other = await store.load("other")
    assert other is None or numbers(other) == [1]


async def test_games_that_are_on_are_found_until_they_are_over(store: Store) -> None:
    """Newest first, so many and no more."""
    on, over = TableStanding("playing", 0, 0.0, (0,), ROOM), TableStanding("over", 1, 0.0)
    for at in range(3):
        opened = replace(HEADER, id=f"t{at}", created=float(at))
        await store.append(opened.id, [entry(1)], STANDS, opened)
        await store.append(opened.id, [entry(2)], on)
    assert await store.unfinished(10) == ["t2", "t1", "t0"]
    assert await store.unfinished(2) == ["t2", "t1"]
    await store.append("t1", [entry(3)], over)
    assert await store.unfinished(10) == ["t2", "t0"]
    with pytest.raises(NumberTaken):
        await store.append("t2", [entry(2)], over)
    assert await store.unfinished(10) == ["t2", "t0"]


async def test_tables_that_are_not_over_are_found_by_what_happened_last(store: Store) -> None:
    """Private ones too; and all are counted by stage."""
    stands = replace(STANDS, room=ROOM)
    for name, stage, at in (
        ("old", "playing", 1.0),
        ("new", "waiting", 3.0),
        ("done", "over", 4.0),
    ):
        table = replace(HEADER, id=name, is_public=False)
        standing = replace(stands, stage=stage, at=at)
        await store.append(name, [entry(1)], standing, table)
    assert [one.id for one in await store.recent(10)] == ["new", "old"]
    assert [one.id for one in await store.recent(1)] == ["new"]
    assert await store.stages() == {"waiting": 2, "playing": 1, "over": 1}


async def test_a_report_goes_with_its_entry_until_it_is_settled(store: Store) -> None:
    """Once for each message, however many report it."""
    for number, said, at in ((4, "rude", 1.0), (5, "worse", 2.0), (6, "rude", 3.0)):
        reported = replace(STANDS, reported=said, at=at)
        await store.append("table", [entry(number)], reported)
    with pytest.raises(NumberTaken):
        await store.append("table", [entry(6)], replace(STANDS, reported="not stored"))
    assert await store.reports(10) == [("table", "worse", 2.0), ("table", "rude", 1.0)]
    await store.settle_report("table", "worse")
    assert await store.reports(10) == [("table", "rude", 1.0)]


async def test_bans_last_until_they_are_lifted(backend: Backend, store: Store) -> None:
    """Banned twice is banned since the first time."""
    await store.ban("192.0.2.7", 1.0)
    await store.ban("192.0.2.7", 2.0)
    await store.ban("2001:db8::/64", 3.0)
    again = backend.open()
    assert await again.bans() == {"192.0.2.7": 1.0, "2001:db8::/64": 3.0}
    await again.lift_ban("192.0.2.7")
    await again.close()
    assert await store.bans() == {"2001:db8::/64": 3.0}


async def test_what_is_idle_is_named_and_removed_unless_something_happens(store: Store) -> None:
    """Those that are over apart from those that are not; with everything made of them."""
    for name, stage, at in (("old", "over", 5.0), ("new", "over", 50.0), ("on", "playing", 5.0)):
        stands = TableStanding(stage, 1, at, (), ROOM, HOLDERS)  # type: ignore[arg-type]
        await store.append(name, [entry(1)], stands, replace(HEADER, id=name))
        await store.put_archive(Archive(name, 1, 1, b"", stage == "over", "", b"", b""))
    assert sorted(await store.names()) == ["new", "old", "on", "table"]
    assert await store.idle(10.0, are_over=True) == ["old"]
    assert set(await store.idle(10.0, are_over=False)) == {"on", "table"}
    await store.append("on", [entry(2)], TableStanding("playing", 2, 60.0))
    assert not await store.remove("on", 10.0)
    assert not await store.remove("nowhere", 10.0)
    assert await store.remove("old", 10.0)
    await store.compact()
    assert sorted(await store.names()) == ["new", "on", "table"]
    assert await store.load("old") is None
    assert await store.indexed("old") is None
    assert await store.archive_of("old") is None
    assert {table for table, _ in await store.held(["ada", "bo"])} == {"new", "on"}
    with pytest.raises(StoreUnavailable):
        await store.append("old", [entry(2)], STANDS)


async def test_entries_are_put_in_place_of_others(store: Store) -> None:
    """With the leaf they had; room, holders and archive go with them, the stage stays."""
    await store.append("table", [entry(4)], TableStanding("over", 7, 9.0, (), ROOM, HOLDERS))
    await store.put_archive(Archive("table", 1, 4, b"", True, "", b"name", b"name"))
    changed = replace(entry(2, b"{}"), salt=b"new", leaf=b"leaf")
    archive = Archive("table", 1, 4, b"", True, "", b"none", b"none")
    stands = TableStanding("waiting", 0, 0.0, (), QUIET_ROOM, HOLDERS[:1])
    await store.rewrite("table", [changed], stands, archive)
    kept = await store.load("table")
    assert kept is not None
    assert kept.entries == [entry(1), changed, entry(3), entry(4)]
    about = await store.indexed("table")
    assert about is not None
    assert about[6:] == ("over", 7, 9.0, (), 4, QUIET_ROOM)
    assert list(await store.held(["ada", "bo"])) == [("table", "ada")]
    assert await store.archive_of("table") == archive
    await store.rewrite("table", [], stands, None)
    assert await store.archive_of("table") is None
