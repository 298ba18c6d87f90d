"""Asking the coach: for whoever owes a decision, where the table has agreed on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.tables import entries as log
from soucoupe.tables.decide.actions import must_be_fresh
from soucoupe.tables.decide.checks import must_be_on, must_sit
from soucoupe.tables.errors import HintsAreOff, NotNow

if TYPE_CHECKING:
    from soucoupe.tables.state.table import Table


def hint(table: Table, by: int | None, ply: int, command: str) -> log.Hinted | None:
    """Ask about the decision one owes; nothing is logged if one has asked about it before."""
    seat = must_sit(by)
    must_be_on(table)
    if table.terms.hints == "off":
        msg = "this table is played without hints"
        raise HintsAreOff(msg)
    if seat not in table.game.to_act(table.state) or not table.chairs[seat].is_own:
        msg = "a hint is for a decision you owe; there is none just now"
        raise NotNow(msg)
    must_be_fresh(table, seat, ply, None)
    return None if seat in table.hints.asked else log.Hinted(seat, ply, command)
