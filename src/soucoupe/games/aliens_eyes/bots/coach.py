"""What the last turn could have brought, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.aliens_eyes.best_grouping import best_points
from soucoupe.games.aliens_eyes.bots.advice import Advice
from soucoupe.games.aliens_eyes.data import FACES, KIND
from soucoupe.games.aliens_eyes.imagine import left_on

if TYPE_CHECKING:
    from soucoupe.games.aliens_eyes.view_types import View


def coach(view: View) -> Advice | None:
    """Tell, once a turn is over and until the next roll, what was taken and what was possible."""
    last = view.last
    if last is None or view.phase == "group":
        return None
    left = left_on(view)
    for token in last.taken:
        left[KIND[token.eyes][token.quantity]] += 1
    dice = [last.dice.count(face) for face in range(FACES + 1)]
    points = sum([token.eyes * token.quantity for token in last.taken])
    return Advice(last.seat, points, best_points(dice, left))
