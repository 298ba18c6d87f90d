"""What a decision comes to: the entry to log and, for an action, what playing it led to."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from soucoupe.tables import entries as log
    from soucoupe.tables.state.table import Played, Table


class Decision(NamedTuple):
    """An entry that may be logged next; an action or a deal has been played already, on a copy."""

    body: log.Body
    played: Played | None = None


Decide = Callable[["Table"], Decision | None]
"""Decides on a table as it is now; None if there is nothing left to log."""
