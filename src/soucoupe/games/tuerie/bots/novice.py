"""The novice: plays by the quick policy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.tuerie.bots.quick_policy import quick_policy
from soucoupe.games.tuerie.bots.search import seat_of
from soucoupe.games.tuerie.imagine import imagine

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from soucoupe.core.budget import Budget
    from soucoupe.core.rng import Rng
    from soucoupe.games.tuerie.events import Event
    from soucoupe.games.tuerie.moves import Action
    from soucoupe.games.tuerie.view_types import View


def novice(
    view: View,
    legal: Collection[Action],  # noqa: ARG001 (a bot's shape)
    events: Sequence[Event],  # noqa: ARG001 (a bot's shape)
    rng: Rng,
    budget: Budget,  # noqa: ARG001 (a bot's shape)
) -> Action:
    """Hide where the alien has been if one can, and do anything that does not hurt oneself."""
    return quick_policy(imagine(view, rng), seat_of(view), rng)
