"""The careful policy: weighs both cards by what a hunt begun now would do; every level's model."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.tuerie.bots.hunt_estimate import best_of, hunt_estimate
from soucoupe.games.tuerie.bots.sensible_choices import sensible_choices
from soucoupe.games.tuerie.crew_cards import act, take_cover
from soucoupe.games.tuerie.data import HIDE, NOT_FIRST, NOT_SECOND, SET_ASIDE
from soucoupe.games.tuerie.legal import add_acts
from soucoupe.games.tuerie.moves import Act, Action, Hide
from soucoupe.games.tuerie.state import (
    FIRST,
    NONE,
    SECOND,
    SETTING_ASIDE,
    SHORTAGE,
    TURNING,
    State,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from soucoupe.core.rng import Rng

PURPOSE: Final = "careful policy"
WAYS: Final = 8
"""How many ways to play one action are looked at."""


def careful_policy(state: State, seat: int, rng: Rng) -> Action:
    """Play the cards so as to fare best if the hunt began now; turn no card known to be fatal."""
    phase = state.phase
    if phase == FIRST:
        return first_card(state, seat, rng)
    if phase in {SECOND, SHORTAGE}:
        return second_card(state, seat, rng)
    if phase == SETTING_ASIDE:
        return SET_ASIDE[int(state.zone[state.sight] == state.hideouts[seat])]
    choices = sensible_choices(state, seat, rng)
    if phase == TURNING:
        return turn(state, seat, choices)
    return choices[0] if len(choices) == 1 else rng.pick(choices, PURPOSE)


def turn(state: State, seat: int, choices: Sequence[Action]) -> Action:
    """Turn the card one has looked at unless one hides there; else one nobody has seen."""
    is_fatal = state.sight != NONE and state.zone[state.sight] == state.hideouts[seat]
    return choices[-1] if is_fatal else choices[0]


def first_card(state: State, seat: int, rng: Rng) -> Action:
    """Weigh both cards either way up, then let chance decide which goes first."""
    one, other = state.hands[seat]
    plans: list[Action] = []
    values: list[float] = []
    hides: list[int] = []
    for deed, hide in ((one, other), (other, one)):
        ways = some_ways(state, seat, deed, rng)
        plans += ways
        hides += [hide] * len(ways)
        values += [value_of(state, seat, hide, way) for way in ways]
    at = rng.pick(best_of(values), PURPOSE)
    plan = plans[at]
    card = plan.card if isinstance(plan, Act) else NONE
    if not NOT_SECOND[card] and (NOT_FIRST[card] or rng.below(2, PURPOSE)):
        return HIDE[hides[at]]
    return plan


def second_card(state: State, seat: int, rng: Rng) -> Action:
    """Play the way that leaves one best off."""
    cards = state.hands[seat]
    if state.hideouts[seat] == NONE:
        if len(cards) == 1:
            return HIDE[cards[0]]
        values = [value_of(state, seat, card, None) for card in cards]
        return HIDE[cards[rng.pick(best_of(values), PURPOSE)]]
    ways = some_ways(state, seat, cards[0], rng)
    if len(ways) == 1:
        return ways[0]
    values = [value_of(state, seat, NONE, way) for way in ways]
    return ways[rng.pick(best_of(values), PURPOSE)]


def plan_value(state: State, seat: int, action: Action, rng: Rng) -> float:
    """Tell how one would fare after a card, with the best use of the one still in hand."""
    others = [card for card in state.hands[seat] if not is_of(action, card)]
    if isinstance(action, Act):
        hide = others[0] if others and state.hideouts[seat] == NONE else NONE
        return value_of(state, seat, hide, action)
    card = action.card if isinstance(action, Hide) else NONE
    if not others or state.phase != FIRST:
        return value_of(state, seat, card, None)
    ways = some_ways(state, seat, others[0], rng)
    return max([value_of(state, seat, card, way) for way in ways])


def is_of(action: Action, card: int) -> bool:
    """Tell whether an action plays a card."""
    return isinstance(action, Act | Hide) and action.card == card


def some_ways(state: State, seat: int, card: int, rng: Rng) -> list[Action]:
    """List some of the ways to play a card as an action."""
    ways: list[Action] = []
    add_acts(state, seat, card, ways)
    if len(ways) > WAYS:
        rng.shuffle(ways, PURPOSE)
        ways = ways[:WAYS]
    return ways


def value_of(state: State, seat: int, hide: int, way: Action | None) -> float:
    """Tell how one would fare after hiding behind a card, if any, and acting, if at all."""
    scratch = state.sketch(seat)
    is_first = isinstance(way, Act) and NOT_SECOND[way.card]
    if hide != NONE and not is_first:
        take_cover(scratch, seat, hide, None)
    if isinstance(way, Act):
        act(scratch, seat, way, None)
    # Whoever is outside has given the other card back.
    if is_first and hide in scratch.hands[seat]:
        take_cover(scratch, seat, hide, None)
    return hunt_estimate(scratch, seat)
