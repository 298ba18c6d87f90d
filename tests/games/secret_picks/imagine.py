"""A full state as a seat may picture it: consistent with its view and with nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.secret_picks.data import DECK, HAND, ROUNDS
from tests.games.secret_picks.state import State

if TYPE_CHECKING:
    from soucoupe.core.rng import Rng
    from tests.games.secret_picks.view_types import View


def imagine(view: View, rng: Rng) -> State:
    """Deal everything the view does not show, at random."""
    unseen = unseen_cards(view)
    rng.shuffle(unseen, "imagined cards")
    seats = len(view.points)
    state = State(view.options, [[] for _ in range(seats)])
    state.rounds = list(view.rounds)
    state.points = list(view.points)
    seen = {cards.seat: cards for cards in view.cards}
    for seat in range(seats):
        if seat in seen:
            state.hands[seat] = list(seen[seat].hand)
            state.picks[seat] = seen[seat].picked
            continue
        size = HAND - len(view.rounds)
        hand, unseen = unseen[:size], unseen[size:]
        if seat not in view.to_act and len(view.rounds) < ROUNDS:
            state.picks[seat] = hand.pop()
        state.hands[seat] = sorted(hand)
    return state


def unseen_cards(view: View) -> list[int]:
    """List the cards that could be anywhere: in other hands, picked by others, or not dealt."""
    unseen = list(DECK)
    for numbers in view.rounds:
        for number in numbers:
            unseen.remove(number)
    for cards in view.cards:
        for number in cards.hand:
            unseen.remove(number)
        if cards.picked is not None:
            unseen.remove(cards.picked)
    return unseen
