"""What may be told during a game, and after it what an ideal listener would have believed."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from soucoupe.games.premier_contact.bots.advice import Advice, Guess, HeardRequest, Reading
from soucoupe.games.premier_contact.bots.belief import covered_cells, prior
from soucoupe.games.premier_contact.bots.common_sense import sense_of
from soucoupe.games.premier_contact.bots.language_free import splitting_words, what_is_said
from soucoupe.games.premier_contact.bots.skill import EXPERT
from soucoupe.games.premier_contact.bots.view_facts import grid_of, remembered
from soucoupe.games.premier_contact.bots.vote_choice import understood
from soucoupe.games.premier_contact.data import CELLS, FEATURE_NAMES
from soucoupe.games.premier_contact.deal import colour_counts
from soucoupe.games.premier_contact.history import (
    glyphs_in,
    is_race_seen,
    possible_colours,
    wanted_by,
)
from soucoupe.games.premier_contact.view_types import Request

if TYPE_CHECKING:
    from soucoupe.games.premier_contact.bots.advice import CellSaid, SplittingWord
    from soucoupe.games.premier_contact.bots.belief import Belief
    from soucoupe.games.premier_contact.view_types import HistoryEntry, View

MOST_GUESSES: Final = 5
PER_CENT: Final = 100


def coach(view: View) -> Advice | None:
    """Speak of the language after the game; while it is on, of anything else."""
    if view.phase != "over":
        hints = hints_now(view)
        return Advice(hints=hints) if hints else None
    counts = colour_counts(view.options, len(view.aliens), len(view.humans))
    return advise(grid_of(view), view.history, counts, is_race_seen(view))


def hints_now(view: View) -> tuple[SplittingWord | CellSaid, ...]:
    """Help whoever asks a question or draws a request, without a word of the language."""
    if view.seat is None or view.seat not in view.to_act:
        return ()
    if view.phase in {"name", "turn"}:
        return splitting_words(view)
    return what_is_said(view) if view.phase == "draw" else ()


@lru_cache(maxsize=64)
def advise(
    grid: tuple[int, ...],
    history: tuple[HistoryEntry, ...],
    counts: tuple[int, ...],
    race: bool,  # noqa: FBT001 (a fact, not a switch)
) -> Advice:
    """Go through a finished game, once for everybody who looks at it."""
    requests = [
        hear(grid, history, at, counts, race)
        for at, entry in enumerate(history)
        if isinstance(entry, Request)
    ]
    known = remembered(grid, None, history, counts, race, EXPERT.sweeps)
    signs = [reading(known, glyph) for glyph in glyphs_in(history)]
    return Advice(tuple(requests), tuple(signs))


def hear(
    grid: tuple[int, ...],
    history: tuple[HistoryEntry, ...],
    at: int,
    counts: tuple[int, ...],
    race: bool,  # noqa: FBT001 (a fact, not a switch)
) -> HeardRequest:
    """Listen to a request with what was known before it, by the grades alone."""
    request = history[at]
    assert isinstance(request, Request)  # noqa: S101 (the caller looked)
    before = history[:at]
    wanted = wanted_by(request, race)
    masks = possible_colours(before, (), race)
    chances = prior(masks, covered_cells(before), wanted, counts[wanted])
    known = remembered(grid, None, before, counts, race, EXPERT.sweeps)
    target = understood(sense_of(grid, None), request.marks, chances, known)
    best = sorted(range(CELLS), key=lambda cell: -target[cell])[:MOST_GUESSES]
    return HeardRequest(
        at,
        tuple([reading(known, mark.glyph) for mark in request.marks]),
        tuple([Guess(cell, round(PER_CENT * target[cell])) for cell in best]),
    )


def reading(known: Belief, glyph: int) -> Reading:
    """Return the likeliest meaning of a sign."""
    row = known.row(glyph)
    best = row.index(max(row))
    return Reading(glyph, FEATURE_NAMES[best], round(PER_CENT * row[best]))
