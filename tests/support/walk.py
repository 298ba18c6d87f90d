"""Random games through the gate, position by position."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, NamedTuple

from msgspec import Struct

from soucoupe.core.game import AnyGame
from soucoupe.core.play import deal, play
from soucoupe.core.rng import FastRng, Rng, seed_of_text
from soucoupe.core.rollout import any_of

MOST_PLIES = 20_000


class Position(NamedTuple):
    """Before a decision: the state, whose turn, what was chosen, and by which chance it goes on."""

    ply: int
    seats: int
    state: Any
    seat: int
    legal: Collection[Any]
    action: Any
    seed: bytes

    def rng(self) -> Rng:
        """Return the stream of the ply that follows."""
        return Rng(self.seed, self.ply)


def walk(game: AnyGame, seats: int, options: Struct, seed: str) -> Iterator[Position]:
    """Play uniformly random legal actions to the end."""
    secret = seed_of_text(seed)
    chance = FastRng(int.from_bytes(secret, "big"))
    state = deal(game, options, seats, Rng(secret, 0))
    ply = 0
    while waiting := game.to_act(state):
        ply += 1
        assert ply < MOST_PLIES, "the game does not end"
        seat = chance.pick(waiting, "seat")
        legal = game.legal(state, seat)
        action = any_of(legal, chance)
        position = Position(ply, seats, state, seat, legal, action, secret)
        yield position
        state = play(game, state, seat, action, position.rng())
