"""The novice: plays by the careful policy, and looks no further than this hunt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.tuerie.bots.careful_policy import careful_policy
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
    """Play both cards so as to come out of this hunt as well as can be."""
    return careful_policy(imagine(view, rng), seat_of(view), rng)
