"""The expert as witness: plays what will be misjudged, and keeps what may serve better later."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.aliens.apply import statement_of
from soucoupe.games.aliens.data import ON_THE_TABLE, TESTIFY_WITH
from soucoupe.games.aliens.futures import STATEMENTS, Future
from soucoupe.games.aliens.moves import Testify
from soucoupe.games.aliens.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Sequence

    from soucoupe.core.rng import Rng
    from soucoupe.games.aliens.events import Event
    from soucoupe.games.aliens.moves import Action
    from soucoupe.games.aliens.view_types import View

FUTURES: Final = 16
# How much of a card's chance in some later round counts now: not every card meets its round.
KEEP: Final = 0.6
# What differs by less is played at random, so that no investigator can read the hand from it.
NEAR: Final = 0.03


def testify(view: View, actions: Sequence[Action], events: Sequence[Event], rng: Rng) -> Action:
    """Play what brings most cards, now and later; of what is nearly equal, anything."""
    scores = rate(Scene(view, events), actions, rng)
    best = max(scores)
    near = [action for action, score in zip(actions, scores, strict=True) if score >= best - NEAR]
    return rng.pick(near, "expert")


def lay_open(view: View, actions: Sequence[Action], events: Sequence[Event], rng: Rng) -> Action:
    """Lay that alien open which leaves the best testimony to its own seat, the first to speak."""
    scene = Scene(view, events)
    testimonies = [testimony for card in scene.hand for testimony in TESTIFY_WITH[card]]
    ratings = []
    for position in range(ON_THE_TABLE):
        scene.face_up = (position,)
        ratings.append(max(rate(scene, testimonies, rng)))
    return actions[ratings.index(max(ratings))]


def rate(scene: Scene, actions: Sequence[Action], rng: Rng) -> list[float]:
    """Tell for every testimony the cards it brings this round, less what it may bring later."""
    futures = [Future(scene, rng) for _ in range(FUTURES)]
    known: dict[int, float] = {}
    scores = []
    for action in actions:
        if isinstance(action, Testify):
            statement = statement_of(action.card, action.choice)
            if statement not in known:
                won = sum([ahead.cards_won(action.card, statement) for ahead in futures])
                known[statement] = won / FUTURES
            scores.append(known[statement] - worth_keeping(scene, action.card))
    return scores


def worth_keeping(scene: Scene, card: int) -> float:
    """Tell how much a card may bring in a later round."""
    chance = scene.usually_misjudged(STATEMENTS[card])
    return KEEP * chance * scene.rounds_left / (scene.rounds_left + 1)
