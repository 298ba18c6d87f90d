"""Every game, at every number of seats, with every combination of its switches."""

from __future__ import annotations

from importlib import import_module
from itertools import product
from types import ModuleType
from typing import Any, Literal, get_args, get_origin

from msgspec import Struct
from msgspec.structs import fields

from soucoupe import registry
from soucoupe.core.game import AnyGame
from soucoupe.core.options import read_options

MOST_COMBINATIONS = 16


class Case(Struct, frozen=True):
    """One way to deal a game."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: str

    def __str__(self) -> str:
        switched = [name for name, value in self.options.items() if value]
        return "-".join([self.game, str(self.seats), *switched, self.seed])

    def found(self) -> AnyGame:
        """Return the game."""
        return registry.find(self.game)

    def dealt_with(self) -> Struct:
        """Return the options as the game takes them."""
        return read_options(self.found(), self.options)


def cases(game_id: str, seeds: range) -> list[Case]:
    """List the cases of a game: seats x switches x seeds."""
    game = registry.find(game_id)
    return [
        Case(game_id, seats, options, f"s{seed}")
        for seats in game.seats
        for options in combinations(game)
        for seed in seeds
    ]


def combinations(game: AnyGame) -> list[dict[str, Any]]:
    """Combine every switch and every choice a game has; thinned out evenly if they are many."""
    choices: dict[str, tuple[Any, ...]] = {}
    for field in fields(game.options):
        if field.type is bool:
            choices[field.name] = (False, True)
        elif get_origin(field.type) is Literal:
            choices[field.name] = get_args(field.type)
    every = [dict(zip(choices, values, strict=True)) for values in product(*choices.values())]
    step = -(-len(every) // MOST_COMBINATIONS)
    return every[::step]


def of_game(game_id: str, module: str) -> ModuleType:
    """Import a module of a game's own tests."""
    return import_module(f"soucoupe.games.{game_id}.tests.{module}")
