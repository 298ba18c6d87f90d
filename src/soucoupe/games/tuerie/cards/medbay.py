"""The cards of the Medbay: each function is what one card does as an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.tuerie.data import MEMBERS
from soucoupe.games.tuerie.events import Diverted
from soucoupe.games.tuerie.ship import bring_back, tell_exposed
from soucoupe.games.tuerie.state import DOSED, NONE, REVIVING, Deed, State
from soucoupe.games.tuerie.view_types import CARD, ROOM

if TYPE_CHECKING:
    from soucoupe.games.tuerie.events import Event


def resuscitation(state: State, deed: Deed, out: list[Event] | None) -> bool:
    """At the end of the round: bring back another member whom the alien killed this round."""
    dead = state.killed & ~(1 << deed.seat)
    if not dead:
        return False
    if dead & (dead - 1):
        state.phase = REVIVING
        state.actor = deed.seat
        return True
    bring_back(state, deed.seat, MEMBERS[dead][0], out)
    return False


def wrong_dose(state: State, deed: Deed, out: list[Event] | None) -> bool:
    """Raise another crew member's vulnerability to 3 for this round."""
    if deed.member != NONE:
        state.modes[deed.member] = DOSED
        tell_exposed(state, deed, (deed.member,), out)
    return False


def quarantine(state: State, deed: Deed, out: list[Event] | None) -> bool:
    """Name a room: if it is the target this round, the target is replaced, once."""
    if deed.room != state.target:
        return False
    if out is not None:
        out.append(Diverted(deed.seat, CARD[deed.card], ROOM[state.target]))
    return True
