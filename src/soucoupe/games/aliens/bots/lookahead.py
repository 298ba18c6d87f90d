"""How a round may go on: what others will say, what else one says oneself, and who judges."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.aliens.apply import statement_of
from soucoupe.games.aliens.data import TESTIFY_WITH, TESTIMONIES
from soucoupe.games.aliens.habits import RATIO
from soucoupe.games.aliens.minds import Feeler, Guesser, Reasoner
from soucoupe.games.aliens.moves import Testify
from soucoupe.games.aliens.playout import misjudged
from soucoupe.games.aliens.trust import FEELING, GUESSING, says_true

if TYPE_CHECKING:
    from collections.abc import Sequence

    from soucoupe.core.rng import Rng
    from soucoupe.games.aliens.minds import Mind
    from soucoupe.games.aliens.scene import Scene

GRAIN: Final = 1 << 16
HAND_PICTURED: Final = 5
# Nobody's reckoning is so exact that belief just above a half always means "true".
LOWEST: Final = 0.35
SPREAD: Final = 0.3

STATEMENTS: Final = tuple(
    tuple(
        statement_of(action.card, action.choice)
        for action in actions
        if isinstance(action, Testify)
    )
    for actions in TESTIFY_WITH
)
"""What every card may be made to say."""


class Future:
    """One way the round may go on, drawn at random; every testimony is tried in the same ones."""

    __slots__ = ("_guesses", "_others", "_own", "_scene", "_threshold", "_turning", "_way")

    def __init__(self, scene: Scene, rng: Rng) -> None:
        self._scene = scene
        self._way = draw(scene.trust, rng)
        self._threshold = LOWEST + SPREAD * rng.below(GRAIN, "expert") / GRAIN
        self._guesses = rng.below(1 << TESTIMONIES, "expert")
        self._turning = [alien for at, alien in enumerate(scene.aliens) if at not in scene.face_up]
        rng.shuffle(self._turning, "expert")
        to_come = scene.speakers[len(scene.statements) :]
        self._others = [speech(scene, one, rng) for one in to_come if one != scene.seat]
        self._own = own_speech(scene, self._way, rng)

    def cards_won(self, card: int, statement: int) -> int:
        """Count the cards the witness wins in this round after this testimony."""
        scene = self._scene
        said = len(scene.statements) + 1
        others = iter(self._others)
        own = iter([says for one, says in self._own if one != card])
        later = [next(own if one == scene.seat else others) for one in scene.speakers[said:]]
        statements = [*scene.statements, statement, *later]
        truth = sum([1 << at for at, says in enumerate(statements) if scene.holds(says)])
        mind = self._mind(statements)
        lost = misjudged(mind, truth, self._turning, scene.first_turning)
        return sum([lost >> at & 1 for at, one in enumerate(scene.speakers) if one == scene.seat])

    def _mind(self, statements: Sequence[int]) -> Mind:
        scene = self._scene
        if self._way == GUESSING:
            return Guesser(self._guesses)
        if self._way == FEELING:
            feeler = Feeler(statements)
            for at in scene.face_up:
                feeler.see(scene.aliens[at])
            return feeler
        return Reasoner(scene.worlds(), statements, RATIO[self._way], self._threshold)


def speech(scene: Scene, speaker: int, rng: Rng) -> int:
    """Draw what another witness may say, by one of its likely habits."""
    ratio = RATIO[draw(scene.habits[speaker], rng)]
    statements = [
        statement
        for _ in range(HAND_PICTURED)
        for statement in STATEMENTS[rng.pick(scene.unseen, "expert")]
    ]
    return statements[draw([ratio[one] if scene.holds(one) else 1.0 for one in statements], rng)]


def own_speech(scene: Scene, way: int, rng: Rng) -> list[tuple[int, int]]:
    """List what this witness may say later in the round, what seems to pay first."""
    paying: list[tuple[int, int]] = []
    poor: list[tuple[int, int]] = []
    hand = list(scene.hand)
    rng.shuffle(hand, "expert")
    for card in hand:
        statement = rng.pick(STATEMENTS[card], "expert")
        pays = (says_true(statement, way) > 0.5) != scene.holds(statement)  # noqa: PLR2004 (even)
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
