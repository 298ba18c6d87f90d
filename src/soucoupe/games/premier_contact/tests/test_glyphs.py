"""The glyphs: strokes on a small grid, all clearly different, also upside down."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import hypot

from soucoupe.games.premier_contact.component_types import GLYPHS

Dot = tuple[int, int]
Strokes = tuple[tuple[tuple[int, int], ...], ...]

FINE = 4
"""Dots to a unit of the glyphs' own grid, which is six units wide and high."""
NEAR = 0.7
"""Ink this close to other ink, in units, does not tell two glyphs apart."""
CLEAR = 2.0
"""How much ink of one must lie away from all ink of the other: a third of the height."""
AROUND = [
    (x, y)
    for x in range(-FINE, FINE + 1)
    for y in range(-FINE, FINE + 1)
    if hypot(x, y) <= NEAR * FINE
]


def ink(strokes: Strokes) -> frozenset[Dot]:
    """Put dots along the strokes, counted from the middle of the glyph."""
    dots = set()
    for stroke in strokes:
        for (x, y), (to_x, to_y) in pairwise(stroke):
            steps = 2 * FINE * round(hypot(to_x - x, to_y - y))
            dots |= {
                (
                    round(FINE * (x + (to_x - x) * at / steps)),
                    round(FINE * (y + (to_y - y) * at / steps)),
                )
                for at in range(steps + 1)
            }
    across, down = ({dot[axis] for dot in dots} for axis in (0, 1))
    middle = (min(across) + max(across)) // 2, (min(down) + max(down)) // 2
    return frozenset((x - middle[0], y - middle[1]) for x, y in dots)


def blurred(dots: frozenset[Dot]) -> frozenset[Dot]:
    """Return everything near the ink."""
    return frozenset((x + dx, y + dy) for x, y in dots for dx, dy in AROUND)


def turned(dots: frozenset[Dot]) -> frozenset[Dot]:
    """Return the ink as the other camp sees it."""
    return frozenset((-x, -y) for x, y in dots)


def difference(one: frozenset[Dot], other: frozenset[Dot]) -> float:
    """Measure the longest piece of ink in one that no ink of the other is near to, in units."""
    return max(len(one - blurred(other)), len(other - blurred(one))) / FINE


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


def test_glyphs_are_clearly_different_also_upside_down() -> None:
    """Wherever two are laid over each other, either way up, a good piece of one stands out."""
    drawn = [ink(strokes) for strokes in GLYPHS.glyphs]
    near = [blurred(dots) for dots in drawn]
    for other in range(len(drawn)):
        for dots, around in (
            (drawn[other], near[other]),
            (turned(drawn[other]), turned(near[other])),
        ):
            for one in range(other):
                apart = max(len(drawn[one] - around), len(dots - near[one])) / FINE
                assert apart >= CLEAR, (one, other)


def test_the_measure_finds_a_look_alike() -> None:
    """A glyph moved by half a unit is no other one, nor is one that looks the same turned."""
    drawn = [ink(strokes) for strokes in GLYPHS.glyphs]
    assert all(difference(dots, frozenset((x + 2, y) for x, y in dots)) < CLEAR for dots in drawn)
    assert any(difference(dots, turned(dots)) < CLEAR for dots in drawn)
    assert all(difference(one, other) >= CLEAR for one, other in combinations(drawn[:6], 2))
