"""Which actions are never taken back: all of them tell somebody something."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from soucoupe.games.aliens.moves import Action, Judge, LayOpen, Testify, Turn

if TYPE_CHECKING:
    from soucoupe.games.aliens.view_types import View


def final(view: View, action: Action) -> str | None:  # noqa: ARG001 (the contract gives the view)
    """Say why this action stands, as a message of the catalogue."""
    match action:
        case Testify():
            return "final-testimony"
        case Judge():
            return "final-verdict"
        case Turn() | LayOpen():
            return "final-alien"
        case _:
            assert_never(action)
