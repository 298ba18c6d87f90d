"""The command `soucoupe`: one file per command, one line per mistake."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from typing import TYPE_CHECKING, NoReturn

from soucoupe import __version__
from soucoupe.cli import (
    archive,
    arena,
    backup,
    check,
    doctor,
    forget,
    games,
    golden,
    health,
    new_game,
    perft,
    play,
    prune,
    replay,
    restore,
    rules,
    serve,
    settings,
    simulate,
    types,
    watch,
)
from soucoupe.core.errors import SoucoupeError

if TYPE_CHECKING:
    from collections.abc import Sequence

COMMANDS = (
    serve,
    settings,
    health,
    archive,
    backup,
    check,
    restore,
    prune,
    forget,
    play,
    games,
    rules,
    watch,
    simulate,
    arena,
    replay,
    perft,
    new_game,
    golden,
    types,
    doctor,
)
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
    for command in COMMANDS:
        command.add(commands)
    given = parser.parse_args(arguments)
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
