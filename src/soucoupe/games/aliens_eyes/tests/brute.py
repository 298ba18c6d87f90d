"""The best grouping by trying everything: slow, and plainly right."""

from __future__ import annotations

from functools import cache

from soucoupe.games.aliens_eyes.data import KIND


@cache
def groupings(dice: tuple[int, ...]) -> frozenset[tuple[int, ...]]:
    """List every outcome of grouping dice, as the number of items of each value from 1 to 12."""
    if not dice:
        return frozenset([(0,) * 12])
    first, rest = dice[0], dice[1:]
    found = set(groupings(rest))
    found |= {with_item(one, first) for one in groupings(rest)}
    for at in range(len(rest)):
        others = rest[:at] + rest[at + 1 :]
        found |= {with_item(one, first + rest[at]) for one in groupings(others)}
    return frozenset(found)


def with_item(items: tuple[int, ...], value: int) -> tuple[int, ...]:
    """Count one item more of a value."""
    return (*items[: value - 1], items[value - 1] + 1, *items[value:])


def best(dice: tuple[int, ...], worth: list[int]) -> int:
    """Return the worth of the best grouping."""
    return max(
        sum(worth[KIND[eyes][count]] for eyes, count in enumerate(items, 1) if count > 1)
        for items in groupings(dice)
    )
