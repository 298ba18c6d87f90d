"""Work spread over processes: where it is done, and that nothing depends on it."""

from __future__ import annotations

import os
from math import inf

import pytest

from soucoupe.sim import pool


def process_of(_: int) -> int:
    """Tell which process does this."""
    return os.getpid()


def untold(_: int) -> None:
    """Hear of no progress."""


def squared(number: int) -> int:
    """Do some work."""
    return number * number


@pytest.mark.parametrize("to_start", [inf, 0.0])
def test_results_come_in_the_order_of_tasks(
    monkeypatch: pytest.MonkeyPatch, to_start: float
) -> None:
    """Here or elsewhere; each task is told once."""
    monkeypatch.setattr(pool, "SECONDS_TO_JUDGE", 0.0)
    monkeypatch.setattr(pool, "SECONDS_TO_START", to_start)
    told: list[int] = []
    done = pool.spread(squared, range(20), 2, told.append)
    assert done.results == [number * number for number in range(20)]
    assert sorted(told) == list(range(20))
    assert done.seconds > 0


def test_short_work_starts_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would be over before they had started."""
    monkeypatch.setattr(pool, "SECONDS_TO_START", inf)
    assert {*pool.spread(process_of, range(20), 2, untold).results} == {os.getpid()}


def test_long_work_goes_elsewhere_once_that_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """What tells so is done here; one process alone is this one."""
    monkeypatch.setattr(pool, "SECONDS_TO_JUDGE", 0.0)
    monkeypatch.setattr(pool, "SECONDS_TO_START", 0.0)
    first, *others = pool.spread(process_of, range(20), 2, untold).results
    assert first == os.getpid()
    assert os.getpid() not in others
    assert {*pool.spread(process_of, range(20), 1, untold).results} == {os.getpid()}


def test_few_tasks_wait_for_no_trial() -> None:
    """Each may be long, so all begin at once; a single one needs no process."""
    assert os.getpid() not in pool.spread(process_of, range(4), 2, untold).results
    assert pool.spread(process_of, range(1), 2, untold).results == [os.getpid()]
