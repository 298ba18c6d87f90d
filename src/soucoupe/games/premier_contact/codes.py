"""What the numbers of the state stand for: the names and structs views and events show."""

from __future__ import annotations

from typing import Final

from soucoupe.games.premier_contact.data import FEATURE_NAMES, GLYPH_COUNT, OFFERING_NAMES
from soucoupe.games.premier_contact.moves import Colour
from soucoupe.games.premier_contact.view_types import (
    Cell,
    CellColour,
    Mark,
    Offering,
    PhaseName,
    Word,
)

COLOUR_NAME: Final[tuple[Colour, ...]] = ("red", "blue", "green")
"""By alien; a cell's colour is one more."""
CELL_COLOUR: Final[tuple[CellColour | None, ...]] = (None, "red", "blue", "green", "black")
TOKEN: Final[tuple[Colour | None, ...]] = (None, "red", "blue", "green")
PHASE_NAME: Final[tuple[PhaseName, ...]] = (
    "colour",
    "name",
    "turn",
    "answer",
    "confirm",
    "draw",
    "vote",
    "retry",
    "tidy",
    "over",
)
OFFERING: Final[tuple[Offering, ...]] = tuple([Offering(name) for name in OFFERING_NAMES])
CELL: Final[tuple[tuple[Cell, ...], ...]] = tuple(
    [tuple([Cell(name, token) for token in TOKEN]) for name in OFFERING_NAMES]
)
"""A place of the grid, by offering and by the token on it."""
WORD: Final[tuple[Word, ...]] = tuple([Word(name) for name in FEATURE_NAMES])
MARK: Final[tuple[Mark, ...]] = tuple(
    [Mark(glyph, barred) for glyph in range(GLYPH_COUNT) for barred in (False, True)]
)


def marks(codes: list[int]) -> tuple[Mark, ...]:
    """Return what stands on a tablet."""
    return tuple([MARK[code] for code in codes])


def mark_code(mark: Mark) -> int:
    """Return the number of a mark: its glyph, doubled, plus one if barred."""
    return 2 * mark.glyph + (1 if mark.barred else 0)


def members(mask: int) -> tuple[int, ...]:
    """List the numbers in a bit mask."""
    return tuple([at for at in range(mask.bit_length()) if mask >> at & 1])
