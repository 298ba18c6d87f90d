"""Search: try every action in imagined worlds, played to the end by a policy for every seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.core.rng import FastRng, Rng
from soucoupe.games.tuerie.apply import apply
from soucoupe.games.tuerie.bots.careful_policy import careful_policy
from soucoupe.games.tuerie.bots.sensible_choices import sensible_choices
from soucoupe.games.tuerie.imagine import imagine
from soucoupe.games.tuerie.legal import to_act
from soucoupe.games.tuerie.state import FIRST, SECOND, SHORTAGE, State

if TYPE_CHECKING:
    from soucoupe.core.budget import Budget
    from soucoupe.games.tuerie.moves import Action
    from soucoupe.games.tuerie.view_types import View

SEEDS: Final = 1 << 30
CONSOLATION: Final = 0.02
"""What it is worth that somebody else gets the alien, if a victory is worth 1."""


def seat_of(view: View) -> int:
    """Return whose view it is."""
    return view.hands[0].seat


def play_out(state: State, seat: int, rng: Rng) -> float:
    """Play a state to its end, in place; return what the end is worth to a seat."""
    waiting = to_act(state)
    while waiting:
        apply(state, waiting[0], careful_policy(state, waiting[0], rng), rng, None)
        waiting = to_act(state)
    if state.winners >> seat & 1:
        return 1.0
    return CONSOLATION if state.winners else 0.0


def best_action(view: View, actions: list[Action], games: int, rng: Rng, budget: Budget) -> Action:
    """Try all actions in the same imagined worlds, the better half of them twice as often.

    About so many games are imagined in all, however many actions there are; when the budget is
    spent, the action that did best so far is taken. In one world all actions meet the same chance,
    so that luck tells none of them apart.
    """
    seat = seat_of(view)
    chance = FastRng(rng.below(SEEDS, "imagined games"))
    actions = worth_trying(view, actions, chance)
    left = list(range(len(actions)))
    scores = [0.0] * len(actions)
    halvings = max(1, (len(actions) - 1).bit_length())
    played = 0
    while len(left) > 1:
        for _ in range(max(1, games // (halvings * len(left)))):
            world = imagine(view, chance)
            seed = chance.below(SEEDS, "imagined games")
            for at in left:
                state = world.copy()
                luck = FastRng(seed)
                apply(state, seat, actions[at], luck, None)
                scores[at] += play_out(state, seat, luck)
            played += len(left)
            if budget.is_spent(played):
                return actions[max(left, key=scores.__getitem__)]
        left.sort(key=lambda at: -scores[at])
        left = left[: (len(left) + 1) // 2]
    return actions[left[0]]


def worth_trying(view: View, actions: list[Action], rng: Rng) -> list[Action]:
    """List the actions to try: every way to play a card, but of later answers only the sensible."""
    world = imagine(view, rng)
    if world.phase in {FIRST, SECOND, SHORTAGE}:
        return actions
    return list(sensible_choices(world, seat_of(view), rng)) or actions
