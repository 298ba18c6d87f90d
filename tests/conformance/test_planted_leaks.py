"""The leak laws bite: every leak planted in a game is found."""

import pytest

from soucoupe.core.game import AnyGame
from soucoupe.core.rng import FastRng
from tests.support.actions import to_try
from tests.support.cases import of_game
from tests.support.leaks import Leak, Redeal, all_laws, independent_worlds, round_trip
from tests.support.walk import Position, walk

GAMES = 3


def positions(game: AnyGame) -> list[Position]:
    """Collect the positions of a few random games, at the least and the most seats."""
    return [
        position
        for seats in (game.seats[0], game.seats[-1])
        for seed in range(GAMES)
        for position in walk(game, seats, game.options(), f"s{seed}")
    ]


def hold_against_all_laws(game: AnyGame, redeal: Redeal) -> None:
    """Hold random games of a game against every law, for every watcher."""
    rng = FastRng(5)
    for position in positions(game):
        for watcher in (*range(position.seats), None):
            all_laws(game, position, watcher, redeal, to_try([position.action], rng, 4), rng)


def test_every_planted_leak_is_found(game_id: str) -> None:
    """Each leak makes at least one law fail; without it all laws hold."""
    planted = of_game(game_id, "planted")
    redeal = of_game(game_id, "hidden").redeal
    assert planted.LEAKS
    for name, game in planted.LEAKS.items():
        try:
            hold_against_all_laws(game, redeal)
        except Leak:
            continue
        pytest.fail(f"planted and not found: {name}")


def test_a_leak_imagine_agrees_with_passes_the_round_trip_only(game_id: str) -> None:
    """Round trip alone cannot see a leak that view and imagine share; independent worlds can."""
    planted = of_game(game_id, "planted")
    game = planted.LEAKS[planted.HONOURED_BY_IMAGINE]
    redeal = of_game(game_id, "hidden").redeal
    rng = FastRng(6)
    found = 0
    for position in positions(game):
        for watcher in (*range(position.seats), None):
            round_trip(game, position, watcher, rng)
            other = redeal(position.state, watcher, rng)
            try:
                independent_worlds(game, position, watcher, other, ())
            except Leak:
                found += 1
    assert found
