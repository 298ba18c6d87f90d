"""The novice: whatever others seem least likely to pick."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from soucoupe.core.budget import Budget
    from soucoupe.core.rng import Rng
    from tests.games.secret_picks.events import Event
    from tests.games.secret_picks.moves import Action
    from tests.games.secret_picks.view_types import View


def novice(
    view: View,
    legal: Collection[Action],
    events: Sequence[Event],  # noqa: ARG001 (a bot's shape)
    rng: Rng,
    budget: Budget,  # noqa: ARG001 (a bot's shape)
) -> Action:
    """Pick a number that has been revealed most often, and so is the rarest now."""
    gone = [number for numbers in view.rounds for number in numbers]
    rarest = max(gone.count(action.number) for action in legal)
    return rng.pick([one for one in legal if gone.count(one.number) == rarest], "novice")
