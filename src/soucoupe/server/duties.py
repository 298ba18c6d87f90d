"""What is due at a table by itself, and when: the clock's decisions, stand-ins, a new host."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Any

from soucoupe.tables import absence, moves
from soucoupe.tables import entries as log

if TYPE_CHECKING:
    from collections.abc import Iterator

    from soucoupe.server.decide import Decide, Decision
    from soucoupe.server.room import Room
    from soucoupe.tables.clock import Deadline
    from soucoupe.tables.table import Table

Duty = tuple[float, "Decide"]
"""Something to be decided, and when."""


def next_due(room: Room) -> float:
    """Return when something is due in a room; never, perhaps."""
    return min((when for when, _ in duties(room)), default=inf)


def duties(room: Room) -> Iterator[Duty]:
    """List what will be due if nothing happens before."""
    table = room.table
    if table.stage == "waiting":
        yield from new_host(room)
    if table.stage != "playing" or table.clock.stopped is not None:
        return
    yield from times_up(room)
    for seat in absence.players(table):
        when = room.presence.away_at(table, seat, room.here())
        if when is not None:
            yield when, decided(absence.take_over, seat)


def times_up(room: Room) -> Iterator[Duty]:
    """Let the clock decide for seats whose time is up, or grant it anew if the house was closed."""
    table = room.table
    for one in table.clock.deadlines(table.terms):
        if one.ends <= room.presence.began and one.seat not in table.clock.granted:
            yield room.presence.began, granting(one.seat)
        else:
            yield ends_with_credit(room, one), clocked(one)


def ends_with_credit(room: Room, deadline: Deadline) -> float:
    """Return when a time is up for good, the way through the network included."""
    return deadline.ends + room.presence.credit(deadline, room.watchers)


def new_host(room: Room) -> Iterator[Duty]:
    """Let somebody who is here host, when the host has been away for the grace."""
    table, here = room.table, room.here()
    if table.host is None or table.host in here or not here:
        return
    since = room.presence.left.get(table.host, room.presence.began)
    yield since + table.terms.grace, lambda now: (absence.pass_host(now, room.here()), None)


def granting(seat: int) -> Decide:
    """Decide to give a seat its time anew."""
    return lambda _: (log.Granted((seat,)), None)


def clocked(deadline: Deadline) -> Decide:
    """Decide by the clock."""
    return lambda table: moves.clock_acts(table, deadline.seat, deadline.since)


def decided(decision: Any, seat: int) -> Decide:  # noqa: ANN401 (a function of tables)
    """Decide something about a seat that has no action to it."""

    def decide(table: Table) -> Decision:
        return decision(table, seat), None

    return decide
