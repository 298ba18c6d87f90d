"""`soucoupe doctor`: what is in use here, and whether all is well."""

from __future__ import annotations

import os
import platform
import shutil
import sqlite3
import sys
from contextlib import closing
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from rich.console import Console
from rich.table import Table

from soucoupe import __version__, registry
from soucoupe.cli.output import counted, print_json
from soucoupe.core import rng, rollout
from soucoupe.sim.pool import cores
from soucoupe.store.lock import FILE, OF_OTHERS, is_held
from soucoupe.store.migrate import MIGRATIONS, form_of
from soucoupe.words.catalogue import LANGUAGES, catalogue, rule_page

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction
    from collections.abc import Iterator
    from pathlib import Path

    from soucoupe.core.game import AnyGame

LEAST_FREE = 100
"""Megabytes below which a house should not be opened."""

GOLDEN_DRAWS = [3, 7, 86, 3605]


class Finding(Struct, frozen=True):
    """One thing looked at."""

    what: str
    is_well: bool
    told: str


def add(commands: _SubParsersAction[Any]) -> None:
    """Describe the command."""
    parser = commands.add_parser("doctor", help="check this installation")
    parser.add_argument("--data", help="folder of the log (DATA; default: the user's data folder)")
    parser.add_argument("--json", action="store_true", help="print a JSON list")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Look at everything; fail if anything is not well."""
    findings = [
        *machine(),
        *house(given.data),
        rules(),
        chance(),
        *(one for game in registry.all_games() for one in health(game)),
    ]
    if given.json:
        print_json(findings)
    else:
        table = Table("", "what", "found")
        for finding in findings:
            table.add_row("✓" if finding.is_well else "✗", finding.what, finding.told)
        Console().print(table)
    return 0 if all(finding.is_well for finding in findings) else 1


def machine() -> Iterator[Finding]:
    """Tell what the house stands on."""
    yield Finding("soucoupe", is_well=True, told=__version__)
    python = f"{platform.python_implementation()} {platform.python_version()}"
    yield Finding("python", sys.version_info >= (3, 11), python)
    yield Finding("msgspec", is_well=True, told=version("msgspec"))
    yield Finding("cores", is_well=True, told=str(cores()))
    compiler = next((name for name in ("cc", "gcc", "clang") if shutil.which(name)), None)
    yield Finding("C compiler", is_well=True, told=compiler or "none: rules run interpreted")
    encoding = (sys.stdout.encoding or "ascii").lower()
    yield Finding("terminal", "utf" in encoding, f"{encoding}, {os.environ.get('LANG', 'no LANG')}")


def house(data: str | None) -> Iterator[Finding]:
    """Tell what a host may ask: where the log lies, whether it can be written, what is served."""
    # Here, because only this command and serve should pay for loading the server.
    from soucoupe.server.requests.pages import built  # noqa: PLC0415
    from soucoupe.server.settings import read_settings  # noqa: PLC0415

    yield Finding("sqlite", sqlite3.sqlite_version_info >= (3, 35), sqlite3.sqlite_version)
    folder = read_settings({"data": data}, os.environ).folder()
    nearest = next(path for path in (folder, *folder.parents) if path.exists())
    can_write = nearest.is_dir() and os.access(nearest, os.W_OK)
    free = shutil.disk_usage(nearest).free // 2**20
    told = f"{folder}, {free:,} MB free" if can_write else f"{folder} cannot be written"
    yield Finding("data folder", can_write and free > LEAST_FREE, told)
    if folder.is_dir():
        yield from kept_data(folder)
    is_built = (built() / "index.html").is_file()
    yield Finding("page", is_well=True, told="built" if is_built else "not built: make install")


def kept_data(folder: Path) -> Iterator[Finding]:
    """Tell what lies in a data folder: who may read it, who has it open, what state it is in."""
    is_open = is_held(folder)
    yield Finding("house", is_well=True, told="open" if is_open else "closed")
    log = folder / FILE
    if not log.exists():
        yield Finding("log", is_well=True, told="none yet")
        return
    files = [folder, *(one for one in folder.iterdir() if one.name.startswith(FILE))]
    others = [one.name for one in files if one.stat().st_mode & OF_OTHERS]
    told = (
        f"others can open {', '.join(others)}: run chmod go= on it" if others else "its owner only"
    )
    yield Finding("who may read it", not others, told)
    yield state_of(log)


def state_of(log: Path) -> Finding:
    """Tell the form of a log and how much is in it; `soucoupe check` looks at all of it."""
    size = f"{log.stat().st_size / 2**20:,.1f} MB"
    try:
        with closing(sqlite3.connect(log)) as connection:
            form = form_of(connection)
            tables = connection.execute("select count(*) from tables").fetchone()[0]
    except sqlite3.Error as error:
        return Finding("log", is_well=False, told=f"{size}, {error}: run soucoupe check")
    told = f"{size}, {counted(tables, 'table')}, form {form}"
    if form > len(MIGRATIONS):
        return Finding("log", is_well=False, told=f"{told}: written by a newer Soucoupe")
    if form < len(MIGRATIONS):
        told += f"; becomes {len(MIGRATIONS)} when the house opens: back up before that"
    return Finding("log", is_well=True, told=told)


def rules() -> Finding:
    """Tell whether the rules are compiled; a mixture would be a broken installation."""
    modules = [rng, rollout, *(sys.modules[game.apply.__module__] for game in registry.all_games())]
    compiled = [is_compiled(str(module.__file__)) for module in modules]
    if all(compiled):
        return Finding("rules", is_well=True, told="compiled (mypyc)")
    if any(compiled):
        return Finding("rules", is_well=False, told="partly compiled: install again")
    return Finding("rules", is_well=True, told="pure Python (about half as fast as compiled)")


def is_compiled(file: str) -> bool:
    """Tell whether a module was loaded from machine code."""
    return not file.endswith(".py")


def chance() -> Finding:
    """Draw from a known stream and compare: fairness hangs on these bytes."""
    stream = rng.Rng(rng.seed_of_text("doctor"), 1)
    drawn = [stream.below(10**size, "doctor") for size in range(1, 5)]
    return Finding(
        "random streams",
        drawn == GOLDEN_DRAWS,
        "as documented" if drawn == GOLDEN_DRAWS else f"wrong: {drawn}",
    )


def health(game: AnyGame) -> Iterator[Finding]:
    """Play a random game of each and read its texts."""
    chance = rng.FastRng(1)
    state = game.deal(game.options(), game.seats[0], chance)
    plies = rollout.rollout(game, state, chance, 100_000)
    ended = game.outcome(state) is not None
    yield Finding(
        game.id, ended, f"version {game.version}, a random game of {counted(plies, 'action')}"
    )
    pages = [
        len(rule_page(language, game.id)) for language in LANGUAGES if catalogue(language, game.id)
    ]
    yield Finding(f"{game.id}: texts", len(pages) == len(LANGUAGES), ", ".join(LANGUAGES))
