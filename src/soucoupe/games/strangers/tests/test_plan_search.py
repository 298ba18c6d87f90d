"""The search for plans: what it finds is lawful, and the plans kept are worth what they say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from soucoupe.core.options import read_options
from soucoupe.core.rng import FastRng
from soucoupe.games.strangers import GAME
from soucoupe.games.strangers.board import BOARDS
from soucoupe.games.strangers.bots.plan_search import plan_of, played_out, solve
from soucoupe.games.strangers.moves import Options
from soucoupe.games.strangers.scoring import points_of
from soucoupe.games.strangers.state import OVER
from soucoupe.games.strangers.tests.table import BOARD_NAMES, act

KEPT: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "plans.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: kept["board"])
def test_kept_plans_are_worth_what_they_say(kept: dict[str, Any]) -> None:
    """Dealt as an option of the table and played through the gate, to the very end."""
    plan = {name: kept[name] for name in ("hand", "deck", "aliens")}
    options = {"mode": "architect", "board": kept["board"], "plan": plan}
    state = GAME.deal(read_options(GAME, options), 1, FastRng(1))
    state = act(state, *kept["play"])
    assert state.phase.kind == OVER
    assert points_of(state) == [kept["points"]]


def test_a_plan_is_kept_for_each_board() -> None:
    """In the order of the boards."""
    assert [kept["board"] for kept in KEPT] == ["a", "b"]


@pytest.mark.parametrize("board", BOARD_NAMES)
def test_what_the_search_finds_can_be_played(board: Any) -> None:
    """Even a narrow search: its plan is lawful, its plays last until the end, its points are so."""
    start = GAME.deal(Options(mode="architect", board=board), 1, FastRng(1))
    line = solve(start, 3, 0.0, FastRng(1))
    end, taken = played_out(plan_of(line), line)
    assert end.phase.kind == OVER
    assert points_of(end) == [line.score]
    plays = sum(type(action).__name__ == "Play" for action in taken)
    assert plays <= BOARDS[end.board].aliens + 1
    (kept,) = [one for one in KEPT if one["board"] == board]
    assert 0 < line.score <= kept["points"]
