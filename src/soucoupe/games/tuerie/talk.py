"""Who is out of the game, and who may talk with whom."""

from __future__ import annotations

from soucoupe.core.game import Channel
from soucoupe.games.tuerie.data import MEMBERS
from soucoupe.games.tuerie.state import OVER, State


def eliminated(state: State) -> tuple[int, ...]:
    """List the dead, from the upkeep of the round they died in."""
    return MEMBERS[state.buried]


def channels(state: State) -> tuple[Channel, ...]:
    """Let the living talk to all; the dead react until they are buried, then only to the dead.

    The buried see every hand, so nothing they do may reach those who still play.
    """
    if state.phase == OVER:
        return (Channel("all"),)
    closed = "channel-all-closed"
    unburied = (1 << state.seats) - 1 & ~state.buried
    everybody = Channel(
        "all", speakers=MEMBERS[state.alive], reactors=MEMBERS[unburied], closed=closed
    )
    if not state.buried:
        return (everybody,)
    return (everybody, Channel("dead", readers=MEMBERS[state.buried]))
