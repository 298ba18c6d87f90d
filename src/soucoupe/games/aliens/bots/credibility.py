"""How credible a statement is by itself: by the aliens that may lie there, and nothing else."""

from __future__ import annotations

from typing import Final

from soucoupe.games.aliens.data import STATEMENT_COUNT
from soucoupe.games.aliens.imagine import IF_FALSE, IF_TRUE
from soucoupe.games.aliens.worlds import EVERY_WORLD, TRIPLES, TRUE_IN

EVEN: Final = 50
"""The credibility of what may as well be true as false, in per cent."""


def credibility(statement: int, possible: int) -> int:
    """Tell how credible a statement is, in per cent, in the worlds that are still possible."""
    true = IF_TRUE * (possible & TRUE_IN[statement]).bit_count()
    false = IF_FALSE * (possible & ~TRUE_IN[statement]).bit_count()
    return 100 * true // (true + false)


CHANCE: Final = tuple(holds.bit_count() / len(TRIPLES) for holds in TRUE_IN)
"""The share of all worlds in which a statement is true."""
IS_CREDIBLE: Final = tuple(
    credibility(statement, EVERY_WORLD) > EVEN for statement in range(STATEMENT_COUNT)
)
"""Whether a statement sounds true to whoever knows nothing yet."""
