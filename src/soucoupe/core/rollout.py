"""The inner loop of simulation and search: random play to the end, as fast as the rules allow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from msgspec import Struct

from soucoupe.core.game import Copyable, Game

if TYPE_CHECKING:
    from collections.abc import Collection

    from soucoupe.core.rng import Rng

S = TypeVar("S", bound=Copyable)
A = TypeVar("A", bound=Struct)
E = TypeVar("E", bound=Struct)
V = TypeVar("V", bound=Struct)

PURPOSE: Final = "rollout"


def rollout(game: Game[S, A, E, V], state: S, rng: Rng, most: int = 1 << 30) -> int:
    """Play uniformly random actions, in place, to the end or for `most` plies; return how many."""
    to_act, legal, apply = game.to_act, game.legal, game.apply
    plies = 0
    waiting = to_act(state)
    while waiting and plies < most:
        seat = waiting[0]
        apply(state, seat, any_of(legal(state, seat), rng), rng, None)
        plies += 1
        waiting = to_act(state)
    return plies


def rollouts(game: Game[S, A, E, V], options: Struct, seats: int, rng: Rng, games: int) -> int:
    """Deal and play this many random games; return the actions taken in all."""
    deal = game.deal
    return sum(rollout(game, deal(options, seats, rng), rng) for _ in range(games))


def any_of(actions: Collection[A], rng: Rng) -> A:
    """Draw one of the legal actions, each equally likely; lazy collections are listed first."""
    # Compiled, a union of classes would be built anew at every call; each alone is indexed at once.
    if isinstance(actions, list):
        return actions[rng.below(len(actions), PURPOSE)]  # type: ignore[no-any-return]
    listed = actions if isinstance(actions, tuple) else tuple(actions)
    return listed[rng.below(len(listed), PURPOSE)]
