"""What follows from the components, worked out once: counts, colours, cells of a card."""

from typing import Any, Final

from soucoupe.games.premier_contact.component_types import (
    COMPONENTS,
    GLYPHS,
    OFFERINGS,
    PRINTED,
    CampRow,
    Counts,
)
from soucoupe.games.premier_contact.moves import Feature

FEATURE_NAMES: Final[tuple[Feature, ...]] = COMPONENTS.features.names
OFFERING_NAMES: Final[tuple[str, ...]] = tuple(row.name for row in OFFERINGS.offerings)
CAMPS: Final[dict[int, CampRow]] = {row.seats: row for row in COMPONENTS.camps}

FACTS: Final[dict[str, Any]] = {
    "FEATURES": list(FEATURE_NAMES),
    "OFFERINGS": list(OFFERING_NAMES),
    "COUNTS": {
        "rows": COMPONENTS.game.rows,
        "redTokens": COMPONENTS.game.red_tokens,
        "mostTurned": COMPONENTS.game.most_turned,
    },
}
"""What the page must know of the components; its tests want a drawing of every offering."""

ROWS: Final[int] = COMPONENTS.game.rows
CELLS: Final[int] = ROWS * ROWS
FEATURES: Final[int] = len(FEATURE_NAMES)
OFFERING_COUNT: Final[int] = len(OFFERING_NAMES)
GLYPH_COUNT: Final[int] = len(GLYPHS.glyphs)
SEATS: Final[range] = range(min(CAMPS), max(CAMPS) + 1)
FEWEST_IN_A_RACE: Final[int] = 4
MOST_TURNED: Final[int] = COMPONENTS.game.most_turned
RED_TOKENS: Final[int] = COMPONENTS.game.red_tokens
TIDY_SECONDS: Final[int] = COMPONENTS.game.tidy_seconds
MOST_CHANGES: Final[int] = COMPONENTS.bounds.changes
MOST_CLAIMS: Final[int] = COMPONENTS.bounds.claims

FEATURE_NUMBER: Final[dict[str, int]] = {name: at for at, name in enumerate(FEATURE_NAMES)}
NO_FEATURE: Final[int] = -1
OFFERING_NUMBER: Final[dict[str, int]] = {name: at for at, name in enumerate(OFFERING_NAMES)}

# Colours of cells; an alien's number is its colour's, and its turn comes in this order.
NOTHING: Final[int] = 0
RED: Final[int] = 1
BLUE: Final[int] = 2
GREEN: Final[int] = 3
BLACK: Final[int] = 4
LETTERS: Final[str] = ".rbgk"


def feature_of(action: object) -> int:
    """Return the number of the word an action names; it may be none at all, whatever is tried."""
    word: object = getattr(action, "feature", None)
    return FEATURE_NUMBER.get(word, NO_FEATURE) if isinstance(word, str) else NO_FEATURE


def cells_of(counts: Counts) -> tuple[int, ...]:
    """List the colours of a card's cells, sorted."""
    dealt = [RED] * counts.red + [BLUE] * counts.blue + [GREEN] * counts.green
    dealt += [BLACK] * counts.black
    return tuple(dealt + [NOTHING] * (CELLS - len(dealt)))


def rotations(rows: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """Return a printed side as it lies in each of the four directions, a quarter turn apart."""
    lying = [[LETTERS.index(letter) for letter in row] for row in rows]
    turned = []
    for _ in range(4):
        turned.append(tuple([colour for row in lying for colour in row]))
        lying = [[lying[ROWS - 1 - at][row] for at in range(ROWS)] for row in range(ROWS)]
    return tuple(turned)


EASY_CELLS: Final[tuple[int, ...]] = cells_of(COMPONENTS.request.easy)
HARD_CELLS: Final[tuple[int, ...]] = cells_of(COMPONENTS.request.hard)
PRINTED_LEXICONS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [row.glyphs for row in PRINTED.lexicons]
)
PRINTED_EASY: Final[tuple[tuple[int, ...], ...]] = tuple(
    [lying for card in PRINTED.cards for lying in rotations(card.easy)]
)
PRINTED_HARD: Final[tuple[tuple[int, ...], ...]] = tuple(
    [lying for card in PRINTED.cards for lying in rotations(card.hard)]
)
