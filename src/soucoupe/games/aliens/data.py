"""The shared tables that follow from the components, and the actions built from them.

An alien is a number: race, colour and appetite in that order, the last counting fastest.
A testimony card is a number: its suit, then its place in the suit. A *statement* is what
a testimony comes to once a red card's choice is made: an attribute and an exact value.
"""

from itertools import product
from typing import Final

from soucoupe.games.aliens.component_types import COMPONENTS, PlayersRow
from soucoupe.games.aliens.moves import (
    Action,
    Appetite,
    Attribute,
    Colour,
    Judge,
    LayOpen,
    Race,
    Suit,
    Testify,
    Turn,
)

PLAYERS: Final[dict[int, PlayersRow]] = {row.seats: row for row in COMPONENTS.players}
ON_THE_TABLE: Final[int] = COMPONENTS.round.aliens
TESTIMONIES: Final[int] = COMPONENTS.round.testimonies
ERRORS: Final[int] = COMPONENTS.round.errors

ATTRIBUTES: Final[tuple[Attribute, ...]] = COMPONENTS.testimonies.suits
ATTRIBUTE_NUMBER: Final[dict[str, int]] = {name: at for at, name in enumerate(ATTRIBUTES)}
RED: Final[dict[str, tuple[Attribute, ...]]] = {
    "race": COMPONENTS.aliens.races,
    "colour": COMPONENTS.aliens.colours,
}

ALIENS: Final[tuple[tuple[Race, Colour, Appetite], ...]] = tuple(
    product(COMPONENTS.aliens.races, COMPONENTS.aliens.colours, COMPONENTS.aliens.appetites)
)
ALIEN_COUNT: Final[int] = len(ALIENS)

CARDS: Final[tuple[tuple[Suit, int], ...]] = tuple(
    product((*ATTRIBUTES, *COMPONENTS.testimonies.red_suits), COMPONENTS.testimonies.values)
)
CARD_COUNT: Final[int] = len(CARDS)
VALUE_OF: Final[tuple[int, ...]] = tuple(value for _, value in CARDS)

# Two bits per attribute, so that the sum over three aliens counts all eight at once.
TALLY_OF: Final[tuple[int, ...]] = tuple(
    sum(1 << 2 * ATTRIBUTE_NUMBER[word] for word in words) for words in ALIENS
)
VALUES: Final[int] = 4
STATEMENT_COUNT: Final[int] = VALUES * len(ATTRIBUTES)


def choices(suit: str) -> tuple[Attribute | None, ...]:
    """List what a witness may choose for a card of this suit: nothing, unless it is red."""
    return RED.get(suit, (None,))


TESTIFY_WITH: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(Testify(card, choice) for choice in choices(suit)) for card, (suit, _) in enumerate(CARDS)
)

# For every set of open places, as a bit mask, the actions on them.
JUDGE_AMONG: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(
        Judge(at, verdict)
        for at in range(TESTIMONIES)
        if mask >> at & 1
        for verdict in (True, False)
    )
    for mask in range(1 << TESTIMONIES)
)
TURN_AMONG: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(Turn(at) for at in range(ON_THE_TABLE) if mask >> at & 1)
    for mask in range(1 << ON_THE_TABLE)
)
LAY_OPEN_ANY: Final[tuple[Action, ...]] = tuple(LayOpen(at) for at in range(ON_THE_TABLE))

FACTS: Final[dict[str, object]] = {
    "CHARACTERISTICS": {
        "race": COMPONENTS.aliens.races,
        "colour": COMPONENTS.aliens.colours,
        "appetite": COMPONENTS.aliens.appetites,
    },
    "SUITS": [*ATTRIBUTES, *COMPONENTS.testimonies.red_suits],
    "VALUES": list(COMPONENTS.testimonies.values),
    "ROUND": {"aliens": ON_THE_TABLE, "testimonies": TESTIMONIES, "errors": ERRORS},
}
"""What the page must know of the box; every suit has all the values, in the order of `CARDS`."""
