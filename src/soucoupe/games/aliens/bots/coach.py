"""What the cards alone say about each testimony, to a seat that asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.aliens.bots.advice import Advice, Chance
from soucoupe.games.aliens.data import ON_THE_TABLE
from soucoupe.games.aliens.worlds import (
    TRIPLES,
    TRUE_IN,
    candidates,
    members,
    statements_of,
    without,
)

if TYPE_CHECKING:
    from soucoupe.games.aliens.view_types import View


def coach(view: View) -> Advice | None:
    """Give, for each testimony, the share of worlds consistent with the view in which it holds.

    Every deal of this pass counts the same, whatever witnesses may be up to. The public,
    unsure of too many rounds at once, gets no advice.
    """
    if view.seat is None:
        return None
    *past, (current, mask) = candidates(view)
    worlds = [mask]
    for seen, earlier in past:
        # By what was seen, not by worlds left: aliens only deduced are gone from the pile as well.
        if len(seen.sightings) < ON_THE_TABLE:
            worlds = [without(mask, TRIPLES[one]) for one in members(earlier)]
    total = sum(part.bit_count() for part in worlds)
    chances = [
        Chance(sum((part & TRUE_IN[says]).bit_count() for part in worlds), total)
        for says in statements_of(current)
    ]
    return Advice(tuple(chances))
