"""How witnesses speak: a few habits, and what testimonies of known truth tell of whose is whose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.aliens.apply import is_true
from soucoupe.games.aliens.bots.credibility import CHANCE, IS_CREDIBLE
from soucoupe.games.aliens.data import ON_THE_TABLE, STATEMENT_COUNT, TALLY_OF
from soucoupe.games.aliens.events import (
    Appeared,
    Event,
    Judged,
    Reshuffled,
    RoundOpened,
    Testified,
)
from soucoupe.games.aliens.view_types import ALIEN_NUMBER, STATEMENT_NUMBER
from soucoupe.games.aliens.worlds import tally_seen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from soucoupe.games.aliens.view_types import RoundSeen, View

# How much likelier a witness is to play a given statement where it is true than where it is
# false: first if the statement sounds false, then if it sounds true. A blind draw gives one and
# one; telling the truth every other time 13/5, as 28 blind cards in 100 are true. Whoever lies
# for profit says what sounds false where it is true, and what sounds true where it is false.
HABITS: Final[tuple[tuple[float, float], ...]] = (
    (1.0, 1.0),
    (2.6, 2.6),
    (12.0, 12.0),
    (10.0, 0.06),
    (4.0, 0.3),
    (0.4, 3.0),
)
RATIO: Final = tuple(
    tuple(habit[IS_CREDIBLE[statement]] for statement in range(STATEMENT_COUNT)) for habit in HABITS
)
"""The same by habit and statement."""
PRIOR: Final[tuple[float, ...]] = (0.12, 0.26, 0.08, 0.30, 0.18, 0.06)

KnownTestimony = tuple[int, int, bool]
"""A speaker, a statement, and whether it was true."""


def habit_weights(known: Sequence[KnownTestimony], seats: int) -> list[list[float]]:
    """Weigh for every seat how likely it has each habit, after testimonies of known truth."""
    weights = [list(PRIOR) for _ in range(seats)]
    for speaker, statement, truth in known:
        mine = weights[speaker]
        for habit in range(len(HABITS)):
            chance = belief(CHANCE[statement], RATIO[habit][statement])
            mine[habit] *= chance if truth else 1 - chance
        total = sum(mine)
        weights[speaker] = [weight / total for weight in mine]
    return weights


def belief(chance: float, ratio: float) -> float:
    """Return how likely a statement is true once a witness of that ratio has made it."""
    return chance * ratio / (chance * ratio + 1 - chance)


def known_testimonies(view: View, events: Sequence[Event]) -> list[KnownTestimony]:
    """List every testimony of earlier rounds whose truth this seat knows."""
    known = known_in_earlier_passes(events)
    for seen in view.past:
        known += known_in(seen)
    return known


def known_in(seen: RoundSeen) -> list[KnownTestimony]:
    """List the testimonies of a round whose truth is known: all, if all aliens are."""
    sees_all = len(seen.sightings) == ON_THE_TABLE
    tally = tally_seen(seen)
    known = []
    for testimony in seen.testimonies:
        statement = STATEMENT_NUMBER[testimony.says]
        if sees_all:
            known.append((testimony.speaker, statement, is_true(tally, statement)))
        elif testimony.answer is not None:
            known.append((testimony.speaker, statement, testimony.answer))
    return known


def known_in_earlier_passes(events: Sequence[Event]) -> list[KnownTestimony]:
    """List the known testimonies from before the aliens were last shuffled."""
    known: list[KnownTestimony] = []
    lasting: list[KnownTestimony] = []
    speakers: list[int] = []
    tally = 0
    for event in events[:]:
        if isinstance(event, Reshuffled):
            lasting = known[:]
        elif isinstance(event, RoundOpened):
            speakers = []
            tally = 0
        elif isinstance(event, Appeared):
            tally = sum([TALLY_OF[ALIEN_NUMBER[alien]] for alien in event.aliens])
        elif isinstance(event, Testified):
            speakers.append(event.seat)
            if tally:
                statement = STATEMENT_NUMBER[event.says]
                known.append((event.seat, statement, is_true(tally, statement)))
        elif isinstance(event, Judged) and not tally:
            statement = STATEMENT_NUMBER[event.says]
            known.append((speakers[event.testimony], statement, event.truth))
    return lasting
