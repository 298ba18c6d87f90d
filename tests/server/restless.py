"""A player who talks, notes, hesitates, pauses, takes back, and whose line keeps breaking."""

from __future__ import annotations

import asyncio
import random
from secrets import token_hex
from typing import TYPE_CHECKING, Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from soucoupe.bots import random_bot
from soucoupe.client.line import open_line
from soucoupe.tables.entries.talk import FEELINGS
from tests.server.audit import Witness

if TYPE_CHECKING:
    from soucoupe.client.house import HeldSeat
    from soucoupe.client.line import Line

LONGEST_LINE = 40.0
"""Seconds after which a line breaks at the latest."""
AWAY = 36.0
"""Seconds somebody who really leaves stays away: longer than the grace."""
ODDS = {"say": 0.08, "react": 0.06, "note": 0.06, "take-back": 0.05, "pause": 0.02, "resign": 0.001}


class Restless(Witness):
    """Plays at random, at a person's pace, with all that people do beside playing."""

    def __init__(self, seat: HeldSeat, seed: int) -> None:
        super().__init__(seat, random_bot.choose)
        self.asides = 0
        self.drops = 0
        self.has_resigned = False
        self._chance = random.Random(seed)  # noqa: S311 (a test's own chance)

    async def live(self) -> None:
        """Play to the end of the game through every loss of the line; now and then stay away."""
        while self.outcome is None:
            try:
                async with open_line(self.seat.socket_url(), self.seat.session) as line:
                    lasts = self._chance.uniform(1, LONGEST_LINE)
                    await asyncio.wait_for(self.attend(line), lasts)
            except (TimeoutError, ConnectionClosed, InvalidHandshake, OSError):
                self.drops += 1
            if self.outcome is None:
                is_leaving = self._chance.random() < 0.1
                await asyncio.sleep(AWAY if is_leaving else self._chance.uniform(0.05, 2))

    async def _turn(self, line: Line, told: dict[str, Any]) -> None:
        await self._beside(line, told)
        if told["legal"] and self._pending is None:
            await asyncio.sleep(self._chance.uniform(0.1, 1.5))
        if not self.has_resigned:
            await super()._turn(line, told)

    async def _beside(self, line: Line, told: dict[str, Any]) -> None:
        """Do something beside the game, perhaps; end any pause that came of it."""
        if told.get("room", {}).get("is_paused"):
            await asyncio.sleep(1)
            await self._ask(line, "pause", is_wished=False)
        for kind, odds in ODDS.items():
            if self._chance.random() < odds:
                await self._ask(line, kind, **self._fields(kind))
                self.has_resigned = self.has_resigned or kind == "resign"

    def _fields(self, kind: str) -> dict[str, Any]:
        match kind:
            case "say" | "note":
                return {"text": f"{kind} {self._chance.random()} " * self._chance.randint(1, 8)}
            case "react":
                return {"feeling": self._chance.choice(FEELINGS)}
            case "pause":
                return {"is_wished": self._chance.random() < 0.5}
            case _:
                return {}

    async def _ask(self, line: Line, kind: str, **fields: Any) -> None:
        self.asides += 1
        await line.send({"type": kind, "id": token_hex(8), **fields})
