"""The exact chance that ten dice can show so many items of a value: how chances.toml was found."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial
from typing import Final

from soucoupe.games.aliens_eyes.data import DICE, FACES, MOST_EYES

FEWEST: Final = 2
"""A combination has at least two items."""


def rolls() -> list[tuple[list[int], int]]:
    """List every multiset of ten dice, counted by face, and by how many rolls it comes about."""
    found = []
    for faces in combinations_with_replacement(range(1, FACES + 1), DICE):
        counts = [faces.count(face) for face in range(FACES + 1)]
        orders = factorial(DICE)
        for count in counts:
            orders //= factorial(count)
        found.append((counts, orders))
    return found


def most_items(counts: list[int], value: int) -> int:
    """Count the items of a value that dice, counted by face, can show at once.

    No pair ever needs a single's die.
    """
    items = counts[value] if value <= FACES else 0
    for low in range(max(1, value - FACES), (value + 1) // 2):
        items += min(counts[low], counts[value - low])
    return items + (counts[value // 2] // 2 if value % 2 == 0 else 0)


def chances() -> tuple[tuple[int, ...], ...]:
    """Count, by value and by quantity from two, the rolls out of 6^10 that can show it."""
    table: list[list[int]] = [[] for _ in range(MOST_EYES)]
    for counts, orders in rolls():
        for value in range(1, MOST_EYES + 1):
            row = table[value - 1]
            for at in range(most_items(counts, value) - FEWEST + 1):
                if at == len(row):
                    row.append(0)
                row[at] += orders
    return tuple([tuple(row) for row in table])
