"""The gate: the only way a decision reaches the rules, outside search and rollouts."""

from typing import TypeVar

from msgspec import Struct

from soucoupe.core.errors import GameOver, NotLegal, NotYourTurn
from soucoupe.core.game import Copyable, Game, Seat
from soucoupe.core.options import check_seats
from soucoupe.core.rng import Rng

S = TypeVar("S", bound=Copyable)
A = TypeVar("A", bound=Struct)
E = TypeVar("E", bound=Struct)
V = TypeVar("V", bound=Struct)


def deal(game: Game[S, A, E, V], options: Struct, seats: int, rng: Rng) -> S:
    """Set up a game for this many seats."""
    check_seats(game, seats)
    return game.deal(options, seats, rng)


def opening(game: Game[S, A, E, V], state: S) -> list[E]:
    """Return what the deal showed, as events: the heading of the first round, what lies there."""
    return game.opening(state) if game.opening else []


def play(
    game: Game[S, A, E, V], state: S, seat: Seat, action: A, rng: Rng, out: list[E] | None = None
) -> S:
    """Return the state after the action, or refuse it; the state given is left untouched."""
    waiting = game.to_act(state)
    if not waiting:
        msg = "the game is over"
        raise GameOver(msg)
    if seat not in waiting:
        msg = "it is not your turn"
        raise NotYourTurn(msg)
    if action not in game.legal(state, seat):
        raise not_legal(game, state, seat, action)
    after = state.copy()
    game.apply(after, seat, action, rng, out)
    return after


def not_legal(game: Game[S, A, E, V], state: S, seat: Seat, action: A) -> NotLegal:
    """Make the refusal of an action, with the game's reason as far as that seat may know it."""
    reason = game.explain(game.view(state, seat), action) if game.explain else None
    return NotLegal("that is not possible now", reason=reason)
