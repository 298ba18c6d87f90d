"""Perft: how many sequences of actions there are, the shortest proof that rules did not move."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, TypeVar

from msgspec import Struct

from soucoupe.core.game import Copyable, Game
from soucoupe.core.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Collection

    from soucoupe.core.game import Seat

S = TypeVar("S", bound=Copyable)
A = TypeVar("A", bound=Struct)
E = TypeVar("E", bound=Struct)
V = TypeVar("V", bound=Struct)


def perft(game: Game[S, A, E, V], state: S, seed: bytes, ply: int, depth: int) -> int:
    """Count the sequences of `depth` actions from a state reached after `ply` plies."""
    waiting = game.to_act(state)
    if depth == 0 or not waiting:
        return 1
    if depth == 1:
        return sum(len(game.legal(state, seat)) for seat in waiting)
    return sum(
        perft(game, after(game, state, seat, action, Rng(seed, ply + 1)), seed, ply + 1, depth - 1)
        for seat in waiting
        for action in game.legal(state, seat)
    )


def after(game: Game[S, A, E, V], state: S, seat: Seat, action: A, rng: Rng) -> S:
    """Return the state after an action, leaving the given one alone."""
    twin = state.copy()
    game.apply(twin, seat, action, rng, None)
    return twin


def wander(game: Game[S, A, E, V], state: S, seed: bytes, plies: int) -> S:
    """Return the state after some random plies, the same for the same seed."""
    chance = lasting_chance(seed)
    for ply in range(1, plies + 1):
        waiting = game.to_act(state)
        if not waiting:
            break
        action = lasting_choice(game.legal(state, waiting[0]), chance)
        state = after(game, state, waiting[0], action, Rng(seed, ply))
    return state


def lasting_chance(seed: bytes) -> Random:
    """Return chance for what is written down: it stays as it is, however simulations draw."""
    return Random(int.from_bytes(seed, "big"))  # noqa: S311 (no secret)


def lasting_choice(actions: Collection[A], chance: Random) -> A:
    """Draw one of the legal actions from lasting chance."""
    listed = tuple(actions)
    return listed[int(chance.random() * len(listed))]
