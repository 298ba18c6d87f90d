"""`soucoupe replay`: a kept game, told in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Console

from soucoupe import registry
from soucoupe.cli.files import read_file
from soucoupe.cli.terminal_teller import TerminalTeller
from soucoupe.core import record
from soucoupe.core.errors import BadRecord, SoucoupeError
from soucoupe.words.catalogue import LANGUAGES

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction


def add(commands: _SubParsersAction[Any]) -> None:
    """Describe the command."""
    parser = commands.add_parser("replay", help="tell a saved game in words")
    parser.add_argument("file", metavar="FILE", help="a record written by soucoupe watch --save")
    parser.add_argument("--lang", default="en", help=f"one of: {', '.join(LANGUAGES)}")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Replay the record through the gate and tell it; nothing is told of one that fails."""
    try:
        kept = record.read(read_file(given.file))
        game = registry.find(kept.header.game)
        steps = list(record.replay(game, kept))
    except SoucoupeError as error:
        msg = f"{given.file}: {error.detail}"
        raise BadRecord(msg, code=error.code) from error
    story = TerminalTeller(game, given.lang, kept.header.seats, Console(), kept.header.names)
    story.opens()
    for step in steps:
        story.goes_on(step.events)
    story.ends(game.outcome(steps[-1].state))
    return 0
