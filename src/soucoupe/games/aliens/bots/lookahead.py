"""How a round may go on after a testimony, and the cards its witness wins there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.aliens.apply import statement_of
from soucoupe.games.aliens.bots.investigator_models import (
    AT_RANDOM,
    BY_CREDIBILITY,
    CredibilityModel,
    HabitModel,
    RandomModel,
    chance_believed,
    misjudged,
)
from soucoupe.games.aliens.bots.witness_models import RATIO
from soucoupe.games.aliens.data import TESTIFY_WITH, TESTIMONIES
from soucoupe.games.aliens.moves import Testify

if TYPE_CHECKING:
    from collections.abc import Sequence

    from soucoupe.core.rng import Rng
    from soucoupe.games.aliens.bots.investigator_models import InvestigatorModel
    from soucoupe.games.aliens.bots.round_knowledge import RoundKnowledge

GRAIN: Final = 1 << 16
HAND_PICTURED: Final = 5
# Nobody's reckoning is so exact that belief just above a half always means "true".
LOWEST: Final = 0.35
SPREAD: Final = 0.3

STATEMENTS_WITH: Final = tuple(
    tuple(
        statement_of(action.card, action.choice)
        for action in actions
        if isinstance(action, Testify)
    )
    for actions in TESTIFY_WITH
)
"""What every card may be made to say."""


class Continuation:
    """One way the round may go on, drawn at random; every testimony is tried in the same ones."""

    __slots__ = ("_guesses", "_known", "_others", "_own", "_threshold", "_turning", "_way")

    def __init__(self, known: RoundKnowledge, rng: Rng) -> None:
        self._known = known
        self._way = draw(known.way_weights, rng)
        self._threshold = LOWEST + SPREAD * rng.below(GRAIN, "expert") / GRAIN
        self._guesses = rng.below(1 << TESTIMONIES, "expert")
        self._turning = [alien for at, alien in enumerate(known.aliens) if at not in known.face_up]
        rng.shuffle(self._turning, "expert")
        to_come = known.speakers[len(known.statements) :]
        self._others = [likely_statement(known, one, rng) for one in to_come if one != known.seat]
        self._own = own_statements(known, self._way, rng)

    def cards_won(self, card: int, statement: int) -> int:
        """Count the cards the witness wins in this round after this testimony."""
        known = self._known
        said = len(known.statements) + 1
        others = iter(self._others)
        own = iter([says for one, says in self._own if one != card])
        later = [next(own if one == known.seat else others) for one in known.speakers[said:]]
        statements = [*known.statements, statement, *later]
        truth = sum([1 << at for at, says in enumerate(statements) if known.holds(says)])
        model = self._model(statements)
        lost = misjudged(model, truth, self._turning, known.first_turning)
        return sum([lost >> at & 1 for at, one in enumerate(known.speakers) if one == known.seat])

    def _model(self, statements: Sequence[int]) -> InvestigatorModel:
        known = self._known
        if self._way == AT_RANDOM:
            return RandomModel(self._guesses)
        if self._way == BY_CREDIBILITY:
            model = CredibilityModel(statements)
            for at in known.face_up:
                model.see(known.aliens[at])
            return model
        return HabitModel(known.worlds(), statements, RATIO[self._way], self._threshold)


def likely_statement(known: RoundKnowledge, speaker: int, rng: Rng) -> int:
    """Draw what another witness may say, by one of its likely habits."""
    ratio = RATIO[draw(known.habit_weights[speaker], rng)]
    statements = [
        statement
        for _ in range(HAND_PICTURED)
        for statement in STATEMENTS_WITH[rng.pick(known.unseen, "expert")]
    ]
    return statements[draw([ratio[one] if known.holds(one) else 1.0 for one in statements], rng)]


def own_statements(known: RoundKnowledge, way: int, rng: Rng) -> list[tuple[int, int]]:
    """List what this witness may say later in the round, what seems to pay first."""
    paying: list[tuple[int, int]] = []
    poor: list[tuple[int, int]] = []
    hand = list(known.hand)
    rng.shuffle(hand, "expert")
    for card in hand:
        statement = rng.pick(STATEMENTS_WITH[card], "expert")
        pays = (chance_believed(statement, way) > 0.5) != known.holds(statement)  # noqa: PLR2004 (even)
        (paying if pays else poor).append((card, statement))
    return paying + poor


def draw(weights: Sequence[float], rng: Rng) -> int:
    """Draw a place, each as likely as its weight says."""
    left = sum(weights) * rng.below(GRAIN, "expert") / GRAIN
    for at, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return at
    return len(weights) - 1
