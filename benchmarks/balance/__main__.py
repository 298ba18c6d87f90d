"""`make balance`: play the tables of the games' READMEs anew and say what changed."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from platformdirs import user_cache_path

from benchmarks.balance.kept_games import source_digest
from benchmarks.balance.play_table import kept_of, missing, play_table
from benchmarks.balance.readme import difference, names_in, with_table
from benchmarks.balance.table import SEED, BalanceTable, Series
from soucoupe import registry
from soucoupe.cli.output import progress
from soucoupe.core.errors import BadSetup, SoucoupeError
from soucoupe.sim.pool import cores

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Sequence

ROOT = Path(__file__).parents[2]
INTERRUPTED = 130


def described_games() -> list[str]:
    """List the games that describe their tables, in benchmarks/games/<id>_balance.py."""
    written = [game for game in registry.game_ids() if find_spec(module_of(game)) is not None]
    return [game for game in written if hasattr(import_module(module_of(game)), "TABLES")]


def module_of(game: str) -> str:
    """Name the module that describes the tables of a game."""
    return f"benchmarks.games.{game}_balance"


def tables_of(game: str) -> tuple[BalanceTable, ...]:
    """Return the tables a game describes."""
    tables: tuple[BalanceTable, ...] = import_module(module_of(game)).TABLES
    return tables


def readme_of(game: str) -> Path:
    """Return the README of a game in this tree."""
    return ROOT / "src/soucoupe/games" / game / "README.md"


def cut(table: BalanceTable, games: int | None) -> BalanceTable:
    """Return a table whose series have that many games, if a number is given."""
    if games is None:
        return table
    series = tuple(msgspec.structs.replace(one, games=games) for one in table.series)
    return msgspec.structs.replace(table, series=series)


def measure(game: str, table: BalanceTable, given: Namespace) -> str:
    """Play a table and write it in Markdown, with what it was played by."""
    description = Path(str(import_module(module_of(game)).__file__))
    folder = given.cache / game / source_digest(game, [description])
    pairs = zip(table.series, kept_of(table, folder), strict=True)
    total = sum(len(missing(series, kept)) for series, kept in pairs)
    with progress(f"{game}: {table.name}", total) as advance:

        def told(_: Series, more: int) -> None:
            advance(more)

        played = play_table(table, folder, given.workers, told)
    version = registry.find(game).version
    return (
        f"\n{table.lay_out(played)}\nVersion {version}, seed {SEED}: `make balance GAME={game}`.\n"
    )


def renew(game: str, table: BalanceTable, body: str, *, is_check: bool) -> bool:
    """Put a table into its README unless it is only to be checked; tell whether it differs."""
    readme = readme_of(game)
    before = readme.read_text(encoding="utf-8")
    after = with_table(before, table.name, body)
    changed = difference(before, after, f"{game}: {table.name}")
    print("\n".join(changed) if changed else f"{game}: {table.name}: nothing changed", flush=True)
    if changed and not is_check:
        readme.write_text(after, encoding="utf-8")
    return bool(changed)


def chosen(game: str, only: Sequence[str]) -> list[BalanceTable]:
    """List the tables of a game that are asked for and have a place in its README."""
    places = names_in(readme_of(game))
    wanted = [table for table in tables_of(game) if not only or table.name in only]
    for table in wanted:
        assert table.name in places, f"the README of {game} has no marker for '{table.name}'"
    return wanted


def run(given: Namespace) -> int:
    """Play all tables asked for; return 1 if one differs and was only to be checked."""
    differs = False
    known = described_games()
    for game in given.game or known:
        if game not in known:
            msg = f"no balance tables are described for '{game}'; games: {', '.join(known)}"
            raise BadSetup(msg, code="setup/balance")
        for table in chosen(game, given.only):
            body = measure(game, cut(table, given.games), given)
            differs |= renew(game, table, body, is_check=given.check)
    return int(differs and given.check)


def parser() -> ArgumentParser:
    """Describe the command."""
    made = ArgumentParser(prog="python -m benchmarks.balance", description=__doc__)
    made.add_argument("game", nargs="*", help=f"default: {', '.join(described_games())}")
    made.add_argument("--only", nargs="+", default=[], metavar="TABLE", help="some of the tables")
    made.add_argument("--games", type=int, help="games in every series, instead of the table's own")
    made.add_argument(
        "--check", action="store_true", help="write nothing; exit with 1 if it differs"
    )
    made.add_argument("--workers", type=int, default=cores())
    made.add_argument("--cache", type=Path, default=user_cache_path("soucoupe") / "balance")
    return made


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the arguments, play, and say what an interruption left."""
    given = parser().parse_args(arguments)
    try:
        return run(given)
    except KeyboardInterrupt:
        print(f"interrupted; finished games are kept in {given.cache}", file=sys.stderr)
        return INTERRUPTED
    except SoucoupeError as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
