"""The glyphs: strokes on a small grid, all clearly different, also upside down."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import exp, hypot, sqrt

from soucoupe.games.premier_contact.component_types import GLYPHS

Strokes = tuple[tuple[tuple[int, int], ...], ...]
Picture = tuple[float, ...]

FINE = 3
"""Dots to a unit of the glyphs' own grid, which is six units wide and high."""
AIR = 3
"""Dots of air around a glyph."""
SIDE = (GLYPHS.grid * FINE + 1) + 2 * AIR
BLUR = 0.5 * FINE
"""How far ink spreads in a fleeting look: half a unit."""
MOST_ALIKE = 0.883
"""How alike two glyphs may look, from 0 to 1: what people mixed up in version 1 was more."""
MIXED_UP = (
    (
        "29, 30",
        (((1, 1), (5, 1), (5, 5), (1, 5), (1, 1)), ((0, 3), (6, 3))),
        (((1, 1), (5, 1), (5, 5), (1, 5), (1, 1)), ((0, 6), (6, 0))),
    ),
    (
        "32, 37",
        (((0, 0), (0, 6), (6, 0), (6, 6), (0, 0)),),
        (((0, 0), (6, 6)), ((6, 0), (0, 6)), ((0, 0), (0, 6))),
    ),
    (
        "1, 39",
        (((0, 0), (6, 0)), ((0, 0), (0, 5)), ((3, 0), (3, 5)), ((6, 0), (6, 5))),
        (((0, 6), (0, 0), (6, 0), (6, 2)), ((3, 0), (3, 4))),
    ),
    (
        "2, 34",
        (((1, 0), (1, 6)), ((5, 0), (5, 6)), ((1, 2), (5, 2)), ((1, 4), (5, 4))),
        (((1, 0), (1, 6)), ((5, 0), (5, 6)), ((1, 0), (5, 3)), ((1, 3), (5, 6))),
    ),
)
"""Pairs of version 1 that were too close: their numbers, and both."""


def dots(strokes: Strokes) -> set[tuple[int, int]]:
    """Put dots along the strokes of a glyph, where it is drawn."""
    found = set()
    for stroke in strokes:
        for (x, y), (to_x, to_y) in pairwise(stroke):
            steps = 4 * FINE * round(hypot(to_x - x, to_y - y))
            found |= {
                (
                    round(FINE * (x + (to_x - x) * at / steps)),
                    round(FINE * (y + (to_y - y) * at / steps)),
                )
                for at in range(steps + 1)
            }
    return {(x + AIR, y + AIR) for x, y in found}


def centred(ink: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """Move a glyph to the middle."""
    off = [SIDE // 2 - (min(one) + max(one)) // 2 for one in zip(*ink, strict=True)]
    return {(x + off[0], y + off[1]) for x, y in ink}


SPREAD = [exp(-(at**2) / (2 * BLUR**2)) for at in range(SIDE)]


def seen(strokes: Strokes) -> tuple[Picture, Picture]:
    """Return a glyph as it is seen in a fleeting look: where it is drawn, and in the middle."""
    ink = dots(strokes)
    return blurred(ink), blurred(centred(ink))


def blurred(ink: set[tuple[int, int]]) -> Picture:
    """Return a blurred picture of length one."""
    rows = [
        [sum([SPREAD[abs(x - across)] for x, y in ink if y == down]) for across in range(SIDE)]
        for down in range(SIDE)
    ]
    spread = [
        sum([SPREAD[abs(row - down)] * rows[row][across] for row in range(SIDE)])
        for down in range(SIDE)
        for across in range(SIDE)
    ]
    length = sqrt(sum([one * one for one in spread]))
    return tuple([one / length for one in spread])


def alike(one: tuple[Picture, Picture], other: tuple[Picture, Picture]) -> float:
    """Measure how alike two glyphs look, wherever they lie, either way up: 1 is the same."""
    (mine, my_middle), (theirs, their_middle) = one, other
    return max(
        shared(mine, theirs),
        shared(my_middle, their_middle),
        shared(my_middle, their_middle[::-1]),
    )


def shared(one: Picture, other: Picture) -> float:
    """Return how much of two pictures lies in the same places."""
    return sum([here * there for here, there in zip(one, other, strict=True)])


def test_there_are_more_than_enough() -> None:
    """At least forty for twenty-five words, so that an unseen sign stays any of many."""
    assert len(GLYPHS.glyphs) >= 40
    assert len(set(GLYPHS.glyphs)) == len(GLYPHS.glyphs)


def test_glyphs_are_easy_to_draw() -> None:
    """At most five strokes, every one a line between points of the grid."""
    for strokes in GLYPHS.glyphs:
        assert 1 <= len(strokes) <= 5
        for stroke in strokes:
            assert len(stroke) >= 2
            assert all(0 <= x <= GLYPHS.grid and 0 <= y <= GLYPHS.grid for x, y in stroke)
            assert all(one != other for one, other in pairwise(stroke))


def test_no_two_glyphs_look_alike() -> None:
    """All 1,128 pairs, either way up."""
    pictures = [seen(strokes) for strokes in GLYPHS.glyphs]
    close = {
        (one + 1, other + 1): round(alike(pictures[one], pictures[other]), 3)
        for one, other in combinations(range(len(pictures)), 2)
        if alike(pictures[one], pictures[other]) > MOST_ALIKE
    }
    assert close == {}


def test_the_measure_finds_what_was_mixed_up() -> None:
    """Pairs that people took for one another, and a glyph turned round."""
    for pair, one, other in MIXED_UP:
        assert alike(seen(one), seen(other)) > MOST_ALIKE, pair
    first = GLYPHS.glyphs[0]
    turned = tuple(tuple((6 - x, 6 - y) for x, y in stroke) for stroke in first)
    assert alike(seen(first), seen(turned)) > 0.95


def test_no_glyph_looks_barred() -> None:
    """A line of its own along the top would be taken for the bar that says no."""
    for strokes in GLYPHS.glyphs:
        tops = [one for one in strokes if len(one) == 2 and one[0][1] == one[1][1] == 0]
        others = [point for one in strokes if one not in tops for point in one]
        assert all(
            any(y == 0 and min(a, b) <= x <= max(a, b) for x, y in others)
            for ((a, _), (b, _)) in tops
        )
