"""The expert as investigator: judges what brings most cards, all things considered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.aliens.belief import posterior
from soucoupe.games.aliens.expectimax import Investigation
from soucoupe.games.aliens.habits import opinions, told_before
from soucoupe.games.aliens.moves import Judge
from soucoupe.games.aliens.worlds import sighted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from soucoupe.games.aliens.belief import World
    from soucoupe.games.aliens.events import Event
    from soucoupe.games.aliens.view_types import View


def judge(view: View, events: Sequence[Event]) -> Judge:
    """Judge the testimony, and in the way, that leads to most cards."""
    weights = opinions(told_before(view, events), len(view.won))
    unresolved = [
        at for at, testimony in enumerate(view.current.testimonies) if testimony.winner is None
    ]
    worlds = narrowed(posterior(view, weights), unresolved)
    known = 0
    for alien in sighted(view.current):
        known |= 1 << alien
    investigation = Investigation(len(unresolved), 2 if view.options.help else 1)
    at, verdict, _ = investigation.best(worlds, view.current.errors, known)
    return Judge(unresolved[at], verdict)


def narrowed(worlds: Sequence[World], unresolved: Sequence[int]) -> list[World]:
    """Keep of every world's true testimonies only the unresolved, numbered anew."""
    return [
        (triple, sum([1 << new for new, old in enumerate(unresolved) if true >> old & 1]), weight)
        for triple, true, weight in worlds
    ]
