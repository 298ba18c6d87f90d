"""`soucoupe games`: which games there are, and what can be set."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import Console
from rich.table import Table

from soucoupe import registry
from soucoupe.bots.levels import bot_names
from soucoupe.cli.output import print_json
from soucoupe.words.catalogue import LANGUAGES
from soucoupe.words.tell import Teller

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction

    from soucoupe.core.game import AnyGame


def add(commands: _SubParsersAction[Any]) -> None:
    """Describe the command."""
    parser = commands.add_parser("games", help="list the games")
    parser.add_argument("--json", action="store_true", help="print a JSON list")
    parser.add_argument("--lang", default="en", help=f"one of: {', '.join(LANGUAGES)}")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    """List the games."""
    rows = [describe(game, given.lang) for game in registry.all_games()]
    if given.json:
        print_json(rows)
        return 0
    table = Table("game", "title", "seats", "bots", "options")
    for row in rows:
        options = "\n".join(f"{name}={default}" for name, default in row["options"].items())
        seats = f"{row['seats'][0]}-{row['seats'][-1]}"
        table.add_row(row["id"], row["title"], seats, ", ".join(row["bots"]), options)
    Console().print(table)
    return 0


def describe(game: AnyGame, language: str) -> dict[str, Any]:
    """Say what there is to know of a game before playing it."""
    teller = Teller(game.id, language, ())
    return {
        "id": game.id,
        "version": game.version,
        "title": teller.say("title", {}),
        "tagline": teller.say("tagline", {}),
        "seats": list(game.seats),
        "options": msgspec.to_builtins(game.options()),
        "bots": list(bot_names(game)),
        "traits": msgspec.to_builtins(game.traits),
    }
