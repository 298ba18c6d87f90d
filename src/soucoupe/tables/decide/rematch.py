"""The next table with the same people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.tables import entries as log
from soucoupe.tables.decide.checks import must_be, must_sit
from soucoupe.tables.errors import NotNow

if TYPE_CHECKING:
    from soucoupe.tables.state.table import Table


def rematch(table: Table, by: int | None, new_table: str, command: str = "") -> log.Rematched:
    """Move on to another table with the same people: the first to ask settles it."""
    must_sit(by)
    must_be(table, "over", "a rematch")
    if table.rematch is not None:
        msg = "the next table is already there"
        raise NotNow(msg)
    return log.Rematched(new_table, by, command)


def seats_again(table: Table) -> list[log.Body]:
    """List the entries with which a rematch starts: the same seats, links and options."""
    bodies: list[log.Body] = []
    for seat in (*table.hosts, *(at for at in range(len(table.chairs)) if at not in table.hosts)):
        chair = table.chairs[seat]
        if chair.kind == "person":
            bodies.append(log.Sat(seat, chair.name, chair.link, chair.session))
        elif chair.kind == "bot":
            bodies.append(log.BotSat(seat, chair.level))
    return bodies
