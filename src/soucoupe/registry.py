"""Finds the games by walking their folder; adding one edits nothing here."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from soucoupe import games
from soucoupe.core.errors import UnknownGame

if TYPE_CHECKING:
    from soucoupe.core.game import AnyGame


@cache
def game_ids() -> tuple[str, ...]:
    """List the games there are, by id."""
    return tuple(sorted(module.name for module in iter_modules(games.__path__) if module.ispkg))


@cache
def find(game_id: str) -> AnyGame:
    """Return the game of that id, or say which there are."""
    if game_id not in game_ids():
        msg = f"there is no game '{game_id}'; games: {', '.join(game_ids())}"
        raise UnknownGame(msg)
    game: AnyGame = import_module(f"{games.__name__}.{game_id}").GAME
    return game


def all_games() -> tuple[AnyGame, ...]:
    """Return every game."""
    return tuple(find(game_id) for game_id in game_ids())


def is_installed(game_id: str, version: str) -> bool:
    """Tell whether the rules of that version are here."""
    try:
        return find(game_id).version == version
    except UnknownGame:
        return False
