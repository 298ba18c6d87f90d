"""How to deal again what a seat may not know: the second opinion the leak tests ask for.

Written from the state and from "What is hidden" in the README, never through view or imagine:
the other hands, the others' picks and the cards nobody was dealt are one pool.
"""

from soucoupe.core.rng import Rng
from tests.games.secret_picks.data import DECK
from tests.games.secret_picks.state import State


def redeal(state: State, seat: int | None, rng: Rng) -> State:
    """Return a state that differs only in what the seat (or the public) may not know."""
    other = state.copy()
    pool = list(DECK)
    for number in (number for numbers in state.rounds for number in numbers):
        pool.remove(number)
    if seat is not None:
        own = state.picks[seat]
        for number in (*state.hands[seat], *(() if own is None else (own,))):
            pool.remove(number)
    rng.shuffle(pool, "hidden")
    for at in (at for at in range(state.seats) if at != seat):
        other.hands[at] = sorted(pool.pop() for _ in state.hands[at])
        if state.picks[at] is not None:
            other.picks[at] = pool.pop()
    return other
