"""Turns by which tables share what there is little of: one each, before anybody has a second."""

from __future__ import annotations

import asyncio
from collections import deque


class FairTurns:
    """Lets so many work at once; of the tables that wait, each has one turn before a second."""

    def __init__(self, count: int) -> None:
        self._free = count
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """Those who wait at each table; the table that is next comes first."""

    def ahead_of_the_last(self) -> int:
        """Count the turns there may be before whoever waits longest now has had theirs."""
        return len(self._waiting) * max(map(len, self._waiting.values()), default=0)

    async def take(self, table: str) -> None:
        """Wait for a turn of this table; whoever has one gives it back."""
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._leave(table, turn)
            else:
                self.give_back()
            raise

    def give_back(self) -> None:
        """End a turn: whoever is next has it, if anybody waits."""
        if not self._waiting:
            self._free += 1
            return
        table, turns = next(iter(self._waiting.items()))
        del self._waiting[table]
        turn = turns.popleft()
        if turns:
            self._waiting[table] = turns
        turn.set_result(None)

    def _leave(self, table: str, turn: asyncio.Future[None]) -> None:
        turns = self._waiting[table]
        turns.remove(turn)
        if not turns:
            del self._waiting[table]
