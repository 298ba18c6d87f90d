"""The best an investigator can do: every order, every verdict, every alien that may be turned.

What was found out is a number in base three, one digit per testimony still to be judged when
the investigation is taken up: 0 unknown, 1 true, 2 false. Values are not divided by the chance
of getting there, so that branches simply add up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.aliens.data import ALIEN_COUNT, ERRORS, ON_THE_TABLE, TESTIMONIES
from soucoupe.games.aliens.worlds import TRIPLES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from soucoupe.games.aliens.bots.world_posterior import World

TRUE: Final = 1
FALSE: Final = 2
PLACES: Final = tuple(3**at for at in range(TESTIMONIES))
LEAF: Final = tuple(
    sum(place * (TRUE if true >> at & 1 else FALSE) for at, place in enumerate(PLACES))
    for true in range(1 << TESTIMONIES)
)
UNKNOWN: Final = tuple(
    tuple(place for place in PLACES if found // place % 3 == 0) for found in range(3**TESTIMONIES)
)


class Investigation:
    """A number of testimonies to judge, and what happens at which error."""

    __slots__ = ("_after_error", "_first_turning", "_testimonies")

    def __init__(self, testimonies: int, first_turning: int) -> None:
        self._testimonies = testimonies
        self._first_turning = first_turning
        self._after_error: dict[int, list[float]] = {}

    def best(self, worlds: Sequence[World], errors: int, known: int) -> tuple[int, bool, float]:
        """Return the testimony to judge first, the verdict, and the cards to expect in all.

        `known` is the set of aliens face up; a world's set of true testimonies counts only
        those still to be judged.
        """
        chances = self._chances(worlds)
        lost = self._lost(worlds, errors, known)
        value = values(chances, lost)
        best = (0, True, -1.0)
        for at in range(self._testimonies):
            yes, no = TRUE * PLACES[at], FALSE * PLACES[at]
            for verdict, right, wrong in ((True, yes, no), (False, no, yes)):
                cards = chances[right] + value[right] + lost[wrong]
                if cards > best[2]:
                    best = (at, verdict, cards)
        return best

    def _chances(self, worlds: Sequence[World]) -> list[float]:
        # Every testimony is either true or false: what is unknown is the sum of both.
        size: int = 3**self._testimonies
        shift = LEAF[0] - (size - 1)
        chances = [0.0] * size
        for _, true, weight in worlds:
            chances[LEAF[true] - shift] += weight
        for found in range(size - 1, -1, -1):
            place = UNKNOWN[found][0] if UNKNOWN[found] else size
            if place < size:
                chances[found] = chances[found + TRUE * place] + chances[found + FALSE * place]
        return chances

    def _lost(self, worlds: Sequence[World], errors: int, known: int) -> list[float]:
        # What is still to be won, by what was found out, after one more error.
        size: int = 3**self._testimonies
        if errors + 1 == ERRORS:
            return [0.0] * size
        if errors + 1 < self._first_turning:
            return self._solve(worlds, errors + 1, known)
        groups: list[list[World]] = [[] for _ in range(ALIEN_COUNT)]
        for world in worlds:
            for alien in TRIPLES[world[0]]:
                if not known >> alien & 1:
                    groups[alien].append(world)
        lost = [0.0] * size
        share = 1 / (ON_THE_TABLE - known.bit_count())
        for alien, group in enumerate(groups):
            if group:
                value = self._solve(group, errors + 1, known | 1 << alien)
                lost = [one + share * other for one, other in zip(lost, value, strict=True)]
        return lost

    def _solve(self, worlds: Sequence[World], errors: int, known: int) -> list[float]:
        # Two aliens are turned in either order, with the same worlds left.
        key = known << 2 | errors
        if key not in self._after_error:
            self._after_error[key] = values(
                self._chances(worlds), self._lost(worlds, errors, known)
            )
        return self._after_error[key]


def values(chances: list[float], lost: list[float]) -> list[float]:
    """Return the cards still to be won from each state of knowledge, times its chance."""
    size = len(chances)
    value = [0.0] * size
    for found in range(size - 1, -1, -1):
        if chances[found] == 0.0:
            continue
        best = 0.0
        for place in UNKNOWN[found]:
            if place >= size:
                break
            yes = found + place
            no = yes + place
            best = max(
                best, chances[yes] + value[yes] + lost[no], chances[no] + value[no] + lost[yes]
            )
        value[found] = best
    return value
