"""A player over a line that says what the test wants: no house, no network, no waiting."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec

from soucoupe.bots import random_bot
from soucoupe.client.house import HeldSeat
from soucoupe.client.player import LATER, Player
from soucoupe.core.play import deal
from soucoupe.core.rng import Rng
from tests.games.secret_picks import GAME
from tests.support.wire import run_virtually

SEAT = HeldSeat("http://127.0.0.1:1", "table", 0, "session", None)
OVER: dict[str, Any] = {"winners": [0]}


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
    told = {"view": view, "legal": legal, "ply": 0, "outcome": outcome, "last": None}
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
