"""What the twelve cards of Airlock, Engine room, Cargo bay and Greenhouse do as actions.

Each function is one card, in the order of the component table, which says when it is called. It
returns whether the round now waits for a decision, or bends to the card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.tuerie.data import AIRLOCK, CARGO_BAY, ENGINE_ROOM, GREENHOUSE, MEMBERS
from soucoupe.games.tuerie.events import WentOut
from soucoupe.games.tuerie.ship import BLOWN_UP, crowd, destroy, finish, kill, look_around, move
from soucoupe.games.tuerie.state import CRATED, LOOKING, MIRRORED, NONE, Deed, State

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
    state.discards[deed.seat] = state.hands[deed.seat].pop()
    if out is not None:
        out.append(WentOut(deed.seat))
    return False


def pressure_suit(state: State, deed: Deed, out: list[Event] | None) -> bool:  # noqa: ARG001 (an effect's shape)
    """Survive, this round, if your room is destroyed."""
    state.suited |= 1 << deed.seat
    return False


def overload(state: State, deed: Deed, out: list[Event] | None) -> bool:
    """At the end of the round: DESTROY the Engine room. Alone aboard: you win."""
    destroy(state, deed, ENGINE_ROOM, out)
    return False


def blackout(state: State, deed: Deed, out: list[Event] | None) -> bool:  # noqa: ARG001 (an effect's shape)
    """Mirror everyone's vulnerability for this round, 1 for 3; later hideouts, too."""
    state.modes = [MIRRORED] * state.seats
    return False


def self_destruct(state: State, deed: Deed, out: list[Event] | None) -> bool:
    """Ongoing, second card only: at the end of the second round from now the ship blows up.

    The alien and everyone aboard die, suits or not. There is one pod: you win if you live and hide
    in the Airlock, in play, not destroyed this round and not the final target. Whoever is outside
    wins if they named the final target, as whenever the alien dies.
    """
    winners = 1 << state.outside if state.outside != NONE and state.named == state.target else 0
    if state.in_play >> AIRLOCK & 1 and not state.doomed >> AIRLOCK & 1 and state.target != AIRLOCK:
        winners |= crowd(state, AIRLOCK) & 1 << deed.seat
    for seat in MEMBERS[state.alive & ~winners]:
        kill(state, seat, "blown-up", out)
    finish(state, winners, BLOWN_UP, out)
    return True


def jettison(state: State, deed: Deed, out: list[Event] | None) -> bool:
    """Before the hunt everyone in the Cargo bay is thrown into the Airlock, if that is in play.

    Alone aboard: you win.
    """
    if state.in_play >> AIRLOCK & 1:
        for seat in MEMBERS[crowd(state, CARGO_BAY)]:
            move(state, deed, seat, AIRLOCK, out)
        look_around(state, AIRLOCK, out)
    return False


def armoured_crate(state: State, deed: Deed, out: list[Event] | None) -> bool:  # noqa: ARG001 (an effect's shape)
    """Lower your vulnerability to 0 for this round, which is not immunity."""
    state.modes[deed.seat] = CRATED
    return False


def shove(state: State, deed: Deed, out: list[Event] | None) -> bool:
    """Move another crew member who has a hideout to a different room in play."""
    if deed.member != NONE:
        move(state, deed, deed.member, deed.room, out)
        look_around(state, deed.room, out)
    return False


def weedkiller(state: State, deed: Deed, out: list[Event] | None) -> bool:  # noqa: ARG001 (an effect's shape)
    """Save, this round, all in the Greenhouse from the alien. Alone aboard: you win."""
    state.safe |= 1 << GREENHOUSE
    return False


def motion_tracker(state: State, deed: Deed, out: list[Event] | None) -> bool:  # noqa: ARG001 (an effect's shape)
    """Before the hunt, look at one card of the hunt zone; you may set it aside for this hunt.

    Not if it is the only one. It returns at upkeep.
    """
    state.tracker = deed.seat
    state.phase = LOOKING
    state.actor = deed.seat
    return True


def coward(state: State, deed: Deed, out: list[Event] | None) -> bool:  # noqa: ARG001 (an effect's shape)
    """Be out of the alien's reach for this round.

    Whoever comes into your hideout from now on, or is there when you come, spots you, and you die
    at the reckoning; who was there before you grew afraid does not.
    """
    state.cowards |= 1 << deed.seat
    return False
