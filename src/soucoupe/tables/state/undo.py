"""What it takes to go back: everything as it was before a person's last actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from soucoupe.tables.state.clock import Clock
    from soucoupe.tables.state.ink import Inks


MOST_STEPS = 16
"""How many actions in a row a seat can take back; alone at a table, as many as there are."""


class UndoStep(NamedTuple):
    """An action of a person, and everything as it was before."""

    seat: int
    ply: int
    action: str
    state: Any
    events: int
    clock: Clock
    inks: Inks
