"""Who has asked for hints: told to everybody once the decision they were about is closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.tables import entries as log

if TYPE_CHECKING:
    from soucoupe.tables.state.table import Table


class Hints:
    """The hints of one table."""

    __slots__ = ("asked", "fresh", "told")

    def __init__(self) -> None:
        self.asked: set[int] = set()
        """The seats that asked about a decision they still owe: nobody else may know."""
        self.told: dict[int, int] = {}
        """How many hints of each seat everybody knows of."""
        self.fresh: tuple[int, ...] = ()
        """The seats whose hint the last entry has made known."""

    def copy(self) -> Hints:
        """Return the same hints, to go on from."""
        other = Hints()
        other.asked, other.told = set(self.asked), dict(self.told)
        return other

    def follow(self, table: Table, body: log.Body) -> None:
        """Take note of a hint asked for; make known those whose decision is closed."""
        if isinstance(body, log.Hinted):
            self.asked.add(body.seat)
        self.fresh = ()
        if not self.asked:
            return
        owing = set(table.game.to_act(table.state)) if table.stage == "playing" else set()
        if isinstance(body, log.Acted):
            owing.discard(body.seat)
        self.fresh = tuple(sorted(self.asked - owing))
        self.asked -= set(self.fresh)
        for seat in self.fresh:
            self.told[seat] = self.told.get(seat, 0) + 1
