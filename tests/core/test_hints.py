"""Chances as a coach tells them."""

import pytest

from soucoupe.core.hints import percent


@pytest.mark.parametrize(
    ("share", "told"),
    [(0, 0), (1, 100), (0.001, 1), (0.999, 99), (0.5, 50), (sum([0.1] * 10), 100), (1 / 3, 33)],
)
def test_only_what_is_certain_is_told_so(share: float, told: int) -> None:
    """One in a thousand is not never, and ten tenths are all."""
    assert percent(share) == told
