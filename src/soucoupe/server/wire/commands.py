"""What a client sends: hello, commands, and signs of life; docs/protocol.md tells it in words."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from soucoupe.core.game import Seat
from soucoupe.tables.entries.ink import MOST_STROKES, Coordinate, Ink
from soucoupe.tables.terms import Terms
from soucoupe.tables.texts import LONGEST_PAD

PROTOCOL = 1
MOST_BYTES = 16_384
"""How long a message from a client may be."""

MOST_AT_ONCE = 32
"""How many points of a stroke one message may bring."""

Speed = Literal["calm", "normal", "quick", "at-once"]
"""How long somebody reads what happens; `at-once`: they are not waited for."""
CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=100)]
ChannelName = Annotated[str, Meta(min_length=1, max_length=40)]


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
    ink: Ink | None = None


class Arrange(Command, frozen=True, tag="arrange"):
    """Set seats and options of the waiting room."""

    seats: int | None = None
    options: dict[str, Any] | None = None
    terms: Terms | None = None


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
    channel: ChannelName = "all"
    anyway: bool = False
    """Say it with a mark, where the game would hold a word of it back."""


class React(Command, frozen=True, tag="react"):
    """Show a feeling."""

    feeling: Annotated[str, Meta(max_length=20)]
    channel: ChannelName = "all"


class Note(Command, frozen=True, tag="note"):
    """Write a notepad anew: your own, or that of a channel."""

    text: Annotated[str, Meta(max_length=LONGEST_PAD)]
    channel: ChannelName | None = None


class Report(Command, frozen=True, tag="report"):
    """Show the host a message."""

    said: Annotated[str, Meta(max_length=40)]


class Silence(Command, frozen=True, tag="silence"):
    """Take the word from somebody, or give it back."""

    seat: Seat
    is_silent: bool = True


class SwitchTalk(Command, frozen=True, tag="switch-talk"):
    """Switch the table's talk off or on."""

    is_on: bool


class TakeBack(Command, frozen=True, tag="take-back"):
    """Take your last action back."""


class Resign(Command, frozen=True, tag="resign"):
    """Give up; a bot plays on for you."""


class Pause(Command, frozen=True, tag="pause"):
    """Ask for a pause or agree to one; or end it."""

    is_wished: bool = True


class Rematch(Command, frozen=True, tag="rematch"):
    """Play again with the same people."""


class Relink(Command, frozen=True, tag="relink"):
    """Give somebody who lost it a new seat link; the answer is a `link`."""

    seat: Seat


class Story(Command, frozen=True, tag="story"):
    """Ask for everything you were shown since the deal; the answer is a `story`."""


class Hint(Command, frozen=True, tag="hint"):
    """Ask the game's coach about the decision you owe; the answer is a `hint`."""

    ply: int


class Pong(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="pong"):
    """The answer to a `ping`, at once."""

    ping: int


class Here(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="here"):
    """A sign of life: somebody is moving at this device."""


class Reads(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="reads"):
    """How fast somebody reads what happens, and in which language."""

    speed: Speed
    language: Annotated[str, Meta(max_length=20)]


class Shown(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="shown"):
    """What happened up to a ply has been shown to the end."""

    ply: Annotated[int, Meta(ge=0)]
    is_early: bool = False
    """Whether somebody went on before they could have read it."""


class Sketch(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="sketch"):
    """How a stroke being drawn goes on; without points, it and those after it are undone."""

    stroke: Annotated[int, Meta(ge=0, lt=MOST_STROKES)]
    points: Annotated[tuple[Coordinate, ...], Meta(max_length=2 * MOST_AT_ONCE)]
    action: dict[str, Any] | None = None
    """The action it is drawn with; there is no ink without one."""


LobbyCommand = Arrange | SeatBot | Free | Rename | Start | Lend
TalkCommand = Say | React | Note | Report | Silence | SwitchTalk
PlayCommand = TakeBack | Resign | Pause
TableCommand = Act | TalkCommand | PlayCommand | LobbyCommand
AnyCommand = TableCommand | Rematch | Relink | Story | Hint
Sign = Pong | Here | Reads | Shown | Sketch
Incoming = AnyCommand | Sign


class Hello(Struct, frozen=True, forbid_unknown_fields=True):
    """The first message on a socket: who comes; without a session, one who watches."""

    protocol: int
    session: Annotated[str, Meta(max_length=100)] | None = None
