"""What a hand is worth by itself: better cards to come back to, and room for new ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.strangers.data import (
    BMX,
    CAR_POOL,
    CITY_BUS,
    COUNTS,
    FENCE_HOP,
    FIRST_IN_HAND,
    ICE_CREAM_DATE,
    KINDS,
    MEN_IN_BLACK,
    MUMS_CAR,
    NEW_BOYFRIEND,
    POOL_PARTY,
    PROM_NIGHT,
    RUN,
    SCHOOL_BUS,
    SCIENCE_CLUB,
    SKATEBOARD,
    WALK,
    WALKIE_TALKIES,
    WATCHES,
)
from soucoupe.games.strangers.kids import hand_limit

if TYPE_CHECKING:
    from soucoupe.games.strangers.state import State

SOON: Final = 4.0
"""From how many turns on a hand can be put to its full use."""


def _worths() -> list[float]:
    worths = [0.0] * KINDS
    for card, worth in (
        (WALK, 0.3),
        (RUN, 0.6),
        (SKATEBOARD, 0.9),
        (SCHOOL_BUS, 0.5),
        (CITY_BUS, 0.2),
        (WALKIE_TALKIES, 0.4),
        (FENCE_HOP, 1.0),
        (BMX, 1.3),
        (PROM_NIGHT, 1.5),
        (SCIENCE_CLUB, 0.4),
        (POOL_PARTY, 2.5),
        (NEW_BOYFRIEND, 1.0),
        (MEN_IN_BLACK, 0.4),
        (ICE_CREAM_DATE, 0.8),
        (WATCHES, 1.2),
        (MUMS_CAR, 2.0),
        (CAR_POOL, 1.0),
    ):
        worths[card] = worth
    return worths


WORTHS: Final[list[float]] = _worths()
AVERAGE: Final[float] = sum([WORTHS[card] * COUNTS[card] for card in range(KINDS)]) / sum(
    COUNTS[FIRST_IN_HAND:]
)


def hand_value(state: State, seat: int, left: float) -> float:
    """Return what a seat's hand is worth; what it is still to draw counts like any card."""
    hand = state.hands[seat]
    worth = AVERAGE * max(0, hand_limit(state, seat) - len(hand))
    for card in hand:
        worth += WORTHS[card]
    return worth * min(1.0, left / SOON)
