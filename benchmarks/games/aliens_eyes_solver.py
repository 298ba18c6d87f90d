"""How fast the solvers of Aliens Eyes answer, pure and compiled, against trying everything.

Every roll is asked twice: for its best grouping, and for that and what a fresh roll is worth. The
same rolls are solved by brute force in the same process, and must come out the same.

    .venv/bin/python -m benchmarks.games.aliens_eyes_solver
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import process_time

from soucoupe.core import rng as streams
from soucoupe.core.rng import FastRng
from soucoupe.games.aliens_eyes.best_grouping import NOTHING_STANDS, best_grouping, points_of
from soucoupe.games.aliens_eyes.bots.fresh_roll import fresh_roll
from soucoupe.games.aliens_eyes.data import COPIES, FACES
from soucoupe.games.aliens_eyes.tests import brute

ROOT = Path(__file__).parents[2]
ROLLS = 200
MILLI = 1000.0


def positions() -> list[tuple[tuple[int, ...], list[int]]]:
    """Roll ten dice again and again, with ever fewer tokens on the table."""
    rng = FastRng(1)
    found = []
    for at in range(ROLLS):
        dice = tuple(sorted(rng.below(FACES, "die") + 1 for _ in range(10)))
        share = 100 - 80 * at // ROLLS
        copies = COPIES["likeliest", 4]
        left = [sum(rng.below(100, "left") < share for _ in range(most)) for most in copies]
        found.append((dice, points_of(left)))
    return found


def measure() -> dict[str, float]:
    """Solve every position three ways; return medians in milliseconds of CPU."""
    fresh_roll(points_of(list(COPIES["likeliest", 4])))
    groupings, answers, brutes, found = [], [], [], []
    for dice, worth in positions():
        counts = [dice.count(face) for face in range(FACES + 1)]
        started = process_time()
        found.append(best_grouping(counts, NOTHING_STANDS, worth, 1).worth)
        groupings.append(process_time() - started)
        fresh_roll(worth)
        answers.append(process_time() - started)
    for (dice, worth), best in zip(positions(), found, strict=True):
        brute.groupings.cache_clear()
        started = process_time()
        assert brute.best(dice, worth) == best
        brutes.append(process_time() - started)
    return {
        "grouping_ms": MILLI * median(groupings),
        "answer_ms": MILLI * median(answers),
        "slowest_answer_ms": MILLI * max(answers),
        "brute_force_ms": MILLI * median(brutes),
    }


def elsewhere(rules: str) -> dict[str, float]:
    """Measure in a process that runs the rules pure or compiled."""
    path = str(ROOT) if rules == "compiled" else f"{ROOT / 'src'}{os.pathsep}{ROOT}"
    given = [sys.executable, "-m", "benchmarks.games.aliens_eyes_solver", rules]
    env = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run(given, env=env, cwd=ROOT, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> None:
    """Print both, or what was asked for as JSON."""
    if len(sys.argv) > 1:
        found = "pure" if str(streams.__file__).endswith(".py") else "compiled"
        if sys.argv[1] != found:
            sys.exit(f"asked for {sys.argv[1]} rules, found {found}: run `make install` first")
        print(json.dumps(measure()))
        return
    for rules in ("pure", "compiled"):
        told = elsewhere(rules)
        print(
            f"{rules:9}best grouping {told['grouping_ms']:.3f} ms, with the worth of a fresh roll "
            f"{told['answer_ms']:.2f} ms (slowest {told['slowest_answer_ms']:.1f}); brute force "
            f"for the grouping alone {told['brute_force_ms']:.1f} ms, "
            f"{told['brute_force_ms'] / told['grouping_ms']:.0f} times as long"
        )


if __name__ == "__main__":
    main()
