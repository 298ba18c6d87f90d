"""What is announced to everyone, as it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.server.wire.messages import Notice
from soucoupe.tables.state.notices import announced

if TYPE_CHECKING:
    from soucoupe.tables import entries as log
    from soucoupe.tables.state.table import Table


def notice_of(table: Table, body: log.Body) -> Notice | None:
    """Make the notice of an entry that has just been taken, if it is one to be announced."""
    found = announced(table, body)
    return None if found is None else Notice(*found, table.ply)
