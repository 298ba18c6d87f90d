"""Who may, and when: what several decisions ask first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.tables.errors import NotHost, NotNow, NotSeated, Paused

if TYPE_CHECKING:
    from soucoupe.tables.state.table import Stage, Table


def must_be(table: Table, stage: Stage, doing: str) -> None:
    """Refuse what belongs to another stage."""
    if table.stage != stage:
        msg = f"{doing} is for a table that is {stage}; this one is {table.stage}"
        raise NotNow(msg)


def must_host(table: Table, seat: int | None) -> None:
    """Refuse whoever is not the host."""
    if seat is None or seat != table.host:
        msg = "only the host of the table can do that"
        raise NotHost(msg)


def must_sit(seat: int | None) -> int:
    """Refuse whoever only watches."""
    if seat is None:
        msg = "that takes a seat at the table; you are watching"
        raise NotSeated(msg)
    return seat


def must_be_on(table: Table) -> None:
    """Refuse to act where no game is on, or where it pauses."""
    must_be(table, "playing", "acting")
    if table.clock.stopped is not None:
        msg = "the game is paused; any player can end the pause"
        raise Paused(msg)


def was_taken(table: Table, seat: int | None, command: str) -> bool:
    """Tell whether this very command has been taken before: then it is only answered again."""
    return seat is not None and command in table.commands_taken.get(seat, {})
