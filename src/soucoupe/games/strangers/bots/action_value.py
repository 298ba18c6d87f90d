"""What an action is worth: the state after it is judged, with the best of what it leaves open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.strangers.apply import apply
from soucoupe.games.strangers.board import BOARDS
from soucoupe.games.strangers.bots.evaluate import VICTORY
from soucoupe.games.strangers.data import CARD_NUMBER, CONTACT, SCIENCE_CLUB, SOLO_CONTACT
from soucoupe.games.strangers.kids import kid_at, kids_inside, put
from soucoupe.games.strangers.legal import legal
from soucoupe.games.strangers.moves import Beam, Copy, Play
from soucoupe.games.strangers.state import AWAY, CARD, COPYING, ENTERING

if TYPE_CHECKING:
    from collections.abc import Callable

    from soucoupe.core.rng import Rng
    from soucoupe.games.strangers.moves import Action
    from soucoupe.games.strangers.state import State

LEAST: Final = -1e9


def action_value(
    state: State, seat: int, action: Action, judge: Callable[[State, int], float], rng: Rng
) -> float:
    """Return how well a seat stands after an action, before anything is drawn."""
    if isinstance(action, Beam):
        return beam_value(state, seat, action, judge)
    if isinstance(action, Play | Copy) and CARD_NUMBER[action.card] == SCIENCE_CLUB:
        return judge(state, seat) + science_club_value(state, seat)
    twin = state.copy()
    # As if fleeing: nothing is drawn, so that what is weighed is the action alone.
    twin.has_fled = True
    apply(twin, seat, action, rng, None)
    return settled_value(twin, seat, judge, rng)


def settled_value(state: State, seat: int, judge: Callable[[State, int], float], rng: Rng) -> float:
    """Judge a state, choosing for the seat, step by step, what its card still leaves open."""
    value = LEAST
    while state.phase.kind in (CARD, COPYING, ENTERING):
        best = state
        value = LEAST
        for way in legal(state, seat):
            twin = state.copy()
            apply(twin, seat, way, rng, None)
            worth = judge(twin, seat)
            if worth > value:
                best, value = twin, worth
        state = best
    return judge(state, seat) if value == LEAST else value


def beam_value(
    state: State, seat: int, action: Beam, judge: Callable[[State, int], float]
) -> float:
    """Judge both sides of the coin alike."""
    twin = state.copy()
    kid = kid_at(twin, action.owner, BOARDS[twin.board].number_of[action.at], 0)
    missed = judge(twin, seat)
    put(twin, kid, AWAY)
    return (missed + judge(twin, seat)) / 2


def science_club_value(state: State, seat: int) -> float:
    """Return the chance that the science club gets through, times what that is worth."""
    coins = kids_inside(state, seat, "library")
    failing = 1 + coins if coins >= CONTACT else 1 << coins
    chance = 1.0 - failing / (1 << coins)
    return chance * (SOLO_CONTACT if state.seats == 1 else 2 * VICTORY)


def best_action(
    state: State,
    seat: int,
    actions: list[Action],
    judge: Callable[[State, int], float],
    rng: Rng,
) -> Action:
    """Return the action that weighs most; of several, one by chance."""
    best = actions[0]
    most = LEAST
    if len(actions) == 1:
        return best
    # Whichever of two equals is met first is taken: from where one begins must tell nothing.
    start = rng.below(len(actions), "first of equals")
    for action in actions[start:] + actions[:start]:
        value = action_value(state, seat, action, judge, rng)
        if value > most:
            best, most = action, value
    return best
