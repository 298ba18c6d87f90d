"""The next table with the same people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.tables import entries as log
from soucoupe.tables.decide.checks import must_be, must_sit
from soucoupe.tables.errors import NotNow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from soucoupe.tables.state.seats import Chair
    from soucoupe.tables.state.table import Table


def rematch(table: Table, by: int | None, new_table: str, command: str = "") -> log.Rematched:
    """Move on to another table with the same people: the first to ask settles it."""
    must_sit(by)
    must_be(table, "over", "a rematch")
    if table.rematch is not None:
        msg = "the next table is already there"
        raise NotNow(msg)
    return log.Rematched(new_table, by, command)


def seats_again(hosts: Sequence[int], chairs: Sequence[Chair]) -> list[log.Body]:
    """List the entries that seat the same people and bots, by the same links and sessions."""
    bodies: list[log.Body] = []
    for seat in (*hosts, *(at for at in range(len(chairs)) if at not in hosts)):
        chair = chairs[seat]
        if chair.kind == "person":
            bodies.append(log.Sat(seat, chair.name, chair.link, chair.session))
        elif chair.kind == "bot":
            bodies.append(log.BotSat(seat, chair.level))
    return bodies
