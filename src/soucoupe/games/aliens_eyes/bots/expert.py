"""The expert: the exact best grouping and the exact worth of rolling again, cards in mind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.aliens_eyes.best_grouping import Grouping, worth_of
from soucoupe.games.aliens_eyes.bots.fresh_roll import EVERY_ROLL, fresh_roll
from soucoupe.games.aliens_eyes.bots.token_value import (
    SCALE,
    contract_value,
    red_value,
    rounds_left,
    token_values,
)
from soucoupe.games.aliens_eyes.bots.turn_plan import (
    best_plan,
    is_fresh,
    next_step,
    standing_items,
)
from soucoupe.games.aliens_eyes.contracts import fulfil, mask_of
from soucoupe.games.aliens_eyes.data import MOST_EYES, TO_DECLINE, TO_ROLL, VALUE
from soucoupe.games.aliens_eyes.imagine import imagine
from soucoupe.games.aliens_eyes.moves import Action, Fulfil, Reroll
from soucoupe.games.aliens_eyes.scoring import score

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from soucoupe.core.budget import Budget
    from soucoupe.core.rng import Rng
    from soucoupe.games.aliens_eyes.events import Event
    from soucoupe.games.aliens_eyes.state import State
    from soucoupe.games.aliens_eyes.view_types import View

EAGER: Final[tuple[int, ...]] = (0, 2 * SCALE, 6 * SCALE)
"""What a token more is worth while plans for the red card are compared."""


def expert(
    view: View,
    legal: Collection[Action],
    events: Sequence[Event],  # noqa: ARG001 (a bot's shape)
    rng: Rng,
    budget: Budget,  # noqa: ARG001 (a bot's shape)
) -> Action:
    """Take what is worth most: points, contract and bonus cards together."""
    match view.phase:
        case "roll":
            return TO_ROLL[0]
        case "group":
            return group_best(view)
        case _:
            return answer_best(view, legal, rng)


def group_best(view: View) -> Action:
    """Follow the best plan, unless a fresh roll promises more."""
    seat = 0 if view.seat is None else view.seat
    worth = token_values(view, seat)
    best, total = red_in_mind(view, seat, worth)
    return next_step(best) if keeps(view, worth, total) else Reroll()


def keeps(view: View, worth: list[int], total: int) -> bool:
    """Tell whether dice that bring this much are kept: not if a fresh roll is worth more."""
    return not is_fresh(view) or total * EVERY_ROLL >= fresh_roll(worth)


def red_in_mind(view: View, seat: int, worth: list[int]) -> tuple[Grouping, int]:
    """Compare plans that care more or less for many tokens; return the best and what it brings."""
    best = best_plan(view, worth, SCALE)
    most = -1
    for eager in EAGER:
        keen = [one + eager if one else 0 for one in worth]
        found = best_plan(view, keen, SCALE)
        total, count = brings(view, found, worth)
        total += round(SCALE * red_value(view, seat, count))
        if total > most:
            best, most = found, total
    return best, most


def brings(view: View, plan: Grouping, worth: list[int]) -> tuple[int, int]:
    """Tell what a plan is worth once carried out, and how many tokens it takes."""
    made = standing_items(view)
    for item in plan.items:
        made[VALUE[item]] += 1
    gains = [worth_of(value, made[value], worth) for value in range(1, MOST_EYES + 1)]
    return sum(gains), sum([1 for gain in gains if gain])


def answer_best(view: View, legal: Collection[Action], rng: Rng) -> Action:
    """Fulfil the contract as scores most, unless waiting for more promises more."""
    seat = 0 if view.seat is None else view.seat
    contract = view.players[seat].contract
    answers = [one for one in legal if isinstance(one, Fulfil)]
    if not answers or contract is None:
        return TO_DECLINE[0]
    state = imagine(view, rng)
    gains = [gain_of(state, seat, one) for one in answers]
    best = max(gains)
    waiting = contract_value(view, seat).waiting(mask_of(contract.held), rounds_left(view))
    return answers[gains.index(best)] if best[0] >= waiting else TO_DECLINE[0]


def gain_of(state: State, seat: int, answer: Fulfil) -> tuple[int, int]:
    """Tell what an answer scores at once, emptied bonus cards taken off.

    Of equal answers the one with more tokens: a bonus card may be lost again, a contract never.
    """
    after = state.copy()
    fulfil(after, seat, mask_of(answer.tokens), None)
    return score(after, seat) - score(state, seat), len(answer.tokens)
