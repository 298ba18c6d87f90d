"""The regular: the best grouping in points, a rule of thumb for rolling again and contracts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.aliens_eyes.bots.novice import most_tokens
from soucoupe.games.aliens_eyes.data import (
    FACES,
    ITEMS,
    MOST_EYES,
    TO_DECLINE,
    TO_END,
    TO_ROLL,
    VALUE,
)
from soucoupe.games.aliens_eyes.imagine import left_on
from soucoupe.games.aliens_eyes.moves import Action, Fulfil, Group, Reroll
from soucoupe.games.aliens_eyes.solver import Plan, plan, points_of

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from soucoupe.core.rng import Rng
    from soucoupe.games.aliens_eyes.events import Event
    from soucoupe.games.aliens_eyes.view_types import View

ENOUGH: Final = 3
"""Tokens for which a regular fulfils a contract."""


def regular(view: View, legal: Collection[Action], events: Sequence[Event], rng: Rng) -> Action:  # noqa: ARG001 (a bot's shape)
    """Take the most points; roll again where most pips would be left; wait for three tokens."""
    match view.phase:
        case "roll":
            return TO_ROLL[0]
        case "group":
            best = best_plan(view, points_of(left_on(view)), 1)
            if is_fresh(view) and 2 * best.worth < sum(view.dice):
                return Reroll()
            return next_step(best)
        case _:
            answer = most_tokens(legal)
            is_enough = isinstance(answer, Fulfil) and len(answer.tokens) >= ENOUGH
            return answer if is_enough else TO_DECLINE[0]


def is_fresh(view: View) -> bool:
    """Tell whether nothing is grouped yet, and rolling again costs nothing that stands."""
    return view.rerolls > 0 and not view.combinations


def best_plan(view: View, worth: list[int], scale: int) -> Plan:
    """Find the best that can still be made of a turn, by what tokens are worth."""
    loose = [view.dice.count(face) for face in range(FACES + 1)]
    standing = [0] * (MOST_EYES + 1)
    for combination in view.combinations:
        standing[combination.value] = combination.quantity
    return plan(loose, standing, worth, scale)


def next_step(best: Plan) -> Action:
    """Make the next item of a plan, one value after the other, the highest first."""
    if not best.items:
        return TO_END[0]
    item = max(best.items, key=rank)
    return Group(*ITEMS[item])


def rank(item: int) -> int:
    """Put items of high values first, single dice before pairs."""
    return 100 * VALUE[item] - item
