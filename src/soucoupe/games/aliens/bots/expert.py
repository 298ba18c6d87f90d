"""The expert: the exact investigator and the witness who lies for profit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.aliens.investigator import judge
from soucoupe.games.aliens.witness import lay_open, testify

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from soucoupe.core.rng import Rng
    from soucoupe.games.aliens.events import Event
    from soucoupe.games.aliens.moves import Action
    from soucoupe.games.aliens.view_types import View


def expert(view: View, legal: Collection[Action], events: Sequence[Event], rng: Rng) -> Action:
    """Judge by every world that is left, testify by what the investigator will make of it."""
    actions = list(legal)
    match view.phase:
        case "testify":
            return testify(view, actions, events, rng)
        case "judge":
            return judge(view, events)
        case "lay-open":
            return lay_open(view, actions, events, rng)
        case _:
            # Face-down aliens are alike: where they lie tells nothing.
            return rng.pick(actions, "expert")
