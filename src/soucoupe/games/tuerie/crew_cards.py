"""The crew cards of a round: two each, clockwise, then back; in a shortage one for all at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.tuerie.data import (
    DUE,
    IS_ONGOING,
    MOMENT_OF,
    PLAYED,
    PRINTED,
    ROOM_NUMBER,
    ROOM_OF,
    WINS_ALONE,
)
from soucoupe.games.tuerie.effects import EFFECTS
from soucoupe.games.tuerie.events import Acted, Aimed, Hid, HidUnseen, Picked
from soucoupe.games.tuerie.ship import aboard, finish, give_back, look_around, vulnerability
from soucoupe.games.tuerie.stages import OPEN_HUNT, PASS_ON, WAIT
from soucoupe.games.tuerie.state import (
    ALONE_ABOARD,
    FIRST,
    NONE,
    SECOND,
    SHORTAGE,
    Deed,
    State,
    play_of,
)
from soucoupe.games.tuerie.view_types import CARD, ROOM

if TYPE_CHECKING:
    from soucoupe.games.tuerie.events import Event
    from soucoupe.games.tuerie.moves import Act

BOTH = 2


def hide(state: State, seat: int, card: int, out: list[Event] | None) -> int:
    """Play a card as hideout; with an ongoing action, the other card goes back unseen."""
    if state.phase == SHORTAGE:
        return hide_in_secret(state, seat, out)
    take_cover(state, seat, card, out)
    if state.phase == SECOND and state.hands[seat]:
        give_back(state, seat, out)
    return PASS_ON


def hide_in_secret(state: State, seat: int, out: list[Event] | None) -> int:
    """Lay down the only card; the last one to do so shows everybody's."""
    state.ready |= 1 << seat
    if out is not None:
        out.append(HidUnseen(seat))
    if aboard(state) & ~state.ready:
        return WAIT
    for turn in range(state.seats):
        hider = (state.first + turn) % state.seats
        if state.hands[hider]:
            take_cover(state, hider, state.hands[hider][0], out)
    return OPEN_HUNT


def take_cover(state: State, seat: int, card: int, out: list[Event] | None) -> None:
    """Put a card on the table as hideout."""
    state.hands[seat].remove(card)
    room = ROOM_OF[card]
    state.hiding_cards[seat] = card
    state.hideouts[seat] = room
    state.printed[seat] = PRINTED[card]
    state.plays.append(play_of(seat, card, 0))
    if out is not None:
        out.append(Hid(seat, CARD[card], ROOM[room], vulnerability(state, seat)))
    look_around(state, room, 1 << seat, out)


def act(state: State, seat: int, action: Act, out: list[Event] | None) -> int:
    """Play a card as action; some take effect at once, and some win for whoever is alone."""
    card = action.card
    member = NONE if action.member is None else action.member
    room = NONE if action.room is None else ROOM_NUMBER[action.room]
    deed = Deed(seat, card, member, room, state.round)
    state.hands[seat].remove(card)
    state.deeds.append(deed)
    state.plays.append(play_of(seat, card, 1))
    if out is not None:
        tell(deed, out)
    if WINS_ALONE[card] and aboard(state) == 1 << seat:
        finish(state, 1 << seat, ALONE_ABOARD, out)
        return WAIT
    if IS_ONGOING[card]:
        state.ongoing.append(deed)
    if MOMENT_OF[card] == PLAYED:
        EFFECTS[card](state, deed, out)
    return PASS_ON


def tell(deed: Deed, out: list[Event]) -> None:
    """Say which action was played, for whom and where."""
    card = deed.card
    due = deed.round + DUE[card] if DUE[card] else None
    out.append(Acted(deed.seat, CARD[card], IS_ONGOING[card], due))
    if deed.member != NONE:
        out.append(Picked(deed.seat, CARD[card], deed.member))
    if deed.room != NONE:
        out.append(Aimed(deed.seat, CARD[card], ROOM[deed.room]))


def pass_on(state: State) -> int:
    """Find who plays next: clockwise from the first crew member, then the same way back."""
    seats, first = state.seats, state.first
    if state.phase == FIRST:
        busy = owners(state)
        start = 0 if state.actor == NONE else (state.actor - first) % seats + 1
        for turn in range(start, seats):
            seat = (first + turn) % seats
            if len(state.hands[seat]) == BOTH and not busy >> seat & 1:
                state.actor = seat
                return WAIT
        state.phase = SECOND
    for turn in range(seats - 1, -1, -1):
        seat = (first + turn) % seats
        if state.hands[seat]:
            state.actor = seat
            return WAIT
    return OPEN_HUNT


def owners(state: State) -> int:
    """Return those whose ongoing action counts as their first card of the round."""
    found = 0
    for deed in state.ongoing:
        found |= 1 << deed.seat
    return found
