"""The box: the table of chances, both layouts, bonus cards and the twelve contracts."""

import tomllib
from functools import cache
from itertools import combinations
from math import log
from pathlib import Path

import pytest

from soucoupe.core.rng import FastRng
from soucoupe.games import aliens_eyes
from soucoupe.games.aliens_eyes.chances import chances, most_items, rolls
from soucoupe.games.aliens_eyes.component_types import CHANCES, LIKELIEST, ONCE
from soucoupe.games.aliens_eyes.data import (
    BONUS_POINTS,
    COLOURS,
    CONTRACT_POINTS,
    CONTRACTS,
    COPIES,
    KINDS,
    ROLLS_SHOWING,
)
from soucoupe.games.aliens_eyes.tests.table import kind

FOLDER = Path(aliens_eyes.__file__).parent
EVERY_ROLL = 6**10
BY_CHANCE = sorted(range(len(KINDS)), key=lambda one: -ROLLS_SHOWING[one])


def test_the_table_of_chances_is_what_the_code_computes() -> None:
    """Over all 3,003 multisets of ten dice, which stand for all 6^10 rolls."""
    assert len(rolls()) == 3003
    assert sum(orders for _, orders in rolls()) == EVERY_ROLL == CHANCES.rolls
    assert chances() == CHANCES.ways


def test_how_many_items_dice_can_show() -> None:
    """The count behind the table equals trying every set of disjoint items, on random dice."""
    rng = FastRng(1)
    for _ in range(200):
        dice = tuple(sorted(rng.below(6, "die") + 1 for _ in range(rng.below(9, "dice"))))
        counts = [dice.count(face) for face in range(7)]
        for eyes in range(1, 13):
            assert most_items(counts, eyes) == by_trial(dice, eyes)


@cache
def by_trial(dice: tuple[int, ...], eyes: int) -> int:
    """Find the most items of a value by taking one away in every possible manner."""
    best = 0
    for size in (1, 2):
        for places in combinations(range(len(dice)), size):
            if sum(dice[at] for at in places) == eyes:
                rest = tuple(die for at, die in enumerate(dice) if at not in places)
                best = max(best, 1 + by_trial(rest, eyes))
    return best


def test_the_likeliest_layout() -> None:
    """The 36 likeliest kinds twice, down to 5x6 at 4.98 %, and the six next once: 78 tokens."""
    white = {kind(f"{eyes}x{quantity}"): copies for eyes, quantity, copies in LIKELIEST.white}
    assert white == {one: 2 if at < 36 else 1 for at, one in enumerate(BY_CHANCE[:42])}
    assert BY_CHANCE[35] == kind("5x6")
    assert round(100 * ROLLS_SHOWING[kind("5x6")] / EVERY_ROLL, 2) == 4.98
    assert BY_CHANCE[36:42] == [kind(one) for one in ("9x4", "2x5", "4x6", "11x3", "7x5", "1x5")]
    assert sum(white.values()) == 78


@pytest.mark.parametrize("layout", [LIKELIEST, ONCE])
def test_black_tokens_lie_on_the_24_likeliest(layout: object) -> None:
    """One more copy each, in both layouts."""
    black = [kind(f"{eyes}x{quantity}") for eyes, quantity in layout.black]  # type: ignore[attr-defined]
    assert sorted(black) == sorted(BY_CHANCE[:24])


def test_tokens_by_number_of_players() -> None:
    """78 with two to four, 102 with five or six, whatever the layout."""
    for (_, seats), copies in COPIES.items():
        assert sum(copies) == (102 if seats > 4 else 78)


def test_the_second_layout() -> None:
    """All 78 combinations once; 24 come up less than once in 1,000 rolls, more than 14."""
    assert COPIES["once", 2] == (1,) * 78
    assert sum(1000 * showing < EVERY_ROLL for showing in ROLLS_SHOWING) == 24


def test_contracts_are_balanced() -> None:
    """Twelve cards of five eyes and kinds; kinds once or twice; two rare ones; sums within 10 %."""
    assert len(CONTRACTS) == 12
    for card in CONTRACTS:
        assert len({KINDS[one][0] for one in card}) == 5
        assert sum(4 * ROLLS_SHOWING[one] < EVERY_ROLL for one in card) >= 2
    on_cards = [one for card in CONTRACTS for one in card]
    assert {on_cards.count(one) for one in BY_CHANCE[:36]} == {1, 2}
    assert set(on_cards) <= set(BY_CHANCE[:36])
    sums = [sum(log(ROLLS_SHOWING[one] / EVERY_ROLL) for one in card) for card in CONTRACTS]
    assert min(sums) / max(sums) <= 1.10


def test_points() -> None:
    """Bonus cards are worth 20, 20 and 30; a contract 10, 25, 50 or 100."""
    assert dict(zip(COLOURS, BONUS_POINTS, strict=True)) == {"blue": 20, "green": 20, "red": 30}
    assert CONTRACT_POINTS == (0, 0, 10, 25, 50, 100)


def test_every_table_says_where_it_comes_from() -> None:
    """The rulebook, or us."""
    for path in FOLDER.glob("*.toml"):
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
        rows = [tables] if "source" in tables else list(tables.values())
        flat = [one for row in rows for one in (row if isinstance(row, list) else [row])]
        assert flat
        assert {one["source"] for one in flat} <= {"rulebook", "ours"}
