"""A budget is counted by whoever spends it; its time is told from outside."""

from __future__ import annotations

from soucoupe.core.budget import Budget


def test_simulations_are_counted() -> None:
    """A level's own bound and what is given: the smaller counts; there is always a first."""
    assert len(list(Budget(5).rounds())) == 5
    assert len(list(Budget(5).at_most(3).rounds())) == 3
    assert len(list(Budget(5).at_most(8).rounds())) == 5
    assert len(list(Budget().at_most(8).rounds())) == 8
    assert len(list(Budget(0).rounds())) == 1


def test_time_ends_what_is_not_yet_counted_out() -> None:
    """And a level's own bound does not lose the clock."""
    told = iter([False, False, True])
    assert len(list(Budget(9, lambda: next(told)).at_most(8).rounds())) == 3
    assert len(list(Budget(is_time_up=lambda: True).at_most(8).rounds())) == 1
