"""Every set of items of one value that ten dice can make, with the dice each takes.

A multiset of dice is packed into a number, five bits a face; the fifth is a guard that shows a
borrow, so that one subtraction tells whether some dice are there.
"""

from __future__ import annotations

from typing import Final

from soucoupe.games.aliens_eyes.data import DICE, FACES, ITEMS, MOST_EYES, VALUE

BITS: Final = 5
GUARD: Final[int] = sum([16 << BITS * at for at in range(FACES)])


class ItemSet:
    """One way to make `count` items of a value from `dice` dice; `use` has these dice packed."""

    __slots__ = ("count", "dice", "items", "use")

    def __init__(self, items: tuple[int, ...]) -> None:
        self.items = items
        self.count = len(items)
        self.dice = sum([len(ITEMS[item]) for item in items])
        self.use = sum([pack_item(item) for item in items])


def pack(counts: list[int]) -> int:
    """Pack dice counted by face; the first entry is unused."""
    packed = 0
    for face in range(FACES, 0, -1):
        packed = (packed << BITS) + counts[face]
    return packed


def pack_item(item: int) -> int:
    """Pack the dice of an item."""
    return sum([1 << BITS * (face - 1) for face in ITEMS[item]])


def item_sets_of(value: int) -> list[ItemSet]:
    """List every way to make one item of a value or more from ten dice."""
    kinds = [item for item in range(len(ITEMS)) if VALUE[item] == value]
    found: list[tuple[int, ...]] = [()]
    for item in kinds:
        size = len(ITEMS[item])
        longer: list[tuple[int, ...]] = []
        for items in found:
            used = sum([len(ITEMS[one]) for one in items])
            longer += [items + (item,) * more for more in range((DICE - used) // size + 1)]
        found = longer
    return [ItemSet(items) for items in found if items]


def by_count(sets: list[ItemSet]) -> list[list[ItemSet]]:
    """Sort sets by how many items they have."""
    return [[one for one in sets if one.count == count] for count in range(DICE + 1)]


ITEM_SETS: Final[list[list[list[ItemSet]]]] = [
    [],
    *[by_count(item_sets_of(value)) for value in range(1, MOST_EYES + 1)],
]
"""By value, then by the number of items."""
