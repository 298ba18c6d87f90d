"""How to deal again what a seat may not know: the second opinion the leak tests ask for.

Written from the state and from "What is hidden" in the README, never through view or imagine:
other hands, cards others gave back and the deck are one pool; the hunt zone lies in any order, but
for the card this seat looked at. What was told must stay true: a member who showed a hideout first
still holds a card that can be played second.
"""

from soucoupe.core.rng import Rng
from soucoupe.games.tuerie.data import CARDS
from soucoupe.games.tuerie.state import NONE, State

SWAPS = 60
Slot = tuple[list[int], int]


def redeal(state: State, seat: int | None, rng: Rng) -> State:
    """Return a state that differs only in what the seat (or the public) may not know."""
    other = state.copy()
    redeal_cards(other, seat, rng)
    redeal_targets(other, seat, rng)
    return other


def redeal_open(state: State, rng: Rng) -> State:
    """Return a state that differs only in what even the eliminated may not know: the hunt zone."""
    other = state.copy()
    redeal_targets(other, None, rng)
    return other


def redeal_cards(state: State, seat: int | None, rng: Rng) -> None:
    """Swap unseen cards about, undoing every swap that leaves somebody without a second card."""
    slots: list[Slot] = [(state.deck, at) for at in range(len(state.deck))]
    for holder, hand in enumerate(state.hands):
        if holder != seat:
            slots += [(hand, at) for at in range(len(hand))]
            if state.discards[holder] != NONE:
                slots.append((state.discards, holder))
    for _ in range(SWAPS if slots else 0):
        one, two = rng.pick(slots, "hidden"), rng.pick(slots, "hidden")
        swap(one, two)
        if not all_can_go_on(state):
            swap(one, two)
    for hand in state.hands:
        hand.sort()


def swap(one: Slot, two: Slot) -> None:
    """Let two cards change places."""
    (here, at), (there, elsewhere) = one, two
    here[at], there[elsewhere] = there[elsewhere], here[at]


def all_can_go_on(state: State) -> bool:
    """Tell whether everybody who hid first can act second."""
    return not any(
        CARDS[hand[0]].order == "first"
        for seat, hand in enumerate(state.hands)
        if hand and state.hiding_cards[seat] != NONE
    )


def redeal_targets(state: State, seat: int | None, rng: Rng) -> None:
    """Lay the hunt zone in another order, whoever looked keeping what they saw."""
    knows = seat is not None and seat == state.tracker
    places = [at for at in range(len(state.zone)) if not (knows and at == state.sight)]
    rooms = [state.zone[at] for at in places]
    if state.aside != NONE and not knows:
        rooms.append(state.aside)
    rng.shuffle(rooms, "hidden")
    if state.aside != NONE and not knows:
        state.aside = rooms.pop()
    for at in places:
        state.zone[at] = rooms.pop()
