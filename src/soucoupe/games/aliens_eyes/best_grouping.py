"""The best grouping of some dice, exactly: branch and bound over values, highest first."""

from __future__ import annotations

from typing import Final

from soucoupe.games.aliens_eyes.data import KIND, MOST_EYES, NO_KIND, WORTH
from soucoupe.games.aliens_eyes.item_sets import GUARD, ITEM_SETS, ItemSet, pack

NOTHING_STANDS: Final[list[int]] = [0] * (MOST_EYES + 1)


class Grouping:
    """What a grouping is worth in all, and the items still to be made for it."""

    __slots__ = ("items", "worth")

    def __init__(self, worth: int, items: list[int]) -> None:
        self.worth = worth
        self.items = items


class Search:
    """A search under way: for every value the sets of items that gain something, richest first."""

    __slots__ = ("best", "chosen", "extra", "gains", "path", "scale", "seen", "sets", "spare")

    def __init__(self, scale: int) -> None:
        self.scale = scale
        self.gains: list[list[int]] = [[]]
        self.sets: list[list[ItemSet]] = [[]]
        # The most that values up to one can gain: in all, and beyond what their pips are worth.
        self.spare: list[int] = [0]
        self.extra: list[int] = [0]
        self.best = 0
        self.chosen: list[ItemSet] = []
        self.path: list[ItemSet] = []
        self.seen: dict[int, int] = {}

    def go(self, value: int, dice: int, pips: int, gain: int) -> None:
        """Try everything with the values from this one down; `dice` lie loose."""
        if gain > self.best:
            self.best = gain
            self.chosen = self.path[:]
        while value and not self.sets[value]:
            value -= 1
        hope = min(self.spare[value], self.scale * pips + self.extra[value])
        if gain + hope <= self.best:
            return
        key = dice << 4 | value
        if self.seen.get(key, -1) >= gain:
            return
        self.seen[key] = gain
        gains = self.gains[value]
        for at, items in enumerate(self.sets[value]):
            rest = (dice | GUARD) - items.use
            if rest & GUARD == GUARD:
                self.path.append(items)
                after = pips - value * items.count
                self.go(value - 1, rest ^ GUARD, after, gain + gains[at])
                self.path.pop()
        self.go(value - 1, dice, pips, gain)


def best_grouping(loose: list[int], standing: list[int], worth: list[int], scale: int) -> Grouping:
    """Find what is best made of the loose dice, given how many items of each value stand.

    `worth` says what each kind of token is worth now. Pips are worth about `scale` each:
    any number is right, a close one is fast.
    """
    search = Search(scale)
    dice = pack(loose)
    base = 0
    for value in range(1, MOST_EYES + 1):
        stands = worth_of(value, standing[value], worth)
        base += stands
        prepare(search, value, dice, standing[value], stands, worth)
    pips = sum([face * loose[face] for face in range(1, len(loose))])
    search.go(MOST_EYES, dice, pips, 0)
    chosen = [item for items in search.chosen for item in items.items]
    return Grouping(base + search.best, chosen)


def prepare(
    search: Search, value: int, dice: int, stands: int, before: int, worth: list[int]
) -> None:
    """List the sets of items of a value that these dice allow and that gain something."""
    found: list[tuple[int, ItemSet]] = []
    extra = 0
    sets = ITEM_SETS[value]
    for count in range(1, len(sets) - stands):
        gain = worth_of(value, stands + count, worth) - before
        if gain <= 0:
            continue
        fitting = [one for one in sets[count] if ((dice | GUARD) - one.use) & GUARD == GUARD]
        if fitting:
            found += [(gain, one) for one in fitting]
            extra = max(extra, gain - search.scale * value * count)
    found.sort(key=gain_of, reverse=True)
    search.gains.append([gain for gain, _ in found])
    search.sets.append([one for _, one in found])
    search.spare.append(search.spare[-1] + (found[0][0] if found else 0))
    search.extra.append(search.extra[-1] + extra)


def gain_of(found: tuple[int, ItemSet]) -> int:
    """Tell what a set of items gains."""
    return found[0]


def worth_of(value: int, quantity: int, worth: list[int]) -> int:
    """Tell what a combination is worth."""
    kind = KIND[value][quantity]
    return 0 if kind == NO_KIND else worth[kind]


def best_points(dice: list[int], left: list[int]) -> int:
    """Tell how many points these dice could take, with these tokens on the table."""
    return best_grouping(dice, NOTHING_STANDS, points_of(left), 1).worth


def points_of(left: list[int]) -> list[int]:
    """Say what each kind of token is worth in points: nothing if none is left."""
    return [WORTH[kind] if left[kind] else 0 for kind in range(len(left))]
