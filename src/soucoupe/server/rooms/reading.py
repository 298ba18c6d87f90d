"""How long people at a table read what happened: from public events alone, the same for all."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from functools import lru_cache
from math import inf
from typing import TYPE_CHECKING

from soucoupe.server.small_queue import SmallEvent
from soucoupe.words.tell import Teller

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from msgspec import Struct

    from soucoupe.core.game import AnyGame
    from soucoupe.server.wire.commands import Speed

FACTORS: dict[Speed, float] = {"calm": 1.6, "normal": 1.0, "quick": 0.55, "at-once": 0.0}
START, A_WORD = 0.5, 0.28
LEAST, MOST, MOST_CALM = 1.2, 6.0, 9.0
"""Seconds a sentence is read, by the rule of the page (web/src/ui/readingTime.ts)."""
WORD = re.compile(r"\w\S*")
NAMES = ("N",) * 32
"""Everybody's name counts as one word."""
A_MOMENT = 0.001
"""Seconds nobody waits: a timer may fire earlier by less."""
MOST_MISSED = 2
"""After so many of the longest waits without a sign, nobody waits for a page any more."""


class Reader:
    """What the page of one seat has said of itself."""

    __slots__ = ("behind_since", "language", "speed", "went_on")

    def __init__(self, speed: Speed, language: str) -> None:
        self.speed = speed
        self.language = language
        self.went_on = -1
        """The last ply its person did not want to read any longer."""
        self.behind_since = inf
        """Since when its page has not shown what it was told last."""


class Reading:
    """Who reads at a table, and until when bots leave them to it."""

    __slots__ = ("_changed", "_most", "_ply", "_readers", "until")

    def __init__(self, most: float = 0.0) -> None:
        self._most = most
        self._readers: dict[int, Reader] = {}
        self._ply = 0
        self._changed = SmallEvent()
        self.until = -inf
        """When what was told last has been read, by the event loop's clock."""

    def declare(self, seat: int, speed: Speed, language: str) -> None:
        """Take note of how somebody reads."""
        kept = self._readers.setdefault(seat, Reader(speed, language))
        kept.speed, kept.language = speed, language

    def shown(self, seat: int, ply: int, here: Collection[int], *, is_early: bool) -> None:
        """Take note that a page has shown a ply; it is waited for no longer if its person went on.

        A page that needed its time has said nothing: how long it needed may depend on what it alone
        was shown, and what others see must not.
        """
        one = self._readers.get(seat)
        if one is None:
            return
        now = asyncio.get_running_loop().time()
        one.behind_since = inf if ply >= self._ply else now
        if is_early:
            one.went_on = max(one.went_on, ply)
            if all(reader.went_on >= self._ply for reader in self._waited_for(here)):
                self.until = -inf
                self._changed.set()

    def seconds(self, game: AnyGame, events: Iterable[Struct], here: Collection[int]) -> float:
        """Return how long the slowest of those who are here reads what everybody sees."""
        readers = self._waited_for(here)
        if not self._most or not readers:
            return 0.0
        speed = max((one.speed for one in readers), key=lambda speed: FACTORS[speed])
        languages = sorted({one.language for one in readers})
        public = [shown for event in events if (shown := game.show(event, None)) is not None]
        loud = [event for event in public if not isinstance(event, game.quiet)]
        return min(
            self._most,
            sum(
                max(
                    reading_time(words_in(game.id, language, event), speed)
                    for language in languages
                )
                for event in loud
            ),
        )

    def begin(self, ply: int, seconds: float) -> None:
        """Have people read a ply for so long, after what they still read."""
        self._ply = ply
        if not self._readers:
            return
        now = asyncio.get_running_loop().time()
        self.until = min(max(self.until, now) + seconds, now + self._most)
        for one in self._readers.values():
            one.behind_since = min(one.behind_since, now)

    async def over(self, latest: float) -> None:
        """Wait until what happened has been read, but not beyond a moment."""
        loop = asyncio.get_running_loop()
        while (left := min(self.until, latest) - loop.time()) > A_MOMENT:
            self._changed.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), left)

    def _waited_for(self, here: Collection[int]) -> list[Reader]:
        longest_ago = asyncio.get_running_loop().time() - MOST_MISSED * self._most
        return [
            one
            for seat, one in self._readers.items()
            if seat in here and FACTORS[one.speed] and one.behind_since >= longest_ago
        ]


def reading_time(words: int, speed: Speed) -> float:
    """Return how many seconds a sentence of so many words is read."""
    return min(MOST_CALM, FACTORS[speed] * min(MOST, max(LEAST, START + A_WORD * words)))


@lru_cache(maxsize=4096)
def words_in(game_id: str, language: str, event: Struct) -> int:
    """Count the words an event is told in."""
    return len(WORD.findall(Teller(game_id, language, NAMES).tell(event)))
