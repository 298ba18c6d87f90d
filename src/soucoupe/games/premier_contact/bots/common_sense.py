"""A bot's common sense: how readily it links each offering of the grid with each word.

Nobody sees the world quite alike. Every human has opinions, drawn from the grades by a hash of grid
and seat, so that bots misunderstand one another now and then as people do, instead of reading each
other's minds. Who wants to be understood goes by the grades as they are, and so does the coach.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from soucoupe.games.premier_contact.component_types import OFFERINGS
from soucoupe.games.premier_contact.data import (
    CELLS,
    FEATURE_NAMES,
    FEATURES,
    OFFERING_NAMES,
    OFFERING_NUMBER,
)

NO: Final[int] = 0
ARGUABLE: Final[int] = 1
YES: Final[int] = 2

# By grade.
COMMON: Final[tuple[float, ...]] = (0.06, 0.45, 0.95)
"""How much of mankind grants an offering a word."""
LOWEST: Final[tuple[float, ...]] = (0.02, 0.1, 0.47)
HIGHEST: Final[tuple[float, ...]] = (0.39, 0.9, 0.98)
"""Between what one human's opinion lies."""
GRANTED: Final = 0.5
FLOOR: Final = 0.04
"""Even what nobody would say is said now and then."""
SCRAMBLE: Final = 2654435761
MASK: Final = (1 << 32) - 1


def grades_of(name: str) -> tuple[int, ...]:
    """Return the grades of an offering, feature by feature."""
    row = OFFERINGS.offerings[OFFERING_NUMBER[name]]
    return tuple(
        [
            YES if feature in row.yes else ARGUABLE if feature in row.arguable else NO
            for feature in FEATURE_NAMES
        ]
    )


GRADES: Final[tuple[tuple[int, ...], ...]] = tuple([grades_of(name) for name in OFFERING_NAMES])


class Sense:
    """For each cell and feature of a grid the opinion of one mind, as weights.

    `turned`: how readily a human who wants the word turns the offering; `plain` and `barred`: how
    readily an alien who wants the offering draws the word; `yes`: whether it is granted at all.
    `shares` adds up `turned` over the grid.
    """

    __slots__ = ("barred", "plain", "shares", "turned", "yes")

    def __init__(self, opinions: list[list[float]]) -> None:
        self.plain = [[opinion + FLOOR for opinion in row] for row in opinions]
        self.barred = [[1.0 - opinion + FLOOR for opinion in row] for row in opinions]
        self.turned = [[weight * weight for weight in row] for row in self.plain]
        self.yes = [[opinion > GRANTED for opinion in row] for row in opinions]
        self.shares = [sum([row[feature] for row in self.turned]) for feature in range(FEATURES)]

    def drawn(self, barred: bool) -> list[list[float]]:  # noqa: FBT001 (as it stands on the tablet)
        """Return the weights for a sign as it was drawn."""
        return self.barred if barred else self.plain


@lru_cache(maxsize=64)
def sense_of(grid: tuple[int, ...], seat: int | None) -> Sense:
    """Return the common sense of a seat at this grid, or of mankind."""
    if seat is None:
        return Sense([[COMMON[grade] for grade in GRADES[offering]] for offering in grid])
    start = seat + 1
    for offering in grid:
        start = scrambled(start ^ offering)
    return Sense([[opinion(start, offering, at) for at in range(FEATURES)] for offering in grid])


def opinion(start: int, offering: int, feature: int) -> float:
    """Return how far one mind grants an offering a word: by the grade, and by temper."""
    temper = scrambled(start ^ (offering * FEATURES + feature + 1)) / MASK
    grade = GRADES[offering][feature]
    return LOWEST[grade] + (HIGHEST[grade] - LOWEST[grade]) * temper


def scrambled(number: int) -> int:
    """Return a number of 32 bits that looks like chance."""
    number = number * SCRAMBLE & MASK
    number ^= number >> 15
    number = number * SCRAMBLE & MASK
    return number ^ number >> 13


def meanings(sense: Sense, cells: tuple[int, ...]) -> list[float]:
    """Return how likely each feature is to be what somebody means who turns these cells.

    Whoever wants a word picks among all offerings that have it, so a feature shared by few says
    more than one shared by many.
    """
    likely = [1.0] * FEATURES
    for cell in cells:
        likely = narrowed(likely, sense, cell)
    return normalised(likely)


def narrowed(likely: list[float], sense: Sense, cell: int) -> list[float]:
    """Return how likely each feature is once one more cell is turned, not scaled."""
    row = sense.turned[cell]
    shares = sense.shares
    return [likely[at] * row[at] / shares[at] for at in range(FEATURES)]


def normalised(weights: list[float]) -> list[float]:
    """Scale weights to a sum of one."""
    total = 0.0
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]


EVERYWHERE: Final[list[float]] = [1.0] * CELLS
"""How well cells fit a sign that says nothing."""
