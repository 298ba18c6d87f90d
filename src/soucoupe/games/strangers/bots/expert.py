"""The expert: tries its best ideas in imagined worlds, a round ahead.

A tree of two levels, its own turns, with everybody else's play and every draw in between
taken from one imagined world after another. All ideas are tried in the same worlds with the
same chance; after each few worlds the worse half of them is dropped, and when its budget is spent,
all but the best.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.core.rng import FastRng
from soucoupe.games.strangers.apply import apply
from soucoupe.games.strangers.bots.action_value import action_value, best_action
from soucoupe.games.strangers.bots.evaluate import evaluate
from soucoupe.games.strangers.imagine import imagine
from soucoupe.games.strangers.legal import legal as allowed
from soucoupe.games.strangers.state import OVER, TURN

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from soucoupe.core.budget import Budget
    from soucoupe.core.rng import Rng
    from soucoupe.games.strangers.events import Event
    from soucoupe.games.strangers.moves import Action
    from soucoupe.games.strangers.state import State
    from soucoupe.games.strangers.view_types import View

WORLDS: Final = 16
"""In how many worlds ideas are tried before the worse half is dropped."""
IDEAS: Final = 6
"""How many actions are tried at all: those that weigh most."""
MARGIN: Final = 4.0
"""By how many points an idea may seem worse than the best and still be tried."""
SEEDS: Final = 1 << 30


def expert(
    view: View,
    legal: Collection[Action],
    events: Sequence[Event],  # noqa: ARG001 (a bot's shape)
    rng: Rng,
    budget: Budget,
) -> Action:
    """Look a round ahead with the actions that weigh most."""
    actions = list(legal)
    if len(actions) == 1 or view.seat is None:
        return actions[0]
    seat = view.seat
    left = ideas(view, seat, actions, rng)
    totals = [0.0] * len(actions)
    tried = 0
    while len(left) > 1:
        for _ in range(WORLDS):
            world = imagine(view, rng)
            seed = rng.below(SEEDS, "expert")
            for at in left:
                totals[at] += look_ahead(world, seat, actions[at], FastRng(seed))
            tried += len(left)
            if budget.is_spent(tried):
                return actions[max(left, key=totals.__getitem__)]
        left.sort(key=totals.__getitem__, reverse=True)
        left = left[: (len(left) + 1) // 2]
    return actions[left[0]]


def ideas(view: View, seat: int, actions: list[Action], rng: Rng) -> list[int]:
    """Return the actions worth a trial, by number, the weightiest first."""
    state = imagine(view, rng)
    weights = [action_value(state, seat, action, evaluate, rng) for action in actions]
    order = list(range(len(actions)))
    # Shuffled first, so that equals are not always tried in the order they are listed in.
    rng.shuffle(order, "expert")
    order.sort(key=weights.__getitem__, reverse=True)
    least = weights[order[0]] - MARGIN
    return [at for at in order[:IDEAS] if weights[at] >= least]


def look_ahead(world: State, seat: int, action: Action, rng: Rng) -> float:
    """Play an action and on to the seat's next turn; return how it stands then at best."""
    state = world.copy()
    turn = state.turns
    apply(state, seat, action, rng, None)
    while state.phase.kind != OVER:
        actor = state.actor
        actions = list(allowed(state, actor))
        if actor == seat and state.turns > turn and state.phase.kind == TURN:
            return max([action_value(state, seat, one, evaluate, rng) for one in actions])
        apply(state, actor, best_action(state, actor, actions, evaluate, rng), rng, None)
    return evaluate(state, seat)
