"""The cards of the Ducts: each function is what one card does as an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.tuerie.events import Hesitated
from soucoupe.games.tuerie.ship import crowd, destroy, look_around, move
from soucoupe.games.tuerie.state import CRAWLING, LURING, NONE, Deed, State
from soucoupe.games.tuerie.view_types import ROOM

if TYPE_CHECKING:
    from soucoupe.games.tuerie.events import Event


def crawl_space(state: State, deed: Deed, out: list[Event] | None) -> bool:  # noqa: ARG001 (an effect's shape)
    """Before the hunt you may move to any room in play."""
    state.phase = CRAWLING
    state.actor = deed.seat
    return True


def strange_noise(state: State, deed: Deed, out: list[Event] | None) -> bool:
    """Two targets are turned; the alien goes where more crew hide; you choose between equals."""
    if state.decoy == NONE:
        if not state.zone:
            return False
        state.decoy = state.target
        state.target = NONE
        if out is not None:
            out.append(Hesitated(deed.seat, ROOM[state.decoy]))
        return True
    before = crowd(state, state.decoy).bit_count()
    now = crowd(state, state.target).bit_count()
    if before > now:
        state.target, state.decoy = state.decoy, state.target
    if before != now:
        return False
    state.phase = LURING
    state.actor = deed.seat
    return True


def improvised_charge(state: State, deed: Deed, out: list[Event] | None) -> bool:
    """Name another room; at the reckoning you crawl there.

    Whoever is left behind alone sets the charge off: DESTROY the hideout you left. Nobody there, no
    bang; two or more disarm it.
    """
    left = state.hideouts[deed.seat]
    if deed.room != NONE:
        if deed.room != left:
            move(state, deed, deed.seat, deed.room, out)
            look_around(state, deed.room, 1 << deed.seat, out)
        behind = crowd(state, left)
        if behind and not behind & (behind - 1):
            destroy(state, deed, left, out)
    return False
