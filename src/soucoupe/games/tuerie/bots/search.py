"""Search: try the best ideas in imagined worlds, played to the end by a policy for every seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.core.rng import FastRng, Rng
from soucoupe.games.tuerie.apply import apply
from soucoupe.games.tuerie.bots.careful_policy import careful_policy, plan_value
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


class SearchSettings:
    """How many games a bot imagines for a decision, and how many ideas it tries in them."""

    __slots__ = ("games", "ideas")

    def __init__(self, games: int, ideas: int) -> None:
        self.games = games
        self.ideas = ideas


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


def best_action(
    view: View, legal: list[Action], settings: SearchSettings, rng: Rng, budget: Budget
) -> Action:
    """Try the best ideas in the same imagined worlds, the better half of them twice as often.

    About so many games are imagined in all, however many ideas there are; when the budget is
    spent, the one that did best so far is taken. In one world all of them meet the same chance, so
    that luck tells none of them apart.
    """
    seat = seat_of(view)
    chance = FastRng(rng.below(SEEDS, "imagined games"))
    actions = ideas(view, legal, settings.ideas, chance)
    left = list(range(len(actions)))
    scores = [0.0] * len(actions)
    halvings = max(1, (len(actions) - 1).bit_length())
    played = 0
    while len(left) > 1:
        for _ in range(max(1, settings.games // (halvings * len(left)))):
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


def ideas(view: View, legal: list[Action], most: int, rng: Rng) -> list[Action]:
    """List the actions to try: the cards that promise most in this hunt, sensible answers later."""
    if len(legal) == 1:
        return legal
    seat = seat_of(view)
    world = imagine(view, rng)
    if world.phase not in {FIRST, SECOND, SHORTAGE}:
        return list(sensible_choices(world, seat, rng)) or legal
    values = [plan_value(world, seat, action, rng) for action in legal]
    order = list(range(len(legal)))
    rng.shuffle(order, "equal ideas")
    order.sort(key=lambda at: -values[at])
    return [legal[at] for at in order[:most]]
