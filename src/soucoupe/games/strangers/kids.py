"""Where kids are, and the limits that follow from it: hands, kids on the streets, spaces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.strangers.board import BOARDS
from soucoupe.games.strangers.data import HAND, HAND_OF_FOUR, KIDS, MOVING
from soucoupe.games.strangers.state import NOBODY, State

if TYPE_CHECKING:
    from soucoupe.games.strangers.board import SafePlace


def put(state: State, kid: int, spot: int) -> None:
    """Stand a kid on a spot, or put it away."""
    squares = BOARDS[state.board].squares
    before = state.kids[kid]
    if before >= squares:
        state.spaces[before - squares] = NOBODY
    state.kids[kid] = spot
    if spot >= squares:
        state.spaces[spot - squares] = kid


def supplied_kid(state: State, seat: int) -> int:
    """Return the first kid in a seat's supply, or nobody."""
    kids = state.kids
    for kid in range(KIDS * seat, KIDS * seat + KIDS):
        if kids[kid] < 0:
            return kid
    return NOBODY


def kid_at(state: State, seat: int, spot: int, moved: int) -> int:
    """Return the first kid of a seat on a spot that has not been moved."""
    kids = state.kids
    for kid in range(KIDS * seat, KIDS * seat + KIDS):
        if kids[kid] == spot and not moved >> kid & 1:
            return kid
    return NOBODY


def moving_kids(state: State, seat: int) -> list[int]:
    """List the kids of a seat that are on the streets."""
    squares = BOARDS[state.board].squares
    kids = state.kids
    first = KIDS * seat
    return [kid for kid in range(first, first + KIDS) if 0 <= kids[kid] < squares]


def safe_kids(state: State, seat: int) -> int:
    """Count the kids of a seat that are in safe places."""
    squares = BOARDS[state.board].squares
    kids = state.kids
    count = 0
    for kid in range(KIDS * seat, KIDS * seat + KIDS):
        if kids[kid] >= squares:
            count += 1
    return count


def kids_inside(state: State, seat: int, kind: str) -> int:
    """Count the kids of a seat in places of a kind."""
    board, kids = BOARDS[state.board], state.kids
    count = 0
    for kid in range(KIDS * seat, KIDS * seat + KIDS):
        spot = kids[kid]
        if spot >= board.squares and board.places[board.place_at[spot]].kind == kind:
            count += 1
    return count


def hand_limit(state: State, seat: int) -> int:
    """Return how many cards a seat draws up to: one more for every kid in a Library."""
    return hand_size(state) + kids_inside(state, seat, "library")


def hand_size(state: State) -> int:
    """Return how many cards a seat draws up to that has nobody in a Library."""
    return HAND_OF_FOUR if state.options.hand_of_four else HAND


def moving_limit(state: State, seat: int) -> int:
    """Return up to how many moving kids a seat may let another out: one more per kid in a Park."""
    return MOVING + kids_inside(state, seat, "park")


def free_space(state: State, place: SafePlace) -> int:
    """Return the spot of the best free space of a place, or a negative number if it is full."""
    base = BOARDS[state.board].squares
    for spot in range(place.first, place.first + place.size):
        if state.spaces[spot - base] < 0:
            return spot
    return NOBODY


def free_spaces(state: State, place: SafePlace) -> int:
    """Count the free spaces of a place."""
    base = BOARDS[state.board].squares
    spaces = state.spaces
    first = place.first - base
    return sum([spaces[space] < 0 for space in range(first, first + place.size)])
