"""Which actions are never taken back: the end of a turn tells what the dice could have won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.aliens_eyes.moves import Action, Done

if TYPE_CHECKING:
    from soucoupe.games.aliens_eyes.view_types import View


def final(view: View, action: Action) -> str | None:  # noqa: ARG001 (the contract gives the view)
    """Say why this action stands, as a message of the catalogue; None if it may be taken back."""
    return "final-done" if isinstance(action, Done) else None
