"""How to deal again what a seat may not know: the second opinion the leak tests ask for.

Written from the state and from "What is hidden" in the README, never through view or imagine:
each number that still burns is drawn from those its seat may hold, until no two are the same.
"""

from soucoupe.core.rng import Rng
from tests.games.last_lamp.data import NUMBERS
from tests.games.last_lamp.state import State


def redeal_open(state: State, rng: Rng) -> State:  # noqa: ARG001 (as every game has it)
    """Return an equal state: those who are out see every number."""
    return state.copy()


def redeal(state: State, seat: int | None, rng: Rng) -> State:
    """Return a state that differs only in what the seat (or the public) may not know."""
    other = state.copy()
    unknown = [at for at in state.living() if at != seat]
    known = [number for at, number in enumerate(state.numbers) if at not in unknown]
    choices = [
        [one for one in NUMBERS if one not in known and state.called.get(one, at) == at]
        for at in unknown
    ]
    numbers = [rng.pick(choice, "hidden") for choice in choices]
    while len(set(numbers)) < len(numbers):
        numbers = [rng.pick(choice, "hidden") for choice in choices]
    for at, number in zip(unknown, numbers, strict=True):
        other.numbers[at] = number
    return other
