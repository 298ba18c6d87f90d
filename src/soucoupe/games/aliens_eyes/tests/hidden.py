"""How to deal again what a seat may not know: the second opinion the leak tests ask for.

Written from the state and from "What is hidden" in the README, never through view or imagine:
the pile of contracts nobody was dealt and, with secret contracts, those of others that are open;
and the answers of others that wait to be revealed, which are any those seats could have given.
"""

from soucoupe.core.rng import Rng
from soucoupe.games.aliens_eyes.data import CONTRACTS
from soucoupe.games.aliens_eyes.state import CONTRACT, OVER, UNANSWERED, State


def redeal(state: State, seat: int | None, rng: Rng) -> State:
    """Return a state that differs only in what the seat (or the public) may not know."""
    other = state.copy()
    redeal_contracts(other, seat, rng)
    if state.phase == CONTRACT:
        for one in range(state.seats):
            if one != seat and not state.placed[one] and state.answers[one] != UNANSWERED:
                other.answers[one] = rng.pick(possible_answers(other, one), "hidden")
    return other


def redeal_contracts(state: State, seat: int | None, rng: Rng) -> None:
    """Deal the contracts again that nobody has shown this seat; others stay where they are."""
    hidden = []
    if state.options.secret_contracts and state.phase != OVER:
        hidden = [one for one in range(state.seats) if one != seat and not state.placed[one]]
    pool = [*state.pile, *(state.contracts[one] for one in hidden)]
    rng.shuffle(pool, "hidden")
    for one in hidden:
        state.contracts[one] = pool.pop()
    state.pile = pool


def possible_answers(state: State, seat: int) -> list[int]:
    """List, as bit masks, what a seat may have answered about the contract it has."""
    wanted = CONTRACTS[state.contracts[seat]]
    if not set(wanted) & set(state.taken[seat]):
        return [0]
    owned = sum(1 << at for at, kind in enumerate(wanted) if kind in state.tokens[seat])
    return [0] + [mask for mask in range(32) if mask & ~owned == 0 and mask.bit_count() > 1]
