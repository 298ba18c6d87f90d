"""What a fresh roll is worth, exactly: the best grouping of all 3,003 rolls at once.

One pass over the values fills a table of the best worth of every multiset of up to ten dice, 8,008
in all. Multisets are numbered by size, so that adding the dice of some items to the first so many
of them is a list of numbers, worked out once.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import comb
from typing import Final

from soucoupe.games.aliens_eyes.best_grouping import worth_of
from soucoupe.games.aliens_eyes.chances import rolls
from soucoupe.games.aliens_eyes.data import DICE, FACES, MOST_EYES
from soucoupe.games.aliens_eyes.item_sets import BITS, ITEM_SETS, ItemSet, pack

EVERY_ROLL: Final[int] = FACES**DICE


class Multisets:
    """The multisets of up to ten dice, and where more dice lead from each; filled when needed."""

    __slots__ = ("after", "number", "orders", "packed")

    def __init__(self) -> None:
        self.packed: list[int] = []
        for size in range(DICE + 1):
            for faces in combinations_with_replacement(range(FACES), size):
                self.packed.append(sum([1 << BITS * face for face in faces]))
        self.number = {dice: at for at, dice in enumerate(self.packed)}
        self.orders = [0] * len(self.packed)
        for counts, orders in rolls():
            self.orders[self.number[pack(counts)]] = orders
        self.after: dict[int, list[int]] = {}

    def leads(self, use: int, dice: int) -> list[int]:
        """Say to which multiset these dice lead from each that leaves room for them."""
        found = self.after.get(use)
        if found is None:
            number = self.number
            room = comb(DICE - dice + FACES, FACES)
            found = [number[one + use] for one in self.packed[:room]]
            self.after[use] = found
        return found

    def lift(self, before: list[int], best: list[int], items: ItemSet, gain: int) -> None:
        """Note what adding items to each multiset brings, where that is better."""
        leads = self.leads(items.use, items.dice)
        for at in range(len(leads)):
            after = leads[at]
            total = before[at] + gain
            if total > best[after]:  # noqa: PLR1730 (three times as fast)
                best[after] = total


MADE: Final[list[Multisets]] = []


def multisets() -> Multisets:
    """Return all multisets, numbered at the first use: most programs never ask for them."""
    if not MADE:
        MADE.append(Multisets())
    return MADE[0]


def best_of_all(worth: list[int]) -> list[int]:
    """Tell the worth of the best grouping of every multiset, by number."""
    known = multisets()
    best = [0] * len(known.packed)
    for value in range(1, MOST_EYES + 1):
        before = best
        best = before[:]
        for count in range(2, DICE + 1):
            gain = worth_of(value, count, worth)
            if gain > 0:
                for items in ITEM_SETS[value][count]:
                    known.lift(before, best, items, gain)
    return best


def fresh_roll(worth: list[int]) -> int:
    """Add up the best grouping over every roll there is: 6^10 times what a fresh roll is worth."""
    known = multisets()
    best = best_of_all(worth)
    total = 0
    for at in range(len(best) - comb(DICE + FACES - 1, FACES - 1), len(best)):
        total += known.orders[at] * best[at]
    return total
