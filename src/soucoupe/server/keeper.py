"""What happens at a table by itself: the deal after its three seconds, and the bots' turns."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

from soucoupe.core.errors import SoucoupeError
from soucoupe.core.rng import FastRng
from soucoupe.server.thinking import think
from soucoupe.tables import entries as log
from soucoupe.tables import lobby, moves

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from soucoupe.server.decide import Decision
    from soucoupe.server.room import Room
    from soucoupe.server.settings import Settings
    from soucoupe.tables.table import Table

DEAL_WAITS = 3.0
RETRY = 1.0
SOONEST, LATEST = 0.6, 1.4
"""A bot's pause lies between these multiples of the mean."""
SHARE_FOR_THOUGHT = 0.6


class Keeper:
    """Looks after rooms: whatever is due there is done once, in the background."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._tasks: dict[tuple[str, str, int], asyncio.Task[None]] = {}
        self._chance = random.SystemRandom()
        self._pool: ProcessPoolExecutor | None = None
        self._is_closed = False

    def look_after(self, room: Room) -> None:
        """See to what is due: a deal, or the turns of bots."""
        table = room.table
        if self._is_closed:
            return
        if table.stage == "starting":
            self._start(room, "deal", 0, self._deal(room, DEAL_WAITS))
            if not lobby.silent(table):
                self._start(room, "deal", 1, self._deal(room, 0))
        if table.stage != "playing":
            return
        for seat in table.game.to_act(table.state):
            if table.chairs[seat].kind == "bot":
                self._start(room, f"bot {seat}", table.given[seat], self._bot_turn(room, seat))

    def is_busy(self, room: Room) -> bool:
        """Tell whether anything is under way in a room."""
        return any(table == room.table.header.id for table, _, _ in self._tasks)

    async def close(self) -> None:
        """Stop everything."""
        self._is_closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _start(self, room: Room, what: str, when: int, work: Coroutine[Any, Any, None]) -> None:
        key = (room.table.header.id, what, when)
        if key in self._tasks:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks[key] = task
        task.add_done_callback(lambda _: self._finished(room, key))

    def _finished(self, room: Room, key: tuple[str, str, int]) -> None:
        self._tasks.pop(key, None)
        self.look_after(room)

    async def _deal(self, room: Room, waits: float) -> None:
        """Deal after some seconds, unless it has been done meanwhile."""
        await asyncio.sleep(waits)
        await quietly(room, deal_now)

    async def _bot_turn(self, room: Room, seat: int) -> None:
        """Let a bot think within a pause drawn before it starts, and act when the pause is over."""
        loop = asyncio.get_running_loop()
        pause = self._settings.bot_pause * self._chance.uniform(SOONEST, LATEST)
        ends = loop.time() + pause
        ply = room.table.ply
        action = await self._thought(room.table, seat, pause)
        await asyncio.sleep(max(0.0, ends - loop.time()))
        await quietly(room, lambda table: moves.bot_acts(table, seat, ply, action))

    async def _thought(self, table: Table, seat: int, pause: float) -> Any:  # noqa: ANN401 (an action)
        """Have a bot choose in another process; a thought that does not fit the pause is cut."""
        game = table.game
        view, legal = game.view(table.state, seat), list(game.legal(table.state, seat))
        shown = [game.show(event, seat) for event in table.events or ()]
        events = [event for event in shown if event is not None]
        seed = self._chance.getrandbits(64)
        seconds = pause * SHARE_FOR_THOUGHT or None
        given = game.id, table.chairs[seat].level, view, legal, events, seed, seconds
        job = asyncio.get_running_loop().run_in_executor(self._workers(), think, *given)
        try:
            return await asyncio.wait_for(job, pause or None)
        except TimeoutError:
            return game.timeout(view, legal, FastRng(seed))
        except BrokenProcessPool:
            self._pool = None
            return game.timeout(view, legal, FastRng(seed))

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(self._settings.bot_workers, mp_context=context)
        return self._pool


async def quietly(room: Room, decide: Any) -> None:  # noqa: ANN401 (a decision)
    """Submit what nobody asked for; overtaken, it is dropped; a log that is down is waited for."""
    try:
        await room.submit(decide)
    except SoucoupeError:
        await asyncio.sleep(RETRY)


def deal_now(table: Table) -> Decision:
    """Deal, if the table still waits for it."""
    lobby.must_be(table, "starting", "dealing")
    return log.Dealt(), None
