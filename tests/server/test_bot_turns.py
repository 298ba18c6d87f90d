"""Bots at a table never play by chance, however slow the machine: virtual time, one process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from soucoupe import registry
from soucoupe.core.rng import FastRng
from soucoupe.server.fair_turns import FairTurns
from soucoupe.server.rooms.bot_processes import BotAnswer, BotProcesses, BotQuestion, novice_answer
from soucoupe.server.rooms.bot_turns import BotTurns
from soucoupe.server.rooms.room import Room
from soucoupe.server.settings import Settings
from soucoupe.tables.terms import Terms
from tests.server.test_wire_leaks import FakeChance, start_here
from tests.support.devices import Town, in_town
from tests.support.wire import dealt_room, run_virtually, settle

TABLES = 20
PLIES = 30
"""How far each table is played."""
PICKS = "secret_picks"
TEN_SECONDS = Terms(clock="decision", seconds=10)
THOUGHT = Settings().bot_thought
OVERRUN = 0.03
"""Seconds by which a thought misses its end on a slow machine."""


class SlowProcess:
    """A process in virtual time: it takes long to start, and thoughts want more than they get."""

    def __init__(self, starts: float, wanted: Callable[[], float]) -> None:
        self.asked: list[tuple[float, str]] = []
        """When each thought began, and in which game."""
        self._starts = starts
        self._wanted = wanted
        self._at_work = 0

    async def run(self, work: Any, *given: Any) -> Any:
        """Start, or think for as long as the budget lasts, one thought at a time."""
        if work is int:
            await asyncio.sleep(self._starts)
            return None
        question, seconds = given
        self.asked.append((asyncio.get_running_loop().time(), question.game_id))
        self._at_work += 1
        assert self._at_work == 1
        await asyncio.sleep(min(self._wanted(), seconds) + OVERRUN)
        self._at_work -= 1
        return novice_answer(question)

    def close(self) -> None:
        """Have nothing to end."""


class OneProcess(BotProcesses):
    """Bots that share one slow process."""

    def __init__(self, process: SlowProcess) -> None:
        super().__init__(1, THOUGHT)
        self._processes = process  # type: ignore[assignment]

    async def answer_at_once(self, question: BotQuestion) -> BotAnswer:
        """Answer like the novice, without a thread."""
        return BotAnswer(question.legal[0], 0.0)


def slow(seed: int) -> Callable[[], float]:
    """Draw how long a thought would take if it could: four times the time it is given, or ten."""
    rng = FastRng(seed)
    return lambda: THOUGHT * rng.pick((0.5, 4, 4, 10), "slow")


@pytest.fixture
def no_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody play what a clock would."""

    def forbidden(*_: Any) -> Any:
        msg = "a bot was played by the clock"
        raise AssertionError(msg)

    games = {game.id: replace(game, timeout=forbidden) for game in registry.all_games()}
    monkeypatch.setattr(registry, "find", games.__getitem__)


async def played(rooms: list[Room], turns: BotTurns) -> None:
    """Let bots play every room for a while."""
    for room in rooms:
        room.time._ahead = 0.0  # they were dealt when the virtual clock began
        turns.look_after(room)
    while any(room.table.stage == "playing" and room.table.ply < PLIES for room in rooms):
        for room in rooms:
            room._look_after = turns.look_after if room.table.ply < PLIES else lambda _: None
        await asyncio.sleep(0.1)
    await turns.close()


def rooms_of_experts() -> list[Room]:
    """Deal twenty tables of experts, of all games by turns."""
    games = registry.all_games()
    found = []
    for at in range(TABLES):
        game = registry.find(games[at % len(games)].id)
        seats = game.seats[-1]
        name = f"table {at}"
        found.append(
            dealt_room(game, game.options(), seats, range(seats), level="expert", name=name)
        )
    return found


@pytest.mark.usefixtures("no_chance")
def test_twenty_tables_of_experts_and_one_slow_process() -> None:
    """Nobody is played by the clock, and at most one answer in a hundred is the novice's."""

    async def story() -> BotTurns:
        turns = BotTurns(Settings(bot_workers=1), start_here)
        turns._chance = FakeChance(1)  # type: ignore[assignment]
        turns._processes = OneProcess(SlowProcess(2.0, slow(1)))
        turns.start()
        await played(rooms_of_experts(), turns)
        return turns

    counts = run_virtually(story()).counts
    print(f"{counts.by_novice} of {counts.answers} by the novice, {counts.late} late")  # noqa: T201 (the number is asked for)
    assert counts.answers > TABLES * PLIES / 2
    assert counts.failed == 0
    assert counts.by_novice <= counts.answers / 100
    assert counts.late > counts.answers / 2


def test_the_first_turns_of_a_fresh_house_are_the_bots_own() -> None:
    """Nothing is dealt before they can think, and nobody answers in their place."""

    async def story(town: Town) -> None:
        process = SlowProcess(5.0, lambda: 0.1)
        town.house.bot_turns._processes = OneProcess(process)
        await town.open(PICKS, 1, seats=3)
        ada = await town.come(0)
        for seat in (1, 2):
            await ada.ask("seat-bot", f"bot {seat}", seat=seat, level="expert")
        await ada.ask("start", "start")
        await ada.ask("lend", "lend", entropy="ab")
        assert town.at.stage == "starting"
        await asyncio.sleep(5.5)
        assert town.at.stage == "playing"
        assert len(process.asked) == 2
        counts = town.house.bot_turns.counts
        assert (counts.answers, counts.by_novice, counts.failed) == (2, 0, 0)

    in_town(story)


@pytest.mark.parametrize(("terms", "most"), [(Terms(), 8.0), (TEN_SECONDS, 5.0)])
def test_the_novice_answers_for_a_bot_that_cannot_be_waited_for(terms: Terms, most: float) -> None:
    """After so many seconds, and before any clock would decide by chance."""

    async def story(town: Town) -> None:
        town.house.bot_turns._processes = OneProcess(SlowProcess(0.0, lambda: 0.0))
        town.house.bot_turns._processes._run = never  # type: ignore[method-assign, assignment]
        await town.open(PICKS, 1, terms, seats=2)
        ada = await town.come(0)
        await ada.ask("seat-bot", "bot", seat=1, level="expert")
        await ada.ask("start", "start")
        await ada.ask("lend", "lend", entropy="ab")
        dealt = asyncio.get_running_loop().time()
        while town.at.ply == 0:  # noqa: ASYNC110 (a virtual clock: nothing waits)
            await asyncio.sleep(0.01)
        assert asyncio.get_running_loop().time() - dealt == pytest.approx(most, abs=0.1)
        assert ada.last("moved")["hand"] == "bot"
        counts = town.house.bot_turns.counts
        assert (counts.by_novice, counts.failed) == (1, 0)

    in_town(story)


async def never(*_: Any) -> None:
    """Think for ever."""
    await asyncio.Event().wait()


@pytest.mark.usefixtures("no_chance")
def test_the_novice_answers_for_a_bot_that_fails(caplog: pytest.LogCaptureFixture) -> None:
    """The house says so, and goes on."""

    async def broken(*_: Any) -> None:
        msg = "no such idea"
        raise ValueError(msg)

    async def story() -> BotTurns:
        turns = BotTurns(Settings(bot_workers=1), start_here)
        turns._processes = OneProcess(SlowProcess(0.0, lambda: 0.0))
        turns._processes._processes.run = broken  # type: ignore[method-assign, assignment]
        await played(rooms_of_experts()[:1], turns)
        return turns

    counts = run_virtually(story()).counts
    assert counts.failed == counts.answers >= PLIES
    assert counts.by_novice == 0
    assert "the bot expert of" in caplog.text


def test_tables_have_their_turns_by_turns() -> None:
    """Six bots of one table do not come before the one of another; who gives up is forgotten."""

    async def story() -> list[str]:
        turns, had = FairTurns(1), list[str]()

        async def wait(table: str) -> None:
            await turns.take(table)
            had.append(table)

        await turns.take("first")
        waiting = [asyncio.create_task(wait(one)) for one in ["a"] * 4 + ["b", "c", "b"]]
        await settle()
        waiting[1].cancel()
        waiting[5].cancel()
        await settle()
        for _ in range(6):
            turns.give_back()
            await settle()
        await turns.take("last")  # the turn that nobody waited for
        return had

    assert run_virtually(story()) == ["a", "b", "a", "b", "a"]


def test_a_turn_that_comes_too_late_is_passed_on() -> None:
    """Whoever is given one at the moment of giving up holds up nobody."""

    async def story() -> None:
        turns = FairTurns(1)
        await turns.take("first")
        late = asyncio.create_task(turns.take("late"))
        await settle()
        turns.give_back()
        late.cancel()
        await settle()
        await asyncio.wait_for(turns.take("next"), 1.0)

    run_virtually(story())
