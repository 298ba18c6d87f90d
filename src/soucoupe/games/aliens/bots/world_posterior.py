"""How likely each world of the current round is to an investigator, given who said what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.aliens.bots.credibility import CHANCE
from soucoupe.games.aliens.bots.witness_models import HABITS, RATIO, belief
from soucoupe.games.aliens.data import ALIEN_COUNT, ON_THE_TABLE
from soucoupe.games.aliens.worlds import TRIPLES, candidates, members, split, statements_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from soucoupe.games.aliens.view_types import RoundSeen, View

World = tuple[int, int, float]
"""A triple, the set of the round's testimonies that hold there, and its weight."""

PAIRS: Final = tuple(
    tuple(ALIEN_COUNT * low + high for low, high in ((a, b), (a, c), (b, c))) for a, b, c in TRIPLES
)


def posterior(view: View, habits: Sequence[Sequence[float]]) -> list[World]:
    """Weigh every world the current round may be; the weights add up to one.

    `habits` tells for every seat how likely it has each habit.
    """
    *past, (current, mask) = candidates(view)
    worlds = weigh_round(current, mask, habits)
    for earlier, others in past:
        # A round deduced, not seen, must be kept apart too: nobody has struck its aliens off yet.
        if len(earlier.sightings) < ON_THE_TABLE:
            worlds = apart_from(worlds, weigh_round(earlier, others, habits))
    total = sum([weight for _, _, weight in worlds])
    return [(triple, true, weight / total) for triple, true, weight in worlds]


def weigh_round(seen: RoundSeen, mask: int, habits: Sequence[Sequence[float]]) -> list[World]:
    """Weigh the worlds of one round by how likely its witnesses would have spoken so."""
    statements = statements_of(seen)
    speakers = [testimony.speaker for testimony in seen.testimonies]
    worlds = []
    for part, true in split(mask, statements):
        weight = likelihood(statements, speakers, true, habits)
        worlds += [(triple, true, weight) for triple in members(part)]
    return worlds


def likelihood(
    statements: Sequence[int],
    speakers: Sequence[int],
    true: int,
    habits: Sequence[Sequence[float]],
) -> float:
    """Tell how likely exactly this set of statements was chosen to be true, up to a constant."""
    product = 1.0
    for speaker in set(speakers):
        mixed = 0.0
        for habit in range(len(HABITS)):
            chance = habits[speaker][habit]
            for at, statement in enumerate(statements):
                if speakers[at] == speaker:
                    told = belief(CHANCE[statement], RATIO[habit][statement])
                    # Divided by how often it is true anyway, as the worlds count that already.
                    if true >> at & 1:
                        chance *= told / CHANCE[statement]
                    else:
                        chance *= (1 - told) / (1 - CHANCE[statement])
            mixed += chance
        product *= mixed
    return product


def apart_from(worlds: list[World], others: list[World]) -> list[World]:
    """Weigh each world by the other round's worlds it shares no alien with.

    By inclusion and exclusion over the aliens of a triple, not by comparing all with all.
    """
    total = 0.0
    single = [0.0] * ALIEN_COUNT
    double = [0.0] * (ALIEN_COUNT * ALIEN_COUNT)
    triple = [0.0] * len(TRIPLES)
    for at, _, weight in others:
        total += weight
        triple[at] = weight
        for alien in TRIPLES[at]:
            single[alien] += weight
        for pair in PAIRS[at]:
            double[pair] += weight
    weighed = []
    for at, true, weight in worlds:
        a, b, c = TRIPLES[at]
        ab, ac, bc = PAIRS[at]
        apart = total - single[a] - single[b] - single[c] + double[ab] + double[ac] + double[bc]
        apart -= triple[at]
        if apart > total * 1e-12:
            weighed.append((at, true, weight * apart))
    return weighed
