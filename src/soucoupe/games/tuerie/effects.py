"""The effect of every card, in the order of the component table, found by its room and its name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.tuerie.cards import (
    airlock,
    bridge,
    cargo_bay,
    ducts,
    engine_room,
    galley,
    greenhouse,
    medbay,
)
from soucoupe.games.tuerie.data import CARDS

if TYPE_CHECKING:
    from collections.abc import Callable

    from soucoupe.games.tuerie.events import Event
    from soucoupe.games.tuerie.moves import RoomName
    from soucoupe.games.tuerie.state import Deed, State

    Effect = Callable[[State, Deed, list[Event] | None], bool]

CARDS_OF: Final[dict[RoomName, object]] = {
    "airlock": airlock,
    "engine-room": engine_room,
    "cargo-bay": cargo_bay,
    "greenhouse": greenhouse,
    "galley": galley,
    "ducts": ducts,
    "bridge": bridge,
    "medbay": medbay,
}


def effect_of(name: str, room: RoomName) -> Effect:
    """Return the function of a card."""
    function = name.replace("-", "_")
    effect: Effect | None = getattr(CARDS_OF[room], function, None)
    if effect is None:
        file = room.replace("-", "_")
        msg = f"components.toml has a card {name}, but cards/{file}.py has no function {function}"
        raise LookupError(msg)
    return effect


EFFECTS: Final[tuple[Effect, ...]] = tuple([effect_of(row.name, row.room) for row in CARDS])
