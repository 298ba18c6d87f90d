"""A view as the bots read it: numbers, what is in play, and what everybody believes."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from soucoupe.games.premier_contact.bots.belief import Belief, believe, prior
from soucoupe.games.premier_contact.bots.common_sense import Sense, sense_of
from soucoupe.games.premier_contact.codes import COLOUR_NAME
from soucoupe.games.premier_contact.data import CELLS, GREEN, OFFERING_NUMBER
from soucoupe.games.premier_contact.deal import colour_counts
from soucoupe.games.premier_contact.history import is_race_seen, possible_colours

if TYPE_CHECKING:
    from soucoupe.games.premier_contact.bots.skill import Skill
    from soucoupe.games.premier_contact.view_types import HistoryEntry, View


def grid_of(view: View) -> tuple[int, ...]:
    """Return the offerings by number."""
    return tuple([OFFERING_NUMBER[cell.offering] for cell in view.grid])


def uncovered(view: View) -> list[int]:
    """List the cells whose offering is still in play."""
    return [cell for cell in range(CELLS) if view.grid[cell].covered is None]


def sense(view: View) -> Sense:
    """Return how whoever looks understands things."""
    return sense_of(grid_of(view), mind(view))


def plain_sense(view: View) -> Sense:
    """Return how things are commonly understood, for whoever wants to be."""
    return sense_of(grid_of(view), None)


def mind(view: View) -> int | None:
    """Return whose opinions count: a human's own; aliens have studied mankind."""
    return view.seat if any(human.seat == view.seat for human in view.humans) else None


def belief(view: View, skill: Skill) -> Belief:
    """Return what this seat makes of the signs, having paid attention."""
    counts = colour_counts(view.options, len(view.aliens), len(view.humans))
    race = is_race_seen(view)
    return remembered(grid_of(view), mind(view), view.history, counts, race, skill.sweeps)


@lru_cache(maxsize=256)
def remembered(
    grid: tuple[int, ...],
    seat: int | None,
    history: tuple[HistoryEntry, ...],
    counts: tuple[int, ...],
    race: bool,  # noqa: FBT001 (a fact, not a switch)
    sweeps: int,
) -> Belief:
    """Keep the latest beliefs: a seat decides many times between two entries of the history."""
    return believe(sense_of(grid, seat), history, counts, race, sweeps)


def wanted_now(view: View) -> int:
    """Return the colour of the cells the alien at turn wants."""
    if not is_race_seen(view):
        return GREEN
    for at, alien in enumerate(view.aliens):
        if alien.seat == view.active:
            return at + 1
    return GREEN


def chances_now(view: View, skill: Skill) -> list[float]:
    """Return how likely each cell is to be wanted by the alien at turn, before it says anything."""
    heeded = view.history if skill.sweeps else ()
    masks = possible_colours(heeded, view.tries, is_race_seen(view))
    covered = [cell for cell in range(CELLS) if view.grid[cell].covered is not None]
    wanted = wanted_now(view)
    counts = colour_counts(view.options, len(view.aliens), len(view.humans))
    return prior(masks, covered, wanted, counts[wanted])


def own_cells(view: View) -> list[int]:
    """List the cells in play that the alien at turn wants, as its camp knows."""
    if view.camp is None:
        return []
    colour = COLOUR_NAME[wanted_now(view) - 1]
    return [cell for cell in uncovered(view) if view.camp.request[cell] == colour]
