"""Which actions are never taken back: whatever speaks, for unsaid it would have been said twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.premier_contact.moves import (
    Action,
    Confirm,
    DrawSign,
    Lapse,
    NameWord,
    Pass,
    Pick,
    TakeColour,
    Turn,
    Vote,
    Wipe,
)

if TYPE_CHECKING:
    from soucoupe.games.premier_contact.view_types import View


def final(view: View, action: Action) -> str | None:  # noqa: ARG001, PLR0911 (the contract gives the view; one case per kind)
    """Say why this action stands, as a message of the catalogue; None if it may be taken back."""
    match action:
        case TakeColour():
            return "final-colour"
        case NameWord():
            return "final-word"
        case Turn():
            return "final-turned"
        case Pick() | Confirm():
            return "final-answer"
        case DrawSign() | Wipe():
            return "final-sign"
        case Vote() | Pass() | Lapse():
            return "final-vote"
        case _:
            return None
