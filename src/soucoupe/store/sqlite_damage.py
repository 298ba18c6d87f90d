"""Reading around damage: where part of the file cannot be read, the rest of it still is."""

from __future__ import annotations

import sqlite3
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

from soucoupe.store.protocol import StoreDamaged, StoreUnavailable

if TYPE_CHECKING:
    from collections.abc import Iterator

    from soucoupe.store.protocol import StoreError

PRIMARY = 0xFF
"""The part of SQLite's codes that names the kind of error."""
NO_TEXT = "Could not decode to UTF-8"
"""What Python says of a text that is none."""
DAMAGE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
TREES = (
    ("id", "tables"),
    ('"table"', "standings"),
    ('"table"', "rooms"),
    ('"table"', "archives"),
)
"""Where tables are named: each is a part of the file that can be damaged by itself."""

Row = tuple[Any, ...]


class TableQuestion(NamedTuple):
    """The same question, of all tables and of one, whose name is its last parameter."""

    of_all: str
    of_one: str


def is_damage(error: BaseException) -> bool:
    """Tell whether an error says that the file is not as it was written."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return isinstance(error, sqlite3.Error) and NO_TEXT in str(error)
    return code & PRIMARY in DAMAGE


def failure(error: Exception) -> StoreError:
    """Say what the database said, and whether it is of use to try again."""
    if isinstance(error, StoreDamaged):
        return error
    if is_damage(error):
        return StoreDamaged(
            f"the log is damaged here ({error}), and trying again does not help; "
            "whoever runs the house can see how far with `soucoupe check`"
        )
    return StoreUnavailable(f"the log cannot be reached now ({error}); nothing was lost, try again")


def ask(
    reading: sqlite3.Connection,
    question: TableQuestion,
    of_all: tuple[object, ...],
    of_one: tuple[object, ...],
    hidden: set[str],
) -> list[Row]:
    """Ask about many tables; if damage hides the answer, ask about each that can be named.

    Those of which nothing can be read are added to what is hidden.
    """
    try:
        return reading.execute(question.of_all, of_all).fetchall()
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            raise
        damage = error
    found: list[Row] = []
    is_any_legible = False
    for name in names(reading):
        hidden.add(name)
        with suppress_damage():
            found += reading.execute(question.of_one, (*of_one, name)).fetchall()
            hidden.discard(name)
            is_any_legible = True
    if not is_any_legible:
        raise damage
    return found


@contextmanager
def suppress_damage() -> Iterator[None]:
    """Go on past what damage hides."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            raise


def names(reading: sqlite3.Connection) -> list[str]:
    """Name every table that any part of the file still names, read from both of its ends."""
    found: dict[str, None] = {}
    for column, tree in TREES:
        for order in ("asc", "desc"):
            question = f"select {column} from {tree} order by {column} {order}"  # noqa: S608 (our own words)
            if not read_as_far(reading, question, found):
                break
    return list(found)


def read_as_far(reading: sqlite3.Connection, question: str, found: dict[str, None]) -> bool:
    """Add names until there are no more, or damage comes; tell whether it came."""
    with suppress_damage():
        for (name,) in reading.execute(question):
            if isinstance(name, str):
                found.setdefault(name)
        return False
    return True
