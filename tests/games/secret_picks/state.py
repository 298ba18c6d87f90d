"""The state of a game: small integers and lists, changed by `apply` alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.games.secret_picks.moves import Options


class State:
    """Everything on the table; cards nobody was dealt are out of the game."""

    __slots__ = ("hands", "options", "picks", "points", "rounds", "seats")

    def __init__(self, options: Options, hands: list[list[int]]) -> None:
        self.options = options
        self.seats = len(hands)
        self.hands = hands
        self.picks: list[int | None] = [None] * self.seats
        self.rounds: list[tuple[int, ...]] = []
        self.points = [0] * self.seats

    def copy(self) -> State:
        """Return an equal state that shares nothing changeable with this one."""
        twin = State(self.options, [hand[:] for hand in self.hands])
        twin.picks = self.picks[:]
        twin.rounds = self.rounds[:]
        twin.points = self.points[:]
        return twin
