"""Setting up a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.secret_picks.data import DECK, HAND
from tests.games.secret_picks.state import State

if TYPE_CHECKING:
    from soucoupe.core.rng import Rng
    from tests.games.secret_picks.moves import Options


def deal(options: Options, seats: int, rng: Rng) -> State:
    """Shuffle the cards and deal the hands, each in order."""
    cards = list(DECK)
    rng.shuffle(cards, "cards")
    return State(options, [sorted(cards[at * HAND : (at + 1) * HAND]) for at in range(seats)])
