"""The novice: any value that takes a token, as many of it as there is a token for, until tired."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.aliens_eyes.bots.turn_plan import loose_dice, standing_items
from soucoupe.games.aliens_eyes.chances import most_items
from soucoupe.games.aliens_eyes.data import FACES, MOST_EYES, TO_DECLINE, TO_END, TO_ROLL
from soucoupe.games.aliens_eyes.moves import Action, Fulfil, Group, Reroll

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from soucoupe.core.budget import Budget
    from soucoupe.core.rng import Rng
    from soucoupe.games.aliens_eyes.events import Event
    from soucoupe.games.aliens_eyes.view_types import View

TIRED: Final = 5
"""With so few dice left a novice begins nothing new."""


def novice(
    view: View,
    legal: Collection[Action],
    events: Sequence[Event],  # noqa: ARG001 (a bot's shape)
    rng: Rng,
    budget: Budget,  # noqa: ARG001 (a bot's shape)
) -> Action:
    """Make one value after the other, whichever comes to mind; fulfil a contract at once."""
    match view.phase:
        case "roll":
            return TO_ROLL[0]
        case "group":
            return group_anything(view, rng)
        case _:
            return most_tokens(legal)


def group_anything(view: View, rng: Rng) -> Action:
    """Go on with a value that can still reach a token, else begin one, else stop.

    The last few dice are more than a novice cares to look through.
    """
    counts = loose_dice(view)
    standing = standing_items(view)
    reach = [0] * (MOST_EYES + 1)
    for value, row in enumerate(view.left, 1):
        most = standing[value] + most_items(counts, value)
        for quantity, left in enumerate(row, 2):
            if left and standing[value] < quantity <= most:
                reach[value] = quantity
    begun = [value for value in range(1, MOST_EYES + 1) if reach[value] and standing[value]]
    values = begun
    if not begun and len(view.dice) > TIRED:
        values = [value for value in range(1, MOST_EYES + 1) if reach[value]]
    if values:
        return item_of(counts, rng.pick(values, "novice"))
    if view.rerolls and not view.combinations:
        return Reroll()
    return TO_END[0]


def item_of(counts: list[int], value: int) -> Action:
    """Make an item of a value: of a single die if there is one, else of two."""
    if value <= FACES and counts[value]:
        return Group(value)
    for low in range(max(1, value - FACES), value // 2 + 1):
        high = value - low
        if counts[low] and counts[high] > (1 if low == high else 0):
            return Group(low, high)
    return TO_END[0]


def most_tokens(legal: Collection[Action]) -> Action:
    """Answer with the most tokens possible."""
    best: Action = TO_DECLINE[0]
    most = 0
    for action in legal:
        if isinstance(action, Fulfil) and len(action.tokens) > most:
            best, most = action, len(action.tokens)
    return best
