"""The leak laws bite: every leak planted in a game is found."""

from dataclasses import replace
from typing import Any
from zlib import crc32

import pytest

from soucoupe import registry
from soucoupe.core.game import AnyGame
from soucoupe.core.rng import FastRng
from soucoupe.core.snapshot import digest
from soucoupe.tables.reveals import After
from tests.support.actions import to_try
from tests.support.cases import of_game
from tests.support.leaks import (
    Leak,
    all_laws,
    independent_worlds,
    open_worlds,
    round_trip,
    take_backs,
)
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


def hold_against_all_laws(game: AnyGame, hidden: Any) -> None:
    """Hold random games of a game against every law, for every watcher."""
    rng = FastRng(5)
    for position in positions(game):
        for watcher in (*range(position.seats), None):
            tried = to_try([position.action], rng, 4)
            all_laws(game, position, watcher, hidden.redeal, tried, rng)
        if game.eliminated is not None:
            open_worlds(game, position, hidden.redeal_open(position.state, rng))


def test_every_planted_leak_is_found(game_id: str) -> None:
    """Each leak makes at least one law fail; without it all laws hold."""
    planted = of_game(game_id, "planted")
    hidden = of_game(game_id, "hidden")
    assert planted.LEAKS
    for name, game in planted.LEAKS.items():
        try:
            hold_against_all_laws(game, hidden)
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


def to_whoever_learnt_nothing(
    game: AnyGame, state: Any, seat: int, seats: int, action: Any
) -> bool:
    """Grant, as the house once did, whatever showed the seat itself nothing in 32 known worlds."""
    after = After(game, state, seat, action)
    before, chance = game.view(state, seat), FastRng(seats)
    return not after.has_drawn and all(
        After(game, game.imagine(before, chance), seat, action).seen_by(seat) == after.seen_by(seat)
        for _ in range(32)
    )


def test_a_take_back_that_is_granted_too_easily_is_found(game_id: str) -> None:
    """What a game calls final, all of it; and what others were shown that only one seat knew."""
    game = registry.find(game_id)
    if game.final is None:
        return
    redeal = of_game(game_id, "hidden").redeal
    found: set[type] = set()
    rng = FastRng(7)
    for position in positions(game):
        view, kind = game.view(position.state, position.seat), type(position.action)
        is_final = game.final(view, position.action) is not None
        if kind in found or (found and not is_final):
            continue
        try:
            is_granted = take_backs(game, position, redeal, rng, to_whoever_learnt_nothing)
        except Leak:
            found.add(kind)
        else:
            assert not (is_granted and is_final)
    assert found


def test_a_take_back_that_depends_on_what_is_hidden_is_found(game_id: str) -> None:
    """An answer that peeks into the state tells its seat what lies there."""
    game = registry.find(game_id)
    if not game.traits.hidden:
        return
    redeal, lenient = of_game(game_id, "hidden").redeal, replace(game, final=None)

    def peeking(_: AnyGame, state: Any, *_of_whom: Any) -> bool:
        return bool(crc32(digest(state).encode()) % 2)

    def hold() -> None:
        rng = FastRng(8)
        for position in positions(lenient):
            take_backs(lenient, position, redeal, rng, peeking)

    with pytest.raises(Leak):
        hold()
