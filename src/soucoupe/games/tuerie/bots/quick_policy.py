"""The quick policy: plays from its own hand and what lies on the table, and looks no further."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.tuerie.data import (
    CRAWL,
    HIDE,
    NOT_FIRST,
    NOT_SECOND,
    PRINTED,
    ROOM_NUMBER,
    ROOM_OF,
    SERVE,
    SET_ASIDE,
    STAY,
    TURN_AMONG,
)
from soucoupe.games.tuerie.legal import add_acts, legal, other_rooms
from soucoupe.games.tuerie.moves import Action, Name
from soucoupe.games.tuerie.ship import vulnerability
from soucoupe.games.tuerie.state import (
    CRAWLING,
    FIRST,
    NAMING,
    NONE,
    SECOND,
    SERVING,
    SETTING_ASIDE,
    TURNING,
    State,
)

if TYPE_CHECKING:
    from soucoupe.core.rng import Rng

PURPOSE: Final = "quick policy"
RASH: Final = 6
"""One time in so many the riskier hideout is taken."""


def quick_policy(state: State, seat: int, rng: Rng) -> Action:
    """Hide where the alien will not look; in all else, do anything that does not hurt oneself."""
    phase = state.phase
    if phase == FIRST:
        return first_card(state, seat, rng)
    if phase == SECOND and state.hideouts[seat] == NONE:
        return HIDE[safer(state, state.hands[seat], rng)]
    if phase == TURNING:
        return turn(state, seat, rng)
    if phase == CRAWLING:
        return crawl(state, seat)
    if phase == SETTING_ASIDE:
        return SET_ASIDE[int(state.zone[state.sight] == state.hideouts[seat])]
    actions = legal(state, seat)
    if phase == SERVING:
        actions = [action for action in actions if action != SERVE[seat]]
    elif phase == NAMING:
        actions = [
            action
            for action in actions
            if isinstance(action, Name) and ROOM_NUMBER[action.room] in state.zone
        ] or actions
    return rng.pick(actions, PURPOSE)


def first_card(state: State, seat: int, rng: Rng) -> Action:
    """Pick the hideout, then which of the two cards goes first."""
    hand = state.hands[seat]
    hide = safer(state, hand, rng)
    act = hand[0] if hand[1] == hide else hand[1]
    if NOT_FIRST[act] and NOT_SECOND[act]:
        hide, act = act, hide
    if not NOT_SECOND[act] and (NOT_FIRST[act] or rng.below(2, PURPOSE)):
        return HIDE[hide]
    acts: list[Action] = []
    add_acts(state, seat, act, acts)
    return rng.pick(acts, PURPOSE)


def safer(state: State, cards: list[int], rng: Rng) -> int:
    """Return the card behind which the alien is less likely to strike."""
    if len(cards) == 1:
        return cards[0]
    one, other = cards[0], cards[1]
    here = danger(state, ROOM_OF[one], PRINTED[one])
    if here > danger(state, ROOM_OF[other], PRINTED[other]):
        one, other = other, one
    return other if rng.below(RASH, PURPOSE) == 0 else one


def danger(state: State, room: int, exposure: int) -> int:
    """Tell how dangerous it would be to hide in a room: not at all if the alien has been there."""
    if room not in state.zone and room != state.aside:
        return 0
    for seat in range(state.seats):
        if state.hideouts[seat] == room and vulnerability(state, seat) > exposure:
            return 1
    return 1 + exposure


def turn(state: State, seat: int, rng: Rng) -> Action:
    """Turn any card but one known to be fatal."""
    at = rng.below(len(state.zone), PURPOSE)
    if seat == state.tracker and at == state.sight and state.zone[at] == state.hideouts[seat]:
        at = (at + 1) % len(state.zone)
    return TURN_AMONG[len(state.zone)][at]


def crawl(state: State, seat: int) -> Action:
    """Crawl to the room that looks safest, if it is safer than where one is."""
    exposure = vulnerability(state, seat)
    best, least = NONE, danger(state, state.hideouts[seat], exposure)
    for room in other_rooms(state, seat):
        risk = danger(state, room, exposure)
        if risk < least:
            best, least = room, risk
    return STAY if best == NONE else CRAWL[best]
