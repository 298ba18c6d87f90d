"""Movement: every path there is, worked out once for each board.

A path takes an exact number of steps and enters no square twice, the start included. It may
end early only in a safe place, which is entered from its entrance as one step. On foot, walls
and aliens stop it; a fence hop passes walls and enters from wherever a place is touched; a
ride passes aliens and only may not end on one. Aliens stand on heads alone, so each path
carries the set of heads that must be free for it, and asking whether it is open is one `and`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

FOOT: Final = 0
HOP: Final = 1
RIDE: Final = 2
NOWHERE: Final = -1


class Streets:
    """What paths are made of: which squares lie next to each other, and what can be entered."""

    __slots__ = ("across", "doors", "heads", "next_to", "touched")

    def __init__(
        self,
        next_to: list[list[int]],
        across: list[list[int]],
        doors: list[list[int]],
        touched: list[list[int]],
        heads: list[int],
    ) -> None:
        self.next_to = next_to
        """For each square, those beside it with no wall between."""
        self.across = across
        """The same, walls disregarded."""
        self.doors = doors
        """For each square, the places whose entrance it is."""
        self.touched = touched
        """For each square, the places that touch it."""
        self.heads = heads
        """For each square, the bit of its head, or 0."""


class Reach:
    """One end of a move from a square: a square or a place, and every path that leads there."""

    __slots__ = ("masks", "paths", "place", "square")

    def __init__(self, square: int, place: int) -> None:
        self.square = square
        self.place = place
        self.masks: list[int] = []
        self.paths: list[tuple[int, ...]] = []

    def is_open(self, aliens: int) -> bool:
        """Tell whether some path is free of these aliens."""
        for mask in self.masks:  # noqa: SIM110 (a loop compiles to less than a generator)
            if not mask & aliens:
                return True
        return False

    def path(self, aliens: int) -> tuple[int, ...]:
        """Return the first path that is free of these aliens; a place itself is not part of it."""
        for at, mask in enumerate(self.masks):
            if not mask & aliens:
                return self.paths[at]
        return ()

    def add(self, mask: int, path: tuple[int, ...]) -> None:
        """Note one more path, unless one noted before is open whenever this one is."""
        for known in self.masks:
            if known & mask == known:
                return
        self.masks.append(mask)
        self.paths.append(path)


def reaches(streets: Streets, start: int, steps: int, way: int) -> list[Reach]:
    """List every end of a move of so many steps, each once, in a fixed order."""
    found: dict[int, Reach] = {}
    for path, place in walks(streets, start, steps, way):
        end = path[-1] if place == NOWHERE else NOWHERE
        key = end if place == NOWHERE else -2 - place
        if key not in found:
            found[key] = Reach(end, place)
        found[key].add(barred(streets, path, place, way), path)
    return [found[key] for key in sorted(found, reverse=True)]


def within(streets: Streets, start: int, steps: int) -> list[Reach]:
    """List every end of a walk of one to so many steps, the shortest paths first."""
    found: dict[int, Reach] = {}
    for length in range(1, steps + 1):
        for one in reaches(streets, start, length, FOOT):
            key = one.square if one.place == NOWHERE else -2 - one.place
            if key not in found:
                found[key] = Reach(one.square, one.place)
            for mask, path in zip(one.masks, one.paths, strict=True):
                found[key].add(mask, path)
    return [found[key] for key in sorted(found, reverse=True)]


def walks(streets: Streets, start: int, steps: int, way: int) -> list[tuple[tuple[int, ...], int]]:
    """List the paths of a move, shortest first: the squares entered, then a place or nowhere."""
    found: list[tuple[tuple[int, ...], int]] = []
    beside = streets.across if way == HOP else streets.next_to
    doors = streets.touched if way == HOP else streets.doors
    paths: list[tuple[int, ...]] = [()]
    for _ in range(steps):
        longer: list[tuple[int, ...]] = []
        for path in paths:
            here = path[-1] if path else start
            found += [(path, place) for place in doors[here]]
            longer += [
                (*path, square) for square in beside[here] if square != start and square not in path
            ]
        paths = longer
    return found + [(path, NOWHERE) for path in paths]


def barred(streets: Streets, path: Sequence[int], place: int, way: int) -> int:
    """Return the set of heads any of which, taken by an alien, bars this path."""
    if way == RIDE:
        return 0 if place != NOWHERE else streets.heads[path[-1]]
    mask = 0
    for square in path:
        mask |= streets.heads[square]
    return mask
