"""`soucoupe check`: what of the data is damaged, and what is not."""

from __future__ import annotations

import os
import sqlite3
import sys
from contextlib import ExitStack, closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from soucoupe.cli.output import counted, print_json, progress
from soucoupe.sim.pool import cores, pieces, spread
from soucoupe.store.backup import copy, must_be_file
from soucoupe.store.check import TableCheck, check_table
from soucoupe.store.lock import FILE
from soucoupe.store.migrate import MIGRATIONS, form_of, open_file
from soucoupe.store.protocol import StoreUnusable
from soucoupe.store.sqlite_damage import is_damage
from soucoupe.store.sqlite_inspection import SqliteInspection

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction

DAMAGED = 1
FEW = 40
"""So many tables are checked before more processes would be ready."""


class DataReport(Struct, frozen=True):
    """What was found in a file."""

    file: str
    database: list[str]
    """What the database finds wrong with itself."""
    tables: int
    damaged: list[TableCheck]
    missing: list[TableCheck]
    """Tables of which nothing is damaged, and something is yet to be written."""


def add(commands: _SubParsersAction[Any]) -> None:
    """Describe the command."""
    parser = commands.add_parser("check", help="check the data, or a backup, for damage")
    parser.add_argument("file", nargs="?", help="a backup (default: the log in the data folder)")
    parser.add_argument("--data", help="folder of the log (DATA; default: the user's data folder)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Check a file; fail if anything in it is damaged."""
    from soucoupe.server.settings import read_settings  # noqa: PLC0415 (it takes a while)

    folder = read_settings({"data": given.data}, os.environ).folder()
    path = Path(given.file) if given.file else folder / FILE
    must_be_file(path)
    report = checked(path)
    if given.json:
        print_json(report)
    else:
        sys.stdout.write(told(report))
    return DAMAGED if report.database or report.damaged else 0


def checked(path: Path) -> DataReport:
    """Check a file; one in an older form is copied and brought up to date for that."""
    with ExitStack() as undo:
        try:
            with closing(sqlite3.connect(path)) as connection:
                form = form_of(connection)
            if form > len(MIGRATIONS):
                msg = f"{path} was written by a newer Soucoupe; check it with that version"
                raise StoreUnusable(msg)
            current = path
            if form < len(MIGRATIONS):
                current = Path(undo.enter_context(TemporaryDirectory())) / FILE
                copy(path, current, lambda *_: None)
                open_file(current).close()
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                msg = f"cannot check {path}: {error}"
                raise StoreUnusable(msg) from None
            return DataReport(str(path), [str(error)], 0, [], [])
        return report_of(path, current)


def report_of(path: Path, current: Path) -> DataReport:
    """Check a file that is in its newest form."""
    inspection = SqliteInspection(current)
    faults, names = list(inspection.faults()), inspection.names()
    inspection.close()
    workers = 1 if len(names) <= FEW else cores()
    parts = [(str(current), names[one.start : one.stop]) for one in pieces(len(names), workers)]
    with progress("check", len(names)) as more:
        found = spread(check_some, parts, workers, lambda at: more(len(parts[at][1])))
    checks = [one for part in found.results for one in part]
    damaged = [one for one in checks if one.damage]
    missing = [one for one in checks if one.missing and not one.damage]
    return DataReport(str(path), faults, len(names), damaged, missing)


def check_some(task: tuple[str, list[str]]) -> list[TableCheck]:
    """Check some tables of a file."""
    path, names = task
    inspection = SqliteInspection(Path(path))
    found = [check_table(name, inspection.table(name)) for name in names]
    inspection.close()
    return found


def told(report: DataReport) -> str:
    """Put a report into words."""
    of = counted(report.tables, "table")
    lines = [f"{report.file}: {report.tables - len(report.damaged)} of {of} intact"]
    lines += [f"database: {one}" for one in report.database]
    lines += [f"{one.table}: {fault}" for one in report.damaged for fault in one.damage]
    for part in ("index", "archive"):
        count = sum(part in one.missing for one in report.missing)
        if count:
            left = counted(count, "table")
            lines.append(f"{left} without {part}: the house writes it when it opens")
    if not report.database and not report.damaged:
        lines.append("nothing is damaged")
    return "\n".join(lines) + "\n"
