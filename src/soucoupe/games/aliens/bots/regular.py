"""The regular: reads all testimonies together, counts aliens, and thinks a few steps ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.aliens.bots.expert import testify
from soucoupe.games.aliens.imagine import IF_FALSE, IF_TRUE
from soucoupe.games.aliens.moves import Action, Judge
from soucoupe.games.aliens.view_types import STATEMENT_NUMBER
from soucoupe.games.aliens.worlds import candidates, split

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from soucoupe.core.budget import Budget
    from soucoupe.core.rng import Rng
    from soucoupe.games.aliens.events import Event
    from soucoupe.games.aliens.view_types import View

CONTINUATIONS: Final = 4
"""How many ways the round may go on a regular pictures before it speaks."""


def regular(
    view: View,
    legal: Collection[Action],
    events: Sequence[Event],  # noqa: ARG001 (a bot's shape)
    rng: Rng,
    budget: Budget,
) -> Action:
    """Testify as an expert who thinks less and knows nobody's habits; judge what is surest."""
    actions = list(legal)
    match view.phase:
        case "testify":
            return testify(view, actions, (), rng, budget.at_most(CONTINUATIONS))
        case "judge":
            return judge(view, rng)
        case _:
            return rng.pick(actions, "regular")


def judge(view: View, rng: Rng) -> Action:
    """Judge the surest testimony, all read together, by witnesses who toss a coin.

    What has been seen since the aliens were last shuffled is counted; what an earlier
    investigation of one's own left open is not.
    """
    *_, (current, mask) = candidates(view)
    open_ones = [at for at, said in enumerate(current.testimonies) if said.winner is None]
    statements = [STATEMENT_NUMBER[current.testimonies[at].says] for at in open_ones]
    total = 0
    true = [0] * len(open_ones)
    for worlds, holds in split(mask, statements):
        told = holds.bit_count()
        weight = worlds.bit_count() * IF_TRUE**told * IF_FALSE ** (len(statements) - told)
        total += weight
        for at in range(len(true)):
            true[at] += weight if holds >> at & 1 else 0
    sure = [abs(2 * share - total) for share in true]
    at = rng.pick([at for at in range(len(sure)) if sure[at] == max(sure)], "regular")
    return Judge(open_ones[at], 2 * true[at] > total)
