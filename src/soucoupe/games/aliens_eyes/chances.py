"""The exact chance that ten dice can show so many items of a value: how the layout was found."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial
from typing import Final

DICE: Final = 10
FACES: Final = 6
MOST_EYES: Final = 2 * FACES
FEWEST: Final = 2
"""A combination has at least two items."""


def rolls() -> list[tuple[tuple[int, ...], int]]:
    """List every multiset of ten dice: how often each face shows, and by how many rolls."""
    found = []
    for faces in combinations_with_replacement(range(1, FACES + 1), DICE):
        counts = tuple([faces.count(face) for face in range(1, FACES + 1)])
        orders = factorial(DICE)
        for count in counts:
            orders //= factorial(count)
        found.append((counts, orders))
    return found


def most_items(counts: tuple[int, ...], eyes: int) -> int:
    """Count the items of a value these dice can show at once: no pair needs a single's die."""
    items = counts[eyes - 1] if eyes <= FACES else 0
    for low in range(max(1, eyes - FACES), (eyes + 1) // 2):
        items += min(counts[low - 1], counts[eyes - low - 1])
    if eyes % 2 == 0:
        items += counts[eyes // 2 - 1] // 2
    return items


def chances() -> tuple[tuple[int, ...], ...]:
    """Count, by value and by quantity from two, the rolls out of 6^10 that can show it."""
    table: list[list[int]] = [[] for _ in range(MOST_EYES)]
    for counts, orders in rolls():
        for eyes in range(1, MOST_EYES + 1):
            row = table[eyes - 1]
            for at in range(most_items(counts, eyes) - FEWEST + 1):
                if at == len(row):
                    row.append(0)
                row[at] += orders
    return tuple([tuple(row) for row in table])
