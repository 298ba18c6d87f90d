"""What happens at a table by itself: the deal after its three seconds, and the bots' turns."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import TYPE_CHECKING, Any

from soucoupe.core.errors import SoucoupeError
from soucoupe.core.rng import FastRng
from soucoupe.server.rooms.bot_processes import BotProcesses
from soucoupe.tables.decide.actions import bot_acts
from soucoupe.tables.decide.setup import deal_now, not_lent

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

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
SHARE_FOR_THOUGHT = 0.6
"""How much of its pause a bot may think; the rest is for the way to its process and back."""


class BotTurns:
    """Looks after rooms: a deal or a bot's turn that is due is started once, in the background."""

    def __init__(self, settings: Settings, start_in: StartIn) -> None:
        self._settings = settings
        self._start_in = start_in
        self._tasks: dict[tuple[str, str, int], asyncio.Task[None]] = {}
        self._chance = random.SystemRandom()
        self._processes = BotProcesses(settings.bot_workers)
        self._is_closed = False

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

    async def close(self) -> None:
        """Stop everything."""
        self._is_closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._processes.close()

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
        """Deal after some seconds, unless it has been done meanwhile."""
        await asyncio.sleep(waits)
        await quietly(room, deal_now)

    async def _bot_turn(self, room: Room, seat: int) -> None:
        """Let a bot think within a pause drawn before it starts, and act when the pause is over."""
        loop = asyncio.get_running_loop()
        pause = self._settings.bot_pause * self._chance.uniform(SOONEST, LATEST)
        ends = loop.time() + pause
        await room.load_events()
        ply = room.table.ply
        if seat not in room.table.game.to_act(room.table.state) or not room.table.chairs[seat].bot:
            return
        action = await self._thought(room.table, seat, pause)
        await asyncio.sleep(max(0.0, ends - loop.time()))
        await quietly(room, lambda table: bot_acts(table, seat, ply, action))

    async def _thought(self, table: Table, seat: int, pause: float) -> Any:  # noqa: ANN401 (an action)
        """Have a bot choose in another process; a thought that does not fit the pause is cut."""
        game = table.game
        view, legal = game.view(table.state, seat), list(game.legal(table.state, seat))
        shown = [game.show(event, seat) for event in table.events or ()]
        events = [event for event in shown if event is not None]
        seed = self._chance.getrandbits(64)
        seconds = pause * SHARE_FOR_THOUGHT or None
        level = table.chairs[seat].bot
        thought = self._processes.think(game.id, level, view, legal, events, seed, seconds)
        try:
            return await asyncio.wait_for(thought, pause or None)
        except TimeoutError:
            pass
        except Exception:
            LOGGER.exception(
                "the bot %s of %s failed; it does what an absent player would", level, game.id
            )
        return game.timeout(view, legal, FastRng(seed))


async def quietly(room: Room, decide: Decide) -> None:
    """Submit what nobody asked for; overtaken, it is dropped; a log that is down is waited for."""
    try:
        await room.submit(decide)
    except SoucoupeError:
        await asyncio.sleep(RETRY)
