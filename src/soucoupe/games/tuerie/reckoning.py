"""The reckoning: all that is destroyed at once, then the alien, then whatever is due."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.tuerie import data, stages
from soucoupe.games.tuerie.data import DUE, MEMBERS, MOMENT_OF, RANK
from soucoupe.games.tuerie.effects import EFFECTS
from soucoupe.games.tuerie.events import AlienCame, AlienDied, Saved
from soucoupe.games.tuerie.ship import aboard, bring_back, crowd, finish, kill, prey, vulnerability
from soucoupe.games.tuerie.state import (
    ALIEN_DESTROYED,
    ALL_DEAD,
    NONE,
    REVIVING,
    SERVING,
    Deed,
    State,
)
from soucoupe.games.tuerie.view_types import ROOM

if TYPE_CHECKING:
    from soucoupe.games.tuerie.events import Cause, Event


def reckon(state: State, out: list[Event] | None) -> int:
    """Apply every effect of the end of the round, then count those it kills, and the alien."""
    if out is not None:
        out.append(AlienCame(ROOM[state.target]))
    for deed in state.deeds:
        if MOMENT_OF[deed.card] == data.RECKONING:
            EFFECTS[deed.card](state, deed, out)
    for seat in MEMBERS[aboard(state)]:
        perish(state, seat, out)
    if not state.doomed >> state.target & 1:
        return stages.ATTACK
    if out is not None:
        out.append(AlienDied(ROOM[state.target]))
    survivors = aboard(state) if state.named != state.target else state.alive
    finish(state, survivors, ALIEN_DESTROYED if survivors else ALL_DEAD, out)
    return stages.WAIT


def perish(state: State, seat: int, out: list[Event] | None) -> None:
    """Let a member die of what was destroyed, of being spotted, or of having nowhere to hide."""
    bit = 1 << seat
    room = state.hideouts[seat]
    cause: Cause | None = None
    if room != NONE and state.doomed >> room & 1:
        if not state.suited & bit:
            cause = "destroyed"
        elif out is not None:
            out.append(Saved(seat, "suit"))
    if state.spotted & bit:
        cause = "spotted"
    if state.bare & bit:
        cause = "bare"
    if cause is not None:
        kill(state, seat, cause, out)


def attack(state: State, out: list[Event] | None) -> int:
    """Let the alien kill the most vulnerable in its room, or whom somebody serves."""
    if out is not None:
        tell_spared(state, out)
    for deed in state.deeds:
        if MOMENT_OF[deed.card] == data.ATTACK and EFFECTS[deed.card](state, deed, out):
            return stages.WAIT if state.phase == SERVING else stages.AFTERMATH
    victims = MEMBERS[prey(state)]
    if victims:
        most = max([vulnerability(state, seat) for seat in victims])
        for seat in victims:
            if vulnerability(state, seat) == most:
                kill(state, seat, "alien", out)
    return stages.AFTERMATH


def tell_spared(state: State, out: list[Event]) -> None:
    """Say who is in the alien's room and yet out of its reach."""
    there = crowd(state, state.target)
    out += [
        Saved(seat, "cowardice" if state.cowards >> seat & 1 else "room")
        for seat in MEMBERS[there & ~prey(state)]
    ]


def serve(state: State, member: int, out: list[Event] | None) -> int:
    """Give the alien the member somebody chose."""
    kill(state, member, "served", out)
    return stages.AFTERMATH


def aftermath(state: State, out: list[Event] | None) -> int:
    """Bring back whoever can be brought back."""
    for deed in state.deeds:
        if MOMENT_OF[deed.card] == data.AFTERMATH and EFFECTS[deed.card](state, deed, out):
            return stages.WAIT if state.phase == REVIVING else stages.CONCLUDE
    return stages.CONCLUDE


def revive(state: State, seat: int, member: int, out: list[Event] | None) -> int:
    """Bring back the member somebody chose."""
    bring_back(state, seat, member, out)
    return stages.CONCLUDE


def conclude(state: State, out: list[Event] | None) -> int:
    """Resolve the ongoing actions due this round; see whether anybody is left."""
    for deed in sorted(state.ongoing, key=rank):
        is_due = DUE[deed.card] > 0 and deed.round + DUE[deed.card] == state.round
        if is_due and EFFECTS[deed.card](state, deed, out):
            return stages.WAIT
    if not state.alive:
        finish(state, 0, ALL_DEAD, out)
        return stages.WAIT
    return stages.UPKEEP


def rank(deed: Deed) -> int:
    """Tell which of two actions due in the same round resolves first."""
    return RANK[deed.card]
