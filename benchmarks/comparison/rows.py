"""The rows of a comparison: what was measured, on both sides, and the verdict on it."""

from __future__ import annotations

from statistics import median
from typing import Literal

from msgspec import Struct

from benchmarks.comparison.paired import Change, Pair, change

LEAST = 0.01
"""No smaller change is called one: where the linker puts a function moves a loop that much."""
LEAST_COUNTED = 0.001
"""The same where bytes are counted, not sampled: names of files move what packs them that much."""
SAME = "same within noise"
EQUAL = "same"
"""The same where there is no noise."""
WORDS = {"rate": ("faster", "slower"), "time": ("slower", "faster"), "size": ("larger", "smaller")}
"""What more of it is called, and what less, by kind of measure."""
WORSE = frozenset({"slower", "larger"})


class Row(Struct):
    """One measure of one subject, with a pair from every round."""

    area: str
    subject: str
    measure: str
    kind: Literal["rate", "time", "size"]
    pairs: list[Pair] = []
    is_counted: bool = False
    """Whether it is the same however often it is measured, so that one pair says all."""
    only_in: Literal["A", "B"] | None = None
    """The side that has it, where the other has not."""


def found(row: Row) -> Change:
    """Return how B compares with A in a row that both sides have."""
    if not row.is_counted:
        return change(row.pairs)
    ratio = row.pairs[0].ratio
    return Change(ratio, ratio, ratio)


def medians(row: Row) -> tuple[float, float]:
    """Return what is typical of A and of B."""
    return median(pair.a for pair in row.pairs), median(pair.b for pair in row.pairs)


def verdict(row: Row) -> str:
    """Say in words whether B differs from A beyond noise."""
    if row.only_in:
        return f"only in {row.only_in}"
    least = LEAST_COUNTED if row.is_counted else LEAST
    more, less = WORDS[row.kind]
    ratio, low, high = found(row)
    if low > 1 and ratio > 1 + least:
        return more
    if high < 1 and ratio < 1 - least:
        return less
    return EQUAL if row.is_counted else SAME


def is_worse(row: Row, percent: float) -> bool:
    """Tell whether B is worse beyond noise, and by more than so many percent."""
    return verdict(row) in WORSE and abs(found(row).ratio - 1) > percent / 100
