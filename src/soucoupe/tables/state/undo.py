"""What it takes to go back: everything as it was before a person's last actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple

if TYPE_CHECKING:
    from soucoupe.tables.reveals import Deed
    from soucoupe.tables.state.clock import Clock
    from soucoupe.tables.state.ink import Inks


MOST_STEPS = 16
"""How many actions in a row a seat can take back; alone at a table, as many as there are."""


class UndoAnswer(NamedTuple):
    """Whether an action may be taken back."""

    against: Literal["drew", "final", "shown"] | None = None
    """What speaks against it: chance was drawn, the game forbids it, something came out by it."""
    reason: str | None = None
    """The message of the game's catalogue that says why it is final."""


class UndoStep(NamedTuple):
    """An action of a person, and everything as it was before."""

    seat: int
    ply: int
    action: str
    state: Any
    events: int
    clock: Clock
    inks: Inks
    answer: UndoAnswer | None = None
    """Whether it may be taken back, once that was asked; it follows from the log like the rest."""
    deed: Deed | None = None
    """What has to be tried in other worlds to find that out, if it has to be."""
