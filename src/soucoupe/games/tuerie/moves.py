"""What a table can be set to, and what a seat can do.

The rulebook's *lieu* is called a room here: in the house's own words a place is a position.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from soucoupe.core.game import Place, Seat

RoomName = Literal[
    "airlock", "engine-room", "cargo-bay", "greenhouse", "galley", "ducts", "bridge", "medbay"
]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host may choose."""

    first_crew: Annotated[Seat, Meta(ge=0, le=9)] | None = None
    """The seat that is first crew member in the first round; drawn if none is named."""


class Hide(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="hide"):
    """Play a card as hideout."""

    card: int


class Act(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="act"):
    """Play a card as action, together with whom and where it is meant for."""

    card: int
    member: Seat | None = None
    room: RoomName | None = None


class Name(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="name"):
    """Say, from outside the ship, where the alien will go."""

    room: RoomName


class Crawl(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="crawl"):
    """Move to another room before the hunt, or stay."""

    room: RoomName | None = None


class Look(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="look"):
    """Look at a card of the hunt zone."""

    position: Place


class SetAside(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="set-aside"):
    """Set the card looked at aside for this hunt, or leave it where it lies."""

    away: bool


class Turn(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="turn"):
    """Turn a card of the hunt zone: the alien goes there."""

    position: Place


class Lure(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="lure"):
    """Decide which of two targets, equally crowded, the alien prefers."""

    room: RoomName


class Serve(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="serve"):
    """Decide whom the alien has for dinner."""

    member: Seat


class Revive(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="revive"):
    """Bring somebody back whom the alien has killed this round."""

    member: Seat


Action = Hide | Act | Name | Crawl | Look | SetAside | Turn | Lure | Serve | Revive
