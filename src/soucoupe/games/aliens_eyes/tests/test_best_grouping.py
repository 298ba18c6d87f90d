"""The best grouping is exact: against trying everything."""

from __future__ import annotations

from soucoupe.core.rng import FastRng
from soucoupe.games.aliens_eyes.best_grouping import (
    NOTHING_STANDS,
    best_grouping,
    best_points,
    points_of,
    worth_of,
)
from soucoupe.games.aliens_eyes.data import FACES, ITEMS, KIND, KINDS, VALUE, WORTH
from soucoupe.games.aliens_eyes.tests.brute import best, groupings
from soucoupe.games.aliens_eyes.tests.table import some_left


def dice_of(rng: FastRng, count: int) -> tuple[int, ...]:
    """Roll some dice."""
    return tuple(sorted(rng.below(FACES, "die") + 1 for _ in range(count)))


def counted(dice: tuple[int, ...]) -> list[int]:
    """Count dice by face."""
    return [dice.count(face) for face in range(FACES + 1)]


def test_best_grouping_equals_brute_force() -> None:
    """In points, on 150 random rolls with a random part of the tokens left."""
    rng = FastRng(1)
    for _ in range(150):
        dice, left = dice_of(rng, 10), some_left(rng)
        assert best_points(counted(dice), left) == best(dice, points_of(left))


def test_best_grouping_for_any_worth() -> None:
    """Whatever tokens are worth, and whatever scale is guessed: only speed depends on it."""
    rng = FastRng(2)
    for _ in range(60):
        dice = dice_of(rng, 10)
        worth = [rng.below(90, "worth") if rng.below(3, "left") else 0 for _ in KINDS]
        wanted = best(dice, worth)
        for scale in (0, 1, 10):
            assert best_grouping(counted(dice), NOTHING_STANDS, worth, scale).worth == wanted


def test_a_plan_keeps_its_word() -> None:
    """Its items are made of the loose dice, and what they make is worth what it says."""
    rng = FastRng(3)
    for _ in range(300):
        dice, left = dice_of(rng, 10), some_left(rng)
        found = best_grouping(counted(dice), NOTHING_STANDS, points_of(left), 1)
        used = [face for item in found.items for face in ITEMS[item]]
        assert all(used.count(face) <= dice.count(face) for face in range(1, FACES + 1))
        values = [VALUE[item] for item in found.items]
        made = [KIND[value][values.count(value)] for value in set(values)]
        assert all(left[kind] for kind in made)
        assert sum(WORTH[kind] for kind in made) == found.worth


def test_what_stands_is_built_upon() -> None:
    """In mid-turn: the best that can be reached without breaking anything."""
    rng = FastRng(4)
    for _ in range(150):
        loose, grouped = dice_of(rng, 6), dice_of(rng, 4)
        worth = points_of(some_left(rng))
        standing = [0, *rng.pick(sorted(groupings(grouped)), "standing")]
        wanted = max(
            sum(worth_of(at, standing[at] + more, worth) for at, more in enumerate(items, 1))
            for items in groupings(loose)
        )
        assert best_grouping(counted(loose), standing, worth, 1).worth == wanted


def test_nothing_left_is_worth_nothing() -> None:
    """With an empty table there is nothing to plan."""
    found = best_grouping(counted((6,) * 10), NOTHING_STANDS, [0] * len(KINDS), 1)
    assert (found.worth, found.items) == (0, [])
