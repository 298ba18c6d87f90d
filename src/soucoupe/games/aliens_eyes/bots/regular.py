"""The regular: the best grouping in points, a rule of thumb for rolling again and contracts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.aliens_eyes.best_grouping import points_of
from soucoupe.games.aliens_eyes.bots.novice import most_tokens
from soucoupe.games.aliens_eyes.bots.turn_plan import best_plan, is_fresh, next_step
from soucoupe.games.aliens_eyes.data import TO_DECLINE, TO_ROLL
from soucoupe.games.aliens_eyes.imagine import left_on
from soucoupe.games.aliens_eyes.moves import Action, Fulfil, Reroll

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from soucoupe.core.budget import Budget
    from soucoupe.core.rng import Rng
    from soucoupe.games.aliens_eyes.events import Event
    from soucoupe.games.aliens_eyes.view_types import View

ENOUGH: Final = 3
"""Tokens for which a regular fulfils a contract."""


def regular(
    view: View,
    legal: Collection[Action],
    events: Sequence[Event],  # noqa: ARG001 (a bot's shape)
    rng: Rng,  # noqa: ARG001 (a bot's shape)
    budget: Budget,  # noqa: ARG001 (a bot's shape)
) -> Action:
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
