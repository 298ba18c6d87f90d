"""`soucoupe golden`: write a game's golden games and perft table anew, to be read in the diff."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from soucoupe import games, registry
from soucoupe.cli.arguments import add_game
from soucoupe.cli.checkout import games_folder
from soucoupe.cli.files import BadFile
from soucoupe.core.errors import SoucoupeError
from soucoupe.words.golden import golden_game, perft_table

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction

    from soucoupe.core.game import AnyGame


def add(commands: _SubParsersAction[Any]) -> None:
    """Describe the command."""
    parser = commands.add_parser("golden", help="rewrite a game's golden files")
    add_game(parser)
    parser.add_argument("--into", metavar="FOLDER", help="the games folder of a checkout")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Recompute every golden file of a game and say which changed."""
    game = registry.find(given.game)
    folder = games_folder(given.into)
    if folder.resolve() != Path(games.__file__).resolve().parent:
        msg = f"the rules running now are not those of {folder}; run this with PYTHONPATH=src"
        raise BadFile(msg)
    for path in refresh(game, folder / game.id / "tests"):
        sys.stdout.write(f"written: {path}\n")
    return 0


def refresh(game: AnyGame, folder: Path) -> list[Path]:
    """Write the golden files in a folder of tests anew; return those that changed."""
    jobs = [(path, golden_game) for path in sorted((folder / "golden").glob("*.txt"))]
    jobs.append((folder / "perft.txt", perft_table))
    changed = []
    for path, write in jobs:
        before = path.read_text(encoding="utf-8")
        try:
            now = write(game, before)
        except (SoucoupeError, ValueError) as error:
            msg = f"{path}: {error}; remove all lines but the first to have it played again"
            raise BadFile(msg) from error
        if now != before:
            path.write_text(now, encoding="utf-8")
            changed.append(path)
    return changed
