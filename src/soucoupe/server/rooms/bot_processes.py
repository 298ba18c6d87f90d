"""The processes in which bots think, off the event loop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from soucoupe import registry
from soucoupe.bots.budget import within_seconds
from soucoupe.bots.levels import bot
from soucoupe.core.budget import Budget
from soucoupe.core.rng import FastRng
from soucoupe.server.processes import Processes

if TYPE_CHECKING:
    from collections.abc import Sequence


class BotProcesses(Processes):
    """The pool bots think in."""

    async def think(self, *given: Any) -> Any:  # noqa: ANN401 (what a bot is given, and its action)
        """Have a bot choose an action in a process of its own."""
        return await self.run(think, *given)


def think(
    game_id: str,
    level: str,
    view: Any,  # noqa: ANN401 (the game's own)
    legal: Sequence[Any],
    events: Sequence[Any],
    seed: int,
    seconds: float | None,
) -> Any:  # noqa: ANN401
    """Choose an action within some seconds, or within the level's usual number of simulations."""
    budget = Budget() if seconds is None else within_seconds(seconds)
    choose = bot(registry.find(game_id), level)
    return choose(view, legal, events, FastRng(seed), budget)
