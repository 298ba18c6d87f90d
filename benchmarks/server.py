"""How many moves a server takes: durable before told, four sockets a table, one core.

The server runs pinned to one core, the players in a second process on another. Flat out gives
moves per CPU second of the server; one move per table and second gives the time from sent to
seen by the last player. Memory is what a warm server grows by, per table.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))
from benchmarks.peers import GAME

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[1]
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
WARM_UP = 20
"""Tables played first, so that what is loaded once does not count for every table."""


def main() -> int:
    """Measure and print."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, action="append", help="default: 200 and 1000")
    parser.add_argument("--seconds", type=float, default=10.0, help="per measurement")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args()
    results = {tables: measure(tables, given.seconds) for tables in given.tables or [200, 1000]}
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
    }


def play(tables: int, seconds: float, *, pace: float) -> dict[str, Any]:
    """Run a server, and a load against it once a few tables have warmed it up."""
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder, server(folder, {cores[0]}) as (pid, base):
        load(pid, base, WARM_UP, 1, pace=0, core=cores[-1])
        return load(pid, base, tables, seconds, pace=pace, core=cores[-1])


def load(
    pid: int, base: str, tables: int, seconds: float, *, pace: float, core: int
) -> dict[str, Any]:
    """Play on so many tables from a second process; return what it took of the server."""
    before = memory(pid)
    given = [base, GAME, str(tables), str(seconds), str(pace)]
    players = subprocess.Popen(
        [sys.executable, "-m", "benchmarks.load", *given],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=surroundings(),
        preexec_fn=lambda: os.sched_setaffinity(0, {core}),  # noqa: PLW1509 (no threads here)
    )
    assert players.stdin is not None
    assert players.stdout is not None
    go_on(players.stdin, players.stdout, "ready")
    go_on(players.stdin, players.stdout, "go")
    started = cpu(pid)
    expect(players.stdout, "stop")
    spent = cpu(pid) - started
    grown = memory(pid) - before
    players.stdin.write("\n")
    players.stdin.flush()
    report: dict[str, Any] = json.loads(players.stdout.readline())
    players.wait(30)
    return {**report, "cpu": spent, "kb_per_table": grown / 1024 / tables}


@contextmanager
def server(folder: str, cores: set[int]) -> Iterator[tuple[int, str]]:
    """Run a house on some cores, as the package is installed."""
    process = subprocess.Popen(
        [sys.executable, "-m", "soucoupe", "serve", "--port", "0", "--data", folder],
        cwd=folder,
        stdout=subprocess.PIPE,
        text=True,
        env={
            **surroundings(),
            "SOUCOUPE_TABLES_PER_HOUR": "0",
            "SOUCOUPE_MESSAGES_PER_SECOND": "0",
        },
        preexec_fn=lambda: os.sched_setaffinity(0, cores),  # noqa: PLW1509 (no threads here)
    )
    assert process.stdout is not None
    try:
        yield process.pid, process.stdout.readline().split()[-1]
    finally:
        process.terminate()
        process.wait(10)


def surroundings() -> dict[str, str]:
    """Return the environment without settings of its own."""
    return {name: value for name, value in os.environ.items() if not name.startswith("SOUCOUPE_")}


def expect(lines: IO[str], word: str) -> None:
    """Wait for the load to say a word."""
    said = lines.readline().strip()
    if said != word:
        sys.exit(f"the load said {said!r} where {word!r} was due")


def go_on(words: IO[str], lines: IO[str], word: str) -> None:
    """Wait for a word, then let the load go on."""
    expect(lines, word)
    words.write("\n")
    words.flush()


def cpu(pid: int) -> float:
    """Return the CPU seconds a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(pid: int) -> int:
    """Return the bytes a process holds in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


def show(results: dict[int, dict[str, float]]) -> None:
    """Print a table."""
    table = Table("tables", "moves per core second", "moves/s", "p50 ms", "p99 ms", "kB a table")
    for tables, found in results.items():
        table.add_row(
            str(tables),
            f"{found['moves_per_core_second']:,.0f}",
            f"{found['moves_per_second']:,.0f}",
            f"{found['p50_ms']:.1f}",
            f"{found['p99_ms']:.1f}",
            f"{found['kb_per_table']:.0f}",
        )
    Console().print(table)


if __name__ == "__main__":
    sys.exit(main())
