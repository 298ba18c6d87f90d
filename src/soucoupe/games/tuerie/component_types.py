"""What components.toml holds, checked as it is read."""

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from soucoupe.core.components import load
from soucoupe.games.tuerie.moves import RoomName

Source = Literal["rulebook", "ours"]
When = Literal["now", "round", "hunt", "end", "ongoing"]
Moment = Literal[
    "played", "before-hunt", "turned", "target", "reckoning", "attack", "aftermath", "due"
]
Order = Literal["any", "first", "second"]
Choice = Literal[
    "none",
    "member",
    "hidden-member",
    "hidden-member-and-room",
    "room",
    "other-room",
    "searched-room",
]


class RoomRow(Struct, forbid_unknown_fields=True):
    """A room of the ship, and from how many players on it is in the game."""

    source: Source
    name: RoomName
    seats: int


class CardRow(Struct, forbid_unknown_fields=True):
    """A crew card: its hideout, its vulnerability, and all about its action but the effect."""

    source: Source
    name: str
    room: RoomName
    vulnerability: int
    when: When
    moment: Moment
    order: Order = "any"
    choice: Choice = "none"
    strikes_hideout: bool = False
    """Whether it strikes where its owner hides, and not in the room it names."""
    alone: bool = False
    grave: bool = False
    due: int = 0
    rank: int = 0
    with_owner: bool = False


class Components(Struct, forbid_unknown_fields=True):
    """The whole box."""

    rooms: tuple[RoomRow, ...]
    cards: tuple[CardRow, ...]


COMPONENTS, DIGEST = load(__file__, "components.toml", Components)

if TYPE_CHECKING:
    CardName = str
else:
    # The names of the table: the page's types, written from these, list every card.
    CardName = Literal[tuple(row.name for row in COMPONENTS.cards)]
