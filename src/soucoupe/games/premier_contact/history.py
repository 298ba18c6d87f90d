"""What everybody has been told: which signs were shown, which words named, whose the cells are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.premier_contact.codes import COLOUR_NAME
from soucoupe.games.premier_contact.data import BLACK, CELLS, FEATURE_NUMBER, GREEN
from soucoupe.games.premier_contact.view_types import Question, Request, WordTold

if TYPE_CHECKING:
    from collections.abc import Sequence

    from soucoupe.games.premier_contact.view_types import Ballot, HistoryEntry, View

ANY: Final = 0b11111
"""A cell of which nothing is known: a bit for each colour it may have."""


def shown_glyphs(view: View) -> list[int]:
    """List every sign that was ever shown, in the order it first was."""
    now = [mark.glyph for mark in (*view.tablet, *view.wiped)]
    return list(dict.fromkeys(glyphs_in(view.history) + now))


def glyphs_in(history: Sequence[HistoryEntry]) -> list[int]:
    """List every sign these entries show, in the order it first was."""
    glyphs: list[int] = []
    for entry in history:
        if isinstance(entry, WordTold):
            glyphs.append(entry.glyph)
        elif isinstance(entry, Question):
            glyphs += [answer.glyph for answer in entry.answers]
        else:
            glyphs += [mark.glyph for mark in (*entry.marks, *entry.wiped)]
    return list(dict.fromkeys(glyphs))


def named_words(history: Sequence[HistoryEntry]) -> dict[int, int]:
    """Return the sign of every word named before the first round."""
    return {
        FEATURE_NUMBER[entry.feature]: entry.glyph
        for entry in history
        if isinstance(entry, WordTold)
    }


def possible_colours(
    history: Sequence[HistoryEntry],
    tries: Sequence[Ballot],
    race: bool,  # noqa: FBT001 (a fact, not a switch)
) -> list[int]:
    """Return for each cell the colours it may have by what was told of votes, as a bit mask."""
    masks = [ANY] * CELLS
    for entry in history:
        if isinstance(entry, Request):
            heed(masks, entry.votes, wanted_by(entry, race))
    heed(masks, tries, GREEN)
    return masks


def wanted_by(request: Request, race: bool) -> int:  # noqa: FBT001 (a fact, not a switch)
    """Return the colour of the cells an alien wanted: its own; green in a pact."""
    return COLOUR_NAME.index(request.colour) + 1 if race else GREEN


def is_race_seen(view: View) -> bool:
    """Tell whether aliens race one another."""
    return view.red_tokens is None


def heed(masks: list[int], votes: Sequence[Ballot], wanted: int) -> None:
    """Narrow down the cells voted for: a hit has the wanted colour, all else has not."""
    for vote in votes:
        if vote.cell is None:
            continue
        if vote.result == "hit":
            masks[vote.cell] &= 1 << wanted
        elif vote.result == "black":
            masks[vote.cell] &= 1 << BLACK
        else:
            # Where a cell is black its votes say so; a race has no black cells at all.
            masks[vote.cell] &= ~(1 << wanted | 1 << BLACK)
