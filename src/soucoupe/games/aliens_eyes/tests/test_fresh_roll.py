"""What a fresh roll is worth is exact: against the best grouping of every roll by itself."""

from __future__ import annotations

from soucoupe.core.rng import FastRng
from soucoupe.games.aliens_eyes.best_grouping import NOTHING_STANDS, best_grouping, points_of
from soucoupe.games.aliens_eyes.bots.fresh_roll import (
    EVERY_ROLL,
    best_of_all,
    fresh_roll,
    multisets,
)
from soucoupe.games.aliens_eyes.chances import rolls
from soucoupe.games.aliens_eyes.data import COPIES, FACES, KINDS
from soucoupe.games.aliens_eyes.item_sets import BITS
from soucoupe.games.aliens_eyes.tests.table import some_left


def test_the_table_of_all_rolls_equals_the_search() -> None:
    """On 400 of the 8,008 multisets of up to ten dice."""
    rng = FastRng(5)
    left = some_left(rng)
    worth = points_of(left)
    found = best_of_all(worth)
    packed = multisets().packed
    assert len(packed) == 8008
    for _ in range(400):
        at = rng.below(len(packed), "multiset")
        counts = [0, *(packed[at] >> BITS * face & 15 for face in range(FACES))]
        assert found[at] == best_grouping(counts, NOTHING_STANDS, worth, 1).worth


def test_a_fresh_roll_is_worth_the_average_of_all() -> None:
    """Exactly: every one of the 3,003 multisets solved by itself, weighed by its rolls."""
    worth = points_of(list(COPIES["likeliest", 2]))
    one_by_one = sum(
        orders * best_grouping(counts, NOTHING_STANDS, worth, 1).worth for counts, orders in rolls()
    )
    assert fresh_roll(worth) == one_by_one
    assert round(one_by_one / EVERY_ROLL, 2) == 34.93


def test_an_empty_table_is_worth_nothing() -> None:
    """Whatever is rolled, there is nothing to take."""
    assert fresh_roll([0] * len(KINDS)) == 0
