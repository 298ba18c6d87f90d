"""What dice and contract are worth to whoever decides, and what the last turn was worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.aliens_eyes.best_grouping import best_points, points_of, worth_of
from soucoupe.games.aliens_eyes.bots.advice import (
    Advice,
    BestGrouping,
    ContractNow,
    LastTurn,
    NewRoll,
)
from soucoupe.games.aliens_eyes.bots.fresh_roll import EVERY_ROLL, fresh_roll
from soucoupe.games.aliens_eyes.bots.turn_plan import best_plan, standing_items
from soucoupe.games.aliens_eyes.data import CONTRACT_POINTS, FACES, KIND, MOST_EYES, VALUE
from soucoupe.games.aliens_eyes.imagine import left_on
from soucoupe.games.aliens_eyes.view_types import Token

if TYPE_CHECKING:
    from soucoupe.games.aliens_eyes.view_types import View


def coach(view: View) -> Advice | None:
    """Tell what the last turn came to, and to whoever decides now what can be made of it."""
    last, hints = last_turn(view), hints_now(view)
    return Advice(last, hints) if last is not None or hints else None


def last_turn(view: View) -> LastTurn | None:
    """Tell, once a turn is over and until the next roll, what was taken and what was possible."""
    last = view.last
    if last is None or view.phase == "group":
        return None
    left = left_on(view)
    for token in last.taken:
        left[KIND[token.eyes][token.quantity]] += 1
    dice = [last.dice.count(face) for face in range(FACES + 1)]
    points = sum([token.eyes * token.quantity for token in last.taken])
    return LastTurn(last.seat, points, best_points(dice, left))


def hints_now(view: View) -> tuple[BestGrouping | NewRoll | ContractNow, ...]:
    """Say what helps whoever groups dice or decides about a contract."""
    if view.seat is None or view.seat not in view.to_act:
        return ()
    if view.phase == "contract":
        return contract_now(view, view.seat)
    if view.phase != "group":
        return ()
    best = best_now(view)
    return (best, new_roll(view)) if view.rerolls else (best,)


def best_now(view: View) -> BestGrouping:
    """Find the grouping with most points that is still open, and what it takes."""
    worth = points_of(left_on(view))
    plan = best_plan(view, worth, 1)
    made = standing_items(view)
    for item in plan.items:
        made[VALUE[item]] += 1
    tokens = [
        Token(eyes, made[eyes])
        for eyes in range(1, MOST_EYES + 1)
        if worth_of(eyes, made[eyes], worth)
    ]
    return BestGrouping(plan.worth, tuple(tokens))


def new_roll(view: View) -> NewRoll:
    """Tell what rolling again is worth: the mean, over every roll, of its best grouping."""
    tenths = round(10 * fresh_roll(points_of(left_on(view))) / EVERY_ROLL)
    return NewRoll(tenths // 10, tenths % 10)


def contract_now(view: View, seat: int) -> tuple[ContractNow, ...]:
    """Tell what one's contract brings now, and what of it still lies on the table."""
    contract = view.players[seat].contract
    if contract is None:
        return ()
    left = left_on(view)
    missing = [
        token
        for at, token in enumerate(contract.tokens)
        if at not in contract.held and left[KIND[token.eyes][token.quantity]]
    ]
    held = len(contract.held)
    return (ContractNow(held, CONTRACT_POINTS[held], tuple(missing)),)
