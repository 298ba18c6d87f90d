"""Teams: who plays with whom, who sees whose hand, who may talk."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.core.game import Channel
from soucoupe.games.strangers.state import NOBODY, OVER

if TYPE_CHECKING:
    from soucoupe.games.strangers.state import State

ADJACENT: Final = "teams-adjacent"
"""Side by side: open hands, and a channel of their own."""
DIAGONAL: Final = "teams-diagonal"
"""Face to face: no word until the end."""
EVERYBODY: Final[tuple[Channel, ...]] = (Channel("all"),)
TEAMS: Final[tuple[Channel, ...]] = (
    Channel("all"),
    Channel("first-team", readers=(0, 1), has_pad=True),
    Channel("second-team", readers=(2, 3), has_pad=True),
)
SILENCE: Final[tuple[Channel, ...]] = (
    Channel("all", speakers=(), reactors=(), closed="why-silence"),
)


def team_of(state: State, seat: int) -> int:
    """Return the team of a seat, or nobody where everyone plays for themselves."""
    mode = state.options.mode
    if mode == ADJACENT:
        return seat // 2
    return seat % 2 if mode == DIAGONAL else NOBODY


def mate_of(state: State, seat: int) -> int:
    """Return the team mate of a seat, or nobody."""
    mode = state.options.mode
    if mode == ADJACENT:
        return seat ^ 1
    return seat ^ 2 if mode == DIAGONAL else NOBODY


def open_mate(state: State, seat: int) -> int:
    """Return the team mate who sees a seat's hand, or nobody."""
    return mate_of(state, seat) if state.options.mode == ADJACENT else NOBODY


def channels(state: State) -> tuple[Channel, ...]:
    """List who hears whom at this moment."""
    if state.options.mode == ADJACENT:
        return TEAMS
    if state.options.mode == DIAGONAL and state.phase.kind != OVER:
        return SILENCE
    return EVERYBODY
