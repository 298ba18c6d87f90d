"""What clients are told; docs/protocol.md tells it in words."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Raw, Struct

from soucoupe.core.game import Seat
from soucoupe.core.outcome import Outcome
from soucoupe.tables.clock import Kind
from soucoupe.tables.entries import Hand
from soucoupe.tables.ink import Inked
from soucoupe.tables.terms import Terms

Stage = Literal["waiting", "starting", "playing", "over"]
Pen = Literal["open", "sealed"]


NoticeKind = Literal[
    "taken-over",
    "returned",
    "resigned",
    "pause-wished",
    "pause-ended",
    "paused",
    "hosted",
    "relinked",
    "granted",
    "silenced",
    "unsilenced",
    "talk-off",
    "talk-on",
]


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
    """Whether the host has taken the word from them."""


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
    clocks: list[ClockSeen]
    channels: list[ChannelSeen]
    pads: dict[str, str]
    """Your notepad under no name, those of your channels by name."""
    reports: list[ReportSeen]
    """What was shown to you as the host."""
    can_take_back: bool
    """Whether the last action was yours; whether it can be taken back is found out by asking."""
    is_open: bool
    """Whether you see everything, because you play no more."""
    writing: Pen | None
    """How you may write beside your action, if you may: seen by all, or sealed until later."""
    inks: tuple[Inked, ...]
    """What was written lately, as far as it has been shown."""
    sketches: list[SketchSeen]


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


class Refusal(Struct, frozen=True, tag="refused", tag_field="type"):
    """Your command was not taken: a code for programs, a reason for people."""

    id: str | None
    code: str
    detail: str
    reason: str | None
    """A message of the game's catalogue that says why, where the game knows."""
