"""The expert: hundreds of imagined games among people who see what is about to blow up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.tuerie.futures import Thought, most_promising
from soucoupe.games.tuerie.savvy import savvy

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from soucoupe.core.rng import Rng
    from soucoupe.games.tuerie.events import Event
    from soucoupe.games.tuerie.moves import Action
    from soucoupe.games.tuerie.view_types import View

THOUGHT: Final = Thought(games=480, policy=savvy, consolation=0.02)


def expert(view: View, legal: Collection[Action], events: Sequence[Event], rng: Rng) -> Action:  # noqa: ARG001 (a bot's shape)
    """Play whatever ended best most often in imagined games played with open eyes."""
    return most_promising(view, list(legal), THOUGHT, rng)
