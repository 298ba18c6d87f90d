"""The cards of the Greenhouse: each function is what one card does as an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.tuerie.data import GREENHOUSE
from soucoupe.games.tuerie.events import MadeSafe, Sheltered
from soucoupe.games.tuerie.state import LOOKING, Deed, State
from soucoupe.games.tuerie.view_types import ROOM

if TYPE_CHECKING:
    from soucoupe.games.tuerie.events import Event


def weedkiller(state: State, deed: Deed, out: list[Event] | None) -> bool:  # noqa: ARG001 (an effect's shape)
    """Save, this round, all in the Greenhouse from the alien. Alone aboard: you win."""
    state.safe |= 1 << GREENHOUSE
    if out is not None:
        out.append(MadeSafe(ROOM[GREENHOUSE]))
    return False


def motion_tracker(state: State, deed: Deed, out: list[Event] | None) -> bool:  # noqa: ARG001 (an effect's shape)
    """Before the hunt, look at one card of the hunt zone; you may set it aside for this hunt.

    Not if it is the only one. It returns at upkeep.
    """
    state.tracker = deed.seat
    state.phase = LOOKING
    state.actor = deed.seat
    return True


def coward(state: State, deed: Deed, out: list[Event] | None) -> bool:
    """Be out of the alien's reach for this round.

    Whoever comes into your hideout from now on, or is there when you come, spots you, and you die
    at the reckoning; who was there before you grew afraid does not.
    """
    state.cowards |= 1 << deed.seat
    if out is not None:
        out.append(Sheltered(deed.seat, "cowardice"))
    return False
