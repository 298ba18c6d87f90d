"""Every message of the wire to a client, as a struct; docs/protocol.md tells it in words."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Raw, Struct, UnsetType

from soucoupe.core.game import Seat
from soucoupe.core.outcome import Outcome
from soucoupe.tables.entries import Hand
from soucoupe.tables.state.clock import Kind
from soucoupe.tables.state.ink import Inked
from soucoupe.tables.state.notices import NoticeKind
from soucoupe.tables.terms import Terms

Stage = Literal["waiting", "starting", "playing", "over"]
Pen = Literal["open", "sealed"]
EncodedOrNone = Any
"""Raw JSON, encoded once for many, or None; msgspec writes `Raw | None` but cannot read it."""


class ChairSeen(Struct, frozen=True):
    """A seat as everyone sees it."""

    kind: Literal["empty", "person", "bot"]
    name: str
    level: str
    is_here: bool
    stand_in: str
    """The level of the bot that plays for a person who is away or has resigned."""
    has_resigned: bool
    is_silent: bool
    """Whether the host, or the house, has taken the word from them."""
    hints: int
    """How many hints its person asked for, about decisions that are closed."""


class RoomSeen(Struct, frozen=True):
    """The table around the game, as everyone sees it."""

    stage: Stage
    chairs: tuple[ChairSeen, ...]
    host: Seat | None
    options: dict[str, Any]
    rematch: str | None
    terms: Terms
    is_public: bool
    is_talk_on: bool
    is_paused: bool
    wishes: tuple[Seat, ...]
    """The seats that want a pause."""


class Notice(Struct, frozen=True):
    """Something that happened around the game, for everyone to be told."""

    kind: NoticeKind
    seat: Seat | None
    ply: int


class SaidSeen(Struct, frozen=True):
    """Something said, as those in its audience hear it."""

    id: str
    seat: Seat
    name: str
    text: str
    audience: tuple[Seat, ...] | None
    channel: str
    ply: int
    at: float
    breach: str | None = None
    """The word in it that the game holds back, where it was said all the same."""


class ReportSeen(Struct, frozen=True):
    """A message somebody showed the host."""

    by: Seat
    said: SaidSeen


class ChannelSeen(Struct, frozen=True):
    """A channel you hear."""

    name: str
    may_talk: bool
    may_react: bool
    closed: str | None
    """A message of the game's catalogue that says why you may not talk there now."""
    has_pad: bool


class ClockSeen(Struct, frozen=True):
    """How long a seat still has."""

    seat: Seat
    ends_in: int
    """Milliseconds from when this was sent."""
    seconds: float
    kind: Kind


class SketchSeen(Struct, frozen=True):
    """What a seat is drawing at this moment."""

    seat: Seat
    strokes: list[list[int]]
    action: Raw
    """The action it is drawn with."""


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
    view: EncodedOrNone
    legal: EncodedOrNone
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
    clocks: list[ClockSeen]
    channels: list[ChannelSeen]
    pads: dict[str, str]
    """Your notepad under no name, those of your channels by name."""
    reports: list[ReportSeen]
    """What was shown to you as the host."""
    can_take_back: bool
    """Whether you may take your last action back; if that has to be found out, `can-take-back`
    may follow."""
    is_open: bool
    """Whether you see everything, because you play no more."""
    writing: Pen | None
    """How you may write beside your action, if you may: seen by all, or sealed until later."""
    inks: tuple[Inked, ...]
    """What was written lately, as far as it has been shown."""
    sketches: list[SketchSeen]
    opening: list[Any]
    """The events of the deal, as long as nobody has acted since."""


class Moved(Struct, frozen=True, tag="moved", tag_field="type"):
    """One more ply: what you saw happen, and how the table looks to you now."""

    ply: int
    seat: Seat
    events: list[Any]
    view: Raw
    legal: Raw
    topic: str | None
    hand: Hand | None
    """Who took the action: a person, a bot, the clock or a notepad; null for a taking back."""
    undone: int | None
    """The ply that was taken back, if this is a taking back; what it showed has not happened."""
    clocks: list[ClockSeen]
    channels: list[ChannelSeen]
    can_take_back: bool
    is_open: bool
    writing: Pen | None
    inks: tuple[Inked, ...]
    """What was written and is shown from now on."""


class CanTakeBack(Struct, frozen=True, tag="can-take-back", tag_field="type"):
    """You may take your last action back, as has been found out meanwhile; told to you alone."""

    ply: int
    """The ply at which that holds: once there is another, it does no more."""


class Refusal(Struct, frozen=True, tag="refused", tag_field="type"):
    """Your command was not taken: a code for programs, a reason for people."""

    id: str | None
    code: str
    detail: str
    reason: str | None
    """A message of the game's catalogue that says why, where the game knows."""
    wait: float | None = None
    """Seconds after which it would be taken, where that is all there is to it."""
    word: str | None = None
    """What `reason` is about: the word of your message that the game holds back."""


class ItemMoved(Struct, frozen=True, tag="moved", tag_field="type"):
    """A ply, as it looked to somebody."""

    ply: int
    at: float
    seat: Seat | None
    """Whose action it was; null for the deal."""
    hand: Hand | None
    undone: int | None
    events: list[Any]
    view: EncodedOrNone
    inks: tuple[Inked, ...] = ()


class ItemSaid(Struct, frozen=True, tag="said", tag_field="type"):
    """Something that was said."""

    said: SaidSeen


class ItemReacted(Struct, frozen=True, tag="reacted", tag_field="type"):
    """A feeling that was shown."""

    ply: int
    at: float
    seat: Seat
    feeling: str
    channel: str


class ItemNotice(Struct, frozen=True, tag="notice", tag_field="type"):
    """Something that happened around the game."""

    at: float
    notice: Notice


class ItemNoted(Struct, frozen=True, tag="noted", tag_field="type"):
    """A notepad as it stood from then on."""

    ply: int
    at: float
    seat: Seat
    channel: str | None
    text: str


HistoryItem = ItemMoved | ItemSaid | ItemReacted | ItemNotice | ItemNoted
"""What a story or a replay is made of; each item has the type of the message it recalls."""


class RoomMessage(Struct, frozen=True, tag="room", tag_field="type"):
    """The table around the game has changed."""

    room: RoomSeen
    notice: Notice | None


class SaidMessage(Struct, frozen=True, tag="said", tag_field="type"):
    """Somebody said something you may hear."""

    said: SaidSeen


class ReactionSeen(Struct, frozen=True):
    """A feeling somebody showed."""

    seat: Seat
    feeling: str
    channel: str


class ReactedMessage(Struct, frozen=True, tag="reacted", tag_field="type"):
    """Somebody showed a feeling."""

    reacted: ReactionSeen


class NoteSeen(Struct, frozen=True):
    """A notepad as it stands: your own, or that of a channel."""

    channel: str | None
    text: str


class NotedMessage(Struct, frozen=True, tag="noted", tag_field="type"):
    """A notepad of yours was written anew."""

    noted: NoteSeen


class ReportedMessage(Struct, frozen=True, tag="reported", tag_field="type"):
    """You host, and somebody shows you a message."""

    report: ReportSeen


class StrokeSeen(Struct, frozen=True):
    """How a stroke being drawn goes on; without points, it and those after it are undone."""

    seat: Seat
    stroke: int
    points: tuple[int, ...]
    action: Raw
    """The action it is drawn with."""


class SketchMessage(Struct, frozen=True, tag="sketch", tag_field="type"):
    """Somebody is drawing."""

    sketch: StrokeSeen


class StoryMessage(Struct, frozen=True, tag="story", tag_field="type"):
    """Everything you were shown since the deal; the answer to `story`."""

    items: list[HistoryItem]


class LinkMessage(Struct, frozen=True, tag="link", tag_field="type"):
    """A seat's new link, told to the host who asked for it."""

    seat: Seat
    link: str


class AnnouncementMessage(Struct, frozen=True, tag="announcement", tag_field="type"):
    """The house tells everybody something."""

    text: str
    seconds: float | None
    """Until the house closes, to open again; null if it does not."""


class HintMessage(Struct, frozen=True, tag="hint", tag_field="type"):
    """What the game's coach says of the decision you owe, to you alone."""

    ply: int
    """Against which you asked."""
    advice: Raw
    """The game's `Advice`; what stands in its `hints` is told, each by the message of its type."""


class Ping(Struct, frozen=True, tag="ping", tag_field="type"):
    """Answer with `pong` at once."""

    ping: int


class ClosingMessage(Struct, frozen=True, tag="closing", tag_field="type"):
    """The house closes for a while; nothing is lost."""

    ends_in: int
    """Milliseconds until it does, from when this was sent."""
    back_in: int
    """Milliseconds after its end until this socket should come back; each has its own moment."""


class DoneMessage(Struct, frozen=True, tag="done", tag_field="type"):
    """Nothing to tell beyond that your command was taken."""


class Numbered(Struct, frozen=True):
    """What stands in front of every message: the socket's own count, and what it answers."""

    n: int
    done: str | UnsetType = UNSET
    """The id of your command that this message answers, if it does."""


ServerMessage = (
    Welcome
    | Now
    | Moved
    | CanTakeBack
    | Refusal
    | RoomMessage
    | SaidMessage
    | ReactedMessage
    | NotedMessage
    | ReportedMessage
    | SketchMessage
    | StoryMessage
    | LinkMessage
    | AnnouncementMessage
    | HintMessage
    | Ping
    | ClosingMessage
    | DoneMessage
)
"""What a client may be told, behind its number."""
