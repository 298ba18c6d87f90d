"""Setting up a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.last_lamp.data import NUMBERS
from tests.games.last_lamp.state import State

if TYPE_CHECKING:
    from soucoupe.core.rng import Rng
    from tests.games.last_lamp.moves import Options


def deal(options: Options, seats: int, rng: Rng) -> State:
    """Shuffle the numbers and deal one to each."""
    numbers = list(NUMBERS)
    rng.shuffle(numbers, "numbers")
    return State(options, numbers[:seats])
