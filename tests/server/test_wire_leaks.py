"""The leak laws on the wire: bytes, sizes, counts and times tell nobody what they may not know."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from soucoupe import registry
from soucoupe.core.game import AnyGame
from soucoupe.core.rng import FastRng
from soucoupe.server.rooms import broadcast
from soucoupe.server.rooms.bot_processes import BotAnswer, BotQuestion
from soucoupe.server.rooms.bot_turns import BotTurns
from soucoupe.server.rooms.reading import Reading
from soucoupe.server.rooms.room import Room
from soucoupe.server.settings import Settings
from soucoupe.server.wire import table_messages
from soucoupe.tables import entries as log
from soucoupe.tables.decide import actions, undo
from soucoupe.tables.state.table import Table
from soucoupe.tables.state.undo import UndoAnswer
from tests.server.forks import forked, saying
from tests.support.cases import of_game
from tests.support.devices import BotsHere
from tests.support.leaks import Leak
from tests.support.wire import Ear, act, dealt_room, run_virtually, settle

SEVERAL = 3


@pytest.mark.parametrize("game", registry.all_games(), ids=lambda game: game.id)
def test_what_is_sent_is_the_same_in_both_worlds(game: AnyGame) -> None:
    """Two worlds that differ only in what a watcher may not know send it the same bytes."""
    forked(game)


async def overheard(said: list[log.Said], watcher: int | None) -> list[bytes]:
    """Return what a watcher is sent while others talk in private and then act."""
    game = registry.all_games()[0]
    room = dealt_room(game, game.options(), game.seats[0])
    ear = Ear(room, watcher)
    for one in said:
        await room.submit(partial(saying, one))
    seat = game.to_act(room.table.state)[0]
    await act(room, seat, next(iter(game.legal(room.table.state, seat))), None, "c")
    await settle()
    ear.heard.append(room.now(watcher))
    ear.close()
    return ear.heard


def private_talk() -> None:
    """Hold that nothing of a private talk reaches others: not its words, length or being."""
    talks = [
        [],
        [log.Said(0, "hi", (0, 1), "a")],
        [log.Said(0, "a much longer story", (0, 1), "a"), log.Said(1, "oh", (0, 1), "b")],
    ]
    for watcher in (None, 2):
        heard = [run_virtually(overheard(talk, watcher)) for talk in talks]
        if not heard[0] == heard[1] == heard[2]:
            raise Leak(str(heard))


def test_private_talk_leaves_no_trace() -> None:
    """Whoever is not in the audience gets the same bytes whether it took place or not."""
    private_talk()


def test_private_talk_reaches_its_audience() -> None:
    """Those in the audience do hear it, and so the test above can fail."""
    heard = run_virtually(overheard([log.Said(0, "psst", (0, 1), "a")], 1))
    assert any(b"psst" in message for message in heard)


async def bot_acts_at(seed: int, thought: float) -> float:
    """Return when a bot's action is told, if its thought takes so long."""
    game = registry.all_games()[0]
    seats = game.seats[0]
    room = dealt_room(game, game.options(), seats, bots=range(1, seats))
    loop = asyncio.get_running_loop()
    turns: Any = BotTurns(Settings(bot_pause=1.0), start_here)
    turns._chance = FakeChance(seed)
    turns._processes = SlowBots(thought)
    while not (waiting := game.to_act(room.table.state)) or waiting[0] == 0:
        first = next(iter(game.legal(room.table.state, 0)))
        await act(room, 0, first, None, f"c{room.table.ply}")
    ply = room.table.ply
    turns.look_after(room)
    while room.table.ply == ply:  # noqa: ASYNC110 (a virtual clock: nothing waits)
        await asyncio.sleep(0.001)
    told = loop.time()
    await turns.close()
    return round(told, 2)


def start_here(_: Room, work: Any, finished: Callable[[], None]) -> asyncio.Task[None]:
    """Start work in a room that nobody closes."""
    task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
    task.add_done_callback(lambda _: finished())
    return task


class SlowBots(BotsHere):
    """Bots that are given half a second, and need some of it."""

    def __init__(self, thought: float) -> None:
        self._thought = thought

    async def think(self, _: str, question: BotQuestion, __: float) -> BotAnswer:
        """Choose after a while."""
        began = asyncio.get_running_loop().time()
        await asyncio.sleep(self._thought)
        return BotAnswer(question.legal[0], began + 0.5)


class FakeChance:
    """Draws the same pause for the same seed."""

    def __init__(self, seed: int) -> None:
        self._rng = FastRng(seed)

    def uniform(self, low: float, high: float) -> float:
        """Draw between two numbers."""
        return low + (high - low) * self._rng.below(1000, "pause") / 1000

    def getrandbits(self, bits: int) -> int:
        """Draw some bits."""
        return self._rng.below(1 << bits, "bits")


def bots_take_their_time() -> None:
    """Hold that when a bot acts depends on its pause alone."""
    for seed in range(5):
        times = {run_virtually(bot_acts_at(seed, thought)) for thought in (0.0, 0.2, 0.5)}
        if len(times) != 1:
            raise Leak(str(times))


def test_a_bots_delay_tells_nothing_of_its_thought() -> None:
    """However long it thinks, it acts when the pause drawn before is over."""
    bots_take_their_time()


def test_a_late_bot_acts_at_one_of_a_few_moments() -> None:
    """They are drawn before: how late it was is told as roughly as they lie apart."""
    for seed in range(3):
        thoughts = [1.4 + at / 20 for at in range(30)]
        times = {run_virtually(bot_acts_at(seed, thought)) for thought in thoughts}
        assert 1 < len(times) <= 4


def test_a_planted_entry_number_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that carries the number of the log tells of private entries."""
    made = table_messages.moved_message

    def numbered(table: Table, *given: Any) -> bytes:
        return made(table, *given)[:-1] + b',"entry":%d}' % table.number

    monkeypatch.setattr(broadcast, "moved_message", numbered)
    with pytest.raises(Leak):
        private_talk()


def test_a_planted_length_of_a_private_aside_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """So does a message padded by what was said in private."""
    made = table_messages.moved_message

    def padded(table: Table, *given: Any) -> bytes:
        return made(table, *given) + b" " * sum(len(one.said.text) for one in table.talk.heard)

    monkeypatch.setattr(broadcast, "moved_message", padded)
    with pytest.raises(Leak):
        private_talk()


def test_a_planted_delay_of_a_bot_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that acts as soon as it has thought tells how hard that was."""

    async def hasty(self: Any, room: Room, seat: int) -> None:
        answer = await self._answer(room.table, seat, 1.0)
        ply = room.table.ply
        await room.submit(lambda table: actions.bot_acts(table, seat, ply, answer.action))

    monkeypatch.setattr(BotTurns, "_bot_turn", hasty)
    with pytest.raises(Leak):
        bots_take_their_time()


def test_a_planted_leak_of_a_view_is_found() -> None:
    """What a game leaks, the wire leaks: the planted games fail here too."""
    game = registry.all_games()[0]
    planted = of_game(game.id, "planted").LEAKS
    missed = set()
    for name, leaky in planted.items():
        try:
            forked_as(leaky)
        except Leak:
            continue
        missed.add(name)
    sent = {
        name
        for name, leaky in planted.items()
        if (leaky.view, leaky.show, leaky.legal) != (game.view, game.show, game.legal)
        and leaky.explain is game.explain
    }
    """The rest shows in what a clock does and how an action is refused, which is rarer."""
    assert (len(sent) > SEVERAL, missed & sent) == (True, set())


def test_a_planted_reading_time_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If people were left more time where more happened in secret, others could measure it."""

    def secretly(_: Reading, __: AnyGame, events: Any, ___: Any) -> float:
        return sum(str(list(events)).encode()) % 1000 / 100

    monkeypatch.setattr(Reading, "seconds", secretly)
    with pytest.raises(Leak):
        forked(registry.all_games()[0])


def test_a_planted_take_back_of_what_was_seen_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever draws nothing is granted: somebody has then seen what they may not know."""
    found = undo.at_once

    def easily(*given: Any) -> UndoAnswer:
        drew = UndoAnswer("drew")
        return drew if found(*given) == drew else UndoAnswer()

    monkeypatch.setattr(undo, "at_once", easily)
    with pytest.raises(Leak):
        forked(registry.all_games()[0])


def forked_as(leaky: AnyGame) -> None:
    """Fork games played by other rules than the registry's."""
    original = registry.find
    registry.find = lambda _: leaky  # type: ignore[assignment]
    try:
        forked(leaky)
    finally:
        registry.find = original
