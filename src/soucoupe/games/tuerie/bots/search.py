"""Search: try every action in imagined worlds, played to the end by a policy for every seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from soucoupe.core.rng import FastRng, Rng
from soucoupe.games.tuerie.apply import apply
from soucoupe.games.tuerie.bots.quick_policy import quick_policy
from soucoupe.games.tuerie.imagine import imagine
from soucoupe.games.tuerie.legal import to_act
from soucoupe.games.tuerie.moves import Action
from soucoupe.games.tuerie.state import State

if TYPE_CHECKING:
    from soucoupe.core.budget import Budget
    from soucoupe.games.tuerie.view_types import View

Policy = Callable[[State, int, Rng], Action]

SEEDS: Final = 1 << 30


class SearchSettings:
    """How many games a bot imagines, how everybody plays in them, and what it cares for."""

    __slots__ = ("consolation", "games", "policy")

    def __init__(self, games: int, policy: Policy, consolation: float) -> None:
        self.games = games
        self.policy = policy
        """How everybody plays this round; later rounds are played by the quick policy."""
        self.consolation = consolation
        """What it is worth that somebody else gets the alien, if a victory is worth 1."""


def seat_of(view: View) -> int:
    """Return whose view it is."""
    return view.hands[0].seat


def play_out(state: State, seat: int, now: int, settings: SearchSettings, rng: Rng) -> float:
    """Play a state to its end, in place; return what the end is worth to a seat."""
    policy = settings.policy
    waiting = to_act(state)
    while waiting:
        choose = policy if state.round == now else quick_policy
        apply(state, waiting[0], choose(state, waiting[0], rng), rng, None)
        waiting = to_act(state)
    if state.winners >> seat & 1:
        return 1.0
    return settings.consolation if state.winners else 0.0


def best_action(
    view: View, actions: list[Action], settings: SearchSettings, rng: Rng, budget: Budget
) -> Action:
    """Try all actions in the same imagined worlds, the better half of them twice as often.

    About so many games are imagined in all, however many actions there are; when the budget is
    spent, the action that did best so far is taken.
    """
    seat = seat_of(view)
    chance = FastRng(rng.below(SEEDS, "imagined games"))
    left = list(range(len(actions)))
    scores = [0.0] * len(actions)
    halvings = max(1, (len(actions) - 1).bit_length())
    played = 0
    while len(left) > 1:
        for _ in range(max(1, settings.games // (halvings * len(left)))):
            world = imagine(view, chance)
            for at in left:
                state = world.copy()
                apply(state, seat, actions[at], chance, None)
                scores[at] += play_out(state, seat, view.round, settings, chance)
            played += len(left)
            if budget.is_spent(played):
                return actions[max(left, key=scores.__getitem__)]
        left.sort(key=lambda at: -scores[at])
        left = left[: (len(left) + 1) // 2]
    return actions[left[0]]
