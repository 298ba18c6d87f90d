"""Finding out, beside the event loop, whether a seat's last action may be taken back.

It takes a moment, which depends on what that seat knows and on nothing else; nobody but that seat
is told what comes of it.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any

from soucoupe.server.processes import Processes
from soucoupe.server.rooms.broadcast import tell_seat
from soucoupe.server.wire.messages import CanTakeBack
from soucoupe.tables.decide.undo import (
    UndoQuestion,
    answer_undo,
    can_take_back,
    try_worlds,
    undo_question,
)
from soucoupe.tables.state.table import ENCODER
from soucoupe.tables.state.undo import UndoAnswer

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from soucoupe.server.rooms.room import Room

    StartIn = Callable[[Room, Coroutine[Any, Any, None], Callable[[], None]], asyncio.Task[None]]
    """Starts some work in a room, which stays open until it is finished."""

LOGGER = logging.getLogger(__name__)


class TakeBacks:
    """Looks after rooms: the last action of each is tried in other worlds, one at a time."""

    def __init__(self, start_in: StartIn) -> None:
        self._start_in = start_in
        self._processes = Processes(1)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._is_closed = False

    def look_after(self, room: Room) -> None:
        """See to it that the last action's answer is found, if whoever acted is here to use it."""
        table_id = room.table.header.id
        if self._is_closed or table_id in self._tasks:
            return
        question = undo_question(room.table)
        if question is None or question.deed.seat not in room.here():
            return

        def finished() -> None:
            self._tasks.pop(table_id, None)
            self.look_after(room)

        self._tasks[table_id] = self._start_in(room, self._find_out(room, question), finished)

    async def settle(self, room: Room, seat: int | None) -> None:
        """Wait until a seat's last action has its answer; whoever cannot ask waits for nothing."""
        while (question := undo_question(room.table)) is not None and question.deed.seat == seat:
            self.look_after(room)
            task = self._tasks.get(room.table.header.id)
            if task is None:
                return
            await asyncio.wait([task])

    async def close(self) -> None:
        """Stop everything."""
        self._is_closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._processes.close()

    async def _find_out(self, room: Room, question: UndoQuestion) -> None:
        answer_in(room, question, await self._answer(question))

    async def _answer(self, question: UndoQuestion) -> UndoAnswer:
        """Have worlds tried in a process of its own; what cannot be found out is not granted."""
        try:
            try:
                return await self._processes.run(try_worlds, question)
            except BrokenProcessPool:  # somebody ended it: once more, in a new one
                return await self._processes.run(try_worlds, question)
        except Exception:
            LOGGER.exception("whether %s may be taken back was not found out", question.game)
        return UndoAnswer("shown")


def answer_in(room: Room, question: UndoQuestion, answer: UndoAnswer) -> None:
    """Put an answer down, and tell the seat alone if it may take its last action back."""
    table, seat = room.table, question.deed.seat
    answer_undo(table, question.ply, answer)
    is_last = bool(table.undo_steps) and table.undo_steps[-1].ply == question.ply
    if is_last and can_take_back(table, seat):
        tell_seat(room, seat, ENCODER.encode(CanTakeBack(table.ply)))
