"""Who is at a table now, who has gone and since when, and how far away they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.tables.state import seats

if TYPE_CHECKING:
    from soucoupe.server.rooms.watcher import Watcher
    from soucoupe.tables.state.clock import Deadline
    from soucoupe.tables.state.table import Table

MOST_CREDIT = 1.0
"""Seconds the network is forgiven at most."""
IDLE = 300.0
"""Seconds without a sign of life after which somebody who is waited for counts as away."""


class Presence:
    """The people at one table, by seat; kept while the table sleeps."""

    __slots__ = ("_credits", "began", "left", "moved")

    def __init__(self, began: float) -> None:
        self.began = began
        """Since when this house knows of the table; before, nobody was seen to leave."""
        self.left: dict[int, float] = {}
        """When the last device of a seat that has none now went away."""
        self.moved: dict[int, float] = {}
        """When a seat last gave a sign of life."""
        self._credits: dict[int, tuple[float, float]] = {}

    def came(self, seat: int, at: float) -> None:
        """Take note that somebody is here."""
        self.left.pop(seat, None)
        self.moved[seat] = at

    def went(self, seat: int, at: float) -> None:
        """Take note that a seat has no device any more."""
        self.left[seat] = at

    def gone_since(self, seat: int, here: set[int]) -> float | None:
        """Return since when a seat has no device; None if it has one."""
        return None if seat in here else self.left.get(seat, self.began)

    def away_at(self, table: Table, seat: int, here: set[int]) -> float | None:
        """Return when a bot is to stand in for a seat; never, if nobody else waits for it."""
        others = [one for one in seats.players(table) if one != seat]
        since = self.gone_since(seat, here)
        if since is not None:
            is_waited_for = any(
                one in here or self.left.get(one, self.began) > since for one in others
            )
            return since + table.terms.grace if is_waited_for else None
        if seat not in table.clock.started:
            return None
        moved = self.moved.get(seat, self.began)
        if not any(one in here and self.moved.get(one, self.began) > moved for one in others):
            return None
        return max(moved, table.clock.started[seat]) + max(IDLE, table.terms.grace)

    def credit(self, deadline: Deadline, watchers: list[Watcher]) -> float:
        """Return what the network is forgiven: settled when the time begins to run."""
        kept = self._credits.get(deadline.seat)
        if kept is None or kept[0] != deadline.since:
            trips = [trip for one in watchers if one.seat == deadline.seat for trip in one.trips]
            kept = deadline.since, min(MOST_CREDIT, min(trips, default=0.0))
            self._credits[deadline.seat] = kept
        return kept[1]
