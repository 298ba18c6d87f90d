"""The command `soucoupe`: one file per command, one line per mistake."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from importlib import import_module
from typing import TYPE_CHECKING, Final, NoReturn

from soucoupe import __version__
from soucoupe.core.errors import SoucoupeError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

COMMANDS: Final = {
    "serve": "open the house",
    "settings": "print a settings file with every default",
    "health": "ask a house on this machine whether it is ready",
    "archive": "write finished games down before an upgrade, to be read for ever",
    "backup": "copy the data while the house is open or closed",
    "check": "check the data, or a backup, for damage",
    "restore": "put a backup in place, with the house closed",
    "prune": "remove old tables for good",
    "forget": "erase a person's name, talk and notes, with the house closed",
    "play": "let a bot play a seat at a table",
    "games": "list the games",
    "rules": "show the rules of a game",
    "watch": "watch bots play a game, told in words",
    "simulate": "play many games among bots",
    "arena": "let bots play against each other",
    "replay": "tell a saved game in words",
    "hint": "ask the coach about a decision",
    "perft": "count action sequences from a position",
    "new-game": "create the folder of a new game",
    "golden": "rewrite a game's golden files",
    "types": "generate the page's types from the structs",
    "doctor": "check this installation",
}
"""Every command and what its help says: only the one that is named is imported."""
BAD_INPUT = 2
INTERRUPTED = 130


class Parser(ArgumentParser):
    """A parser whose complaints take one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where help is."""
        self.exit(BAD_INPUT, f"{self.prog}: {message} (see {self.prog} --help)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return its exit code."""
    parser = Parser(prog="soucoupe", description="Five alien board games, and their laboratory.")
    parser.add_argument("--version", action="version", version=f"soucoupe {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    texts = sys.argv[1:] if arguments is None else arguments
    named = next((text for text in texts if text in COMMANDS), None)
    for command, says in COMMANDS.items():
        if command == named:
            module_of(command).add(commands)
        else:
            commands.add_parser(command, help=says)
    given = parser.parse_args(texts)
    try:
        code: int = given.run(given)
    except SoucoupeError as error:
        sys.stderr.write(f"soucoupe: {error.detail}\n")
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    return code


def module_of(command: str) -> ModuleType:
    """Import the file of a command."""
    return import_module(f"soucoupe.cli.{command.replace('-', '_')}")
