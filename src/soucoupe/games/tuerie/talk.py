"""Who is out of the game, and who may talk with whom."""

from __future__ import annotations

from soucoupe.core.game import Channel
from soucoupe.games.tuerie.data import MEMBERS
from soucoupe.games.tuerie.state import OVER, State


def eliminated(state: State) -> tuple[int, ...]:
    """List the dead, from the upkeep of the round they died in."""
    return MEMBERS[state.buried]


def channels(state: State) -> tuple[Channel, ...]:
    """Let the living talk to all; the dead may react at once, and talk to the dead once buried."""
    if state.phase == OVER:
        return (Channel("all"),)
    everybody = Channel("all", speakers=MEMBERS[state.alive], closed="channel-all-closed")
    if not state.buried:
        return (everybody,)
    return (everybody, Channel("dead", readers=MEMBERS[state.buried]))
