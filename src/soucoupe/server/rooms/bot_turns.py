"""What happens at a table by itself: the deal after its three seconds, and the bots' turns."""

from __future__ import annotations

import asyncio
import logging
import random
from math import inf
from typing import TYPE_CHECKING, Any

from soucoupe.bots.levels import is_instant
from soucoupe.core.errors import SoucoupeError
from soucoupe.server.rooms.bot_processes import BotProcesses, BotQuestion
from soucoupe.tables.decide.actions import bot_acts
from soucoupe.tables.decide.setup import deal_now, not_lent
from soucoupe.tables.errors import NothingToHint, NotNow

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from soucoupe.server.rooms.bot_processes import BotAnswer
    from soucoupe.server.rooms.room import Room
    from soucoupe.server.settings import Settings
    from soucoupe.tables.decide.decision import Decide
    from soucoupe.tables.state.table import Table

    Work = Coroutine[Any, Any, None]
    StartIn = Callable[[Room, Work, Callable[[], None]], asyncio.Task[None]]
    """Starts some work in a room, which stays open until it is finished."""

LOGGER = logging.getLogger(__name__)
DEAL_WAITS = 3.0
RETRY = 1.0
SOONEST, LATEST = 0.6, 1.4
"""A bot's pause lies between these multiples of the mean."""
IN_HAND = 0.5
"""How much of what a running clock leaves a bot may let pass before it answers."""
REPORT_EVERY = 60.0
"""Seconds between two lines in the log about bots that are late."""


class BotCounts:
    """How many answers bots gave since the house opened, and what became of the late ones."""

    __slots__ = ("answers", "by_novice", "failed", "late")

    def __init__(self) -> None:
        self.answers = 0
        self.late = 0
        """Those that were not there when the pause was over, and were waited for."""
        self.by_novice = 0
        """Those the novice gave, because a better bot could not be waited for any longer."""
        self.failed = 0
        """Those the novice gave, because of a fault in a bot or its process."""


class Moments:
    """When a bot may act: drawn, pause after pause, from chance that knows nothing of the game."""

    __slots__ = ("_chance", "_mean", "first")

    def __init__(self, now: float, mean: float, chance: random.Random) -> None:
        self._mean = mean
        self._chance = chance
        self.first = now + self._pause() if mean else inf

    def next_after(self, ready: float) -> float:
        """Return the first moment at which the bot is ready; without pauses, that is at once."""
        if not self._mean:
            return -inf
        at = self.first
        while at < ready:
            at += self._pause()
        return at

    def _pause(self) -> float:
        return self._mean * self._chance.uniform(SOONEST, LATEST)


class BotTurns:
    """Looks after rooms: a deal or a bot's turn that is due is started once, in the background."""

    def __init__(self, settings: Settings, start_in: StartIn) -> None:
        self._settings = settings
        self._start_in = start_in
        self._tasks: dict[tuple[str, str, int], asyncio.Task[None]] = {}
        self._chance = random.SystemRandom()
        self._processes = BotProcesses(settings.bot_workers, settings.bot_thought)
        self._is_closed = False
        self.counts = BotCounts()
        self._reported = -inf

    def start(self) -> None:
        """Start what bots think in: it is warm before the first deal."""
        self._processes.start()

    def look_after(self, room: Room) -> None:
        """See to what is due: a deal, or the turns of bots."""
        table = room.table
        if self._is_closed:
            return
        if table.stage == "starting":
            self._start(room, "deal", 0, self._deal(room, DEAL_WAITS))
            if not not_lent(table):
                self._start(room, "deal", 1, self._deal(room, 0))
        if table.stage != "playing" or table.clock.stopped is not None:
            return
        for seat in table.game.to_act(table.state):
            if table.chairs[seat].bot:
                turn = table.decision_ply[seat]
                self._start(room, f"bot {seat}", turn, self._bot_turn(room, seat))

    async def advice(self, table: Table, seat: int) -> bytes:
        """Return what the game's coach says to a seat, as JSON, or refuse if it says nothing."""
        view = table.game.view(table.state, seat)
        try:
            told = await self._processes.advise(table.header.id, table.game.id, view)
        except TimeoutError:
            msg = "the coach is busy; ask again in a moment"
            raise NotNow(msg) from None
        if told is None:
            msg = "the coach has nothing to say of this decision"
            raise NothingToHint(msg)
        return told

    async def close(self) -> None:
        """Stop everything."""
        self._is_closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._processes.close()

    def _start(self, room: Room, what: str, when: int, work: Work) -> None:
        key = (room.table.header.id, what, when)
        if key in self._tasks:
            work.close()
            return

        def finished() -> None:
            self._tasks.pop(key, None)
            self.look_after(room)

        self._tasks[key] = self._start_in(room, work, finished)

    async def _deal(self, room: Room, waits: float) -> None:
        """Deal after some seconds, and not before bots can think; unless it has been done."""
        await asyncio.sleep(waits)
        levels = {chair.bot for chair in room.table.chairs if chair.bot}
        if any(not is_instant(room.table.game, level) for level in levels):
            await self._processes.be_warm()
        await quietly(room, deal_now)

    async def _bot_turn(self, room: Room, seat: int) -> None:
        """Let a bot think, and act at the first moment of those drawn before that finds it ready.

        A bot is ready when the time it was given is over, however long it needed of it.
        """
        loop = asyncio.get_running_loop()
        moments = Moments(loop.time(), self._settings.bot_pause, self._chance)
        await room.load_events()
        table, ply = room.table, room.table.ply
        if seat not in table.game.to_act(table.state) or not table.chairs[seat].bot:
            return
        latest = loop.time() + self._time_left(room, seat)
        answer = await self._answer(table, seat, latest - loop.time())
        acts = moments.next_after(max(loop.time(), answer.due))
        self._count(is_late=acts > moments.first)
        await asyncio.sleep(max(0.0, min(acts, latest) - loop.time()))
        if room.table.clock.limit is None:
            await room.reading.over(loop.time() + IN_HAND * self._left_on_clock(room, seat))
        await quietly(room, lambda table: bot_acts(table, seat, ply, answer.action))

    def _time_left(self, room: Room, seat: int) -> float:
        """Tell how long a bot's answer is waited for: no clock may run out on it."""
        left = IN_HAND * self._left_on_clock(room, seat)
        return max(0.0, min(self._settings.bot_patience, left))

    def _left_on_clock(self, room: Room, seat: int) -> float:
        deadlines = room.table.clock.deadlines(room.table.terms)
        ends = [one.ends for one in deadlines if one.seat == seat]
        return min(ends, default=inf) - room.time.now()

    async def _answer(self, table: Table, seat: int, patience: float) -> BotAnswer:
        """Have a bot choose; if it is late beyond patience, or fails, the novice does."""
        question = self._question(table, seat)
        try:
            return await self._processes.think(table.header.id, question, patience)
        except TimeoutError:
            self.counts.by_novice += 1
        except Exception:
            self.counts.failed += 1
            LOGGER.exception(
                "the bot %s of %s failed; the novice answers", question.level, question.game_id
            )
        return await self._processes.answer_at_once(question)

    def _question(self, table: Table, seat: int) -> BotQuestion:
        game = table.game
        shown = [game.show(event, seat) for event in table.events or ()]
        return BotQuestion(
            game.id,
            table.chairs[seat].bot,
            game.view(table.state, seat),
            list(game.legal(table.state, seat)),
            [event for event in shown if event is not None],
            self._chance.getrandbits(64),
        )

    def _count(self, *, is_late: bool) -> None:
        """Count an answer; say now and then how many were the novice's."""
        counts, now = self.counts, asyncio.get_running_loop().time()
        counts.answers += 1
        counts.late += is_late
        if counts.by_novice and now - self._reported >= REPORT_EVERY:
            self._reported = now
            LOGGER.warning(
                "bots are too slow here: of %d answers %d came late and %d were the novice's; "
                "give them more processes (SOUCOUPE_BOT_WORKERS)",
                counts.answers,
                counts.late,
                counts.by_novice,
            )


async def quietly(room: Room, decide: Decide) -> None:
    """Submit what nobody asked for; overtaken, it is dropped; a log that is down is waited for."""
    try:
        await room.submit(decide)
    except SoucoupeError:
        await asyncio.sleep(RETRY)
