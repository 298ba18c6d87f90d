"""How many moves a server takes: durable before told, four sockets a table, one core.

The server runs pinned to one core, the players in a second process on another. Flat out gives
moves per CPU second of the server; one move per table and second gives the time from sent to
seen by the last player. Memory is what a warm server grows by, per table; bytes are what all four
players of a table are told per move.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from pathlib import Path

from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))
from benchmarks.house import open_house, players
from benchmarks.peers import GAME
from benchmarks.processes import CannotMeasure, memory

WARM_UP = 20
"""Tables played first, so that what is loaded once does not count for every table."""


def main() -> int:
    """Measure and print."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, action="append", help="default: 200 and 1000")
    parser.add_argument("--seconds", type=float, default=10.0, help="per measurement")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args()
    try:
        results = {tables: measure(tables, given.seconds) for tables in given.tables or [200, 1000]}
    except CannotMeasure as why:
        sys.stderr.write(f"{why}\n")
        return 2
    if given.json:
        last = results[max(results)]
        runs = {str(tables): found for tables, found in results.items()}
        sys.stdout.write(json.dumps({**last, "runs": runs}, indent=2) + "\n")
    else:
        show(results)
    return 0


def measure(tables: int, seconds: float) -> dict[str, float]:
    """Measure one number of tables: flat out, then at one move per table and second."""
    flat = play(tables, seconds, pace=0)
    paced = play(tables, seconds, pace=1)
    return {
        "moves_per_core_second": flat["moves"] / flat["cpu"],
        "moves_per_second": flat["moves"] / flat["seconds"],
        "p50_ms": paced["p50_ms"],
        "p99_ms": paced["p99_ms"],
        "kb_per_table": paced["kb_per_table"],
        "bytes_per_move": flat["bytes"] / flat["moves"],
    }


def play(tables: int, seconds: float, *, pace: float) -> dict[str, float]:
    """Run a server, and a load against it once a few tables have warmed it up."""
    with open_house() as house:
        with players(house, GAME, WARM_UP) as few:
            few.play(seconds=1)
        before = memory(house.pid)
        with players(house, GAME, tables) as many:
            report = many.play(seconds=seconds, pace=pace)
            grown = memory(house.pid) - before
    return {**report, "kb_per_table": grown / 1024 / tables}


def show(results: dict[int, dict[str, float]]) -> None:
    """Print a table."""
    table = Table(
        *("tables", "moves per core second", "moves/s", "p50 ms", "p99 ms"),
        *("kB a table", "bytes a move"),
    )
    for tables, found in results.items():
        table.add_row(
            str(tables),
            f"{found['moves_per_core_second']:,.0f}",
            f"{found['moves_per_second']:,.0f}",
            f"{found['p50_ms']:.1f}",
            f"{found['p99_ms']:.1f}",
            f"{found['kb_per_table']:.0f}",
            f"{found['bytes_per_move']:,.0f}",
        )
    Console().print(table)


if __name__ == "__main__":
    sys.exit(main())
