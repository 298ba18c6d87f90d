"""How an investigator makes up its mind, as its verdicts so far let a witness guess."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.aliens.bots.novice import EVEN, believe
from soucoupe.games.aliens.events import Event, Judged
from soucoupe.games.aliens.habits import CHANCE, HABITS, RATIO, belief
from soucoupe.games.aliens.view_types import STATEMENT_NUMBER
from soucoupe.games.aliens.worlds import EVERY_WORLD

if TYPE_CHECKING:
    from collections.abc import Sequence

# A way to judge is the number of the habit it credits all witnesses with, or one of these.
FEELING: Final = len(HABITS)
GUESSING: Final = FEELING + 1
WAYS: Final = GUESSING + 1

# Most take witnesses for people who toss a coin.
PRIOR: Final[tuple[float, ...]] = (0.05, 0.60, 0.04, 0.08, 0.07, 0.03, 0.04, 0.09)
SHARPNESS: Final = 2
# An investigator knows more than the bare chances: one verdict against them proves little.
DOUBT: Final = 0.15


def trusts(events: Sequence[Event], seats: int) -> list[list[float]]:
    """Weigh for every seat how it makes up its mind, after its verdicts so far."""
    weights = [list(PRIOR) for _ in range(seats)]
    for event in events[:]:
        if isinstance(event, Judged):
            mine = weights[event.investigator]
            statement = STATEMENT_NUMBER[event.says]
            for way in range(WAYS):
                yes = DOUBT + (1 - 2 * DOUBT) * says_true(statement, way)
                mine[way] *= yes if event.verdict else 1 - yes
            total = sum(mine)
            weights[event.investigator] = [weight / total for weight in mine]
    return weights


def says_true(statement: int, way: int) -> float:
    """Tell how likely an investigator of this way believes a lone statement."""
    if way == GUESSING:
        return 0.5
    if way == FEELING:
        return 1.0 if believe(statement, EVERY_WORLD) > EVEN else 0.0
    yes = belief(CHANCE[statement], RATIO[way][statement])
    no = 1 - yes
    return yes**SHARPNESS / (yes**SHARPNESS + no**SHARPNESS)


def misjudges(statement: int, trust: Sequence[float]) -> float:
    """Tell how likely a statement made in any world at all is misjudged."""
    yes = sum([weight * says_true(statement, way) for way, weight in enumerate(trust)])
    return CHANCE[statement] * (1 - yes) + (1 - CHANCE[statement]) * yes
