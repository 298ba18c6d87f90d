"""What is best made of a turn from here on, and the next step towards it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.aliens_eyes.best_grouping import Grouping, best_grouping
from soucoupe.games.aliens_eyes.data import FACES, ITEMS, MOST_EYES, TO_END, VALUE
from soucoupe.games.aliens_eyes.moves import Action, Group

if TYPE_CHECKING:
    from soucoupe.games.aliens_eyes.view_types import View


def best_plan(view: View, worth: list[int], scale: int) -> Grouping:
    """Find the best that can still be made of a turn, by what tokens are worth."""
    return best_grouping(loose_dice(view), standing_items(view), worth, scale)


def loose_dice(view: View) -> list[int]:
    """Count the dice in no group, by face."""
    return [view.dice.count(face) for face in range(FACES + 1)]


def standing_items(view: View) -> list[int]:
    """Count the items that stand, by value."""
    standing = [0] * (MOST_EYES + 1)
    for combination in view.combinations:
        standing[combination.value] = combination.quantity
    return standing


def is_fresh(view: View) -> bool:
    """Tell whether nothing is grouped yet, and rolling again costs nothing that stands."""
    return view.rerolls > 0 and not view.combinations


def next_step(plan: Grouping) -> Action:
    """Make the next item of a plan, one value after the other, the highest first."""
    if not plan.items:
        return TO_END[0]
    item = max(plan.items, key=rank)
    return Group(*ITEMS[item])


def rank(item: int) -> int:
    """Put items of high values first, single dice before pairs."""
    return 100 * VALUE[item] - item
