"""How fast random games are played: our rules, pure and compiled, against two peers.

Random playouts, uniform choice among the legal actions, one core, actions per CPU second.
Every way of playing runs in a process of its own, several times in turn; the median counts.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parents[1]
ROUNDS = 3

# Name of the result: (how it is played, whether on the installed, compiled package).
WAYS = {
    "pure_actions_per_second": ("steps", False),
    "compiled_actions_per_second": ("steps", True),
    "loop_actions_per_second": ("loop", True),
    "copy_apply_per_second": ("copies", False),
    "openspiel_actions_per_second": ("openspiel", False),
    "pettingzoo_actions_per_second": ("pettingzoo", False),
}
PEERS = ("openspiel_actions_per_second", "pettingzoo_actions_per_second")
MEANING = {
    "pure_actions_per_second": "our rules interpreted, loop interpreted",
    "compiled_actions_per_second": "our rules compiled, loop interpreted",
    "loop_actions_per_second": "our rules compiled, loop compiled",
    "copy_apply_per_second": "our rules interpreted, a copy before every action",
    "openspiel_actions_per_second": "OpenSpiel, a Python game",
    "pettingzoo_actions_per_second": "PettingZoo, an AEC environment",
}


def main() -> int:
    """Measure every way of playing and print it against the peers."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="CPU seconds per way")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args()
    runs: dict[str, list[float]] = {name: [] for name in WAYS}
    for _ in range(ROUNDS):
        for name, (way, compiled) in WAYS.items():
            runs[name].append(measure(way, given.seconds / ROUNDS, compiled=compiled))
    results = {name: median(rates) for name, rates in runs.items()}
    if given.json:
        sys.stdout.write(json.dumps(results, indent=2) + "\n")
    else:
        show(results)
    return 0


def measure(way: str, seconds: float, *, compiled: bool) -> float:
    """Run one way of playing in a process of its own; return its actions per CPU second."""
    path = str(ROOT) if compiled else f"{ROOT / 'src'}{os.pathsep}{ROOT}"
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.playouts", way, str(seconds)],
        env={**os.environ, "PYTHONPATH": path, "RULES": "compiled" if compiled else "pure"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.stderr.write(done.stderr.strip().splitlines()[-1] + "\n")
        sys.exit(2)
    return float(done.stdout)


def show(results: dict[str, float]) -> None:
    """Print a table of rates and ratios."""
    table = Table("way", "actions/s", *(f"x {MEANING[peer].split(',')[0]}" for peer in PEERS))
    for name, rate in results.items():
        ratios = [f"{rate / results[peer]:.1f}" for peer in PEERS]
        table.add_row(MEANING[name], f"{rate:,.0f}", *ratios)
    Console().print(table)


if __name__ == "__main__":
    sys.exit(main())
