"""`soucoupe archive`: finished games written down, so that they outlive their rules."""

from __future__ import annotations

import asyncio
import os
import sys
from typing import TYPE_CHECKING, Any

from soucoupe.cli.output import counted, progress
from soucoupe.core.errors import SoucoupeError
from soucoupe.store.beside import open_beside
from soucoupe.store.protocol import StoreUnavailable

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction
    from collections.abc import Awaitable, Callable

    from soucoupe.store.protocol import Store

EVERYTHING = 1_000_000_000
SOME_LEFT = 1


def add(commands: _SubParsersAction[Any]) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "archive", help="write finished games down before an upgrade, to be read for ever"
    )
    parser.add_argument("--data", help="folder of the log (DATA; default: the user's data folder)")
    parser.add_argument(
        "--unfinished",
        action="store_true",
        help="also games in play, as far as they have been played",
    )
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Write everything down that is not yet, and say what cannot be."""
    from soucoupe.server.settings import read_settings  # noqa: PLC0415 (it takes a while)

    folder = read_settings({"data": given.data}, os.environ).folder()
    with open_beside(folder) as beside:
        return asyncio.run(write_down(beside.store, is_all=given.unfinished))


async def write_down(store: Store, *, is_all: bool) -> int:
    """Bring index and archives up to date; return the exit code."""
    from soucoupe.server.readers.readers import Readers  # noqa: PLC0415

    readers = Readers(store)
    try:
        bare = await store.unindexed(EVERYTHING)
        refused = await each("index", bare, readers.reindex)
        over = await store.unarchived(EVERYTHING)
        refused |= await each("archive", over, readers.archive)
        done = f"{counted(len(over) - len(refused & set(over)), 'finished game')} archived"
        if is_all:
            on = await store.unfinished(EVERYTHING)
            refused |= await each("archive games in play", on, readers.archive_so_far)
            done += (
                f", {counted(len(on) - len(refused & set(on)), 'game')} in play as far as played"
            )
    finally:
        await readers.close()
        await store.close()
    sys.stdout.write(f"{done}\n")
    if refused:
        sys.stdout.write(
            f"{counted(len(refused), 'table')} cannot be archived: {', '.join(sorted(refused))}\n"
        )
    return SOME_LEFT if refused else 0


async def each(
    title: str, tables: list[str], write: Callable[[str], Awaitable[object]]
) -> set[str]:
    """Do something with each table; return those that refuse."""
    refused = set()
    with progress(title, len(tables)) as more:
        for table in tables:
            try:
                await write(table)
            except StoreUnavailable:
                raise
            except SoucoupeError as error:
                sys.stderr.write(f"{table}: {error.detail}\n")
                refused.add(table)
            more(1)
    return refused
