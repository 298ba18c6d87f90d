"""Which actions are never taken back: a look into somebody's hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.strangers.moves import Action, Date

if TYPE_CHECKING:
    from soucoupe.games.strangers.view_types import View


def final(view: View, action: Action) -> str | None:  # noqa: ARG001 (the contract gives the view)
    """Say why this action stands, as a message of the catalogue; None if it may be taken back."""
    return "final-date" if isinstance(action, Date) else None
