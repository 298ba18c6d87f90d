"""The state of a game: small integers and lists, changed by `apply` alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.games.last_lamp.moves import Options


class State:
    """Everything on the table; numbers nobody was dealt lie aside.

    Who is out follows from the rest: whoever holds a number that somebody else called.
    """

    __slots__ = ("called", "named", "namings", "numbers", "options", "seat", "seats", "turns")

    def __init__(self, options: Options, numbers: list[int]) -> None:
        self.options = options
        self.seats = len(numbers)
        self.numbers = numbers
        self.called: dict[int, int] = {}
        """Every number called, in that order, with who called it."""
        self.turns = 0
        self.seat = 0
        self.named: int | None = None
        self.namings = 0

    def copy(self) -> State:
        """Return an equal state that shares nothing changeable with this one."""
        twin = State(self.options, self.numbers[:])
        twin.called = self.called.copy()
        twin.turns = self.turns
        twin.seat = self.seat
        twin.named = self.named
        twin.namings = self.namings
        return twin

    def living(self) -> tuple[int, ...]:
        """List the seats that are not out, in order."""
        called = self.called
        return tuple([at for at, mine in enumerate(self.numbers) if called.get(mine, at) == at])
