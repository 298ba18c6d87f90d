"""An investigation played to its end before a witness's inner eye."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.aliens.apply import ALL_TESTIMONIES
from soucoupe.games.aliens.data import ERRORS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from soucoupe.games.aliens.minds import Mind


def misjudged(mind: Mind, truth: int, turning: Sequence[int], first_turning: int) -> int:
    """Return the set of testimonies that go to their witnesses when this mind judges all five.

    `truth` is the set of the true ones, `turning` lists the aliens face down in the order they
    would be turned, and `first_turning` is the number of the first error that turns one.
    """
    unresolved = ALL_TESTIMONIES
    lost = 0
    errors = 0
    while unresolved:
        at, verdict = mind.verdict(unresolved)
        bit = 1 << at
        unresolved ^= bit
        mind.hear(bit, truth)
        if verdict == bool(truth & bit):
            continue
        lost |= bit
        errors += 1
        if errors == ERRORS:
            return lost | unresolved
        if errors >= first_turning:
            mind.see(turning[errors - first_turning])
    return lost
