"""All sets of three aliens as bits of one integer, so that deduction is `and` and `not`.

Bit k of a *world mask* stands for the k-th of the 816 triples; what a seat knows about a
round narrows the mask, and what is left are the triples that may still lie there.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from soucoupe.games.aliens.apply import is_true
from soucoupe.games.aliens.data import ALIEN_COUNT, ON_THE_TABLE, STATEMENT_COUNT, TALLY_OF
from soucoupe.games.aliens.deal import tally_of
from soucoupe.games.aliens.view_types import ALIEN_NUMBER, STATEMENT_NUMBER

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from soucoupe.games.aliens.view_types import RoundSeen, View

TRIPLES: Final = tuple(combinations(range(ALIEN_COUNT), ON_THE_TABLE))
EVERY_WORLD: Final = (1 << len(TRIPLES)) - 1


def mask_of(worlds: Iterable[int]) -> int:
    """Make a mask from the numbers of triples."""
    mask = 0
    for world in worlds:
        mask |= 1 << world
    return mask


WITH: Final = tuple(
    mask_of([at for at, triple in enumerate(TRIPLES) if alien in triple])
    for alien in range(ALIEN_COUNT)
)
TRUE_IN: Final = tuple(
    mask_of([at for at, triple in enumerate(TRIPLES) if is_true(tally_of(triple), statement)])
    for statement in range(STATEMENT_COUNT)
)


def members(mask: int) -> list[int]:
    """List the triples in a mask, by number."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def without(mask: int, aliens: Iterable[int]) -> int:
    """Leave out the worlds with any of these aliens."""
    for alien in aliens:
        mask &= ~WITH[alien]
    return mask


def sighted(seen: RoundSeen) -> list[int]:
    """List the aliens seen in a round, by number."""
    return [ALIEN_NUMBER[sighting.alien] for sighting in seen.sightings]


def statements_of(seen: RoundSeen) -> list[int]:
    """List what the testimonies of a round say, by number."""
    return [STATEMENT_NUMBER[testimony.says] for testimony in seen.testimonies]


def tally_seen(seen: RoundSeen) -> int:
    """Count the attributes of the aliens seen in a round."""
    return sum([TALLY_OF[alien] for alien in sighted(seen)])


def consistent(seen: RoundSeen, elsewhere: Iterable[int]) -> int:
    """Return the worlds a round may be, given the aliens seen in other rounds of this pass."""
    mask = without(EVERY_WORLD, elsewhere)
    for alien in sighted(seen):
        mask &= WITH[alien]
    for testimony in seen.testimonies:
        if testimony.answer is not None:
            holds = TRUE_IN[STATEMENT_NUMBER[testimony.says]]
            mask &= holds if testimony.answer else ~holds
    return mask


def candidates(view: View) -> list[tuple[RoundSeen, int]]:
    """Pair every round of this pass with the worlds it may be; the current round comes last."""
    rounds = [*view.past, view.current]
    seen = [sighted(one) for one in rounds]
    everything = {alien for aliens in seen for alien in aliens}
    return [
        (one, consistent(one, everything.difference(aliens)))
        for one, aliens in zip(rounds, seen, strict=True)
    ]


def split(mask: int, statements: Sequence[int]) -> list[tuple[int, int]]:
    """Part a mask by which statements hold; give each part with the set of those that do."""
    parts = [(mask, 0)]
    for at, statement in enumerate(statements):
        holds = TRUE_IN[statement]
        halves = [(part & holds, true | 1 << at) for part, true in parts]
        halves += [(part & ~holds, true) for part, true in parts]
        parts = [(part, true) for part, true in halves if part]
    return parts
