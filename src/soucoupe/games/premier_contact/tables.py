"""The shared tables that follow from the components: numbers, grades, and every action once."""

from typing import Final

from soucoupe.games.premier_contact.data import (
    CAMPS,
    COMPONENTS,
    FEATURE_NAMES,
    GLYPHS,
    OFFERING_NAMES,
    OFFERINGS,
    PRINTED,
    Counts,
)
from soucoupe.games.premier_contact.moves import (
    Action,
    Ask,
    Claim,
    Confirm,
    Done,
    Draw,
    Lapse,
    Name,
    Pass,
    Pick,
    Send,
    Skip,
    Turn,
    Vote,
    Wipe,
)

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

NO: Final[int] = 0
ARGUABLE: Final[int] = 1
YES: Final[int] = 2


def grades_of(name: str) -> tuple[int, ...]:
    """Return the grades of an offering, feature by feature."""
    row = OFFERINGS.offerings[OFFERING_NUMBER[name]]
    return tuple(
        [
            YES if feature in row.yes else ARGUABLE if feature in row.arguable else NO
            for feature in FEATURE_NAMES
        ]
    )


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


GRADES: Final[tuple[tuple[int, ...], ...]] = tuple([grades_of(name) for name in OFFERING_NAMES])
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

# Notepads list the words in an order of their own, one for each human of a camp.
PAD_STEPS: Final[tuple[int, ...]] = (2, 7, 13, 18)
PAD_ORDERS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        tuple([(5 * at + step * word) % FEATURES for word in range(FEATURES)])
        for at, step in enumerate(PAD_STEPS)
    ]
)

NAMING: Final[tuple[Action, ...]] = tuple([Name(feature) for feature in FEATURE_NAMES])
TURNING: Final[tuple[Action, ...]] = tuple([Turn(cell) for cell in range(CELLS)])
PICKING: Final[tuple[Action, ...]] = tuple([Pick(glyph) for glyph in range(GLYPH_COUNT)])
DRAWING: Final[tuple[Action, ...]] = tuple(
    [Draw(glyph, barred=False) for glyph in range(GLYPH_COUNT)]
)
BARRING: Final[tuple[Action, ...]] = tuple(
    [Draw(glyph, barred=True) for glyph in range(GLYPH_COUNT)]
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
