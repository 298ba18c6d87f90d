"""What humans ask: a word before the first round, then the sign of what turned offerings share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.premier_contact.answers import open_answer
from soucoupe.games.premier_contact.codes import OFFERING, WORD
from soucoupe.games.premier_contact.data import FEATURE_NUMBER
from soucoupe.games.premier_contact.events import Asked, Event, Skipped, Turned, WordShown
from soucoupe.games.premier_contact.state import State
from soucoupe.games.premier_contact.turns import next_word
from soucoupe.games.premier_contact.view_types import WordTold

if TYPE_CHECKING:
    from soucoupe.games.premier_contact.moves import NameWord, Turn


def name(state: State, seat: int, action: NameWord, out: list[Event] | None) -> None:
    """Show everybody the sign of a word; the aliens have no choice."""
    feature = FEATURE_NUMBER[action.feature]
    glyph = state.lexicon[feature]
    state.named |= 1 << feature
    state.shown |= 1 << glyph
    state.history.append(WordTold(seat, action.feature, glyph))
    if out is not None:
        out.append(WordShown(seat, WORD[feature], glyph))
    next_word(state, out)


def skip(state: State, seat: int, out: list[Event] | None) -> None:
    """Ask for no word."""
    if out is not None:
        out.append(Skipped(seat))
    next_word(state, out)


def turn(state: State, seat: int, action: Turn, out: list[Event] | None) -> None:
    """Turn an offering; whether those turned have anything in common is nobody's business."""
    state.turned.append(action.cell)
    if out is not None:
        out.append(Turned(seat, action.cell, OFFERING[state.grid[action.cell]]))


def ask(state: State, seat: int, out: list[Event] | None) -> None:
    """Hand over to the aliens."""
    if out is not None:
        offerings = tuple([OFFERING[state.grid[cell]] for cell in state.turned])
        out.append(Asked(seat, tuple(state.turned), offerings))
    open_answer(state)
