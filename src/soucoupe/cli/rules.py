"""`soucoupe rules`: the rule page of a game."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.markdown import Markdown

from soucoupe import registry
from soucoupe.cli.arguments import add_game
from soucoupe.words.catalogue import LANGUAGES, rule_page

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction

ANCHOR = re.compile(r" \{#[a-z-]+\}$", re.MULTILINE)


def add(commands: _SubParsersAction[Any]) -> None:
    """Describe the command."""
    parser = commands.add_parser("rules", help="show the rules of a game")
    add_game(parser)
    parser.add_argument("--lang", default="en", help=f"one of: {', '.join(LANGUAGES)}")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Print the rule page: laid out on a terminal, as Markdown into a file or pipe."""
    game = registry.find(given.game)
    page = ANCHOR.sub("", rule_page(given.lang, game.id))
    if sys.stdout.isatty():
        Console().print(Markdown(page))
    else:
        sys.stdout.write(page)
    return 0
