"""Times through restarts, sleep, and a game's own hourglass."""

from __future__ import annotations

import asyncio
from time import monotonic

import pytest

from soucoupe.client.house import open_table
from soucoupe.tables.state.table import restored
from tests.games.last_lamp import GAME as LAST_LAMP
from tests.server.conftest import Open
from tests.server.guests import deal, fill, lines
from tests.server.serving import Serving
from tests.server.test_clocks import DECISION, PICKS, ends_in
from tests.support.devices import Town, in_town
from tests.support.stores import Trouble, TroubledStore

LAMPS = LAST_LAMP.id


def test_a_time_that_passed_while_the_house_was_closed_is_granted_anew_once() -> None:
    """And said so; the second time the clock decides."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 2, DECISION)
        await town.deal()
        await town.restart(closed_for=3600)
        await asyncio.sleep(1)
        ada = await town.come(0)
        assert town.at.ply == 0
        assert ends_in(ada, 0) == pytest.approx(29, abs=0.5)
        await town.restart(closed_for=3600)
        await asyncio.sleep(1)
        ada = await town.come(0)
        assert town.at.ply == 2
        assert all(seat in town.at.clock_acted_ply for seat in (0, 1))

    in_town(story)


def test_a_time_that_had_not_passed_runs_on_through_a_restart() -> None:
    """As if the house had never been closed."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 2, DECISION)
        await town.deal()
        await asyncio.sleep(10)
        await town.restart(closed_for=5)
        ada = await town.come(0)
        assert ends_in(ada, 0) == pytest.approx(15, abs=0.5)
        await asyncio.sleep(16)
        assert [one["hand"] for one in ada.all("moved")] == ["clock", "clock"]

    in_town(story)


def test_a_table_nobody_is_at_keeps_its_time() -> None:
    """Everyone closes their page; the clock decides all the same, and they find it so."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 2, DECISION)
        ada, bo = await town.deal()
        await ada.leave()
        await bo.leave()
        await asyncio.sleep(4)
        assert town.table not in town.house.rooms
        await asyncio.sleep(27)
        await town.come(0)
        assert town.at.ply == 2

    in_town(story)


def named(town: Town) -> int | None:
    """Return the number that is named and not yet called."""
    number: int | None = town.at.state.named
    return number


def test_a_games_own_clock_is_not_started_again_by_decisions_within_a_turn() -> None:
    """Five seconds of sand for a whole turn; then what stands is confirmed."""

    async def story(town: Town) -> None:
        await town.open(LAMPS, 3, DECISION)
        ada, bo, _ = await town.deal()
        assert ada.clocks[0]["kind"] == "limit"
        await asyncio.sleep(3)
        await ada.act("name", 2)
        assert ends_in(bo, 0) == pytest.approx(2, abs=0.1)
        await asyncio.sleep(1.5)
        await ada.act("other", 4)
        assert named(town) is not None
        await asyncio.sleep(0.8)
        last = bo.last("moved")
        assert (last["hand"], last["seat"]) == ("clock", 0)
        (following,) = town.at.game.to_act(town.at.state)  # Bo, unless the lamp named was Bo's
        assert following != 0
        assert last["clocks"][0]["seat"] == following
        assert ends_in(bo, following) == pytest.approx(5, abs=0.3)

    in_town(story)


def test_taking_back_turns_no_hourglass() -> None:
    """A passed turn is taken back; the sand that has run has run."""

    async def story(town: Town) -> None:
        await town.open(LAMPS, 3)
        ada, _, _ = await town.deal()
        await asyncio.sleep(4)
        await ada.ask("act", "pass", action={"type": "call"}, ply=0)
        await asyncio.sleep(0.5)
        await ada.ask("take-back", "oops")
        assert ends_in(ada, 0) == pytest.approx(0.5, abs=0.2)

    in_town(story)


def test_a_turn_starts_from_what_stands_on_the_notepad() -> None:
    """For whoever is there and for whoever is not, as soon as the sand begins to run."""

    async def story(town: Town) -> None:
        await town.open(LAMPS, 3)
        ada, bo, _ = await town.deal()
        await bo.ask("note", "n", text=" 7 ")
        await bo.leave()
        await ada.ask("act", "pass", action={"type": "call"}, ply=0)
        assert named(town) == 7
        assert [one["hand"] for one in ada.all("moved")] == ["person", "pad"]

    in_town(story)


@pytest.mark.parametrize("trouble", ["before", "after"])
def test_a_turn_and_its_notepad_are_stored_together(trouble: Trouble) -> None:
    """Should the log fail, the command is answered once; after it, both are there or neither."""

    async def story(town: Town) -> None:
        await town.open(LAMPS, 3)
        ada, bo, _ = await town.deal()
        await bo.ask("note", "n", text=" 7 ")
        room = town.house.rooms[town.table]
        before = room.table.number
        room._store = store = TroubledStore(town.house.store)
        store.planned.append(trouble)
        await ada.ask("act", "pass", action={"type": "call"}, ply=0)
        answers = [one for one in ada.told if "pass" in {one.get("done"), one.get("id")}]
        assert [one["type"] for one in answers] == ["refused"]
        kept = await store.load(town.table)
        assert kept is not None
        assert len(kept.entries) - before == (0 if trouble == "before" else 2)
        await ada.ask("act", "pass", action={"type": "call"}, ply=0)
        kept = await store.load(town.table)
        assert kept is not None
        assert len(kept.entries) - before == 2
        assert named(town) == 7
        assert restored(*kept).ply == 2
        stands = await store.indexed(town.table)
        assert (stands.ply, stands.number) == (2, len(kept.entries))

    in_town(story)


async def in_real_time(house: Serving) -> list[str]:
    """Open a table of last lamps at a real house and let the sand of the first turn run."""
    host = await open_table(house.address, LAMPS, "Ada", seats=3, is_public=True)
    async with lines([host]) as (line,):
        await fill(line, [1, 2])
        (told,) = await deal([line])
        while not told["legal"]:
            told = await line.until("moved")
        began = monotonic()
        while told.get("hand") != "clock":
            told = await line.until("moved")
        return [told["hand"], str(round(monotonic() - began))]


@pytest.mark.anyio
async def test_the_sand_runs_in_real_time_too(own_house: Open) -> None:
    """Five seconds by any clock."""
    house = own_house(program=("-m", "tests.support.games", "serve"))
    assert await in_real_time(house) == ["clock", "5"]
