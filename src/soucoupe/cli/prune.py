"""`soucoupe prune`: old tables removed, with everything made of them."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from typing import TYPE_CHECKING, Any

from soucoupe.cli.ages import age
from soucoupe.cli.output import counted, progress
from soucoupe.store.beside import open_beside

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction

    from soucoupe.store.beside import OpenBeside


def add(commands: _SubParsersAction[Any]) -> None:
    """Describe the command."""
    parser = commands.add_parser("prune", help="remove old tables for good")
    parser.add_argument("--data", help="folder of the log (DATA; default: the user's data folder)")
    parser.add_argument(
        "--finished-before",
        type=age,
        metavar="AGE",
        help="games that are over, where nothing has happened for this long: 12h, 90d, 8w, 2y",
    )
    parser.add_argument(
        "--abandoned-before",
        type=age,
        metavar="AGE",
        help="tables that are not over, where nothing has happened for this long",
    )
    parser.add_argument("--dry-run", action="store_true", help="only say what would be removed")
    parser.set_defaults(run=run, parser=parser)


def run(given: Namespace) -> int:
    """Remove what is old."""
    from soucoupe.server.settings import read_settings  # noqa: PLC0415 (it takes a while)

    ages = {True: given.finished_before, False: given.abandoned_before}
    if not any(ages.values()):
        given.parser.error("give --finished-before AGE, --abandoned-before AGE or both")
    folder = read_settings({"data": given.data}, os.environ).folder()
    with open_beside(folder) as beside:
        return asyncio.run(prune(beside, ages, is_dry=given.dry_run))


async def prune(beside: OpenBeside, ages: dict[bool, float | None], *, is_dry: bool) -> int:
    """Remove tables, or only name them; return the exit code."""
    store, now = beside.store, time.time()
    old = {
        name: now - seconds
        for are_over, seconds in ages.items()
        if seconds is not None
        for name in await store.idle(now - seconds, are_over=are_over)
    }
    try:
        if is_dry:
            sys.stdout.write("".join(f"{name}\n" for name in old))
            sys.stdout.write(f"{counted(len(old), 'table')} would be removed\n")
            return 0
        removed = 0
        with progress("prune", len(old)) as more:
            for name, since in old.items():
                removed += await store.remove(name, since)
                more(1)
        if removed and beside.is_house_closed:
            await store.compact()
    finally:
        await store.close()
    sys.stdout.write(f"{counted(removed, 'table')} removed\n")
    return 0
