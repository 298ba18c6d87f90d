"""The cards of the Galley: each function is what one card does as an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.tuerie.data import MEMBERS
from soucoupe.games.tuerie.events import Diverted, SlippedAway
from soucoupe.games.tuerie.ship import kill, look_around, move, prey, tell_exposed
from soucoupe.games.tuerie.state import NONE, SERVING, Deed, State
from soucoupe.games.tuerie.view_types import CARD, ROOM

if TYPE_CHECKING:
    from soucoupe.games.tuerie.events import Event


def close_call(state: State, deed: Deed, out: list[Event] | None) -> bool:
    """If the target is your hideout you slip away, to nowhere, and the target is replaced."""
    if state.hideouts[deed.seat] != state.target:
        return False
    state.hideouts[deed.seat] = NONE
    if out is not None:
        out.append(SlippedAway(deed.seat))
        out.append(Diverted(deed.seat, CARD[deed.card], ROOM[state.target]))
    return True


def musical_chairs(state: State, deed: Deed, out: list[Event] | None) -> bool:
    """Second card only: swap hideouts and printed vulnerabilities with somebody who has one."""
    one, other = deed.seat, deed.member
    if other == NONE:
        return False
    here, there = state.hideouts[one], state.hideouts[other]
    printed = state.printed
    printed[one], printed[other] = printed[other], printed[one]
    if here != there:
        move(state, deed, one, there, out)
        move(state, deed, other, here, out)
        look_around(state, there, 1 << one, out)
        look_around(state, here, 1 << other, out)
    tell_exposed(state, deed, (one, other), out)
    return False


def dinner(state: State, deed: Deed, out: list[Event] | None) -> bool:
    """If the alien is in your hideout, you choose the one member there whom it kills."""
    served = prey(state)
    if state.hideouts[deed.seat] != state.target or not served:
        return False
    if served & (served - 1):
        state.phase = SERVING
        state.actor = deed.seat
    else:
        kill(state, MEMBERS[served][0], "served", out)
    return True
