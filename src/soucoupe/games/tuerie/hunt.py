"""The hunt: what comes before it, the turning of the target, and what makes the alien turn away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.tuerie import data, stages
from soucoupe.games.tuerie.data import MOMENT_OF
from soucoupe.games.tuerie.effects import EFFECTS
from soucoupe.games.tuerie.events import (
    Heard,
    Looked,
    Named,
    PutBack,
    Searched,
    Shuffled,
    Sorted,
    Stayed,
    Turned,
    ZoneRefilled,
)
from soucoupe.games.tuerie.ship import finish, look_around, move, turner
from soucoupe.games.tuerie.state import (
    INFESTED,
    LURING,
    NAMING,
    NONE,
    SETTING_ASIDE,
    TURNING,
    Deed,
    State,
)
from soucoupe.games.tuerie.view_types import ROOM

if TYPE_CHECKING:
    from soucoupe.core.rng import Rng
    from soucoupe.games.tuerie.events import Event


def open_hunt(state: State) -> int:
    """Let whoever is outside name a room first."""
    if state.outside == NONE:
        return stages.BEFORE_HUNT
    state.phase = NAMING
    state.actor = state.outside
    return stages.WAIT


def name(state: State, seat: int, room: int, out: list[Event] | None) -> int:
    """Say where the alien will go."""
    state.named = room
    if out is not None:
        out.append(Named(seat, ROOM[room]))
    return stages.BEFORE_HUNT


def before_hunt(state: State, out: list[Event] | None) -> int:
    """Apply what comes before the reveal, in the order of play."""
    while state.cursor < len(state.deeds):
        deed = state.deeds[state.cursor]
        state.cursor += 1
        if MOMENT_OF[deed.card] == data.BEFORE_HUNT and EFFECTS[deed.card](state, deed, out):
            return stages.WAIT
    state.cursor = 0
    return stages.ASK_TURN


def crawl(state: State, seat: int, room: int, out: list[Event] | None) -> int:
    """Move to another room, or stay."""
    if room == NONE:
        if out is not None:
            out.append(Stayed(seat))
        return stages.BEFORE_HUNT
    move(state, deed_of(state, seat), seat, room, out)
    look_around(state, room, 1 << seat, out)
    return stages.BEFORE_HUNT


def look(state: State, seat: int, position: int, out: list[Event] | None) -> int:
    """Look at a card of the hunt zone; the only one cannot be set aside."""
    state.sight = position
    if out is not None:
        out.append(Looked(seat, position, ROOM[state.zone[position]]))
    if len(state.zone) == 1:
        return stages.BEFORE_HUNT
    state.phase = SETTING_ASIDE
    return stages.WAIT


def set_aside(state: State, seat: int, away: bool, out: list[Event] | None) -> int:  # noqa: FBT001 (the words of the card)
    """Set the card looked at aside for this hunt, or leave it."""
    position = state.sight
    if away:
        state.aside = state.zone.pop(position)
        state.sight = NONE
    if out is not None:
        out.append(Sorted(seat, position, away))
    return stages.BEFORE_HUNT


def ask_turn(state: State, rng: Rng, out: list[Event] | None) -> int:
    """Let the first crew member turn a card, unless there is only one."""
    if len(state.zone) == 1:
        return turn(state, turner(state), 0, rng, out)
    state.phase = TURNING
    state.actor = turner(state)
    return stages.WAIT


def turn(state: State, seat: int, position: int, rng: Rng, out: list[Event] | None) -> int:
    """Turn a card of the hunt zone; the first one may be followed by a second."""
    room = state.zone.pop(position)
    if state.sight == position:
        state.sight = NONE
    elif state.sight > position:
        state.sight -= 1
    state.target = room
    state.turned.append(room)
    if out is not None:
        out.append(Turned(seat, position, ROOM[room]))
    if state.replaced:
        return stages.HEED
    for deed in state.deeds:
        if MOMENT_OF[deed.card] == data.TURNED and EFFECTS[deed.card](state, deed, out):
            return stages.WAIT if state.phase == LURING else stages.ASK_TURN
    return follow(state, rng, out)


def lure(state: State, room: int, rng: Rng, out: list[Event] | None) -> int:
    """Send the alien to one of two targets."""
    if room != state.target:
        state.target, state.decoy = state.decoy, state.target
    return follow(state, rng, out)


def follow(state: State, rng: Rng, out: list[Event] | None) -> int:
    """Shuffle the target the alien did not choose back into the hunt zone."""
    if state.decoy != NONE:
        if out is not None:
            makers = [deed.seat for deed in state.deeds if MOMENT_OF[deed.card] == data.TURNED]
            out.append(Heard(makers[0], ROOM[state.target], ROOM[state.decoy]))
        state.zone.append(state.decoy)
        shuffle(state, rng, out)
        state.decoy = NONE
    return stages.HEED


def heed(state: State, rng: Rng, out: list[Event] | None) -> int:
    """Let the first card played that turns the alien away from this target do so."""
    for at, deed in enumerate(state.deeds):
        if MOMENT_OF[deed.card] != data.TARGET or state.used >> at & 1:
            continue
        if EFFECTS[deed.card](state, deed, out):
            state.used |= 1 << at
            return replace(state, rng, out)
    return stages.RECKON


def replace(state: State, rng: Rng, out: list[Event] | None) -> int:
    """Turn another target; if nothing is left to turn, the old one is lost to the alien."""
    old = state.target
    state.target = NONE
    state.replaced = True
    if not state.zone and state.aside != NONE:
        put_back(state, out)
    if state.zone:
        search(state, old, out)
        return stages.ASK_TURN
    if not state.reserve:
        search(state, old, out)
        finish(state, 0, INFESTED, out)
        return stages.WAIT
    state.doomed |= 1 << old
    refill(state, old, rng, out)
    return stages.ASK_TURN


def refill(state: State, lost: int, rng: Rng, out: list[Event] | None) -> None:
    """Make the reserve the new hunt zone, without the room the alien keeps."""
    state.zone = state.reserve
    state.reserve = []
    if out is not None:
        out.append(ZoneRefilled(ROOM[lost]))
    shuffle(state, rng, out)


def search(state: State, room: int, out: list[Event] | None) -> None:
    """Put a target into the reserve."""
    state.reserve.append(room)
    if out is not None:
        out.append(Searched(ROOM[room]))


def put_back(state: State, out: list[Event] | None) -> None:
    """Lay the card set aside back into the hunt zone."""
    state.zone.append(state.aside)
    state.aside = NONE
    if out is not None:
        out.append(PutBack())


def shuffle(state: State, rng: Rng, out: list[Event] | None) -> None:
    """Shuffle the hunt zone: whoever looked at a card knows no more where it lies."""
    rng.shuffle(state.zone, "hunt zone")
    state.sight = NONE
    if out is not None:
        out.append(Shuffled(tuple([ROOM[room] for room in state.zone])))


def deed_of(state: State, seat: int) -> Deed:
    """Return the action a member has played this round."""
    return next(deed for deed in state.deeds if deed.seat == seat)
