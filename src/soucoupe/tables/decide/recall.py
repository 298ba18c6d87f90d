"""What follows from notepads when a game's own clock begins: decisions start from what is noted.

It goes to the log in the same append as the entry it follows from: both are there, or neither.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from soucoupe.core import notation
from soucoupe.core.play import play
from soucoupe.core.rng import Rng
from soucoupe.tables import entries as log
from soucoupe.tables.chain import table_seed
from soucoupe.tables.decide.decision import Decision
from soucoupe.tables.state.table import Played

if TYPE_CHECKING:
    from soucoupe.tables.state.table import Table


def recalled(table: Table, decision: Decision) -> list[Decision]:
    """List the actions people's notepads take because of a decision, one after another."""
    game, recall = table.game, table.game.recall
    if recall is None or game.limit is None or decision.played is None:
        return []
    state = decision.played.state
    limit, before = game.limit(state), table.clock.limit
    if limit is None or (before is not None and before.key == limit.key):
        return []
    is_action = isinstance(decision.body, log.Acted)
    seed = table.seed if is_action else table_seed(table.header.secret, table.lent)
    ply = table.ply + is_action
    found = []
    for seat in limit.seats:
        pad = table.talk.pads_of(seat).get("", "")
        for action in recall(game.view(state, seat), pad):
            if action in game.legal(state, seat):
                ply += 1
                out: list[Any] = []
                state = play(game, state, seat, action, Rng(seed, ply), out)
                body = log.Acted(seat, notation.write(action), "pad")
                found.append(Decision(body, Played(state, out)))
    return found
