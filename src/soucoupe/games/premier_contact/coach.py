"""After the game: what an ideal listener would have believed at every request."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.premier_contact.advice import Advice, Guess, Heard, Reading
from soucoupe.games.premier_contact.belief import believe, covered_cells, prior
from soucoupe.games.premier_contact.data import FEATURE_NAMES
from soucoupe.games.premier_contact.knowledge import (
    is_race_seen,
    possible_colours,
    shown_glyphs,
    wanted_by,
)
from soucoupe.games.premier_contact.listening import understood
from soucoupe.games.premier_contact.scene import colour_counts, grid_of
from soucoupe.games.premier_contact.seen import Request
from soucoupe.games.premier_contact.sense import sense_of
from soucoupe.games.premier_contact.skill import EXPERT
from soucoupe.games.premier_contact.tables import CELLS

if TYPE_CHECKING:
    from soucoupe.games.premier_contact.belief import Belief
    from soucoupe.games.premier_contact.seen import View

MOST_GUESSES: Final = 5
PER_CENT: Final = 100


def coach(view: View) -> Advice | None:
    """Go through a finished game; while it is on, a hint would be a word of the language."""
    if view.phase != "over":
        return None
    requests = [
        hear(view, at) for at, entry in enumerate(view.history) if isinstance(entry, Request)
    ]
    known = ideal(view, len(view.history))
    signs = [reading(known, glyph) for glyph in shown_glyphs(view)]
    return Advice(tuple(requests), tuple(signs))


def hear(view: View, at: int) -> Heard:
    """Listen to a request with what was known before it."""
    request = view.history[at]
    assert isinstance(request, Request)  # noqa: S101 (the caller looked)
    before = view.history[:at]
    race = is_race_seen(view)
    wanted = wanted_by(request, race)
    counts = colour_counts(view.options, len(view.aliens), len(view.humans))
    masks = possible_colours(before, (), race)
    chances = prior(masks, covered_cells(before), wanted, counts[wanted])
    known = ideal(view, at)
    target = understood(sense_of(grid_of(view), None), request.marks, chances, known)
    best = sorted(range(CELLS), key=lambda cell: -target[cell])[:MOST_GUESSES]
    return Heard(
        at,
        tuple([reading(known, mark.glyph) for mark in request.marks]),
        tuple([Guess(cell, round(PER_CENT * target[cell])) for cell in best]),
    )


def ideal(view: View, until: int) -> Belief:
    """Return what could be believed from the first entries of the history, by the grades alone."""
    counts = colour_counts(view.options, len(view.aliens), len(view.humans))
    sense = sense_of(grid_of(view), None)
    return believe(sense, view.history[:until], counts, is_race_seen(view), EXPERT.sweeps)


def reading(known: Belief, glyph: int) -> Reading:
    """Return the likeliest meaning of a sign."""
    row = known.row(glyph)
    best = row.index(max(row))
    return Reading(glyph, FEATURE_NAMES[best], round(PER_CENT * row[best]))
