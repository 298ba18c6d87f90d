"""The levels every game has, from the bots it brings and the search that serves all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.bots import random_bot
from soucoupe.bots.search import searcher
from soucoupe.core.errors import UnknownBot

if TYPE_CHECKING:
    from typing import Any

    from soucoupe.core.game import AnyGame, Chooser

LEVELS = ("random", "novice", "regular", "expert")

NOVICE = 24
REGULAR = 80
EXPERT = 640
"""How many simulations the general search has at each level."""


def bot(game: AnyGame, level: str) -> Chooser[Any, Any, Any]:
    """Return the bot of that level: the game's own if it has one, else the general search."""
    if level in game.bots:
        return game.bots[level]
    fast: Chooser[Any, Any, Any] = game.bots.get("novice", random_bot.choose)
    match level:
        case "random":
            return random_bot.choose
        case "novice":
            return searcher(game, NOVICE, random_bot.choose)
        case "regular":
            return searcher(game, REGULAR, fast)
        case "expert":
            return searcher(game, EXPERT, fast)
        case _:
            known = ", ".join(bot_names(game))
            msg = f"no bot '{level}' plays {game.id}; bots: {known}"
            raise UnknownBot(msg)


def is_instant(game: AnyGame, level: str) -> bool:
    """Tell whether the bot of that level answers without a search."""
    return level == "random" or (level == "novice" and level in game.bots)


def bot_names(game: AnyGame) -> tuple[str, ...]:
    """List the bots that play a game: the levels, then what else the game brings."""
    return (*LEVELS, *(name for name in game.bots if name not in LEVELS))
