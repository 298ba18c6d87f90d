"""The cards of the Engine room: each function is what one card does as an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.tuerie.data import AIRLOCK, ENGINE_ROOM, MEMBERS
from soucoupe.games.tuerie.ship import crowd, destroy, finish, kill, tell_exposed
from soucoupe.games.tuerie.state import BLOWN_UP, MIRRORED, NONE, Deed, State

if TYPE_CHECKING:
    from soucoupe.games.tuerie.events import Event


def overload(state: State, deed: Deed, out: list[Event] | None) -> bool:
    """At the end of the round: DESTROY the Engine room. Alone aboard: you win."""
    destroy(state, deed, ENGINE_ROOM, out)
    return False


def blackout(state: State, deed: Deed, out: list[Event] | None) -> bool:
    """Mirror everyone's vulnerability for this round, 1 for 3; later hideouts, too."""
    state.modes = [MIRRORED] * state.seats
    tell_exposed(state, deed, MEMBERS[state.alive], out)
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
