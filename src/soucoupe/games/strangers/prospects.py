"""What a seat can expect: its points, and what its kids on the way are worth in the time left.

A turn is worth about so many points to anybody. A kid on its way is worth the place it can
reach, less the turns that takes; how many turns are left follows from the aliens still to
come and from those still in the deck, which everybody can count.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.strangers.board import BOARDS
from soucoupe.games.strangers.data import ALIEN, COUNTS, KIDS, SAUCER
from soucoupe.games.strangers.standing import mate_of, moving_kids, points_of, team_of
from soucoupe.games.strangers.state import NOBODY, OVER
from soucoupe.games.strangers.travel import travel_times

if TYPE_CHECKING:
    from soucoupe.games.strangers.board import Place
    from soucoupe.games.strangers.state import State

RATE: Final = 1.8
"""Points a turn is worth on average."""
LIBRARY: Final = 0.18
PARK: Final = 0.22
"""What a card more in hand, a kid more on the streets is worth each turn that is left."""
HAZARD: Final = 0.22
"""How often somebody else's alien lands on a kid that waits on a free head."""
SLACK: Final = 1.5
"""How many turns early a kid must be there for certain; that many late, it certainly is not."""
VICTORY: Final = 12.0


def evaluate(state: State, seat: int) -> float:
    """Tell how far ahead of the others a seat can expect to end, in points."""
    values = expectations(state)
    mine = values[seat]
    if state.seats == 1:
        return mine
    if team_of(state, seat) != NOBODY:
        mate = mate_of(state, seat)
        return 2 * (mine + values[mate]) - sum(values) + victory(state, seat)
    others = [values[other] for other in range(state.seats) if other != seat]
    average = sum(others) / len(others)
    return mine - (max(others) + average) / 2 + victory(state, seat)


def victory(state: State, seat: int) -> float:
    """Return what winning by contact, or losing by it, is worth beyond points."""
    if state.contact == NOBODY:
        return 0.0
    is_won = seat in (state.contact, mate_of(state, state.contact))
    return VICTORY if is_won else -VICTORY


def expectations(state: State) -> list[float]:
    """Return the points every seat can expect to end with."""
    values = [float(points) for points in points_of(state)]
    if state.phase.kind == OVER:
        return values
    board = BOARDS[state.board]
    left = turns_left(state)
    worths = [worth_of(state, place, 0, left) for place in board.places]
    for seat in range(state.seats):
        values[seat] += RATE * left + on_the_way(state, seat, worths, left)
    for space, kid in enumerate(state.spaces):
        if kid >= 0:
            place = board.places[board.place_at[board.squares + space]]
            values[kid // KIDS] += bonus_of(place, left)
    return values


def on_the_way(state: State, seat: int, worths: list[float], left: float) -> float:
    """Return what the kids of a seat on the streets are worth, each with a space of its own."""
    board = BOARDS[state.board]
    times = travel_times(state.board)
    aims: list[int] = []
    total = 0.0
    for kid in moving_kids(state, seat):
        spot = state.kids[kid]
        value, aim = best_way(times, worths, spot, left)
        if aim in aims:
            worths = worths[:]
            worths[aim] = worth_of(state, board.places[aim], aims.count(aim), left)
            value, aim = best_way(times, worths, spot, left)
        aims.append(aim)
        if board.bit_of[spot] and state.seats > 1:
            value *= 1.0 - HAZARD
        total += value
    return total


def best_way(
    times: list[list[float]], worths: list[float], spot: int, left: float
) -> tuple[float, int]:
    """Return what the best place within reach is worth to a kid, less the turns it takes."""
    best = 0.0
    aim = -1
    for at, worth in enumerate(worths):
        if worth <= best:
            continue
        turns = times[at][spot]
        late = turns - left
        if late >= SLACK:
            continue
        if late > -SLACK:
            worth *= (SLACK - late) / (2 * SLACK)
        value = worth - RATE * min(turns, left)
        if value > best:
            best = value
            aim = at
    return best, aim


def worth_of(state: State, place: Place, before: int, left: float) -> float:
    """Return what a place is worth to a kid, when so many others will have come before it."""
    base = place.first - BOARDS[state.board].squares
    free = [points for at, points in enumerate(place.points) if state.spaces[base + at] < 0]
    if len(free) <= before:
        return 0.0
    value = free[before] + bonus_of(place, left)
    if place.full >= 0:
        taken = place.size - len(free) + before
        value += (place.full - free[before]) * (taken + 1) / (place.size + 1)
    return value


def bonus_of(place: Place, left: float) -> float:
    """Return what a kid in a place brings beside its points in the turns that are left."""
    if place.kind == "library":
        return LIBRARY * left
    return PARK * left if place.kind == "park" else 0.0


def turns_left(state: State) -> float:
    """Return how many cards each seat can expect to play before the last alien lands."""
    cards = len(state.deck)
    gone = state.discard.count(ALIEN) + state.box.count(ALIEN)
    aliens = COUNTS[ALIEN] - gone
    if not aliens:
        return (cards + len(state.discard)) / state.seats
    draws = state.supply * (cards + 1) / (aliens + 1)
    alarms = aliens + state.deck.count(SAUCER)
    return draws * (cards - alarms) / cards / state.seats if cards else 0.0
