"""What is announced to everyone, as it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.server.wire.messages import Notice
from soucoupe.tables.state.notices import announced, made_known

if TYPE_CHECKING:
    from soucoupe.tables import entries as log
    from soucoupe.tables.state.table import Table


def notice_of(table: Table, body: log.Body) -> Notice | None:
    """Make the notice of an entry that has just been taken, if it is one to be announced."""
    found = announced(table, body)
    return None if found is None else Notice(*found, table.ply)


def notices_beside(table: Table) -> list[Notice]:
    """Make the notices of what an entry has made known beside itself."""
    return [Notice(kind, seat, table.ply) for kind, seat in made_known(table)]
