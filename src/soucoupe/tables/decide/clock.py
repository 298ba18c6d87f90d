"""Pauses by consent: the entry to log, or a refusal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.tables import entries as log
from soucoupe.tables.decide.checks import must_be, must_sit
from soucoupe.tables.errors import NotNow

if TYPE_CHECKING:
    from soucoupe.tables.state.table import Table


def wish_pause(table: Table, by: int | None, command: str, *, is_wished: bool) -> log.PauseWished:
    """Ask for a pause, agree to one, or end it."""
    seat = must_sit(by)
    must_be(table, "playing", "pausing")
    if table.chairs[seat].has_resigned:
        msg = "you have resigned; whether there is a pause is for those who play"
        raise NotNow(msg)
    if is_wished == (seat in table.pause_wishes):
        msg = "you have already said so"
        raise NotNow(msg)
    return log.PauseWished(seat, is_wished, command)
