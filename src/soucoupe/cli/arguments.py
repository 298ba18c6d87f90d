"""What several commands ask for alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe import registry
from soucoupe.core.errors import BadOption, BadSetup
from soucoupe.core.options import check_seats
from soucoupe.sim.pool import cores

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from soucoupe.core.game import AnyGame


def add_game(parser: ArgumentParser) -> None:
    """Ask for a game."""
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(registry.game_ids())}")


def add_table(parser: ArgumentParser) -> None:
    """Ask for seats and options of a game."""
    parser.add_argument("--seats", type=int, help="default: one per bot named, else the fewest")
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="set an option of the game; may be repeated",
    )


def add_work(parser: ArgumentParser, games: int) -> None:
    """Ask how many games are to be played, from which seed, on how many processes."""
    parser.add_argument(
        "--games", type=int, default=games, help=f"games to play (default: {games})"
    )
    parser.add_argument("--seed", type=int, default=1, help="same seed, same result (default: 1)")
    parser.add_argument(
        "--workers", type=int, default=cores(), help="processes (default: one per core)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def seats_of(given: Namespace, game: AnyGame) -> int:
    """Return the number of seats asked for: by number, by naming bots, or the least there are."""
    named = str(getattr(given, "bots", "")).count(",") + 1
    seats: int = given.seats if given.seats is not None else max(named, game.seats[0])
    check_seats(game, seats)
    return seats


def options_of(given: Namespace) -> dict[str, object]:
    """Return the options given as NAME=VALUE; `none` stands for nothing."""
    options: dict[str, object] = {}
    for text in given.set:
        name, equals, value = text.partition("=")
        if not equals:
            msg = f"'{text}' should read NAME=VALUE"
            raise BadOption(msg)
        options[name] = None if value == "none" else value
    return options


def workers_of(given: Namespace) -> int:
    """Return the number of processes asked for."""
    workers: int = given.workers
    if workers < 1:
        msg = f"--workers must be at least 1, not {workers}"
        raise BadSetup(msg, code="setup/workers")
    return workers


def bots_of(given: Namespace, seats: int) -> tuple[str, ...]:
    """Return a bot per seat: one name stands for all of them."""
    names = tuple(str(given.bots).split(","))
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        msg = f"--bots takes one name, or one per seat: {seats}, not {len(names)}"
        raise BadSetup(msg, code="setup/bots")
    return names
