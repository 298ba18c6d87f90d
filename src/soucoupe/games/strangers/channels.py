"""Who may talk with whom: teams side by side among themselves, teams face to face not at all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.core.game import Channel
from soucoupe.games.strangers.standing import ADJACENT, DIAGONAL
from soucoupe.games.strangers.state import OVER

if TYPE_CHECKING:
    from soucoupe.games.strangers.state import State

EVERYBODY: Final[tuple[Channel, ...]] = (Channel("all"),)
TEAMS: Final[tuple[Channel, ...]] = (
    Channel("all"),
    Channel("first-team", readers=(0, 1), has_pad=True),
    Channel("second-team", readers=(2, 3), has_pad=True),
)
SILENCE: Final[tuple[Channel, ...]] = (
    Channel("all", speakers=(), reactors=(), closed="why-silence"),
)


def channels(state: State) -> tuple[Channel, ...]:
    """List who hears whom at this moment."""
    if state.options.mode == ADJACENT:
        return TEAMS
    if state.options.mode == DIAGONAL and state.phase.kind != OVER:
        return SILENCE
    return EVERYBODY
