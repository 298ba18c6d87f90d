"""How much a hostile client delays everybody else's moves: with its limits as they are by default.

Four people play at one table at twenty moves a second, first in peace, then while another client
does everything it should not: see benchmarks/attack.py. Both run on one core, the attack with
what the players leave; the house has the other.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from argparse import ArgumentParser
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table as Grid

sys.path.insert(0, str(Path(__file__).parents[1]))
from benchmarks.house import ROOT, House, open_house, players
from benchmarks.processes import CannotMeasure, memory, surroundings, two_cores
from soucoupe import registry

if TYPE_CHECKING:
    from collections.abc import Iterator

PACE = 0.05
REACH = 50.0
"""Milliseconds below which every move of the others should stay."""
COUNTED = {"SOUCOUPE_TRUSTED_PROXIES": ""}
"""Whoever comes from this machine is counted by address, like anybody else."""
FIGURES = ("p50_ms", "p99_ms", "longest_ms", "moves")


def main() -> int:
    """Measure and print."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20, help="of each of the two measurements")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args()
    try:
        results = measure(registry.all_games()[0].id, given.seconds)
    except CannotMeasure as error:
        sys.stderr.write(f"{error}\n")
        return 2
    if given.json:
        sys.stdout.write(json.dumps(results, indent=2) + "\n")
    else:
        show(results)
    return 0


def measure(game: str, seconds: float) -> dict[str, dict[str, float]]:
    """Play in peace, then under attack."""
    with open_house(ROOT / "src", COUNTED) as house, attacker(house, game) as attack:
        with players(house, game, 1) as people:
            peace = people.play(seconds=seconds, pace=PACE)
            before = memory(house.pid)
            assert attack.stdin is not None
            attack.stdin.write("go\n")
            attack.stdin.flush()
            war = people.play(seconds=seconds, pace=PACE)
        if attack.poll() is not None:
            msg = "the attack gave up, see above"
            raise CannotMeasure(msg)
        grown = (memory(house.pid) - before) / 1e6
    return {
        "in peace": {name: peace[name] for name in FIGURES},
        "under attack": {**{name: war[name] for name in FIGURES}, "grown_mb": grown},
    }


@contextmanager
def attacker(house: House, game: str) -> Iterator[subprocess.Popen[str]]:
    """Start the other client, which waits for a word to begin."""
    _, core = two_cores()

    def at_the_back() -> None:
        os.sched_setaffinity(0, {core})
        os.nice(19)

    process = subprocess.Popen(
        [sys.executable, "-m", "benchmarks.attack", house.address, game],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=surroundings(ROOT / "src"),
        preexec_fn=at_the_back,  # noqa: PLW1509 (no threads here)
    )
    with process:
        try:
            assert process.stdout is not None
            if not process.stdout.readline().startswith("ready"):
                msg = "the attack cannot be prepared, see above"
                raise CannotMeasure(msg)
            yield process
        finally:
            process.kill()


def show(results: dict[str, dict[str, float]]) -> None:
    """Print a table."""
    grid = Grid("moves of the others", "p50 ms", "p99 ms", "longest ms", "moves", "grown MB")
    for name, one in results.items():
        times = [f"{one[figure]:.1f}" for figure in FIGURES[:3]]
        grid.add_row(name, *times, f"{one['moves']:.0f}", f"{one.get('grown_mb', 0):.0f}")
    console = Console()
    console.print(grid)
    console.print(f"To reach: all of them below {REACH:.0f} ms.")


if __name__ == "__main__":
    sys.exit(main())
