"""The novice: any number but its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.last_lamp.data import CALL
from tests.games.last_lamp.moves import Name

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from soucoupe.core.budget import Budget
    from soucoupe.core.rng import Rng
    from tests.games.last_lamp.events import Event
    from tests.games.last_lamp.moves import Action
    from tests.games.last_lamp.view_types import View


def novice(
    view: View,
    legal: Collection[Action],
    events: Sequence[Event],  # noqa: ARG001 (a bot's shape)
    rng: Rng,
    budget: Budget,  # noqa: ARG001 (a bot's shape)
) -> Action:
    """Name a number somebody else may hold, and call it."""
    if view.named is not None:
        return CALL
    own = [lamp.number for lamp in view.lamps if lamp.seat == view.seat]
    names = [one for one in legal if isinstance(one, Name) and one.number not in own]
    return rng.pick(names, "novice") if names else CALL
