"""The expert: the exact investigator and the witness who lies for profit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.aliens.apply import statement_of
from soucoupe.games.aliens.bots.expectimax import Investigation
from soucoupe.games.aliens.bots.lookahead import STATEMENTS_WITH, Continuation
from soucoupe.games.aliens.bots.round_knowledge import RoundKnowledge
from soucoupe.games.aliens.bots.witness_models import habit_weights, known_testimonies
from soucoupe.games.aliens.bots.world_posterior import posterior
from soucoupe.games.aliens.data import ON_THE_TABLE, TESTIFY_WITH
from soucoupe.games.aliens.moves import Action, Judge, Testify
from soucoupe.games.aliens.worlds import sighted

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from soucoupe.core.budget import Budget
    from soucoupe.core.rng import Rng
    from soucoupe.games.aliens.bots.world_posterior import World
    from soucoupe.games.aliens.events import Event
    from soucoupe.games.aliens.view_types import View

CONTINUATIONS: Final = 16
# How much of a card's chance in some later round counts now: not every card meets its round.
KEEP: Final = 0.6
# What differs by less is played at random, so that no investigator can read the hand from it.
NEAR: Final = 0.03


def expert(
    view: View,
    legal: Collection[Action],
    events: Sequence[Event],
    rng: Rng,
    budget: Budget,
) -> Action:
    """Judge by every world that is left, testify by what the investigator will make of it."""
    actions = list(legal)
    match view.phase:
        case "testify":
            return testify(view, actions, events, rng, budget)
        case "judge":
            return judge(view, events)
        case "lay-open":
            return lay_open(view, actions, events, rng, budget)
        case _:
            # Face-down aliens are alike: where they lie tells nothing.
            return rng.pick(actions, "expert")


def judge(view: View, events: Sequence[Event]) -> Judge:
    """Judge the testimony, and in the way, that leads to most cards."""
    weights = habit_weights(known_testimonies(view, events), len(view.won))
    unresolved = [
        at for at, testimony in enumerate(view.current.testimonies) if testimony.winner is None
    ]
    worlds = narrowed(posterior(view, weights), unresolved)
    known = 0
    for alien in sighted(view.current):
        known |= 1 << alien
    investigation = Investigation(len(unresolved), 2 if view.options.help else 1)
    at, verdict, _ = investigation.best(worlds, view.current.errors, known)
    return Judge(unresolved[at], verdict)


def narrowed(worlds: Sequence[World], unresolved: Sequence[int]) -> list[World]:
    """Keep of every world's true testimonies only the unresolved, numbered anew."""
    return [
        (triple, sum([1 << new for new, old in enumerate(unresolved) if true >> old & 1]), weight)
        for triple, true, weight in worlds
    ]


def testify(
    view: View, actions: Sequence[Action], events: Sequence[Event], rng: Rng, budget: Budget
) -> Action:
    """Play what brings most cards, now and later; of what is nearly equal, anything."""
    scores = rate(RoundKnowledge(view, events), actions, rng, budget)
    best = max(scores)
    near = [action for action, score in zip(actions, scores, strict=True) if score >= best - NEAR]
    return rng.pick(near, "expert")


def lay_open(
    view: View, actions: Sequence[Action], events: Sequence[Event], rng: Rng, budget: Budget
) -> Action:
    """Lay that alien open which leaves the best testimony to its own seat, the first to speak."""
    known = RoundKnowledge(view, events)
    testimonies = [testimony for card in known.hand for testimony in TESTIFY_WITH[card]]
    ratings = []
    for position in range(ON_THE_TABLE):
        known.face_up = (position,)
        ratings.append(max(rate(known, testimonies, rng, budget)))
    return actions[ratings.index(max(ratings))]


def rate(known: RoundKnowledge, actions: Sequence[Action], rng: Rng, budget: Budget) -> list[float]:
    """Tell for every testimony the cards it brings this round, less what it may bring later."""
    testimonies = [action for action in actions if isinstance(action, Testify)]
    saying = [statement_of(action.card, action.choice) for action in testimonies]
    with_card: dict[int, int] = {}
    for statement, action in zip(saying, testimonies, strict=True):
        with_card.setdefault(statement, action.card)
    won = dict.fromkeys(with_card, 0)
    tried = 0
    own = budget.at_most(CONTINUATIONS)
    while not own.is_spent(tried):
        ahead = Continuation(known, rng)
        for statement, card in with_card.items():
            won[statement] += ahead.cards_won(card, statement)
        tried += 1
    return [
        won[statement] / tried - worth_keeping(known, action.card)
        for statement, action in zip(saying, testimonies, strict=True)
    ]


def worth_keeping(known: RoundKnowledge, card: int) -> float:
    """Tell how much a card may bring in a later round."""
    chance = known.usually_misjudged(STATEMENTS_WITH[card])
    return KEEP * chance * known.rounds_left / (known.rounds_left + 1)
