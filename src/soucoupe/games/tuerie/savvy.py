"""How people play who look around before they do anything: the model the expert has of others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.tuerie.data import HIDE, NOT_FIRST, NOT_SECOND
from soucoupe.games.tuerie.habit import habit
from soucoupe.games.tuerie.legal import add_acts
from soucoupe.games.tuerie.moves import Act, Action
from soucoupe.games.tuerie.peril import best_of, fortune
from soucoupe.games.tuerie.playing import act, take_cover
from soucoupe.games.tuerie.state import FIRST, NONE, SECOND, State

if TYPE_CHECKING:
    from soucoupe.core.rng import Rng

PURPOSE: Final = "savvy"
WAYS: Final = 8
"""How many ways to play one action are looked at."""


def savvy(state: State, seat: int, rng: Rng) -> Action:
    """Play the cards so as to fare best if the hunt began now; decide the rest by habit."""
    if state.phase == FIRST:
        return first_card(state, seat, rng)
    if state.phase == SECOND:
        return second_card(state, seat, rng)
    return habit(state, seat, rng)


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
        values += [worth(state, seat, hide, way) for way in ways]
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
        values = [worth(state, seat, card, None) for card in cards]
        return HIDE[cards[rng.pick(best_of(values), PURPOSE)]]
    ways = some_ways(state, seat, cards[0], rng)
    if len(ways) == 1:
        return ways[0]
    values = [worth(state, seat, NONE, way) for way in ways]
    return ways[rng.pick(best_of(values), PURPOSE)]


def some_ways(state: State, seat: int, card: int, rng: Rng) -> list[Action]:
    """List some of the ways to play a card as an action."""
    ways: list[Action] = []
    add_acts(state, seat, card, ways)
    if len(ways) > WAYS:
        rng.shuffle(ways, PURPOSE)
        ways = ways[:WAYS]
    return ways


def worth(state: State, seat: int, hide: int, way: Action | None) -> float:
    """Tell how one would fare after hiding behind a card, if any, and acting, if at all."""
    scratch = state.copy()
    is_first = isinstance(way, Act) and NOT_SECOND[way.card]
    if hide != NONE and not is_first:
        take_cover(scratch, seat, hide, None)
    if isinstance(way, Act):
        act(scratch, seat, way, None)
    # Whoever is outside has given the other card back.
    if is_first and hide in scratch.hands[seat]:
        take_cover(scratch, seat, hide, None)
    return fortune(scratch, seat)
