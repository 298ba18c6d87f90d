"""How well a seat stands, for bots that search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.premier_contact.scoring import alien_points, human_points
from soucoupe.games.premier_contact.state import is_race

if TYPE_CHECKING:
    from soucoupe.games.premier_contact.state import State


def evaluate(state: State, seat: int) -> float:
    """Tell how far ahead of its camp's average a seat is; a pact is judged by what was received."""
    if not is_race(state) and (seat in state.aliens or len(state.humans) == 1):
        return float(alien_points(state, 0)) + state.red_tokens / 10
    if seat in state.aliens:
        points = [alien_points(state, alien) for alien in range(len(state.aliens))]
        mine = points[state.aliens.index(seat)]
    else:
        points = [human_points(state, human) for human in range(len(state.humans))]
        mine = points[state.humans.index(seat)]
    if len(points) == 1:
        return float(mine)
    return mine - (sum(points) - mine) / (len(points) - 1)
