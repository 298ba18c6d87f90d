"""What may come of an action: imagined worlds, played on by everybody's habits."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from soucoupe.core.rng import Rng
from soucoupe.games.tuerie.apply import apply
from soucoupe.games.tuerie.imagine import imagine
from soucoupe.games.tuerie.legal import to_act
from soucoupe.games.tuerie.moves import Action
from soucoupe.games.tuerie.state import State

if TYPE_CHECKING:
    from soucoupe.games.tuerie.seen import View

Policy = Callable[[State, int, Rng], Action]


def outlook(state: State, seat: int, rng: Rng, policy: Policy) -> float:
    """Play a state on, in place, to the end; tell whether the seat wins."""
    waiting = to_act(state)
    while waiting:
        apply(state, waiting[0], policy(state, waiting[0], rng), rng, None)
        waiting = to_act(state)
    return float(state.winners >> seat & 1)


def most_promising(
    view: View, actions: list[Action], budget: int, policy: Policy, rng: Rng
) -> Action:
    """Try all actions in the same imagined worlds, the better half of them twice as often."""
    seat = view.hands[0].seat
    left = list(range(len(actions)))
    scores = [0.0] * len(actions)
    stages = max(1, (len(actions) - 1).bit_length())
    while len(left) > 1:
        for _ in range(max(1, budget // (stages * len(left)))):
            world = imagine(view, rng)
            for at in left:
                state = world.copy()
                apply(state, seat, actions[at], rng, None)
                scores[at] += outlook(state, seat, rng, policy)
        left.sort(key=lambda at: -scores[at])
        left = left[: (len(left) + 1) // 2]
    return actions[left[0]]
