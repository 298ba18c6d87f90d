"""How investigators judge: a few ways, what verdicts tell of whose is whose, and each played out.

A *way* is the number of the habit an investigator credits all witnesses with, or one of two more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from soucoupe.games.aliens.apply import ALL_TESTIMONIES
from soucoupe.games.aliens.bots.credibility import CHANCE, EVEN, IS_CREDIBLE, credibility
from soucoupe.games.aliens.bots.witness_models import HABITS, RATIO, belief
from soucoupe.games.aliens.data import ERRORS, TESTIMONIES
from soucoupe.games.aliens.events import Event, Judged
from soucoupe.games.aliens.view_types import STATEMENT_NUMBER
from soucoupe.games.aliens.worlds import EVERY_WORLD, TRUE_IN, WITH, split

if TYPE_CHECKING:
    from collections.abc import Sequence

BY_CREDIBILITY: Final = len(HABITS)
AT_RANDOM: Final = BY_CREDIBILITY + 1
WAYS: Final = AT_RANDOM + 1

# Most take witnesses for people who toss a coin.
PRIOR: Final[tuple[float, ...]] = (0.05, 0.60, 0.04, 0.08, 0.07, 0.03, 0.04, 0.09)
SHARPNESS: Final = 2
# An investigator knows more than the bare chances: one verdict against them proves little.
DOUBT: Final = 0.15


def way_weights(events: Sequence[Event], seats: int) -> list[list[float]]:
    """Weigh for every seat how likely it judges in each way, after its verdicts so far."""
    weights = [list(PRIOR) for _ in range(seats)]
    for event in events[:]:
        if isinstance(event, Judged):
            mine = weights[event.investigator]
            statement = STATEMENT_NUMBER[event.says]
            for way in range(WAYS):
                yes = DOUBT + (1 - 2 * DOUBT) * chance_believed(statement, way)
                mine[way] *= yes if event.verdict else 1 - yes
            total = sum(mine)
            weights[event.investigator] = [weight / total for weight in mine]
    return weights


def chance_believed(statement: int, way: int) -> float:
    """Tell how likely an investigator of this way believes a lone statement."""
    if way == AT_RANDOM:
        return 0.5
    if way == BY_CREDIBILITY:
        return 1.0 if IS_CREDIBLE[statement] else 0.0
    yes = belief(CHANCE[statement], RATIO[way][statement])
    no = 1 - yes
    return yes**SHARPNESS / (yes**SHARPNESS + no**SHARPNESS)


def chance_misjudged(statement: int, weights: Sequence[float]) -> float:
    """Tell how likely a statement made in any world at all is misjudged."""
    yes = sum([weight * chance_believed(statement, way) for way, weight in enumerate(weights)])
    return CHANCE[statement] * (1 - yes) + (1 - CHANCE[statement]) * yes


def misjudged(
    model: InvestigatorModel, truth: int, turning: Sequence[int], first_turning: int
) -> int:
    """Return the set of testimonies that go to their witnesses when this model judges all five.

    `truth` is the set of the true ones, `turning` lists the aliens face down in the order they
    would be turned, and `first_turning` is the number of the first error that turns one.
    """
    unresolved = ALL_TESTIMONIES
    lost = 0
    errors = 0
    while unresolved:
        at, verdict = model.verdict(unresolved)
        bit = 1 << at
        unresolved ^= bit
        model.hear(bit, truth)
        if verdict == bool(truth & bit):
            continue
        lost |= bit
        errors += 1
        if errors == ERRORS:
            return lost | unresolved
        if errors >= first_turning:
            model.see(turning[errors - first_turning])
    return lost


class InvestigatorModel(Protocol):
    """An investigator at work, whatever its way; sets of testimonies are bit masks."""

    def verdict(self, unresolved: int) -> tuple[int, bool]:
        """Return which of the unresolved testimonies it judges next, and how."""

    def hear(self, bit: int, truth: int) -> None:
        """Learn whether the testimony just judged is among the true ones."""

    def see(self, alien: int) -> None:
        """Look at an alien face up."""


class RandomModel:
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


class CredibilityModel:
    """Judges as the novice does: every testimony for itself, by what lies open so far."""

    __slots__ = ("_possible", "_statements")

    def __init__(self, statements: Sequence[int]) -> None:
        self._statements = statements
        self._possible = EVERY_WORLD

    def verdict(self, unresolved: int) -> tuple[int, bool]:
        """Return which of the unresolved testimonies it judges next, and how."""
        best, credible = -1, EVEN
        for at, statement in enumerate(self._statements):
            if unresolved >> at & 1:
                found = credibility(statement, self._possible)
                if best < 0 or abs(found - EVEN) > abs(credible - EVEN):
                    best, credible = at, found
        return best, credible > EVEN

    def hear(self, bit: int, truth: int) -> None:
        """Learn whether the testimony just judged is among the true ones."""
        holds = TRUE_IN[self._statements[bit.bit_length() - 1]]
        self._possible &= holds if truth & bit else ~holds

    def see(self, alien: int) -> None:
        """Look at an alien face up."""
        self._possible &= WITH[alien]


class HabitModel:
    """Weighs worlds by the habit it credits all witnesses with, and judges what is clearest.

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
