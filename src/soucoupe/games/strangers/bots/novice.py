"""The novice and the regular: both weigh what they may do at a glance, one carelessly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.strangers.bots.action_value import LEAST, action_value
from soucoupe.games.strangers.bots.evaluate import at_a_glance
from soucoupe.games.strangers.imagine import imagine

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from soucoupe.core.budget import Budget
    from soucoupe.core.rng import Rng
    from soucoupe.games.strangers.events import Event
    from soucoupe.games.strangers.moves import Action
    from soucoupe.games.strangers.view_types import View

CARELESS: Final = 6.0
CAREFUL: Final = 1.5
"""By how many points an action may be misjudged."""
FINE: Final = 1000


def novice(
    view: View,
    legal: Collection[Action],
    events: Sequence[Event],  # noqa: ARG001 (a bot's shape)
    rng: Rng,
    budget: Budget,  # noqa: ARG001 (a bot's shape)
) -> Action:
    """Do what looks best at a careless glance."""
    return best_of(view, list(legal), CARELESS, rng)


def regular(
    view: View,
    legal: Collection[Action],
    events: Sequence[Event],  # noqa: ARG001 (a bot's shape)
    rng: Rng,
    budget: Budget,  # noqa: ARG001 (a bot's shape)
) -> Action:
    """Do what looks best, give or take a point."""
    return best_of(view, list(legal), CAREFUL, rng)


def best_of(view: View, actions: list[Action], error: float, rng: Rng) -> Action:
    """Weigh every action in one imagined world, and misjudge each by up to so many points."""
    if len(actions) == 1 or view.seat is None:
        return actions[0]
    state = imagine(view, rng)
    best = actions[0]
    most = LEAST
    for action in actions:
        misjudged = error * rng.below(FINE, "bot") / FINE
        value = action_value(state, view.seat, action, at_a_glance, rng) + misjudged
        if value > most:
            best, most = action, value
    return best
