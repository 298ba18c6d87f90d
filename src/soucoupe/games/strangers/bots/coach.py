"""What can be expected of each legal action, for a seat that asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.core.rng import FastRng
from soucoupe.games.strangers.bots.action_value import action_value
from soucoupe.games.strangers.bots.advice import Advice, Estimate, Prospect
from soucoupe.games.strangers.bots.evaluate import expectations, turns_left
from soucoupe.games.strangers.bots.hand_routes import hand_gain
from soucoupe.games.strangers.bots.ways_home import ways_home
from soucoupe.games.strangers.imagine import imagine
from soucoupe.games.strangers.legal import legal
from soucoupe.games.strangers.scoring import points_of

if TYPE_CHECKING:
    from soucoupe.games.strangers.state import State
    from soucoupe.games.strangers.view_types import View

SEED: Final = 1
"""A coach is asked without chance: what a view leaves open is pictured always alike."""
SOBER: Final = 0.8
ALONE: Final = 0.5
"""What comes true, on average, of what the streets promise: among several, and alone."""


def coach(view: View) -> Advice | None:
    """Estimate what every legal action of the seat that asks leads to, and show ways home."""
    if view.seat is None or view.seat not in view.to_act:
        return None
    seat = view.seat
    state = imagine(view, FastRng(SEED))
    estimates = [
        Estimate(action, round(action_value(state, seat, action, own_points, FastRng(SEED)), 1))
        for action in legal(state, seat)
    ]
    turns = turns_left(state)
    best = max([one.points for one in estimates])
    ahead = Prospect(round(turns), round(best))
    return Advice(round(turns, 1), tuple(estimates), (ahead, *ways_home(state, seat)))


def own_points(state: State, seat: int) -> float:
    """Return the points a seat can expect to end with, given the cards it holds."""
    points = points_of(state)[seat]
    promise = expectations(state, state.aliens)[seat] + hand_gain(state, seat) - points
    return points + (ALONE if state.seats == 1 else SOBER) * promise
