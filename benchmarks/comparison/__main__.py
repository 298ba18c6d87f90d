"""The command: benchmarks/compare A B."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from functools import partial
from pathlib import Path
from typing import NoReturn

from platformdirs import user_cache_path
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from benchmarks.comparison import engine, first_load, report, server
from benchmarks.comparison.plan import Plan, Side
from benchmarks.comparison.revisions import find, prepare
from benchmarks.comparison.rows import Row, is_worse
from benchmarks.processes import CannotMeasure

AREAS = {"engine": engine.measure, "server": server.measure, "first-load": first_load.measure}
COLUMNS = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
ONCE = 2
"""Steps of what is measured once on each side."""


class Parser(ArgumentParser):
    """Says in one line what is wrong."""

    def error(self, message: str) -> NoReturn:
        """Give up over a command line that cannot be understood."""
        self.exit(2, f"compare: {message}\n")


def main(words: list[str] | None = None) -> int:
    """Compare, print, and say by the exit code whether that was possible."""
    given = parser().parse_args(words)
    try:
        return compare(given)
    except CannotMeasure as why:
        sys.stderr.write(f"compare: {why}\n")
        return 2


def parser() -> ArgumentParser:
    """Describe the command line."""
    made = Parser(prog="compare", description="Measure two revisions side by side on one core.")
    made.add_argument("a", metavar="A", help="a revision, or . for the working tree")
    made.add_argument("b", metavar="B", help="another, compared with the first")
    made.add_argument("--only", default=",".join(AREAS), help=f"some of {','.join(AREAS)}")
    made.add_argument("--game", action="append", default=[], help="only this game, may be repeated")
    made.add_argument("--rounds", type=int, default=12, help="pairs to measure (default 12)")
    made.add_argument(
        "--seconds",
        type=float,
        default=0.2,
        help="of CPU per measure and round of the engine (default 0.2)",
    )
    made.add_argument("--tables", type=int, default=60, help="on each server (default 60)")
    way = made.add_mutually_exclusive_group()
    way.add_argument("--compiled", action="store_true", default=True, help="the default")
    way.add_argument("--pure", dest="compiled", action="store_false", help="rules interpreted")
    made.add_argument("--json", type=Path, metavar="FILE", help="write every pair there too")
    made.add_argument("--fail-if-slower", type=float, metavar="PERCENT", help="then exit with 1")
    made.add_argument("--cache", type=Path, default=user_cache_path("soucoupe") / "compare")
    return made


def compare(given: Namespace) -> int:
    """Build both sides, measure them, and report."""
    areas = checked(given)
    console = Console(stderr=True)
    sides = built(given, console, has_page="first-load" in areas)
    for game in given.game:
        if not any((side.package / "soucoupe/games" / game).is_dir() for side in sides):
            raise CannotMeasure(f"neither side has a game '{game}'")
    games = tuple(given.game)
    plan = Plan(sides, given.rounds, given.seconds, given.tables, games, given.compiled)
    rows: list[Row] = []
    try:
        with Progress(*COLUMNS, console=console, transient=True) as progress:
            for area in areas:
                bar = progress.add_task(area, total=ONCE if area == "first-load" else plan.rounds)
                rows += AREAS[area](plan, partial(progress.advance, bar))
    finally:  # what was measured before something failed has taken minutes
        if rows:
            report.show(rows, plan)
    if given.json:
        given.json.write_text(report.as_json(rows, plan), encoding="utf-8")
    limit = given.fail_if_slower
    return int(limit is not None and any(is_worse(row, limit) for row in rows))


def checked(given: Namespace) -> list[str]:
    """Refuse what cannot be measured before anything is built; return the areas asked for."""
    areas: list[str] = given.only.split(",")
    for area in areas:
        if area not in AREAS:
            raise CannotMeasure(f"there is no '{area}' to measure, only {', '.join(AREAS)}")
    if min(given.rounds, given.seconds, given.tables) <= 0:
        msg = "--rounds, --seconds and --tables must be more than 0"
        raise CannotMeasure(msg)
    if given.json and not given.json.absolute().parent.is_dir():
        raise CannotMeasure(f"there is no folder for {given.json}")
    return areas


def built(given: Namespace, console: Console, *, has_page: bool) -> tuple[Side, Side]:
    """Find both revisions, then build them."""
    names = {"A": find(given.a), "B": find(given.b)}
    cache = given.cache.resolve()
    sides = []
    for label, revision in names.items():
        with console.status(f"building {label}: {revision.title}"):
            package = prepare(revision, cache, is_compiled=given.compiled, has_page=has_page)
        sides.append(Side(label, revision, package))
    a, b = sides
    return a, b


if __name__ == "__main__":
    sys.exit(main())
