"""How to deal again what a seat may not know: the second opinion the leak tests ask for.

Written from the state and from "What is hidden" in the README, never through view or imagine:
hands and deck are one pool, of which no alarm can be in a hand. What a seat holds, what its
mate holds open, and what it has seen of a hand on a date stay; what others have seen does not.
An architect's plan is known to the architect, and to all if it is an option of the table.
"""

from soucoupe.core.rng import Rng
from soucoupe.games.strangers.data import ALIEN, FIRST_IN_HAND, ICE_CREAM_DATE, SAUCER, SCIENCE_CLUB
from soucoupe.games.strangers.state import State


def redeal(state: State, seat: int | None, rng: Rng) -> State:
    """Return a state that differs only in what the seat (or the public) may not know."""
    other = state.copy()
    if state.options.mode == "architect":
        if seat is None and state.options.plan is None:
            redeal_plan(other, rng)
        return other
    kept = [kept_of(state, seat, holder) for holder in range(state.seats)]
    pool = state.deck + [card for hand in state.hands for card in hand]
    for hand in kept:
        for card in hand:
            pool.remove(card)
    fit = [card for card in pool if card >= FIRST_IN_HAND]
    rng.shuffle(fit, "hidden")
    for holder, hand in enumerate(kept):
        wanted = len(state.hands[holder]) - len(hand)
        other.hands[holder] = hand + [fit.pop() for _ in range(wanted)]
        for card in other.hands[holder][len(hand) :]:
            pool.remove(card)
    rng.shuffle(pool, "hidden")
    other.deck = pool
    redeal_memories(other, seat, rng)
    return other


def kept_of(state: State, seat: int | None, holder: int) -> list[int]:
    """List the cards in a hand that a seat knows of."""
    if seat is None:
        return []
    is_open = state.options.mode == "teams-adjacent" and holder == seat ^ 1
    if holder == seat or is_open:
        return state.hands[holder][:]
    return state.known[state.seats * seat + holder][:]


def redeal_memories(state: State, seat: int | None, rng: Rng) -> None:
    """Let the others have seen cards that are there now; what was seen of one's own hand stays."""
    for at, seen in enumerate(state.known):
        watcher, holder = divmod(at, state.seats)
        if seen and seat not in (watcher, holder):
            hand = state.hands[holder][:]
            rng.shuffle(hand, "hidden")
            state.known[at] = sorted(hand[: len(seen)])


def redeal_plan(state: State, rng: Rng) -> None:
    """Arrange hand, deck and box anew, aliens of the deck staying where they are."""
    out_of_play = (ALIEN, SAUCER, SCIENCE_CLUB, ICE_CREAM_DATE)
    every = state.hands[0] + state.deck + state.box
    pool = [card for card in every if card not in out_of_play]
    rest = [card for card in state.box if card in out_of_play]
    rng.shuffle(pool, "hidden")
    state.hands[0] = [pool.pop() for _ in state.hands[0]]
    state.deck = [card if card == ALIEN else pool.pop() for card in state.deck]
    state.box = rest + pool
