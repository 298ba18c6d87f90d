"""How a seat stands: its kids, its limits, its points, its team."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.strangers.board import BOARDS
from soucoupe.games.strangers.data import HAND, HAND_OF_FOUR, KIDS, MOVING
from soucoupe.games.strangers.state import NOBODY, State

if TYPE_CHECKING:
    from soucoupe.games.strangers.board import Place

DIAGONAL: Final = "teams-diagonal"
ADJACENT: Final = "teams-adjacent"


def moving_kids(state: State, seat: int) -> list[int]:
    """List the kids of a seat that are on the streets."""
    squares = BOARDS[state.board].squares
    kids = state.kids
    first = KIDS * seat
    return [kid for kid in range(first, first + KIDS) if 0 <= kids[kid] < squares]


def supplied_kid(state: State, seat: int) -> int:
    """Return the first kid in a seat's supply, or nobody."""
    kids = state.kids
    for kid in range(KIDS * seat, KIDS * seat + KIDS):
        if kids[kid] < 0:
            return kid
    return NOBODY


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
    count = 0
    spaces = state.spaces
    base = BOARDS[state.board].squares
    for place in BOARDS[state.board].places:
        if place.kind == kind:
            for space in range(place.first - base, place.first - base + place.size):
                kid = spaces[space]
                if kid >= 0 and kid // KIDS == seat:
                    count += 1
    return count


def hand_limit(state: State, seat: int) -> int:
    """Return how many cards a seat draws up to: one more for every kid in a Library."""
    size = HAND_OF_FOUR if state.options.hand_of_four else HAND
    return size + kids_inside(state, seat, "library")


def moving_limit(state: State, seat: int) -> int:
    """Return up to how many moving kids a seat may let another out: one more per kid in a Park."""
    return MOVING + kids_inside(state, seat, "park")


def free_space(state: State, place: Place) -> int:
    """Return the spot of the best free space of a place, or a negative number if it is full."""
    base = BOARDS[state.board].squares
    for spot in range(place.first, place.first + place.size):
        if state.spaces[spot - base] < 0:
            return spot
    return NOBODY


def free_spaces(state: State, place: Place) -> int:
    """Count the free spaces of a place."""
    base = BOARDS[state.board].squares
    spaces = state.spaces
    first = place.first - base
    return sum([spaces[space] < 0 for space in range(first, first + place.size)])


def points_of(state: State) -> list[int]:
    """Add up every seat's points: its kids in safe places, and contact made alone."""
    points = state.bonus[:]
    board = BOARDS[state.board]
    for place in board.places:
        first = place.first - board.squares
        taken = state.spaces[first : first + place.size]
        is_full = place.full >= 0 and min(taken) >= 0
        for at, kid in enumerate(taken):
            if kid >= 0:
                points[kid // KIDS] += place.full if is_full else place.points[at]
    return points


def team_of(state: State, seat: int) -> int:
    """Return the team of a seat, or nobody where everyone plays for themselves."""
    mode = state.options.mode
    if mode == ADJACENT:
        return seat // 2
    return seat % 2 if mode == DIAGONAL else NOBODY


def mate_of(state: State, seat: int) -> int:
    """Return the team mate of a seat, or nobody."""
    mode = state.options.mode
    if mode == ADJACENT:
        return seat ^ 1
    return seat ^ 2 if mode == DIAGONAL else NOBODY


def open_mate(state: State, seat: int) -> int:
    """Return the team mate who sees a seat's hand, or nobody."""
    return mate_of(state, seat) if state.options.mode == ADJACENT else NOBODY


def sums_of(state: State, points: list[int]) -> list[int]:
    """Return what each seat is compared by: its own points, or those of its whole team."""
    if team_of(state, 0) == NOBODY:
        return points
    return [points[seat] + points[mate_of(state, seat)] for seat in range(state.seats)]
