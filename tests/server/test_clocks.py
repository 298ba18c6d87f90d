"""Clocks: whose time runs, when it is up, what the network is forgiven, what a restart costs."""

from __future__ import annotations

import asyncio

import pytest

from soucoupe.tables.terms import Terms
from tests.games.last_lamp import GAME as LAST_LAMP
from tests.games.secret_picks import GAME
from tests.support.devices import Device, Town, in_town

DECISION = Terms(clock="decision", seconds=30)
TOTAL = Terms(clock="total", seconds=60)
PICKS, LAMPS = GAME.id, LAST_LAMP.id


def ends_in(device: Device, seat: int) -> float:
    """Return the seconds a seat still had when that was told last."""
    return float(next(one["ends_in"] for one in device.clocks if one["seat"] == seat)) / 1000


def mover_of(town: Town, devices: list[Device]) -> Device:
    """Return the device whose seat owes a decision."""
    seat: int = town.at.game.to_act(town.at.state)[0]
    return devices[seat]


def test_without_a_clock_nothing_is_told_or_done() -> None:
    """A table that counts no time waits, and says nothing of times."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 1, seats=2)
        (ada,) = await town.deal(1)
        await asyncio.sleep(3_000)
        assert [one["seat"] for one in ada.all("moved")] == [1]
        assert (ada.clocks, ada.all("ping")) == ([], [])

    in_town(story)


def test_a_decision_not_taken_is_taken_by_the_clock() -> None:
    """For every seat that let its time pass; the others keep what they decided."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 2, DECISION)
        ada, bo = await town.deal()
        assert ends_in(ada, 1) == pytest.approx(30, abs=0.1)
        await ada.act("mine")
        await asyncio.sleep(29)
        assert [one["hand"] for one in bo.all("moved")] == ["person"]
        await asyncio.sleep(1.5)
        assert [(one["hand"], one["seat"]) for one in bo.all("moved")] == [
            ("person", 0),
            ("clock", 1),
        ]

    in_town(story)


def test_a_late_message_is_refused_and_costs_nothing() -> None:
    """Whether it comes before the clock's decision is told or long after; the next one counts."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 2, DECISION)
        ada, bo = await town.deal()
        early = {"action": bo.legal[0], "ply": bo.ply}
        await ada.act("mine")
        await asyncio.sleep(40)
        late = await bo.ask("act", "late", **early)
        assert (late["type"], late["code"]) == ("refused", "clock/late")
        assert "time" in late["detail"]
        assert bo.told[-1]["type"] == "now"
        assert (await bo.act("next"))["type"] == "moved"

    in_town(story)


def test_a_message_that_comes_before_the_clock_has_moved_is_late_all_the_same() -> None:
    """What counts is when the time was up, not when the house got round to it."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 2, DECISION)
        _, bo = await town.deal()
        town.house.timers._looking.cancel()  # type: ignore[union-attr]
        await asyncio.sleep(30.05)
        assert (await bo.act("late"))["code"] == "clock/late"
        assert town.at.ply == 0

    in_town(story)


@pytest.mark.parametrize(
    ("latency", "over", "is_taken"),
    [(0.0, 0.1, False), (0.4, 0.3, True), (0.4, 0.5, False), (3.0, 0.9, True), (3.0, 1.1, False)],
)
def test_the_way_through_the_network_is_forgiven(
    latency: float, over: float, is_taken: bool
) -> None:
    """By the least of the last round trips before the turn, and a second at most."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 2, DECISION)
        ada, bo = await town.deal()
        bo.latency = latency
        await asyncio.sleep(25)
        await ada.act("a")
        await bo.act("b")
        began = asyncio.get_running_loop().time()
        mine = {"action": bo.legal[0], "ply": bo.ply}
        await ada.act("a2")
        await asyncio.sleep(began + 30 + over - asyncio.get_running_loop().time())
        answer = await bo.ask("act", "in time?", **mine)
        assert (answer["type"] == "moved") == is_taken

    in_town(story)


def test_delaying_answers_during_a_turn_gains_nothing() -> None:
    """What is forgiven is settled when the time begins to run."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 2, DECISION)
        ada, bo = await town.deal()
        await asyncio.sleep(10)
        await ada.act("a")
        await bo.act("b")
        bo.latency = 0.9
        began = asyncio.get_running_loop().time()
        mine = {"action": bo.legal[0], "ply": bo.ply}
        await ada.act("a2")
        await asyncio.sleep(began + 30.3 - asyncio.get_running_loop().time())
        assert (await bo.ask("act", "late", **mine))["code"] == "clock/late"

    in_town(story)


def test_one_slow_answer_among_five_gains_nothing() -> None:
    """The least of the last five counts; and answers nobody asked for count nothing."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 2, DECISION)
        ada, bo = await town.deal()
        await asyncio.sleep(9)
        bo.latency = 0.8
        await asyncio.sleep(10)
        for number in range(40):
            bo.send({"type": "pong", "ping": number})
        await ada.act("a")
        await bo.act("b")
        began = asyncio.get_running_loop().time()
        mine = {"action": bo.legal[0], "ply": bo.ply}
        await ada.act("a2")
        await asyncio.sleep(began + 30.2 - asyncio.get_running_loop().time())
        assert (await bo.ask("act", "late", **mine))["code"] == "clock/late"

    in_town(story)


def test_a_whole_game_has_one_time_for_each_seat() -> None:
    """It runs while the seat decides and stands still while it does not."""

    async def story(town: Town) -> None:
        await town.open(LAMPS, 3, TOTAL, options={"sand": 0})
        devices = await town.deal()
        mover = mover_of(town, devices)
        seat = devices.index(mover)
        await asyncio.sleep(20)
        await mover.act("first")
        spent = town.at.clock.spent[seat]
        assert spent == pytest.approx(20, abs=0.1)
        await asyncio.sleep(15)
        assert town.at.clock.spent[seat] == spent

    in_town(story)


def test_who_has_used_up_the_whole_time_has_a_little_for_each_decision() -> None:
    """Ten seconds; then the clock decides."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 2, TOTAL)
        ada, bo = await town.deal()
        await asyncio.sleep(61)
        assert [one["hand"] for one in ada.all("moved")] == ["clock", "clock"]
        assert ends_in(bo, 1) == pytest.approx(10, abs=0.1)
        await asyncio.sleep(10.5)
        assert [one["hand"] for one in ada.all("moved")] == ["clock"] * 4

    in_town(story)


def test_a_pause_stops_every_clock() -> None:
    """Time runs on from where it stood."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 2, DECISION)
        ada, bo = await town.deal()
        await asyncio.sleep(10)
        await ada.ask("pause", "p1")
        await bo.ask("pause", "p2")
        assert (await ada.act("now?"))["code"] == "table/paused"
        await asyncio.sleep(1000)
        assert ada.clocks == []
        await bo.ask("pause", "p3", is_wished=False)
        assert ends_in(ada, 0) == pytest.approx(20, abs=0.5)
        await asyncio.sleep(19)
        assert (await ada.act("mine"))["type"] == "moved"

    in_town(story)


def test_taking_back_gives_no_new_time() -> None:
    """The time runs on as if the action had not been taken."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 2, DECISION)
        ada, bo = await town.deal()
        await asyncio.sleep(20)
        await bo.act("mine")
        await asyncio.sleep(5)
        assert (await bo.ask("take-back", "oops"))["undone"] == 1
        assert ends_in(ada, 1) == pytest.approx(5, abs=0.5)

    in_town(story)
