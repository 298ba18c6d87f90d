"""What a hand can do for a kid: the best way through the cards held, then on as anybody travels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.strangers.board import BOARDS
from soucoupe.games.strangers.bots.evaluate import PlaceValues, turns_left
from soucoupe.games.strangers.data import (
    CITY_BUS,
    MUMS_CAR,
    POOL_PARTY,
    PROM_NIGHT,
    SCHOOL_BUS,
    WAY_OF,
)
from soucoupe.games.strangers.kids import moving_kids
from soucoupe.games.strangers.state import OVER

if TYPE_CHECKING:
    from soucoupe.games.strangers.board import Board
    from soucoupe.games.strangers.state import State


class HandRoutes:
    """The board as one seat sees it when it plans ahead with the cards it holds."""

    __slots__ = ("aliens", "board", "hand", "known", "places")

    def __init__(self, state: State, seat: int) -> None:
        self.board: Board = BOARDS[state.board]
        self.aliens = state.aliens
        self.hand: list[int] = sorted(state.hands[seat])
        self.places = PlaceValues(state, seat, turns_left(state), state.aliens)
        self.known: dict[int, float] = {}

    def value(self, spot: int, used: int, turns: int) -> float:
        """Return what a kid on a spot is worth once the cards in `used` are gone."""
        key = spot << 12 | used
        if key in self.known:
            return self.known[key]
        best, _ = self.places.best_way(spot, float(turns))
        last = -1
        for at, card in enumerate(self.hand):
            if used >> at & 1 or card == last:
                continue
            last = card
            after = self.after(spot, card, used | 1 << at, turns + 1)
            best = max(best, after - self.places.pace)
        self.known[key] = best
        return best

    def after(self, spot: int, card: int, used: int, turns: int) -> float:
        """Return what a kid is worth at the best end of a card; nothing, if it leads nowhere."""
        best = 0.0
        if turns > self.places.left + 1:
            return best
        if WAY_OF[card] >= 0:
            for end in self.board.by_card[card][spot]:
                if end.reach.is_open(self.aliens):
                    if end.place >= 0:
                        best = max(best, self.places.worths[end.place])
                    else:
                        best = max(best, self.value(end.square, used, turns))
        elif card in (SCHOOL_BUS, CITY_BUS):
            stops = self.board.stops[1 if card == CITY_BUS else 0]
            if spot in stops:
                for stop in stops:
                    if stop != spot:
                        best = max(best, self.value(stop, used, turns))
        else:
            best = self.straight(card)
        return best

    def straight(self, card: int) -> float:
        """Return what the place a card leads straight to is worth."""
        kind = ""
        if card == PROM_NIGHT:
            kind = "dance"
        elif card == POOL_PARTY:
            kind = "pool"
        elif card == MUMS_CAR:
            kind = "house"
        best = 0.0
        for place in self.board.places:
            if place.kind == kind:
                best = max(best, self.places.worths[place.number])
        return best


def hand_gain(state: State, seat: int) -> float:
    """Return how much better than anybody a seat's best kid travels by the cards in hand."""
    kids = moving_kids(state, seat)
    if state.phase.kind == OVER or not kids or not state.hands[seat]:
        return 0.0
    routes = HandRoutes(state, seat)
    gain = 0.0
    for kid in kids:
        spot = state.kids[kid]
        plain, _ = routes.places.best_way(spot, 0.0)
        gain = max(gain, routes.value(spot, 0, 0) - plain)
    return gain
