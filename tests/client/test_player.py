"""A player over a line that says what the test wants: no house, no network, no waiting."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import msgspec
from websockets.exceptions import ConnectionClosedOK
from websockets.frames import Close

from soucoupe.bots import random_bot
from soucoupe.client import player as player_module
from soucoupe.client.house import HeldSeat
from soucoupe.client.player import LATER, Player
from soucoupe.core.play import deal
from soucoupe.core.rng import Rng
from tests.games.secret_picks import GAME
from tests.support.wire import run_virtually

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    import pytest

SEAT = HeldSeat("http://127.0.0.1:1", "table", 0, "session", None)
OVER: dict[str, Any] = {"winners": [0]}
CLOSING: dict[str, Any] = {"type": "closing", "ends_in": 0, "back_in": 4000}


class ScriptedLine:
    """A house that refuses the first tries of every command as too many, then takes it."""

    def __init__(self, refusals: int) -> None:
        self.sent: list[tuple[float, dict[str, Any]]] = []
        self._refusals = refusals
        state = deal(GAME, GAME.options(), 2, Rng(bytes(32), 0))
        self._told: list[dict[str, Any]] = [
            {"type": "welcome", "game": GAME.id},
            now(GAME.view(state, 0), list(GAME.legal(state, 0)), None),
        ]

    async def receive(self) -> dict[str, Any]:
        """Say what comes next."""
        return self._told.pop(0)

    async def send(self, message: dict[str, Any]) -> None:
        """Take a command, or refuse it."""
        from asyncio import get_running_loop  # noqa: PLC0415 (the loop of the test)

        self.sent.append((get_running_loop().time(), message))
        if len(self.sent) <= self._refusals:
            refused = {"type": "refused", "id": message["id"], "code": "limit/too-much"}
            self._told.append({**refused, "detail": "slow down"})
        else:
            self._told.append({**now(None, [], OVER), "done": message["id"]})


def now(view: Any, legal: list[Any], outcome: Any) -> dict[str, Any]:
    """Return everything a seat may know of the table."""
    told = {"view": view, "legal": legal, "ply": 0, "outcome": outcome, "last": None, "opening": []}
    room = {"stage": "playing" if outcome is None else "over"}
    return {"type": "now", "room": room, **msgspec.to_builtins(told)}


def test_a_player_slows_down_when_told_to() -> None:
    """Refused for being too fast, it waits, sends the very same command again, and goes on."""
    line = ScriptedLine(refusals=3)
    player = Player(SEAT, lambda _: random_bot.choose)
    run_virtually(player._attend(line))  # type: ignore[arg-type]  # a line in all that is used
    assert player.outcome == OVER
    assert {code for code, _ in player.refused} == {"limit/too-much"}
    assert len({str(message) for _, message in line.sent}) == 1
    times = [at for at, _ in line.sent]
    assert all(later - at >= LATER for at, later in pairwise(times))
    assert player.done == [line.sent[0][1]["id"]]


def test_a_player_stays_away_as_long_as_the_house_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """The house closes; its own moment to come back counts, not the player's haste."""
    came: list[float] = []

    class ClosingLine:
        """A house that says it closes, and does; next time the game is over."""

        def __init__(self) -> None:
            self._told: list[dict[str, Any]] = [now(None, [], OVER)] if came else [CLOSING]

        async def receive(self) -> dict[str, Any]:
            """Say what comes next, or that there is nothing more."""
            if not self._told:
                raise ConnectionClosedOK(Close(1012, ""), None)
            return self._told.pop(0)

    @asynccontextmanager
    async def opened(*_: object) -> AsyncIterator[ClosingLine]:
        line = ClosingLine()
        came.append(asyncio.get_running_loop().time())
        yield line

    monkeypatch.setattr(player_module, "open_line", opened)
    player = Player(SEAT, lambda _: random_bot.choose)
    run_virtually(player.play())
    assert player.outcome == OVER
    assert came[1] - came[0] >= CLOSING["back_in"] / 1000
