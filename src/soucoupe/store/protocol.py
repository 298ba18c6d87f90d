"""What a store promises; one suite of tests holds every store to it.

StoreError
├── StoreUnusable        store/unusable         cannot be opened at all
├── StoreUnavailable     store/unavailable      did not take or give this, as far as it knows
└── NumberTaken          store/number-taken     somebody else wrote that entry first
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from soucoupe.core.errors import SoucoupeError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from soucoupe.tables.entries import Entry, Header


class StoreError(SoucoupeError):
    """Anything that goes wrong between the house and its log."""

    code = "store/error"


class StoreUnusable(StoreError):
    """The store cannot be opened: the house does not start."""

    code = "store/unusable"


class StoreUnavailable(StoreError):
    """The store did not do this, as far as it knows.

    A line can break after a commit and before its answer: whoever asked reads the log again
    before going on.
    """

    code = "store/unavailable"


class NumberTaken(StoreError):
    """Another owner of the table has written an entry of this number."""

    code = "store/number-taken"


class Kept(NamedTuple):
    """A table as it lies in the store."""

    header: Header
    entries: list[Entry]


class Store(Protocol):
    """Keeps the logs of tables. What a call returned from has reached the disk."""

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        header: Header | None = None,
        *,
        in_play: bool | None = None,
    ) -> None:
        """Store the next entries of a table, all or none; a header makes the table first.

        `in_play` says that a game is on at the table now, or is no more; None leaves that alone.
        """

    async def load(self, table: str) -> Kept | None:
        """Return a table with its whole log, in order; None if there is no such table."""

    async def recent(self, most: int) -> list[Header]:
        """Return the newest public tables, newest first."""

    async def unfinished(self, most: int) -> list[str]:
        """Return the names of tables where a game is on, newest first."""

    async def close(self) -> None:
        """Finish what was begun and let go of the store."""
