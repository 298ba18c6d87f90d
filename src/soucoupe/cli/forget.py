"""`soucoupe forget`: a person's name, talk and notes erased, and what would be shown first."""

from __future__ import annotations

import asyncio
import os
import sys
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table

from soucoupe.cli.output import counted, progress
from soucoupe.store.backup import must_be_file
from soucoupe.store.forget import erase, find
from soucoupe.store.lock import FILE, FolderLock
from soucoupe.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction

    from soucoupe.store.forget import Found
    from soucoupe.store.protocol import Store

NOT_ALL = 1
SHOWN = 12
"""So many digits of a session's hash tell one person from another."""


def add(commands: _SubParsersAction[Any]) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "forget", help="erase a person's name, talk and notes, with the house closed"
    )
    parser.add_argument("name", help="a name this person had at a table, now or earlier")
    parser.add_argument("--data", help="folder of the log (DATA; default: the user's data folder)")
    parser.add_argument(
        "--session", help="only the person whose session has a hash that begins like this"
    )
    which = parser.add_mutually_exclusive_group()
    which.add_argument(
        "--table", action="append", default=[], help="erase at this table; may be repeated"
    )
    which.add_argument("--everywhere", action="store_true", help="erase at every table found")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Show who is meant; erase where that was said."""
    from soucoupe.server.settings import read_settings  # noqa: PLC0415 (it takes a while)

    folder = read_settings({"data": given.data}, os.environ).folder()
    must_be_file(folder / FILE)
    with FolderLock(folder):
        return asyncio.run(forget(SqliteStore(folder / FILE), given))


async def forget(store: Store, given: Namespace) -> int:
    """Find a person, show what there is, and erase it where that was said."""
    try:
        names = await store.names()
        with progress("look", len(names)) as more:
            found, unread = await find(store, names, given.name, given.session or "", more)
        chosen = [one for one in found if given.everywhere or one.kept.header.id in given.table]
        show(found, unread)
        by_table: dict[str, list[Found]] = {}
        for one in chosen:
            by_table.setdefault(one.kept.header.id, []).append(one)
        for people in by_table.values():
            await erase(store, people)
        if by_table:
            await store.compact()
    finally:
        await store.close()
    if by_table:
        sys.stdout.write(f"erased at {counted(len(by_table), 'table')}; backups still hold it\n")
    elif found:
        sys.stdout.write("nothing was erased: add --table TABLE or --everywhere\n")
    return NOT_ALL if unread else 0


def show(found: list[Found], unread: list[str]) -> None:
    """Show who is meant, so that it is the right person."""
    table = Table("table", "game", "opened", "stage", "seat", "names", "session", "said and noted")
    for kept, about, person in found:
        opened = datetime.fromtimestamp(kept.header.created, UTC).date().isoformat()
        stage = about.stage if about else "?"
        session = person.sessions[-1][:SHOWN] if person.sessions else ""
        who = str(person.seat), ", ".join(person.names), session, str(person.said)
        table.add_row(kept.header.id, kept.header.game, opened, stage, *who)
    if found:
        Console().print(table)
    else:
        sys.stdout.write("nobody of that name has ever sat at a table here\n")
    if unread:
        sys.stdout.write(f"{counted(len(unread), 'table')} cannot be read: {', '.join(unread)}\n")
