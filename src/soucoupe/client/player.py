"""A seat played over the public protocol by a bot, through every loss of the line."""

from __future__ import annotations

import asyncio
from secrets import token_hex
from typing import TYPE_CHECKING, Any

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from soucoupe import registry
from soucoupe.client.house import TurnedAway, Unreachable
from soucoupe.client.line import Line, open_line
from soucoupe.core.budget import Budget
from soucoupe.core.rng import FastRng, Rng
from soucoupe.server.wire.close_codes import FINAL

if TYPE_CHECKING:
    from collections.abc import Callable

    from soucoupe.client.house import HeldSeat
    from soucoupe.core.game import AnyGame, Chooser

FIRST_WAIT, LONGEST_WAIT = 0.05, 2.0
PASSING = {"limit/too-much", "store/unavailable", "house/closing"}
"""Refusals of what can be taken a little later."""
LATER = 0.5


class Player:
    """Plays one seat to the end of the game; remembers what it was told was done."""

    def __init__(
        self,
        seat: HeldSeat,
        make: Callable[[AnyGame], Chooser[Any, Any, Any]],
        rng: Rng | None = None,
    ) -> None:
        self.seat = seat
        self.done: list[str] = []
        self.refused: list[tuple[str, str]] = []
        self.outcome: Any = None
        self._make = make
        self._rng = rng or FastRng(int(token_hex(8), 16))
        self._game: AnyGame | None = None
        self._choose: Chooser[Any, Any, Any] | None = None
        self._events: list[Any] = []
        self._plies: dict[int, int] = {}
        """How many events had been shown before each ply."""
        self._pending: dict[str, Any] | None = None
        self._back_in = 0.0
        """Seconds to stay away after the house has closed, as it asked for."""

    async def play(self, patience: float = 30.0) -> Any:  # noqa: ANN401 (an outcome as JSON)
        """Play to the end, coming back after every loss of the line; return the outcome."""
        wait = FIRST_WAIT
        lost = 0.0
        while self.outcome is None:
            try:
                async with open_line(self.seat.socket_url(), self.seat.session) as line:
                    wait, lost = FIRST_WAIT, 0.0
                    self._back_in = 0.0
                    await self._attend(line)
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in FINAL:
                    raise TurnedAway(f"the house closed the line: {closed.rcvd.reason}") from None
            except (OSError, InvalidHandshake) as error:
                if lost > patience:
                    raise Unreachable(f"cannot reach {self.seat.base}: {error}") from None
            await asyncio.sleep(max(wait, self._back_in))
            lost += wait
            self._back_in = 0.0
            wait = min(2 * wait, LONGEST_WAIT)
        return self.outcome

    async def _attend(self, line: Line) -> None:
        while self.outcome is None:
            told = await line.receive()
            self.hear(told)
            match told["type"]:
                case "welcome":
                    self._game = registry.find(told["game"])
                    self._choose = self._make(self._game)
                case "now":
                    await self._now(line, told)
                case "room" if told["room"]["stage"] == "starting":
                    await self._lend(line)
                case "moved":
                    self._moved(told)
                    await self._turn(line, told)
                case "closing":
                    self._back_in = told["back_in"] / 1000
                case "ping":
                    await line.send({"type": "pong", "ping": told["ping"]})
                case "refused":
                    await self._refuse(line, told)

    def _moved(self, told: dict[str, Any]) -> None:
        """Take note of what was shown; what was taken back has not happened."""
        if told["undone"] is not None:
            del self._events[self._plies.get(told["undone"], len(self._events)) :]
        self._plies[told["ply"]] = len(self._events)
        self._events += self._shown(told["events"])

    def _shown(self, events: list[Any]) -> list[Any]:
        return msgspec.convert(events, list[self.game.events])  # type: ignore[name-defined]

    def hear(self, told: dict[str, Any]) -> None:
        """Take note of a message before anything is done about it."""
        if "done" in told:
            self._settle(told["done"])

    @property
    def game(self) -> Any:  # noqa: ANN401 (its types are its own)
        """The game the table plays."""
        return self._game

    def _settle(self, command: str) -> None:
        self.done.append(command)
        if self._pending is not None and self._pending["id"] == command:
            self._pending = None

    async def _refuse(self, line: Line, told: dict[str, Any]) -> None:
        self.refused.append((told["code"], told["detail"]))
        if told["code"] in PASSING:
            await asyncio.sleep(LATER)
            if self._pending is not None:
                await line.send(self._pending)
        elif told["id"] is None:
            raise TurnedAway(told["detail"], code=told["code"])
        elif self._pending is not None and self._pending["id"] == told["id"]:
            self._pending = None

    async def _now(self, line: Line, told: dict[str, Any]) -> None:
        self.outcome = told["outcome"]
        if self._pending is not None and told["last"] == self._pending["id"]:
            self._settle(told["last"])
        if told["room"]["stage"] == "starting":
            await self._lend(line)
        if told["view"] is not None and told["ply"] == 0:
            self._events = self._shown(told["opening"])
        if told["view"] is not None and self.outcome is None:
            if not told["legal"]:
                self._pending = None
            elif self._pending is not None:
                await line.send(self._pending)
            await self._turn(line, told)

    async def _lend(self, line: Line) -> None:
        await line.send({"type": "lend", "id": token_hex(8), "entropy": token_hex(32)})

    async def _turn(self, line: Line, told: dict[str, Any]) -> None:
        """Act if it is this seat's turn and nothing is on its way already."""
        if not told["legal"] or self._pending is not None or self._choose is None:
            return
        view = msgspec.convert(told["view"], self.game.views)
        legal = [msgspec.convert(one, self.game.actions) for one in told["legal"]]
        action = self._choose(view, legal, self._events, self._rng, Budget())
        self._pending = {
            "type": "act",
            "id": token_hex(8),
            "ply": told["ply"],
            "action": msgspec.to_builtins(action),
        }
        await line.send(self._pending)
