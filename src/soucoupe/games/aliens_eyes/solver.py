"""The best grouping of some dice, exactly: branch and bound over values, highest first."""

from __future__ import annotations

from typing import Final

from soucoupe.games.aliens_eyes.data import KIND, MOST_EYES, NO_KIND, WORTH
from soucoupe.games.aliens_eyes.ways import GUARD, WAYS, Way, pack

NOTHING_STANDS: Final[list[int]] = [0] * (MOST_EYES + 1)


class Plan:
    """What a grouping is worth in all, and the items still to be made for it."""

    __slots__ = ("items", "worth")

    def __init__(self, worth: int, items: list[int]) -> None:
        self.worth = worth
        self.items = items


class Search:
    """A search under way: for every value the ways that gain something, richest first."""

    __slots__ = ("best", "chosen", "extra", "gains", "path", "scale", "seen", "spare", "ways")

    def __init__(self, scale: int) -> None:
        self.scale = scale
        self.gains: list[list[int]] = [[]]
        self.ways: list[list[Way]] = [[]]
        # The most that values up to one can gain: in all, and beyond what their pips are worth.
        self.spare: list[int] = [0]
        self.extra: list[int] = [0]
        self.best = 0
        self.chosen: list[Way] = []
        self.path: list[Way] = []
        self.seen: dict[int, int] = {}

    def go(self, value: int, dice: int, pips: int, gain: int) -> None:
        """Try everything with the values from this one down; `dice` lie loose."""
        if gain > self.best:
            self.best = gain
            self.chosen = self.path[:]
        while value and not self.ways[value]:
            value -= 1
        hope = min(self.spare[value], self.scale * pips + self.extra[value])
        if gain + hope <= self.best:
            return
        key = dice << 4 | value
        if self.seen.get(key, -1) >= gain:
            return
        self.seen[key] = gain
        gains = self.gains[value]
        for at, way in enumerate(self.ways[value]):
            rest = (dice | GUARD) - way.use
            if rest & GUARD == GUARD:
                self.path.append(way)
                after = pips - value * way.count
                self.go(value - 1, rest ^ GUARD, after, gain + gains[at])
                self.path.pop()
        self.go(value - 1, dice, pips, gain)


def plan(loose: list[int], standing: list[int], worth: list[int], scale: int) -> Plan:
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
    items = [item for way in search.chosen for item in way.items]
    return Plan(base + search.best, items)


def prepare(
    search: Search, value: int, dice: int, stands: int, before: int, worth: list[int]
) -> None:
    """List the ways to add to a value that these dice allow and that gain something."""
    found: list[tuple[int, Way]] = []
    extra = 0
    ways = WAYS[value]
    for count in range(1, len(ways) - stands):
        gain = worth_of(value, stands + count, worth) - before
        if gain <= 0:
            continue
        fitting = [way for way in ways[count] if ((dice | GUARD) - way.use) & GUARD == GUARD]
        if fitting:
            found += [(gain, way) for way in fitting]
            extra = max(extra, gain - search.scale * value * count)
    found.sort(key=gain_of, reverse=True)
    search.gains.append([gain for gain, _ in found])
    search.ways.append([way for _, way in found])
    search.spare.append(search.spare[-1] + (found[0][0] if found else 0))
    search.extra.append(search.extra[-1] + extra)


def gain_of(found: tuple[int, Way]) -> int:
    """Tell what a way gains."""
    return found[0]


def worth_of(value: int, quantity: int, worth: list[int]) -> int:
    """Tell what a combination is worth."""
    kind = KIND[value][quantity]
    return 0 if kind == NO_KIND else worth[kind]


def best_points(dice: list[int], left: list[int]) -> int:
    """Tell how many points these dice could take, with these tokens on the table."""
    return plan(dice, NOTHING_STANDS, points_of(left), 1).worth


def points_of(left: list[int]) -> list[int]:
    """Say what each kind of token is worth in points: nothing if none is left."""
    return [WORTH[kind] if left[kind] else 0 for kind in range(len(left))]
