"""How long each seat has been thinking, and when its time is up, by the times in the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from soucoupe.tables.terms import SHORTEST_DECISION

if TYPE_CHECKING:
    from collections.abc import Iterable

    from soucoupe.core.game import Limit
    from soucoupe.tables.state.table import Table
    from soucoupe.tables.terms import Terms

Kind = Literal["limit", "decision", "total"]


class Deadline(NamedTuple):
    """When a seat's time is up, how much it was given, and by which clock."""

    seat: int
    ends: float
    seconds: float
    kind: Kind
    since: float
    """When this time began to run: two deadlines with the same are the same."""


class Clock:
    """Keeps the times of one table; everything here follows from the log."""

    __slots__ = ("decision_ply", "granted", "limit", "limit_since", "spent", "started", "stopped")

    def __init__(self, seats: int) -> None:
        self.started: dict[int, float] = {}
        """When each seat that owes a decision was given it."""
        self.decision_ply: dict[int, int] = {}
        self.spent = [0.0] * seats
        self.limit: Limit | None = None
        self.limit_since = 0.0
        self.granted: set[int] = set()
        """The seats that were given their present time a second time."""
        self.stopped: float | None = None

    def copy(self) -> Clock:
        """Return the same times, to come back to."""
        other = Clock(len(self.spent))
        other.started, other.decision_ply = dict(self.started), dict(self.decision_ply)
        other.spent, other.granted = list(self.spent), set(self.granted)
        other.limit, other.limit_since = self.limit, self.limit_since
        return other

    def follow(self, table: Table, at: float, reading: float = 0.0) -> None:
        """See who owes a decision now; whoever has just decided has spent the time it took.

        Time for a new decision runs from when everybody has read what led to it.
        """
        waiting = table.game.to_act(table.state)
        limit = table.game.limit(table.state) if table.game.limit else None
        if (limit and limit.key) != (self.limit and self.limit.key):
            self.limit_since = at
            self.granted.clear()
        for seat in list(self.started):
            if seat not in waiting or self.decision_ply[seat] != table.decision_ply[seat]:
                self._decided(seat, at)
        self.limit = limit
        for seat in waiting:
            self.started.setdefault(seat, at + reading)
            self.decision_ply[seat] = table.decision_ply[seat]

    def stop(self, at: float) -> None:
        """Stop all clocks."""
        self.stopped = at

    def go_on(self, at: float) -> None:
        """Let the clocks run on from where they were stopped."""
        if self.stopped is None:
            return
        lost = at - self.stopped
        self.stopped = None
        self.limit_since += lost
        self.started = {seat: since + lost for seat, since in self.started.items()}

    def grant(self, seats: Iterable[int], at: float) -> None:
        """Give seats their present time anew."""
        for seat in seats:
            self.granted.add(seat)
            if self._is_limited(seat):
                self.limit_since = at
            else:
                self.started[seat] = at

    def deadlines(self, terms: Terms) -> list[Deadline]:
        """List when the time of each seat that owes a decision is up."""
        if self.stopped is not None:
            return []
        found = []
        seconds = float(terms.seconds)
        for seat, since in self.started.items():
            if self.limit is not None and self._is_limited(seat):
                ends = self.limit_since + self.limit.seconds
                found.append(
                    Deadline(seat, ends, float(self.limit.seconds), "limit", self.limit_since)
                )
            elif terms.clock == "decision":
                found.append(Deadline(seat, since + seconds, seconds, "decision", since))
            elif terms.clock == "total":
                left = max(float(SHORTEST_DECISION), terms.seconds - self.spent[seat])
                found.append(Deadline(seat, since + left, seconds, "total", since))
        return found

    def _is_limited(self, seat: int) -> bool:
        return self.limit is not None and seat in self.limit.seats

    def _decided(self, seat: int, at: float) -> None:
        since = self.started.pop(seat)
        if not self._is_limited(seat):
            self.spent[seat] += max(0.0, at - since)
            self.granted.discard(seat)
