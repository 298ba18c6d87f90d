"""How many full random simulations a search makes: ours, from a view, against OpenSpiel's MCTS.

Both search at the first decision of freshly dealt games and play every simulation to its end at
random. Ours imagines a world from the view for each; OpenSpiel's Python MCTS copies the true state
and needs no such thing. Simulations per CPU second on one core; each side runs in a process of its
own, in turn, and the ratios are those of neighbouring runs.
"""

from __future__ import annotations

import json
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))
from benchmarks.peers import GAME
from benchmarks.processes import CannotMeasure, surroundings

ROOT = Path(__file__).parents[1]
SEATS = 4
SIMULATIONS = 64
"""How many a search makes for one decision."""
SIDES = ("ours", "openspiel")
EXPLORATION = 2.0


def main() -> int:
    """Measure both sides in turn and print them; named on the command line, measure one."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="pairs of runs (default: 7)")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds a run")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--side", choices=SIDES, help="measure one side in this process")
    given = parser.parse_args()
    if given.side:
        print(rate(ours() if given.side == "ours" else openspiel(), given.seconds))
        return 0
    try:
        pairs = [tuple(run(side, given.seconds) for side in SIDES) for _ in range(given.rounds)]
    except CannotMeasure as why:
        sys.stderr.write(f"{why}\n")
        return 2
    ratios = sorted(mine / theirs for mine, theirs in pairs)
    results = {
        "ours": median(mine for mine, _ in pairs),
        "openspiel": median(theirs for _, theirs in pairs),
        "ratio": median(ratios),
        "least": ratios[0],
        "most": ratios[-1],
    }
    if given.json:
        sys.stdout.write(json.dumps(results, indent=2) + "\n")
        return 0
    print(f"simulations per CPU second: ours {results['ours']:,.0f}, ", end="")
    print(f"OpenSpiel's Python MCTS {results['openspiel']:,.0f}: {results['ratio']:.1f} x", end=" ")
    print(f"({ratios[0]:.1f} to {ratios[-1]:.1f} in {given.rounds} pairs)")
    return 0


def run(side: str, seconds: float) -> float:
    """Measure one side in a process of its own, on the installed package."""
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.search", "--side", side, "--seconds", str(seconds)],
        env=surroundings(ROOT),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise CannotMeasure(done.stderr.strip().splitlines()[-1])
    return float(done.stdout)


def rate(search: Callable[[], None], seconds: float) -> float:
    """Search for some CPU seconds, after a warm-up; return simulations per second."""
    search()
    simulations = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        search()
        simulations += SIMULATIONS
    return simulations / spent


def ours() -> Callable[[], None]:
    """Return our general search, asked for the first decision of a new game each time."""
    from soucoupe import registry  # noqa: PLC0415 (the other side does without)
    from soucoupe.bots import random_bot  # noqa: PLC0415
    from soucoupe.bots.search import TO_THE_END, searcher  # noqa: PLC0415
    from soucoupe.core.budget import Budget  # noqa: PLC0415
    from soucoupe.core.rng import FastRng  # noqa: PLC0415

    game, rng = registry.find(GAME), FastRng(1)
    choose = searcher(game, SIMULATIONS, random_bot.choose, horizon=TO_THE_END)

    def search() -> None:
        state = game.deal(game.options(), SEATS, rng)
        seat = game.to_act(state)[0]
        choose(game.view(state, seat), game.legal(state, seat), (), rng, Budget())

    return search


def openspiel() -> Callable[[], None]:
    """Return OpenSpiel's MCTS, written in Python, over the Python game it would be given."""
    mcts: Any = import_module("open_spiel.python.algorithms.mcts")
    numpy: Any = import_module("numpy")
    game = import_module(f"benchmarks.peers.openspiel_{GAME}")._GAME  # noqa: SLF001 (as registered)
    chance = numpy.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance)
    bot = mcts.MCTSBot(game, EXPLORATION, SIMULATIONS, evaluator, random_state=chance)

    def search() -> None:
        state = game.new_initial_state()
        while state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choice(outcomes, p=chances))
        bot.mcts_search(state)

    return search


if __name__ == "__main__":
    sys.exit(main())
