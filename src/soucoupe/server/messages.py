"""What goes over the wire, both ways; docs/protocol.md tells it in words."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from soucoupe.core.game import Seat
from soucoupe.core.outcome import Outcome

PROTOCOL = 1
MOST_BYTES = 16_384
"""How long a message from a client may be."""

CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=100)]
Stage = Literal["waiting", "starting", "playing", "over"]


class Identified(Struct, frozen=True):
    """What has an id, whatever else it is."""

    id: CommandId


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What a client asks for; the id is the client's own, and is answered once."""

    id: CommandId


class Act(Command, frozen=True, tag="act"):
    """Take an action, made against a ply, or following the client's own last command."""

    action: Raw
    ply: int | None = None
    after: CommandId | None = None


class Arrange(Command, frozen=True, tag="arrange"):
    """Set seats and options of the waiting room."""

    seats: int | None = None
    options: dict[str, Any] | None = None


class SeatBot(Command, frozen=True, tag="seat-bot"):
    """Put a bot into a seat."""

    seat: Seat
    level: Annotated[str, Meta(max_length=40)]


class Free(Command, frozen=True, tag="free"):
    """Free a seat."""

    seat: Seat


class Rename(Command, frozen=True, tag="rename"):
    """Change one's name."""

    name: Name


class Start(Command, frozen=True, tag="start"):
    """Ask for the deal."""


class Lend(Command, frozen=True, tag="lend"):
    """Lend chance to the seed."""

    entropy: Annotated[str, Meta(max_length=128)]


class Say(Command, frozen=True, tag="say"):
    """Say something to everyone, or to some seats."""

    text: Annotated[str, Meta(max_length=2000)]
    audience: tuple[Seat, ...] | None = None


class Rematch(Command, frozen=True, tag="rematch"):
    """Play again with the same people."""


LobbyCommand = Arrange | SeatBot | Free | Rename | Start | Lend
TableCommand = Act | Say | LobbyCommand
AnyCommand = TableCommand | Rematch


class Hello(Struct, frozen=True, forbid_unknown_fields=True):
    """The first message on a socket: who comes; without a session, one who watches."""

    protocol: int
    session: Annotated[str, Meta(max_length=100)] | None = None


class ChairSeen(Struct, frozen=True):
    """A seat as everyone sees it."""

    kind: Literal["empty", "person", "bot"]
    name: str
    level: str
    is_here: bool


class RoomSeen(Struct, frozen=True):
    """The table around the game, as everyone sees it."""

    stage: Stage
    chairs: tuple[ChairSeen, ...]
    host: Seat | None
    options: dict[str, Any]
    rematch: str | None


class SaidSeen(Struct, frozen=True):
    """Something said, as those in its audience hear it."""

    seat: Seat
    text: str
    audience: tuple[Seat, ...] | None


class Welcome(Struct, frozen=True, tag="welcome", tag_field="type"):
    """The first message back: which table this is and who you are in it."""

    protocol: int
    table: str
    game: str
    version: str
    commitment: str
    seat: Seat | None


class Now(Struct, frozen=True, tag="now", tag_field="type"):
    """The whole table as it is: sent first, after a refusal, and to readers who fell behind."""

    room: RoomSeen
    ply: int
    view: Raw | None
    legal: Raw | None
    topic: str | None
    """The paragraph of the rule page that matters to you now, where the game names one."""
    outcome: Outcome | None
    last: str | None
    """The id of your last command that was taken."""
    said: tuple[SaidSeen, ...]
    secret: str | None
    """The server's part of the seed, in hexadecimal digits, once the game is over."""
    lent: dict[str, str]
    """What players lent to the seed, by seat, once the game is over."""


class Moved(Struct, frozen=True, tag="moved", tag_field="type"):
    """One more ply: what you saw happen, and how the table looks to you now."""

    ply: int
    seat: Seat
    events: list[Any]
    view: Raw
    legal: Raw
    topic: str | None


class Refusal(Struct, frozen=True, tag="refused", tag_field="type"):
    """Your command was not taken: a code for programs, a reason for people."""

    id: str | None
    code: str
    detail: str
    reason: str | None
    """A message of the game's catalogue that says why, where the game knows."""
