"""What the twelve cards of Galley, Ducts, Bridge and Medbay do as actions.

Each function is one card, in the order of the component table, which says when it is called. It
returns whether the round now waits for a decision, or bends to the card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.tuerie.data import MEMBERS
from soucoupe.games.tuerie.events import Diverted
from soucoupe.games.tuerie.ship import (
    RESCUED,
    aboard,
    bring_back,
    crowd,
    destroy,
    finish,
    kill,
    look_around,
    move,
    prey,
)
from soucoupe.games.tuerie.state import (
    CRAWLING,
    DOSED,
    LURING,
    NONE,
    REVIVING,
    SERVING,
    Deed,
    State,
)
from soucoupe.games.tuerie.view_types import CARD, ROOM

if TYPE_CHECKING:
    from soucoupe.games.tuerie.events import Event


def close_call(state: State, deed: Deed, out: list[Event] | None) -> bool:
    """If the target is your hideout you slip away, to nowhere, and the target is replaced."""
    if state.hideouts[deed.seat] != state.target:
        return False
    state.hideouts[deed.seat] = NONE
    if out is not None:
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
        look_around(state, there, out)
        look_around(state, here, out)
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


def crawl_space(state: State, deed: Deed, out: list[Event] | None) -> bool:  # noqa: ARG001 (an effect's shape)
    """Before the hunt you may move to any room in play."""
    state.phase = CRAWLING
    state.actor = deed.seat
    return True


def strange_noise(state: State, deed: Deed, out: list[Event] | None) -> bool:  # noqa: ARG001 (an effect's shape)
    """Two targets are turned; the alien goes where more crew hide; you choose between equals."""
    if state.decoy == NONE:
        if not state.zone:
            return False
        state.decoy = state.target
        state.target = NONE
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

    Whoever is still in the hideout you left sets the charge off: DESTROY it. Nobody there, no bang.
    """
    left = state.hideouts[deed.seat]
    if deed.room != NONE:
        if deed.room != left:
            move(state, deed, deed.seat, deed.room, out)
            look_around(state, deed.room, out)
        if crowd(state, left):
            destroy(state, deed, left, out)
    return False


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
        for seat in MEMBERS[crowd(state, deed.room)]:
            move(state, deed, seat, there, out)
        look_around(state, there, out)
    return False


def distress_call(state: State, deed: Deed, out: list[Event] | None) -> bool:
    """Ongoing, first card only: at the end of the sixth round from now the rescue comes.

    If you still live, all living crew aboard win. The card leaves the game if you die.
    """
    if not state.alive >> deed.seat & 1:
        return False
    finish(state, aboard(state), RESCUED, out)
    return True


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


def wrong_dose(state: State, deed: Deed, out: list[Event] | None) -> bool:  # noqa: ARG001 (an effect's shape)
    """Raise another crew member's vulnerability to 3 for this round."""
    if deed.member != NONE:
        state.modes[deed.member] = DOSED
    return False


def quarantine(state: State, deed: Deed, out: list[Event] | None) -> bool:
    """Name a room: if it is the target this round, the target is replaced, once."""
    if deed.room != state.target:
        return False
    if out is not None:
        out.append(Diverted(deed.seat, CARD[deed.card], ROOM[state.target]))
    return True
