"""The last seconds of a house: nobody opens a table, and everybody knows when to come back."""

from __future__ import annotations

import random
from time import monotonic
from typing import TYPE_CHECKING

from soucoupe.server.limits import ComeLater
from soucoupe.server.wire.messages import ClosingMessage
from soucoupe.tables.state.table import ENCODER

if TYPE_CHECKING:
    from collections.abc import Iterable

    from soucoupe.server.rooms.room import Room

SOONEST = 2.0
"""Seconds in which a house that is only started anew is open again."""
RETURNS_PER_SECOND = 200
LEAST_SPREAD, MOST_SPREAD = 3.0, 60.0
"""Seconds over which those who were there come back, each at a moment of their own."""


class HouseCloses(ComeLater):
    """The house is about to close; what was begun goes on, and nothing new is begun."""

    code = "house/closing"


class Closing:
    """Whether and when the house closes."""

    def __init__(self) -> None:
        self._ends: float | None = None
        self._spread = LEAST_SPREAD
        self._chance = random.SystemRandom()

    @property
    def is_on(self) -> bool:
        """Whether the house is about to close."""
        return self._ends is not None

    def begin(self, seconds: float, rooms: Iterable[Room]) -> None:
        """Give everybody so many seconds, and tell them so."""
        watchers = [one for room in rooms for one in room.watchers]
        self._ends = monotonic() + seconds
        self._spread = min(MOST_SPREAD, max(LEAST_SPREAD, len(watchers) / RETURNS_PER_SECOND))
        for one in watchers:
            one.tell(self.message())

    def is_over(self, rooms: Iterable[Room]) -> bool:
        """Tell whether the time is up, or nobody is left to wait for."""
        if self._ends is None:
            return False
        return monotonic() >= self._ends or not any(room.watchers for room in rooms)

    def must_be_open(self) -> None:
        """Refuse to begin anything that would have to end at once."""
        if self._ends is not None:
            msg = "the house is about to close for a moment; try again when it is back"
            raise HouseCloses(msg, self._left() + self._back())

    def message(self) -> bytes:
        """Tell one socket how long it has, and when to come back: each at another moment."""
        return ENCODER.encode(
            ClosingMessage(round(1000 * self._left()), round(1000 * self._back()))
        )

    def _left(self) -> float:
        return max(0.0, (self._ends or 0.0) - monotonic())

    def _back(self) -> float:
        return SOONEST + self._chance.uniform(0, self._spread)
