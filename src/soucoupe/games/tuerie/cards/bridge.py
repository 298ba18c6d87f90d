"""The cards of the Bridge: each function is what one card does as an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.tuerie.data import MEMBERS
from soucoupe.games.tuerie.ship import aboard, crowd, destroy, finish, look_around, move
from soucoupe.games.tuerie.state import NONE, RESCUED, Deed, State

if TYPE_CHECKING:
    from soucoupe.games.tuerie.events import Event


def vent_section(state: State, deed: Deed, out: list[Event] | None) -> bool:
    """At the end of the round: DESTROY a room you named, searched before and not your own.

    Alone aboard: you win.
    """
    if deed.room != NONE:
        destroy(state, deed, deed.room, out)
    return False


def all_hands(state: State, deed: Deed, out: list[Event] | None) -> bool:
    """Second card only: everyone in a room you name moves to your hideout."""
    if deed.room != NONE:
        there = state.hideouts[deed.seat]
        called = crowd(state, deed.room)
        for seat in MEMBERS[called]:
            move(state, deed, seat, there, out)
        look_around(state, there, called, out)
    return False


def distress_call(state: State, deed: Deed, out: list[Event] | None) -> bool:
    """Ongoing, first card only: at the end of the sixth round from now the rescue comes.

    If you still live, all living crew aboard win. The card leaves the game if you die.
    """
    if not state.alive >> deed.seat & 1:
        return False
    finish(state, aboard(state), RESCUED, out)
    return True
