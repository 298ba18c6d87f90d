"""Copies of the file: made while a house plays, and put back where a house will open."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from typing import TYPE_CHECKING

from soucoupe.store.lock import make_file
from soucoupe.store.migrate import BESIDE, MIGRATIONS, PATIENCE, form_of
from soucoupe.store.protocol import StoreUnusable

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    Told = Callable[[int, int], None]
    """Is told how many pages are done, and of how many."""

PAGES = 256
"""Pages that are copied between two words of progress."""
PART, OLD = ".part", ".replaced"


def back_up(source: Path, target: Path, told: Told, *, may_replace: bool = False) -> None:
    """Copy the log to another file, as it stands when the copy begins; a house may play on.

    What is written meanwhile is neither held up nor in the copy: that is one moment, whole.
    """
    must_be_file(source)
    must_be_free(target, may_replace=may_replace)
    part = target.with_name(target.name + PART)
    try:
        copy(source, part, told)
        part.replace(target)
        sync(target.parent)
    except (sqlite3.Error, OSError) as error:
        with suppress(OSError):
            part.unlink()
        msg = f"cannot copy {source} to {target}: {getattr(error, 'strerror', None) or error}"
        raise StoreUnusable(msg) from None


def put_back(source: Path, target: Path, told: Told, *, may_replace: bool = False) -> Path | None:
    """Put a copy in place of the log, of which nobody may have a connection open.

    Return where the log is now that was there before, if one was. At any moment there is one or
    the other at its place, whole.
    """
    must_be_known(source)
    must_be_free(target, may_replace=may_replace)
    part, old = (target.with_name(target.name + end) for end in (PART, OLD))
    try:
        copy(source, part, told)
        is_kept = target.exists() and set_aside(target, old)
        part.replace(target)
        sync(target.parent)
    except (sqlite3.Error, OSError) as error:
        with suppress(OSError):
            part.unlink()
        msg = f"cannot copy {source} to {target}: {getattr(error, 'strerror', None) or error}"
        raise StoreUnusable(msg) from None
    return old if is_kept else None


def copy(source: Path, target: Path, told: Told) -> None:
    """Copy a log into a file of its own, for its owner alone, on the disk when this returns."""
    target.unlink(missing_ok=True)
    make_file(target)
    with (
        closing(sqlite3.connect(source, timeout=PATIENCE, isolation_level=None)) as reading,
        closing(sqlite3.connect(target, isolation_level=None)) as writing,
    ):
        # Within a transaction the copy sees one moment; without, it would begin anew at each write.
        reading.execute("begin")
        reading.execute("select count(*) from sqlite_master").fetchone()
        reading.backup(
            writing, pages=PAGES, progress=lambda _, left, all_: told(all_ - left, all_), sleep=0
        )
        reading.execute("rollback")
        writing.execute("pragma journal_mode = delete")
    sync(target)


def set_aside(path: Path, aside: Path) -> bool:
    """Keep a log under another name, with what lies beside it; its own place is not yet free."""
    for end in BESIDE:
        aside.with_name(aside.name + end).unlink(missing_ok=True)
    aside.unlink(missing_ok=True)
    with suppress(sqlite3.Error), closing(sqlite3.connect(path, timeout=PATIENCE)) as connection:
        connection.execute("pragma journal_mode = delete")  # brings the newest entries into it
    aside.hardlink_to(path)
    for end in BESIDE:  # there are some only where the file is too damaged to take them in
        beside = path.with_name(path.name + end)
        if beside.exists():
            beside.replace(aside.with_name(aside.name + end))
    return True


def must_be_file(path: Path) -> None:
    """Refuse a log that is not there."""
    if not path.is_file():
        msg = f"there is no log at {path}"
        raise StoreUnusable(msg)


def must_be_free(path: Path, *, may_replace: bool) -> None:
    """Refuse to write over a file, unless that was asked for."""
    if path.exists() and not may_replace:
        msg = f"{path} already exists; to replace it, add --replace"
        raise StoreUnusable(msg)


def must_be_known(path: Path) -> None:
    """Refuse a file that is no log, or one a house of this version would not open."""
    must_be_file(path)
    try:
        with closing(sqlite3.connect(path, timeout=PATIENCE)) as connection:
            form = form_of(connection)
    except sqlite3.Error as error:
        msg = f"{path} cannot be restored: {error}"
        raise StoreUnusable(msg) from None
    if not 0 < form <= len(MIGRATIONS):
        what = "was written by a newer Soucoupe" if form else "is not a log of Soucoupe"
        msg = f"{path} cannot be restored: it {what}"
        raise StoreUnusable(msg)


def sync(path: Path) -> None:
    """Bring a file, or the names in a folder, to the disk."""
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
