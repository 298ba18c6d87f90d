"""The cards of the Airlock: each function is what one card does as an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.tuerie.data import AIRLOCK
from soucoupe.games.tuerie.events import Sheltered, WentOut
from soucoupe.games.tuerie.ship import destroy, give_back
from soucoupe.games.tuerie.state import Deed, State

if TYPE_CHECKING:
    from soucoupe.games.tuerie.events import Event


def open_the_airlock(state: State, deed: Deed, out: list[Event] | None) -> bool:
    """At the end of the round: DESTROY the Airlock. Alone aboard: you win."""
    destroy(state, deed, AIRLOCK, out)
    return False


def spacewalk(state: State, deed: Deed, out: list[Event] | None) -> bool:
    """Ongoing, first card only: you leave the ship at once; your other card goes back unseen.

    Before every hunt, this one included, you name a room. You are back at the end of the round in
    which it is the final target; if the alien dies while you are out, you win only if it is.
    """
    state.outside = deed.seat
    if out is not None:
        out.append(WentOut(deed.seat))
    give_back(state, deed.seat, out)
    return False


def pressure_suit(state: State, deed: Deed, out: list[Event] | None) -> bool:
    """Survive, this round, if your room is destroyed."""
    state.suited |= 1 << deed.seat
    if out is not None:
        out.append(Sheltered(deed.seat, "suit"))
    return False
