"""What Soucoupe costs before anything is played, and how soon short simulations are at work.

CPU seconds of the process itself, the least of several runs: other programs can only add to it. The
memory of an idle house is that of the process that serves; beside it, all its processes together,
with what they share counted once.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from time import sleep
from urllib.request import urlopen

from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))
from benchmarks.house import open_house
from benchmarks.peers import GAME
from benchmarks.processes import CannotMeasure, cpu, memory, surroundings

ROOT = Path(__file__).parents[1]
SETTLED = 5.0
"""Seconds after which a house has started all it starts."""
GAMES = 2000
ROLLOUT_SECONDS = 0.5
MEANING = {
    "help_cpu_seconds": "`soucoupe --help`, CPU seconds",
    "first_page_cpu_seconds": "`soucoupe serve` to its first page, CPU seconds",
    "idle_megabytes": "an idle house, MB",
    "idle_with_children_megabytes": "the same with the processes its bots think in, MB",
    "rollout_actions_per_second": "random games on one core, actions/s",
    "simulate_actions_per_second": f"`soucoupe simulate`, {GAMES} random games on two, actions/s",
    "simulate_share": "of what two cores could do",
}


def main() -> int:
    """Measure and print."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="runs of each measure (default: 5)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args()
    try:
        results = measured(given.rounds)
    except CannotMeasure as why:
        sys.stderr.write(f"{why}\n")
        return 2
    if given.json:
        sys.stdout.write(json.dumps(results, indent=2) + "\n")
        return 0
    table = Table("what", "found")
    for name, value in results.items():
        table.add_row(MEANING[name], f"{value:,.0f}" if value >= 1000 else f"{value:.2f}")  # noqa: PLR2004
    Console().print(table)
    return 0


def measured(rounds: int) -> dict[str, float]:
    """Return every figure: the least CPU time and memory, the median speed."""
    houses = [house_figures() for _ in range(rounds)]
    speeds = [simulation_speeds() for _ in range(rounds)]
    return {
        "help_cpu_seconds": min(help_seconds() for _ in range(rounds)),
        "first_page_cpu_seconds": min(seconds for seconds, _, _ in houses),
        "idle_megabytes": min(alone for _, alone, _ in houses),
        "idle_with_children_megabytes": min(together for _, _, together in houses),
        "rollout_actions_per_second": median(one for one, _ in speeds),
        "simulate_actions_per_second": median(both for _, both in speeds),
        "simulate_share": median(both / one / 2 for one, both in speeds),
    }


def help_seconds() -> float:
    """Return the CPU seconds of asking what there is."""
    before = getrusage(RUSAGE_CHILDREN)
    run("-m", "soucoupe", "--help")
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def house_figures() -> tuple[float, float, float]:
    """Open a house: CPU seconds to its first page, its memory, and that with its children."""
    with open_house() as house:
        with urlopen(house.address) as page:  # noqa: S310 (our own house)
            page.read()
        seconds = cpu(house.pid)
        sleep(SETTLED)
        alone = memory(house.pid) / 1e6
        return seconds, alone, sum(map(proportional, family(house.pid))) / 1e6


def family(pid: int) -> list[int]:
    """List a process and its children."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [pid, *map(int, children.split())]


def proportional(pid: int) -> int:
    """Return the bytes a process holds, each shared page divided among those who share it."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return 1024 * next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))


def simulation_speeds() -> tuple[float, float]:
    """Return actions a second of the rollout loop on one core, and as `simulate` reports them."""
    alone = float(run("-m", "benchmarks.playouts", "loop", str(ROLLOUT_SECONDS)))
    command = ("simulate", GAME, "--seats", "4", "--games", str(GAMES), "--workers", "2")
    both = json.loads(run("-m", "soucoupe", *command, "--json"))
    return alone, both["actions_per_second"]


def run(*command: str) -> str:
    """Run Python on the installed package; return what it prints."""
    environment = {**surroundings(ROOT), "RULES": "compiled"}
    done = subprocess.run(
        [sys.executable, "-P", *command],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        cwd=os.sep,
    )
    if done.returncode:
        raise CannotMeasure(done.stderr.strip().splitlines()[-1])
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
