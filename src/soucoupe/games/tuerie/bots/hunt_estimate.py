"""How a member would fare if the hunt began now, averaged over the targets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.tuerie.data import MOMENT_OF, RECKONING
from soucoupe.games.tuerie.effects import EFFECTS
from soucoupe.games.tuerie.ship import prey, vulnerability
from soucoupe.games.tuerie.state import NONE, OVER, RoomSet, State

if TYPE_CHECKING:
    from collections.abc import Sequence

WON: Final = 1.0
ALIVE: Final = 0.3
"""What it is worth to live on: about how often whoever begins a round alive wins in the end."""


def hunt_estimate(state: State, seat: int) -> float:
    """Tell how well a member comes out of the hunt as things lie; changes the state."""
    bit = 1 << seat
    if state.phase == OVER:
        return WON if state.winners & bit else 0.0
    if state.outside == seat:
        return ALIVE
    strike(state)
    room = state.hideouts[seat]
    if state.spotted & bit:
        return 0.0
    if room != NONE and state.doomed >> room & 1 and not state.suited & bit:
        return 0.0
    return sum([estimate_at(state, seat, target) for target in state.zone]) / max(
        1, len(state.zone)
    )


def strike(state: State) -> RoomSet:
    """Apply what the cards on the table will do at the reckoning; return the rooms destroyed."""
    for deed in state.deeds:
        if MOMENT_OF[deed.card] == RECKONING and state.hideouts[deed.seat] != NONE:
            EFFECTS[deed.card](state, deed, None)
    return state.doomed


def estimate_at(state: State, seat: int, target: int) -> float:
    """Tell how a member fares if the alien goes to a room."""
    if state.doomed >> target & 1:
        return WON
    if state.hideouts[seat] != target:
        return ALIVE
    state.target = target
    victims = prey(state)
    if not victims >> seat & 1:
        return ALIVE
    own = vulnerability(state, seat)
    for other in range(state.seats):
        if victims >> other & 1 and vulnerability(state, other) > own:
            return ALIVE
    return 0.0


def best_of(values: Sequence[float]) -> list[int]:
    """List where the highest values stand."""
    most = max(values)
    return [at for at, value in enumerate(values) if value == most]
