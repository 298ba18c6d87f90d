"""What a seat can expect: its points, and what its kids on the way are worth in the time left.

How many turns are left follows from the aliens still to come and those still in the deck,
which everybody can count. A turn is worth the *pace*: the best way from School, spread over
its turns. A kid on its way is worth the place it can reach, less the turns that takes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.strangers.board import BOARDS
from soucoupe.games.strangers.bots.distances import mean_turns
from soucoupe.games.strangers.bots.hand_value import hand_value
from soucoupe.games.strangers.data import ALIEN, COUNTS, SAUCER
from soucoupe.games.strangers.kids import kids_inside, moving_kids
from soucoupe.games.strangers.scoring import points_of
from soucoupe.games.strangers.state import NOBODY, OVER
from soucoupe.games.strangers.teams import mate_of, team_of

if TYPE_CHECKING:
    from soucoupe.games.strangers.board import SafePlace
    from soucoupe.games.strangers.state import State

PACE: Final = 0.9
"""How much of the best way from School a turn is worth on average."""
LIBRARY: Final = 0.18
PARK: Final = 0.22
"""What a card more in hand, a kid more on the streets is worth each turn that is left."""
AGAIN: Final = 0.5
"""How much of that the next such kid is worth."""
HAZARD: Final = 0.22
"""How often somebody else's alien lands on a kid that waits on a free head."""
SLACK: Final = 1.5
"""How many turns early a kid must be there for certain; that many late, it certainly is not."""
VICTORY: Final = 12.0
"""What winning by contact is worth beyond points."""


class PlaceValues:
    """What one seat can make of the board: what places are worth to it, and a turn."""

    __slots__ = ("left", "pace", "times", "worths")

    def __init__(self, state: State, seat: int, left: float, aliens: int) -> None:
        board = BOARDS[state.board]
        self.left = left
        self.times: list[list[float]] = mean_turns(state.board, aliens)
        library = LIBRARY * left * AGAIN ** kids_inside(state, seat, "library")
        park = PARK * left * AGAIN ** kids_inside(state, seat, "park")
        self.worths: list[float] = []
        self.pace = 0.0
        for place in board.places:
            worth = worth_of(state, place, 0)
            if worth > 0.0 and place.kind == "library":
                worth += library
            elif worth > 0.0 and place.kind == "park":
                worth += park
            self.worths.append(worth)
            turns = self.times[place.number][board.school] + 1.0
            self.pace = max(self.pace, PACE * worth * chance_of(turns, left) / turns)

    def best_way(self, spot: int, before: float) -> tuple[float, int]:
        """Return what the best place is worth to a kid less the turns there, and which it is.

        So many turns are spent before it can go.
        """
        best = 0.0
        aim = -1
        left = max(self.left - before, 0.0)
        for at, worth in enumerate(self.worths):
            if worth > best:
                turns = self.times[at][spot]
                value = worth * chance_of(turns, left) - self.pace * min(turns, left)
                if value > best:
                    best = value
                    aim = at
        return best, aim


def evaluate(state: State, seat: int) -> float:
    """Tell how far ahead of the others a seat can expect to end, in points."""
    return lead(state, seat, state.aliens)


def at_a_glance(state: State, seat: int) -> float:
    """Tell the same without a look at the aliens that stand in the way."""
    return lead(state, seat, 0)


def lead(state: State, seat: int, aliens: int) -> float:
    """Tell how far ahead a seat can expect to end, if these aliens hold kids up."""
    values = expectations(state, aliens)
    mine = values[seat]
    if state.phase.kind != OVER:
        mine += hand_value(state, seat, turns_left(state))
    if state.seats == 1:
        return mine
    if team_of(state, seat) != NOBODY:
        mate = mate_of(state, seat)
        others = sum(values) - values[seat] - values[mate]
        return mine + values[mate] - others + victory(state, seat)
    rivals = [values[other] for other in range(state.seats) if other != seat]
    average = sum(rivals) / len(rivals)
    return mine - (max(rivals) + average) / 2 + victory(state, seat)


def victory(state: State, seat: int) -> float:
    """Return what winning by contact, or losing by it, is worth beyond points."""
    if state.contact == NOBODY:
        return 0.0
    is_won = seat in (state.contact, mate_of(state, state.contact))
    return VICTORY if is_won else -VICTORY


def expectations(state: State, aliens: int) -> list[float]:
    """Return the points every seat can expect to end with, if these aliens hold kids up."""
    values = [float(points) for points in points_of(state)]
    if state.phase.kind == OVER:
        return values
    left = turns_left(state)
    for seat in range(state.seats):
        places = PlaceValues(state, seat, left, aliens)
        values[seat] += places.pace * left + on_the_way(state, seat, places)
        values[seat] += LIBRARY * left * several(kids_inside(state, seat, "library"))
        values[seat] += PARK * left * several(kids_inside(state, seat, "park"))
    return values


def several(count: int) -> float:
    """Return what so many kids in Parks or Libraries are worth, if the first is worth one."""
    return (1.0 - AGAIN**count) / (1.0 - AGAIN)


def on_the_way(state: State, seat: int, places: PlaceValues) -> float:
    """Return what the kids of a seat on the streets are worth, one after another."""
    board = BOARDS[state.board]
    kids = moving_kids(state, seat)
    ways = [places.best_way(state.kids[kid], 0.0) for kid in kids]
    order = sorted(range(len(kids)), key=lambda at: -ways[at][0])
    before = 0.0
    total = 0.0
    worths = places.worths
    for rank, at in enumerate(order):
        spot = state.kids[kids[at]]
        value, aim = places.best_way(spot, before) if rank else ways[at]
        if aim < 0:
            continue
        before += places.times[aim][spot]
        if board.bit_of[spot] and state.seats > 1:
            value *= 1.0 - HAZARD
        total += value
        if rank + 1 < len(order):
            # The next one needs a space of its own.
            places.worths = places.worths[:]
            place = board.places[aim]
            places.worths[aim] = worth_of(state, place, 1) if place.size > 1 else 0.0
    places.worths = worths
    return total


def chance_of(turns: float, left: float) -> float:
    """Return how likely a kid that needs so many turns is there in time."""
    late = turns - left
    if late <= -SLACK:
        return 1.0
    return 0.0 if late >= SLACK else (SLACK - late) / (2 * SLACK)


def worth_of(state: State, place: SafePlace, before: int) -> float:
    """Return the points a place is worth to a kid, when so many others will come before it."""
    base = place.first - BOARDS[state.board].squares
    free = [points for at, points in enumerate(place.points) if state.spaces[base + at] < 0]
    if len(free) <= before:
        return 0.0
    value = float(free[before])
    if place.full >= 0:
        taken = place.size - len(free) + before
        value += (place.full - free[before]) * (taken + 1) / (place.size + 1)
    return value


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
