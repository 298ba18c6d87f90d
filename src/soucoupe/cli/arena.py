"""`soucoupe arena`: bots against one another, as a cross table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table as RichTable

from soucoupe import registry
from soucoupe.cli.arguments import add_game, add_table, add_work, options_of, seats_of, workers_of
from soucoupe.cli.output import counted, number, per_cent, print_json, progress
from soucoupe.core.errors import BadSetup
from soucoupe.sim.arena import ArenaResult, arena
from soucoupe.sim.simulate import Plan

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction

    from soucoupe.core.game import AnyGame


def add(commands: _SubParsersAction[Any]) -> None:
    """Describe the command."""
    parser = commands.add_parser("arena", help="let bots play against each other")
    add_game(parser)
    add_table(parser)
    parser.add_argument("--bots", required=True, help="two or more bots, separated by commas")
    add_work(parser, games=200)
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Play, then print the cross table."""
    game = registry.find(given.game)
    names = tuple(str(given.bots).split(","))
    if len(set(names)) != len(names):
        msg = f"--bots names a bot twice: {given.bots}"
        raise BadSetup(msg, code="setup/arena")
    seats = seats_of(given, game) if given.seats is not None else seats_for(game, len(names))
    plan = Plan(game.id, seats, names, given.games, given.seed, options_of(given))
    with progress(game.id, plan.games) as told:
        table = arena(plan, names, workers_of(given), told)
    if given.json:
        print_json(table)
    else:
        show(table)
    return 0


def seats_for(game: AnyGame, bots: int) -> int:
    """Seat each bot once if the game takes that many, else as near to it as it can."""
    return min(max(bots, game.seats[0]), game.seats[-1])


def show(table: ArenaResult) -> None:
    """Print, for the bot of each row, the share of decided comparisons won against each column."""
    names = [standing.bot for standing in table.standings]
    shown = RichTable("ahead of →", *names, "points")
    duels = {(duel.bot, duel.other): duel for duel in table.duels}
    for standing in table.standings:
        cells = [
            per_cent(duels[standing.bot, other].share) if other != standing.bot else "—"
            for other in names
        ]
        shown.add_row(standing.bot, *cells, number(standing.points))
    console = Console()
    console.print(shown)
    console.print(
        f"{counted(table.games, 'game')} of {table.game}, {counted(table.seats, 'seat')}, rotated; "
        "share of decided comparisons, 95 % intervals"
    )
