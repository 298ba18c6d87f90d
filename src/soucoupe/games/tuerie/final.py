"""Which actions are never taken back: those by which somebody sees where the alien goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.tuerie.moves import Action, Look, Turn

if TYPE_CHECKING:
    from soucoupe.games.tuerie.view_types import View


def final(view: View, action: Action) -> str | None:  # noqa: ARG001 (the contract gives the view)
    """Say why this action stands, as a message of the catalogue; None if it may be taken back."""
    return "final-target" if isinstance(action, Look | Turn) else None
