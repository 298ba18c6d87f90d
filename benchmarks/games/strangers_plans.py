"""Finds the architect's best plans and writes those that beat the ones kept.

    .venv/bin/python -m benchmarks.games.strangers_plans --width 2000 --tries 2

Run it on the compiled package; a try takes some minutes a board at that width.
"""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from soucoupe.core import notation
from soucoupe.core.rng import FastRng
from soucoupe.games.strangers import GAME
from soucoupe.games.strangers.bots.plan_search import plan_of, played_out, solve
from soucoupe.games.strangers.data import BOARD_NAMES
from soucoupe.games.strangers.moves import Options
from soucoupe.games.strangers.scoring import points_of

KEPT = Path(__file__).parents[2] / "src/soucoupe/games/strangers/plans.json"
SHAKE = 3.0
"""By how many points lines are misjudged from the second try on, so that others survive."""


def best_plan(board: Any, width: int, shake: float, seed: int) -> dict[str, Any]:  # noqa: ANN401 (a board's name)
    """Search once; return a plan with its points and the actions that play it."""
    start = GAME.deal(Options(mode="architect", board=board), 1, FastRng(1))
    line = solve(start, width, shake, FastRng(seed))
    plan = plan_of(line)
    end, taken = played_out(plan, line)
    (points,) = points_of(end)
    assert points == line.score, "the rules see it otherwise"
    played = [notation.write(action) for action in taken]
    return {"board": board, "points": points, **msgspec.to_builtins(plan), "play": played}


def main() -> None:
    """Search both boards as asked."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--width", type=int, default=2000, help="lines kept after every play")
    parser.add_argument("--tries", type=int, default=1, help="searches a board")
    given = parser.parse_args()
    kept = msgspec.json.decode(KEPT.read_bytes()) if KEPT.is_file() else []
    best = {plan["board"]: plan for plan in kept}
    for board in BOARD_NAMES:
        for seed in range(given.tries):
            started = perf_counter()
            plan = best_plan(board, given.width, SHAKE if seed else 0.0, seed)
            seconds = perf_counter() - started
            print(f"board {board}, try {seed + 1}: {plan['points']} points in {seconds:.0f} s")
            if plan["points"] > best.get(board, {"points": -1})["points"]:
                best[board] = plan
    text = msgspec.json.format(msgspec.json.encode([best[name] for name in BOARD_NAMES]), indent=2)
    KEPT.write_bytes(text + b"\n")


if __name__ == "__main__":
    main()
