"""Search for any game: try actions in imagined worlds, and more often those that do well.

Every simulation imagines a full state from the view, tries one action there (chosen by the
upper confidence bound), plays on by a fast policy that sees only views, and scores where
it ends.
"""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, Final, TypeVar

from msgspec import Struct

from soucoupe.bots import random_bot
from soucoupe.core.budget import Budget
from soucoupe.core.game import Copyable, Game
from soucoupe.core.rollout import rollout

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from soucoupe.core.game import Chooser, Seat
    from soucoupe.core.rng import Rng

S = TypeVar("S", bound=Copyable)
A = TypeVar("A", bound=Struct)
E = TypeVar("E", bound=Struct)
V = TypeVar("V", bound=Struct)

AT_A_GLANCE: Final = Budget(1)
"""What a policy may spend on each of its many decisions."""
HORIZON: Final = 16
"""How many plies a simulation plays on before `evaluate` is asked, where a game has one."""
TO_THE_END: Final = 1 << 30


class Arm:
    """One action under trial: how often it was tried and how it did."""

    __slots__ = ("mean", "squares", "tries")

    def __init__(self) -> None:
        self.tries = 0
        self.mean = 0.0
        self.squares = 0.0

    def add(self, score: float) -> None:
        """Count one more trial."""
        self.tries += 1
        step = score - self.mean
        self.mean += step / self.tries
        self.squares += step * (score - self.mean)


def searcher(
    game: Game[S, A, E, V], simulations: int, policy: Chooser[V, A, E], horizon: int = HORIZON
) -> Chooser[V, A, E]:
    """Make a bot that tries so many simulations, played on by a policy, as its budget allows."""
    score = scorer(game)
    most = horizon if game.evaluate else TO_THE_END

    def choose(
        view: V,
        legal: Collection[A],
        events: Sequence[E],  # noqa: ARG001 (a bot's shape)
        rng: Rng,
        budget: Budget,
    ) -> A:
        actions = list(legal)
        if len(actions) == 1:
            return actions[0]
        arms = [Arm() for _ in actions]
        bound = budget.at_most(simulations)
        seat, done = seat_of(view), 0
        while not bound.is_spent(done):
            at = next_arm(arms, done)
            state = game.imagine(view, rng)
            game.apply(state, seat, actions[at], rng, None)
            play_on(game, state, policy, rng, most)
            arms[at].add(score(state, seat))
            done += 1
        return actions[best_arm(arms)]

    return choose


def play_on(
    game: Game[S, A, E, V], state: S, policy: Chooser[V, A, E], rng: Rng, left: int
) -> None:
    """Play a state on by the policy, for so many plies at most."""
    if policy is random_bot.choose:
        # Chance needs no view: the compiled loop plays the same actions several times as fast.
        rollout(game, state, rng, left)
        return
    waiting = game.to_act(state)
    while waiting and left:
        seat = waiting[0]
        legal = game.legal(state, seat)
        action = policy(game.view(state, seat), legal, (), rng, AT_A_GLANCE)
        game.apply(state, seat, action, rng, None)
        waiting = game.to_act(state)
        left -= 1


def scorer(game: Game[S, A, E, V]) -> Callable[[S, Seat], float]:
    """Return how a state is scored for a seat: by the game's evaluation, else by the outcome."""
    if game.evaluate is not None:
        return game.evaluate

    def by_outcome(state: S, seat: Seat) -> float:
        outcome = game.outcome(state)
        return float(outcome is not None and seat in outcome.winners)

    return by_outcome


def next_arm(arms: list[Arm], done: int) -> int:
    """Choose the action to try next: each once, then by upper confidence bound."""
    if done < len(arms):
        return done
    # Plain loops: this is asked before every simulation, and compiled they stay in machine numbers.
    squares = 0.0
    for arm in arms:
        squares += arm.squares
    width = (sqrt(squares / done) or 1.0) * sqrt(2.0 * log(done))
    best, highest = 0, arms[0].mean + width / sqrt(arms[0].tries)
    for at in range(1, len(arms)):
        bound = arms[at].mean + width / sqrt(arms[at].tries)
        if bound > highest:
            best, highest = at, bound
    return best


def best_arm(arms: list[Arm]) -> int:
    """Return the action that did best on average, the first of equals, among those tried."""
    best = 0
    for at in range(1, len(arms)):
        if arms[at].tries > 0 and arms[at].mean > arms[best].mean:
            best = at
    return best


def seat_of(view: Struct) -> Seat:
    """Return whose view it is: every view of a seat has the field."""
    seat: Seat = getattr(view, "seat")  # noqa: B009 (views share the field, not a type)
    return seat
