"""The novice: rules of thumb, quick enough to play thousands of imagined games."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from soucoupe.core.rng import Rng
    from soucoupe.games.tuerie.events import Event
    from soucoupe.games.tuerie.moves import Action
    from soucoupe.games.tuerie.seen import View


def novice(view: View, legal: Collection[Action], events: Sequence[Event], rng: Rng) -> Action:  # noqa: ARG001 (a bot's shape)
    """Do anything."""
    return rng.pick(list(legal), "novice")
