"""Every bot keeps its budget: told that time is up, it answers with what it has found."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pytest

from soucoupe.bots.levels import LEVELS, bot
from soucoupe.core.budget import Budget
from soucoupe.core.rng import FastRng
from tests.support.cases import Case
from tests.support.walk import walk

MOST_CALLS = 100_000
"""Python calls of a thought whose time is up from the start: a few milliseconds when compiled."""
MOST_ASKED = 6
"""How many decisions of a game are asked for."""


@pytest.mark.parametrize("level", LEVELS)
def test_a_thought_ends_when_time_is_up(game_id: str, level: str) -> None:
    """It never asks again for time it was told there is not, and little is left to do then."""
    game = Case(game_id, 0, {}, "s0").found()
    choose = bot(game, level)
    for seats in (game.seats[0], game.seats[-1]):
        positions = list(walk(game, seats, game.options(), level))
        for position in positions[:: max(1, len(positions) // MOST_ASKED)]:
            view, legal = game.view(position.state, position.seat), position.legal
            choose(view, legal, (), FastRng(3), Budget(1))  # whatever is worked out once is known
            told = Told()
            action, calls = counted(
                lambda: choose(view, legal, (), FastRng(3), Budget(is_time_up=told))  # noqa: B023 (called at once)
            )
            assert action in legal
            assert told.asked <= 1
            assert calls < MOST_CALLS


class Told:
    """A clock on which time is always up, and how often it was looked at."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self) -> bool:
        """Say that time is up."""
        self.asked += 1
        return True


def counted(work: Callable[[], Any]) -> tuple[Any, int]:
    """Do something; return what it came to, and how many Python functions it called."""
    calls = 0

    def count(_: Any, event: str, __: Any) -> None:
        nonlocal calls
        calls += event == "call"

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        found = work()
    finally:
        sys.setprofile(before)
    return found, calls
