"""`soucoupe simulate`: many games among bots, added up per seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table

from soucoupe import registry
from soucoupe.cli.arguments import (
    add_game,
    add_table,
    add_work,
    bots_of,
    options_of,
    seats_of,
    workers_of,
)
from soucoupe.cli.output import counted, number, per_cent, print_json, progress
from soucoupe.sim.simulate import Plan, SimulationResult, simulate
from soucoupe.sim.statistics import Estimate

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction


def add(commands: _SubParsersAction[Any]) -> None:
    """Describe the command."""
    parser = commands.add_parser("simulate", help="play many games among bots")
    add_game(parser)
    add_table(parser)
    parser.add_argument(
        "--bots", default="random", help="one bot for all seats, or one per seat: a,b,c"
    )
    add_work(parser, games=1000)
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Play, then print what came out."""
    game = registry.find(given.game)
    seats = seats_of(given, game)
    bots = bots_of(given, seats)
    plan = Plan(game.id, seats, bots, given.games, given.seed, options_of(given))
    with progress(game.id, plan.games) as told:
        report = simulate(plan, workers_of(given), told)
    if given.json:
        print_json(report)
    else:
        show(report)
    return 0


def show(report: SimulationResult) -> None:
    """Print a report for people."""
    table = Table("seat", "bot", "wins", "win share", "points")
    for wins, points in zip(report.wins, report.points, strict=True):
        share = per_cent(Estimate(wins.share, wins.low, wins.high))
        scored = number(Estimate(points.mean, points.low, points.high))
        table.add_row(str(wins.seat), wins.bot, str(wins.count), share, scored)
    console = Console()
    console.print(table)
    console.print(
        f"{report.finished} of {counted(report.games, 'game')} finished, "
        f"{counted(report.actions, 'action')} "
        f"in {report.seconds:.1f} s ({report.actions_per_second:,.0f}/s); 95 % intervals"
    )
