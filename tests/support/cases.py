"""Every game, at every number of seats, with every combination of its switches."""

from __future__ import annotations

from importlib import import_module
from itertools import product
from types import ModuleType
from typing import Any, Literal, get_args, get_origin

from msgspec import Struct
from msgspec.structs import fields

from soucoupe import registry
from soucoupe.core.errors import BadOption
from soucoupe.core.game import AnyGame
from soucoupe.core.options import read_options
from soucoupe.core.rng import FastRng

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
        for options in combinations(game, seats)
        for seed in seeds
    ]


def combinations(game: AnyGame, seats: int) -> list[dict[str, Any]]:
    """Combine every switch and every choice a table of this size can have; a sample of many."""
    choices: dict[str, tuple[Any, ...]] = {}
    for field in fields(game.options):
        if field.type is bool:
            choices[field.name] = (False, True)
        elif get_origin(field.type) is Literal:
            choices[field.name] = get_args(field.type)
    every = [dict(zip(choices, values, strict=True)) for values in product(*choices.values())]
    first, *others = [options for options in every if can_be_dealt(game, options, seats)]
    if len(others) >= MOST_COMBINATIONS:
        # Not every so-manieth: that would always leave the same switches off.
        FastRng(1).shuffle(others, "sample")
    return [first, *others[: MOST_COMBINATIONS - 1]]


def can_be_dealt(game: AnyGame, options: dict[str, Any], seats: int) -> bool:
    """Tell whether a game takes these options together, at a table of this size."""
    try:
        game.deal(read_options(game, options), seats, FastRng(0))
    except BadOption:
        return False
    return True


def of_game(game_id: str, module: str) -> ModuleType:
    """Import a module of a game's own tests."""
    return import_module(f"soucoupe.games.{game_id}.tests.{module}")
