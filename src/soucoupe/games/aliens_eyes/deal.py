"""Setting up a game: tokens, contracts, and who begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.aliens_eyes.data import CONTRACTS, COPIES, FACES
from soucoupe.games.aliens_eyes.state import NOT_NOW, State
from soucoupe.games.aliens_eyes.view_types import Opening

if TYPE_CHECKING:
    from soucoupe.core.rng import Rng
    from soucoupe.games.aliens_eyes.moves import Options


def deal(options: Options, seats: int, rng: Rng) -> State:
    """Lay out the tokens, deal a contract each and roll for who begins."""
    state = State(options, seats, list(COPIES[options.layout, seats]))
    cards = list(range(len(CONTRACTS)))
    rng.shuffle(cards, "contracts")
    state.contracts = cards[:seats]
    state.pile = cards[seats:]
    state.tokens = [[] for _ in range(seats)]
    state.taken = [[] for _ in range(seats)]
    state.placed = [0] * seats
    state.answers = [NOT_NOW] * seats
    roll_for_first(state, rng)
    return state


def roll_for_first(state: State, rng: Rng) -> None:
    """Let everyone roll two dice, and those who tie for the most again, until one is left."""
    rolled: list[Opening] = []
    seats = list(range(state.seats))
    while len(seats) > 1:
        sums = []
        for seat in seats:
            first = rng.below(FACES, "first player") + 1
            second = rng.below(FACES, "first player") + 1
            rolled.append(Opening(seat, first, second))
            sums.append(first + second)
        most = max(sums)
        seats = [seat for seat, total in zip(seats, sums, strict=True) if total == most]
    state.opening = tuple(rolled)
    state.first = seats[0]
    state.actor = seats[0]
