"""The regular: its few best ideas in a hundred imagined games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.tuerie.bots.search import SearchSettings, best_action

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from soucoupe.core.budget import Budget
    from soucoupe.core.rng import Rng
    from soucoupe.games.tuerie.events import Event
    from soucoupe.games.tuerie.moves import Action
    from soucoupe.games.tuerie.view_types import View

SETTINGS: Final = SearchSettings(games=96, ideas=4)


def regular(
    view: View,
    legal: Collection[Action],
    events: Sequence[Event],  # noqa: ARG001 (a bot's shape)
    rng: Rng,
    budget: Budget,
) -> Action:
    """Play whatever ended best most often in imagined games among careful players."""
    return best_action(view, list(legal), SETTINGS, rng, budget)
