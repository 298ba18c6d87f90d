"""Points, who wins by them, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.core.outcome import Outcome
from soucoupe.games.strangers.board import BOARDS
from soucoupe.games.strangers.data import KIDS, MOVING
from soucoupe.games.strangers.kids import hand_size, put
from soucoupe.games.strangers.state import NOBODY, OVER, State
from soucoupe.games.strangers.teams import mate_of, team_of
from soucoupe.games.strangers.view_types import Standing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from soucoupe.games.strangers.board import SafePlace

GRADES: Final = ((60, "legend"), (50, "captain"), (40, "hero"), (30, "scout"), (20, "straggler"))
"""What a score alone is called, from so many points on."""
LOST: Final = "lost"


def outcome(state: State) -> Outcome | None:
    """Tell how it ended: by points, by contact, by games won, or alone by a grade."""
    if state.phase.kind != OVER:
        return None
    if state.options.mode == "match":
        return ranked(games_won(state), (), "match")
    sums = sums_of(state, points_of(state))
    reason = str(state.reason)
    if state.seats == 1:
        grade = grade_of(sums[0])
        return Outcome((), (None,), (1,), tuple(sums), grade, (reason, "solo"))
    return ranked(sums, contacts(state), reason)


def ranked(sums: list[int], ahead: tuple[int, ...], reason: str) -> Outcome:
    """Rank all seats in one league; those who made contact come before all others."""
    keys = [(seat in ahead, one) for seat, one in enumerate(sums)]
    places = tuple([1 + sum([other > mine for other in keys]) for mine in keys])
    winners = tuple([seat for seat, place in enumerate(places) if place == 1])
    reasons = (reason,) if ahead or reason == "match" else (reason, "most-points")
    return Outcome(winners, (0,) * len(sums), places, tuple(sums), None, reasons)


def points_of(state: State) -> list[int]:
    """Add up every seat's points: its kids in safe places, and contact made alone."""
    points = state.bonus[:]
    board = BOARDS[state.board]
    for place in board.places:
        first = place.first - board.squares
        taken = state.spaces[first : first + place.size]
        all_taken = place.full >= 0 and min(taken) >= 0
        for at, kid in enumerate(taken):
            if kid >= 0:
                points[kid // KIDS] += place.full if all_taken else place.points[at]
    return points


def standings(state: State) -> list[Standing]:
    """Count what every seat has on the streets and in safe places, and its limits and points."""
    return [standing(state, seat) for seat in range(state.seats)]


def standing(state: State, seat: int) -> Standing:
    """Count what a seat has, looking at each of its kids once."""
    board, kids = BOARDS[state.board], state.kids
    moving = parks = libraries = 0
    points = state.bonus[seat]
    for kid in range(KIDS * seat, KIDS * seat + KIDS):
        spot = kids[kid]
        if spot >= board.squares:
            place = board.places[board.place_at[spot]]
            points += place.full if is_full(state, place) else place.points[spot - place.first]
            if place.kind == "park":
                parks += 1
            elif place.kind == "library":
                libraries += 1
        elif spot >= 0:
            moving += 1
    # The limits, as `moving_limit` and `hand_limit` have them; a test holds the two together.
    most, hand = MOVING + parks, hand_size(state) + libraries
    return Standing(seat, moving, most, parks, hand, libraries, points)


def is_full(state: State, place: SafePlace) -> bool:
    """Tell whether a place counts as full: only some do."""
    first = place.first - BOARDS[state.board].squares
    return place.full >= 0 and min(state.spaces[first : first + place.size]) >= 0


def put_and_compare(state: State, kid: int, spot: int) -> tuple[Standing, ...]:
    """Stand a kid on a spot, or put it away; return the standings that are others now.

    Only its own seat stands differently, and those whose points changed because a place is full.
    """
    board, was, owner = BOARDS[state.board], state.kids[kid], kid // KIDS
    if max(was, spot) < board.squares:
        put(state, kid, spot)
        return () if (was < 0) == (spot < 0) else (standing(state, owner),)
    changed = {owner} | full_by(state, was)
    put(state, kid, spot)
    changed |= full_by(state, spot)
    return tuple([standing(state, seat) for seat in sorted(changed)])


def full_by(state: State, spot: int) -> set[int]:
    """List who has other points because the place of a spot is full, as it is with that spot."""
    board = BOARDS[state.board]
    if spot < board.squares or not is_full(state, board.places[board.place_at[spot]]):
        return set()
    place = board.places[board.place_at[spot]]
    more: dict[int, int] = {}
    for at, points in enumerate(place.points):
        seat = state.spaces[place.first - board.squares + at] // KIDS
        more[seat] = more.get(seat, 0) + place.full - points
    return {seat for seat, one in more.items() if one}


def sums_of(state: State, points: list[int]) -> list[int]:
    """Return what each seat is compared by: its own points, or those of its whole team."""
    if team_of(state, 0) == NOBODY:
        return points
    return [points[seat] + points[mate_of(state, seat)] for seat in range(state.seats)]


def winners_of(state: State) -> tuple[int, ...]:
    """List who wins the game on the board as it stands: who made contact, or has most points."""
    return contacts(state) or best(sums_of(state, points_of(state)))


def contacts(state: State) -> tuple[int, ...]:
    """List who won by contact: one seat and its team mate, or nobody."""
    if state.contact == NOBODY:
        return ()
    mate = mate_of(state, state.contact)
    return (state.contact,) if mate == NOBODY else tuple(sorted((state.contact, mate)))


def games_won(state: State) -> list[int]:
    """Count the games of a match each seat has won; a shared one counts for nobody."""
    won = [0] * state.seats
    for game in state.games:
        if len(game.winners) == 1:
            won[game.winners[0]] += 1
    return won


def best(points: Sequence[int]) -> tuple[int, ...]:
    """List the seats with most points."""
    most = max(points)
    return tuple([seat for seat, mine in enumerate(points) if mine == most])


def grade_of(points: int) -> str:
    """Name a score made alone."""
    for least, name in GRADES:
        if points >= least:
            return name
    return LOST
