"""The expert: plans with its hand, and tries its best ideas in imagined worlds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.core.rng import FastRng
from soucoupe.games.strangers.apply import apply
from soucoupe.games.strangers.foresight import foresee
from soucoupe.games.strangers.imagine import imagine
from soucoupe.games.strangers.legal import legal as allowed
from soucoupe.games.strangers.prospects import evaluate
from soucoupe.games.strangers.state import OVER, TURN
from soucoupe.games.strangers.weighing import best_action, weigh

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from soucoupe.core.rng import Rng
    from soucoupe.games.strangers.events import Event
    from soucoupe.games.strangers.moves import Action
    from soucoupe.games.strangers.seen import View
    from soucoupe.games.strangers.state import State

WORLDS: Final = 8
IDEAS: Final = 4
MARGIN: Final = 3.0
TRUST: Final = 0.5
SEEDS: Final = 1 << 30


def expert(view: View, legal: Collection[Action], events: Sequence[Event], rng: Rng) -> Action:  # noqa: ARG001 (a bot's shape)
    """Weigh every action by what the hand can make of it, then look a round ahead."""
    actions = list(legal)
    if len(actions) == 1 or view.seat is None:
        return actions[0]
    return search(view, view.seat, actions, WORLDS, IDEAS, MARGIN, TRUST, rng)


def search(
    view: View,
    seat: int,
    actions: list[Action],
    worlds: int,
    ideas: int,
    margin: float,
    trust: float,
    rng: Rng,
) -> Action:
    """x."""
    state = imagine(view, rng)
    weights = [weigh(state, seat, action, foresee, rng) for action in actions]
    order = sorted(range(len(actions)), key=weights.__getitem__, reverse=True)
    most = weights[order[0]]
    left = [at for at in order[:ideas] if weights[at] > most - margin]
    totals = [0.0] * len(actions)
    tried = 0
    while len(left) > 1:
        for _ in range(worlds):
            world = imagine(view, rng)
            seed = rng.below(SEEDS, "expert")
            for at in left:
                totals[at] += look_ahead(world, seat, actions[at], FastRng(seed))
        tried += worlds
        values = [trust * totals[at] / tried + (1 - trust) * weights[at] for at in left]
        ranks = sorted(range(len(left)), key=values.__getitem__, reverse=True)
        left = [left[rank] for rank in ranks[: (len(left) + 1) // 2]]
    return actions[left[0]]


def look_ahead(world: State, seat: int, action: Action, rng: Rng) -> float:
    """Play on until the seat's next turn; return how it stands then at best."""
    state = world.copy()
    turn = state.turns
    apply(state, seat, action, rng, None)
    while state.phase.kind != OVER:
        actor = state.actor
        actions = list(allowed(state, actor))
        if actor == seat and state.turns > turn and state.phase.kind == TURN:
            return max([weigh(state, seat, one, foresee, rng) for one in actions])
        apply(state, actor, best_action(state, actor, actions, evaluate, rng), rng, None)
    return evaluate(state, seat)
