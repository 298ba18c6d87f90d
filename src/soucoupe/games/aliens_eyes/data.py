"""The shared tables that follow from the components, and the actions built from them.

A *kind* of token is a number, by eyes and then by quantity, over all 78 that ten dice can show.
An *item* is a number: the six single faces, then the 21 pairs with the lower face first.
"""

from itertools import combinations, combinations_with_replacement
from typing import Any, Final

from soucoupe.games.aliens_eyes.component_types import (
    CHANCES,
    COMPONENTS,
    LIKELIEST,
    ONCE,
    Colour,
    Shape,
)
from soucoupe.games.aliens_eyes.moves import (
    Action,
    Break,
    Done,
    Fulfil,
    Group,
    Layout,
    NotNow,
    Reroll,
    Roll,
)

SEATS: Final[range] = range(COMPONENTS.game.fewest_seats, COMPONENTS.game.most_seats + 1)
DICE: Final[int] = COMPONENTS.dice.dice
FACES: Final[int] = COMPONENTS.dice.faces
MOST_EYES: Final[int] = 2 * FACES
BREAKS: Final[int] = COMPONENTS.guards.breaks
DRY_TURNS: Final[int] = COMPONENTS.guards.dry_turns
ENDS_BELOW: Final[int] = COMPONENTS.game.ends_below
SHORT_ENDS_BELOW: Final[int] = COMPONENTS.guards.short_ends_below

FEWEST: Final = 2
"""The smallest quantity a token has."""
KINDS: Final[tuple[Shape, ...]] = tuple(
    (eyes, quantity)
    for eyes, row in enumerate(CHANCES.ways, 1)
    for quantity in range(FEWEST, len(row) + FEWEST)
)
EYES: Final[tuple[int, ...]] = tuple(eyes for eyes, _ in KINDS)
QUANTITY: Final[tuple[int, ...]] = tuple(quantity for _, quantity in KINDS)
WORTH: Final[tuple[int, ...]] = tuple(eyes * quantity for eyes, quantity in KINDS)
ROLLS_SHOWING: Final[tuple[int, ...]] = tuple(
    CHANCES.ways[eyes - 1][quantity - FEWEST] for eyes, quantity in KINDS
)
"""How many of all rolls can show each kind."""
NO_KIND: Final[int] = -1
KIND: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(KINDS.index((eyes, q)) if (eyes, q) in KINDS else NO_KIND for q in range(DICE + 1))
    for eyes in range(MOST_EYES + 1)
)
"""The kind by eyes and quantity."""

ITEMS: Final[tuple[tuple[int, ...], ...]] = (
    *((face,) for face in range(1, FACES + 1)),
    *combinations_with_replacement(range(1, FACES + 1), 2),
)
VALUE: Final[tuple[int, ...]] = tuple(sum(faces) for faces in ITEMS)
ITEM: Final[dict[tuple[int, ...], int]] = {faces: item for item, faces in enumerate(ITEMS)}

CONTRACTS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(KIND[eyes][quantity] for eyes, quantity in card) for card in COMPONENTS.contracts.cards
)
ON_A_CONTRACT: Final[int] = 5
CONTRACT_POINTS: Final[tuple[int, ...]] = COMPONENTS.contract.points
PLACES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(place for place in range(ON_A_CONTRACT) if mask >> place & 1)
    for mask in range(1 << ON_A_CONTRACT)
)
"""The places in a bit mask."""
COLOURS: Final[tuple[Colour, ...]] = tuple(row.colour for row in COMPONENTS.bonuses)
BONUS_POINTS: Final[tuple[int, ...]] = tuple(row.points for row in COMPONENTS.bonuses)

TO_ROLL: Final[tuple[Action, ...]] = (Roll(),)
TO_END: Final[tuple[Action, ...]] = (Done(),)
TO_REROLL_OR_END: Final[tuple[Action, ...]] = (Reroll(), Done())
TO_BREAK: Final[tuple[Action, ...]] = tuple(Break(*faces) for faces in ITEMS)

# By which faces lie loose never, once or more often, in the digits of a number to the base of 3.
TO_GROUP: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(
        Group(*faces)
        for faces in ITEMS
        if all(key // 3 ** (face - 1) % 3 >= faces.count(face) for face in faces)
    )
    for key in range(3**FACES)
)
TO_DECLINE: Final[tuple[Action, ...]] = (NotNow(),)
# By which of its five tokens a seat has, as a bit mask.
TO_FULFIL: Final[tuple[tuple[Action, ...], ...]] = tuple(
    TO_DECLINE
    + tuple(
        Fulfil(places)
        for size in range(2, ON_A_CONTRACT + 1)
        for places in combinations(PLACES[mask], size)
    )
    for mask in range(1 << ON_A_CONTRACT)
)


def copies(layout: Layout, seats: int) -> tuple[int, ...]:
    """Count the tokens of every kind that a game starts with."""
    table = LIKELIEST if layout == "likeliest" else ONCE
    counts = [0] * len(KINDS)
    for eyes, quantity, white in table.white:
        counts[KIND[eyes][quantity]] += white
    if seats >= COMPONENTS.game.black_from:
        for eyes, quantity in table.black:
            counts[KIND[eyes][quantity]] += 1
    return tuple(counts)


COPIES: Final[dict[tuple[Layout, int], tuple[int, ...]]] = {
    ("likeliest", seats): copies("likeliest", seats) for seats in SEATS
} | {("once", seats): copies("once", seats) for seats in SEATS}

FACTS: Final[dict[str, Any]] = {
    "BOX": {
        "faces": FACES,
        "fewest": FEWEST,
        "breaks": BREAKS,
        "black_from": COMPONENTS.game.black_from,
    },
    "BLACK": {"likeliest": LIKELIEST.black, "once": ONCE.black},
    "WORTH": list(CONTRACT_POINTS),
}
"""What the page knows of the box: numbers, the tokens with a black copy, and contract points."""
