"""Every action, made once and shared by whoever lists or plays it."""

from typing import Final, get_args

from soucoupe.games.premier_contact.data import CELLS, FEATURE_NAMES, GLYPH_COUNT
from soucoupe.games.premier_contact.moves import (
    Action,
    Ask,
    Claim,
    Colour,
    Confirm,
    Done,
    DrawSign,
    Lapse,
    NameWord,
    Pass,
    Pick,
    Send,
    Skip,
    TakeColour,
    Turn,
    Vote,
    Wipe,
)

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
TAKING: Final[tuple[Action, ...]] = tuple([TakeColour(colour) for colour in COLOURS])
NAMING: Final[tuple[Action, ...]] = tuple([NameWord(feature) for feature in FEATURE_NAMES])
TURNING: Final[tuple[Action, ...]] = tuple([Turn(cell) for cell in range(CELLS)])
PICKING: Final[tuple[Action, ...]] = tuple([Pick(glyph) for glyph in range(GLYPH_COUNT)])
DRAWING: Final[tuple[Action, ...]] = tuple(
    [DrawSign(glyph, barred=False) for glyph in range(GLYPH_COUNT)]
)
BARRING: Final[tuple[Action, ...]] = tuple(
    [DrawSign(glyph, barred=True) for glyph in range(GLYPH_COUNT)]
)
VOTING: Final[tuple[Action, ...]] = tuple([Vote(cell) for cell in range(CELLS)])
CLAIMING: Final[tuple[tuple[Action, ...], ...]] = tuple(
    [tuple([Claim(feature, glyph) for glyph in range(GLYPH_COUNT)]) for feature in FEATURE_NAMES]
)
SKIP: Final[Action] = Skip()
ASK: Final[Action] = Ask()
CONFIRM: Final[Action] = Confirm()
WIPE: Final[Action] = Wipe()
SEND: Final[Action] = Send()
PASS: Final[Action] = Pass()
LAPSE: Final[Action] = Lapse()
DONE: Final[Action] = Done()
