"""Investigators as a witness pictures them: one who reasons, one who feels, one who guesses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from soucoupe.games.aliens.bots.novice import EVEN, believe
from soucoupe.games.aliens.data import TESTIMONIES
from soucoupe.games.aliens.worlds import EVERY_WORLD, TRUE_IN, WITH, split

if TYPE_CHECKING:
    from collections.abc import Sequence


class Mind(Protocol):
    """What every pictured investigator does; sets of testimonies are bit masks."""

    def verdict(self, unresolved: int) -> tuple[int, bool]:
        """Return which of the unresolved testimonies it judges next, and how."""

    def hear(self, bit: int, truth: int) -> None:
        """Learn whether the testimony just judged is among the true ones."""

    def see(self, alien: int) -> None:
        """Look at an alien face up."""


class Guesser:
    """Judges what comes next, one way or the other, whatever it hears and sees."""

    __slots__ = ("_guesses",)

    def __init__(self, guesses: int) -> None:
        self._guesses = guesses

    def verdict(self, unresolved: int) -> tuple[int, bool]:
        """Return which of the unresolved testimonies it judges next, and how."""
        at = (unresolved & -unresolved).bit_length() - 1
        return at, bool(self._guesses >> at & 1)

    def hear(self, bit: int, truth: int) -> None:
        """Learn nothing."""

    def see(self, alien: int) -> None:
        """Look away."""


class Feeler:
    """Judges as the novice does: every testimony for itself, by what lies open so far."""

    __slots__ = ("_possible", "_statements")

    def __init__(self, statements: Sequence[int]) -> None:
        self._statements = statements
        self._possible = EVERY_WORLD

    def verdict(self, unresolved: int) -> tuple[int, bool]:
        """Return which of the unresolved testimonies it judges next, and how."""
        best, feeling = -1, EVEN
        for at, statement in enumerate(self._statements):
            if unresolved >> at & 1:
                felt = believe(statement, self._possible)
                if best < 0 or abs(felt - EVEN) > abs(feeling - EVEN):
                    best, feeling = at, felt
        return best, feeling > EVEN

    def hear(self, bit: int, truth: int) -> None:
        """Learn whether the testimony just judged is among the true ones."""
        holds = TRUE_IN[self._statements[bit.bit_length() - 1]]
        self._possible &= holds if truth & bit else ~holds

    def see(self, alien: int) -> None:
        """Look at an alien face up."""
        self._possible &= WITH[alien]


class Reasoner:
    """Weighs worlds by one idea of how witnesses speak, and judges what is clearest.

    `ratio` tells how much likelier each statement is made where it is true; `threshold` is
    the belief above which a testimony is called true.
    """

    __slots__ = ("_parts", "_ratio", "_statements", "_threshold", "_weights")

    def __init__(
        self, worlds: int, statements: Sequence[int], ratio: Sequence[float], threshold: float
    ) -> None:
        self._statements = statements
        self._ratio = ratio
        self._threshold = threshold
        self._parts = split(worlds, statements)
        self._weights = [self._weigh(part, true) for part, true in self._parts]

    def verdict(self, unresolved: int) -> tuple[int, bool]:
        """Return which of the unresolved testimonies it judges next, and how."""
        chances = [0.0] * TESTIMONIES
        for place, (_, true) in enumerate(self._parts):
            weight = self._weights[place]
            left = true & unresolved
            while left:
                low = left & -left
                chances[low.bit_length() - 1] += weight
                left ^= low
        even = self._threshold * sum(self._weights)
        best, clear = -1, -1.0
        for at in range(TESTIMONIES):
            if unresolved >> at & 1 and abs(chances[at] - even) > clear:
                best, clear = at, abs(chances[at] - even)
        return best, chances[best] > even

    def hear(self, bit: int, truth: int) -> None:
        """Learn whether the testimony just judged is among the true ones."""
        places = [at for at, (_, true) in enumerate(self._parts) if not (true ^ truth) & bit]
        self._parts = [self._parts[at] for at in places]
        self._weights = [self._weights[at] for at in places]

    def see(self, alien: int) -> None:
        """Look at an alien face up."""
        self._parts = [(part & WITH[alien], true) for part, true in self._parts]
        self._weights = [self._weigh(part, true) for part, true in self._parts]

    def _weigh(self, part: int, true: int) -> float:
        weight = float(part.bit_count())
        for at, statement in enumerate(self._statements):
            if true >> at & 1:
                weight *= self._ratio[statement]
        return weight
