"""Whose turn it is, and what is allowed: the only statement of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.tuerie.data import (
    ACT,
    ACT_AT,
    ACT_ON,
    ACT_ON_AT,
    ANY_ROOM,
    CHOICE_OF,
    CRAWL,
    HIDDEN_MEMBER,
    HIDDEN_MEMBER_AND_ROOM,
    HIDE,
    LOOK_AMONG,
    LURE,
    MEMBER,
    MEMBERS,
    NAME,
    NO_CHOICE,
    NOT_FIRST,
    NOT_SECOND,
    REVIVE,
    SEARCHED_ROOM,
    SERVE,
    SET_ASIDE,
    STAY,
    TURN_AMONG,
)
from soucoupe.games.tuerie.ship import aboard, hidden, prey
from soucoupe.games.tuerie.state import (
    CRAWLING,
    FIRST,
    LOOKING,
    LURING,
    NAMING,
    NONE,
    OVER,
    REVIVING,
    SECOND,
    SERVING,
    SHORTAGE,
    TURNING,
    State,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from soucoupe.games.tuerie.moves import Action

NOTHING: Final[tuple[Action, ...]] = ()


def to_act(state: State) -> tuple[int, ...]:
    """Name the seats that owe a decision: one, or in a shortage all who have not hidden yet."""
    if state.phase == OVER:
        return MEMBERS[0]
    if state.phase == SHORTAGE:
        return MEMBERS[aboard(state) & ~state.ready]
    return MEMBERS[1 << state.actor]


def legal(state: State, seat: int) -> Sequence[Action]:
    """List what the seat may do."""
    phase = state.phase
    if seat not in to_act(state):
        return NOTHING
    if phase == FIRST:
        return first_cards(state, seat)
    if phase in {SECOND, SHORTAGE}:
        return second_cards(state, seat)
    if phase == TURNING:
        return TURN_AMONG[len(state.zone)]
    return special(state, seat)


def first_cards(state: State, seat: int) -> list[Action]:
    """List the first cards: either way up, if the other card can still be played after it."""
    found: list[Action] = []
    one, other = state.hands[seat]
    if not NOT_SECOND[other]:
        found.append(HIDE[one])
    if not NOT_SECOND[one]:
        found.append(HIDE[other])
    if not NOT_FIRST[one]:
        add_acts(state, seat, one, found)
    if not NOT_FIRST[other]:
        add_acts(state, seat, other, found)
    return found


def second_cards(state: State, seat: int) -> list[Action]:
    """List the second cards: the other way up than the first."""
    if state.hideouts[seat] == NONE:
        return [HIDE[card] for card in state.hands[seat]]
    found: list[Action] = []
    add_acts(state, seat, state.hands[seat][0], found)
    return found


def add_acts(state: State, seat: int, card: int, found: list[Action]) -> None:
    """List every way to play a card as an action; without anybody to choose it does nothing."""
    choice = CHOICE_OF[card]
    if choice == NO_CHOICE:
        found.append(ACT[card])
        return
    before = len(found)
    if choice == MEMBER:
        found += [ACT_ON[card][other] for other in others(seat, aboard(state))]
    elif choice == HIDDEN_MEMBER:
        found += [ACT_ON[card][other] for other in others(seat, hidden(state))]
    elif choice == HIDDEN_MEMBER_AND_ROOM:
        for other in others(seat, hidden(state)):
            acts = ACT_ON_AT[card][other]
            found += [acts[room] for room in other_rooms(state, other)]
    elif choice == SEARCHED_ROOM:
        searched = [room for room in state.reserve if room != state.hideouts[seat]]
        found += [ACT_AT[card][room] for room in sorted(searched)]
    elif choice == ANY_ROOM:
        found += [ACT_AT[card][room] for room in MEMBERS[state.in_play]]
    else:
        found += [ACT_AT[card][room] for room in other_rooms(state, seat)]
    if len(found) == before:
        found.append(ACT[card])


def others(seat: int, crew: int) -> tuple[int, ...]:
    """List the members of a crew but one."""
    return MEMBERS[crew & ~(1 << seat)]


def other_rooms(state: State, seat: int) -> tuple[int, ...]:
    """List the rooms in play but the one a member hides in."""
    room = state.hideouts[seat]
    return MEMBERS[state.in_play if room == NONE else state.in_play & ~(1 << room)]


def special(state: State, seat: int) -> Sequence[Action]:  # noqa: PLR0911 (one line a phase)
    """List what a card, or being outside, lets the seat decide."""
    phase = state.phase
    if phase == NAMING:
        return [NAME[room] for room in MEMBERS[state.in_play]]
    if phase == CRAWLING:
        return [STAY, *[CRAWL[room] for room in other_rooms(state, seat)]]
    if phase == LOOKING:
        return LOOK_AMONG[len(state.zone)]
    if phase == LURING:
        return [LURE[room] for room in sorted([state.decoy, state.target])]
    if phase == SERVING:
        return [SERVE[member] for member in MEMBERS[prey(state)]]
    if phase == REVIVING:
        return [REVIVE[member] for member in MEMBERS[state.killed & ~(1 << seat)]]
    return SET_ASIDE
