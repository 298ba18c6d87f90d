"""The cards of the Cargo bay: each function is what one card does as an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.tuerie.data import AIRLOCK, CARGO_BAY, MEMBERS
from soucoupe.games.tuerie.ship import crowd, look_around, move, tell_exposed
from soucoupe.games.tuerie.state import CRATED, NONE, Deed, State

if TYPE_CHECKING:
    from soucoupe.games.tuerie.events import Event


def jettison(state: State, deed: Deed, out: list[Event] | None) -> bool:
    """Before the hunt everyone in the Cargo bay is thrown into the Airlock, if that is in play.

    Alone aboard: you win.
    """
    if state.in_play >> AIRLOCK & 1:
        thrown = crowd(state, CARGO_BAY)
        for seat in MEMBERS[thrown]:
            move(state, deed, seat, AIRLOCK, out)
        look_around(state, AIRLOCK, thrown, out)
    return False


def armoured_crate(state: State, deed: Deed, out: list[Event] | None) -> bool:
    """Lower your vulnerability to 0 for this round, which is not immunity."""
    state.modes[deed.seat] = CRATED
    tell_exposed(state, deed, (deed.seat,), out)
    return False


def shove(state: State, deed: Deed, out: list[Event] | None) -> bool:
    """Move another crew member who has a hideout to a different room in play."""
    if deed.member != NONE:
        move(state, deed, deed.member, deed.room, out)
        look_around(state, deed.room, 1 << deed.member, out)
    return False
