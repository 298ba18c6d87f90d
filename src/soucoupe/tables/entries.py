"""What the log of a table holds, entry by entry; from these alone the table follows."""

from typing import Any, Literal

from msgspec import Struct

from soucoupe.core.game import Seat
from soucoupe.tables.said import (
    Noted,
    Reacted,
    Reported,
    Said,
    Silenced,
    Talking,
    TalkSwitched,
    author,
)
from soucoupe.tables.terms import Terms

__all__ = ["Noted", "Reacted", "Reported", "Said", "Silenced", "TalkSwitched", "Talking", "author"]

Hand = Literal["person", "bot", "clock", "pad"]
"""Who took an action for a seat: its person, a bot, the clock, or what stood on its notepad."""


class Header(Struct, frozen=True):
    """What a table is from its first moment; the secret is told when the game is over."""

    id: str
    game: str
    version: str
    commitment: str
    secret: bytes
    is_public: bool
    created: float
    previous: str | None = None


class Arranged(Struct, frozen=True, tag="arranged"):
    """The host set the number of seats and the options."""

    seats: int
    options: dict[str, Any]
    by: Seat | None = None
    command: str = ""
    terms: Terms = Terms()


class Sat(Struct, frozen=True, tag="sat"):
    """A person took a seat; only hashes of link and session are kept."""

    seat: Seat
    name: str
    link: str
    session: str


class BotSat(Struct, frozen=True, tag="bot-sat"):
    """A bot was put into a seat."""

    seat: Seat
    level: str
    by: Seat | None = None
    command: str = ""


class Left(Struct, frozen=True, tag="left"):
    """A seat was freed in the waiting room."""

    seat: Seat
    by: Seat | None = None
    command: str = ""


class Named(Struct, frozen=True, tag="named"):
    """A person changed name."""

    seat: Seat
    name: str
    command: str = ""


class Claimed(Struct, frozen=True, tag="claimed"):
    """Another device took a seat over."""

    seat: Seat
    session: str


class Begun(Struct, frozen=True, tag="begun"):
    """The host asked for the deal; players may now lend chance."""

    by: Seat
    command: str = ""


class Lent(Struct, frozen=True, tag="lent"):
    """A player's own part of the seed."""

    seat: Seat
    entropy: str
    command: str = ""


class Dealt(Struct, frozen=True, tag="dealt"):
    """The game was dealt: ply 0."""


class Acted(Struct, frozen=True, tag="acted", omit_defaults=True):
    """An action was taken: one more ply; what was written with it is never read by rules."""

    seat: Seat
    action: str
    hand: Hand
    command: str = ""
    ink: tuple[tuple[int, ...], ...] = ()


class TookBack(Struct, frozen=True, tag="took-back"):
    """A seat took its last action back: one more ply, which leads to where it was before."""

    seat: Seat
    command: str = ""


class Granted(Struct, frozen=True, tag="granted"):
    """Seats whose time ran out while the house was closed were given it anew."""

    seats: tuple[Seat, ...]


class TakenOver(Struct, frozen=True, tag="taken-over"):
    """A bot plays for somebody who is away."""

    seat: Seat
    level: str


class Returned(Struct, frozen=True, tag="returned"):
    """Somebody is back and plays on."""

    seat: Seat


class Resigned(Struct, frozen=True, tag="resigned"):
    """Somebody gave up: a bot plays on for the seat, for good."""

    seat: Seat
    level: str
    command: str = ""


class PauseWished(Struct, frozen=True, tag="pause-wished"):
    """Somebody wants to pause, or wants to pause no more."""

    seat: Seat
    is_wished: bool
    command: str = ""


class Hosted(Struct, frozen=True, tag="hosted"):
    """Somebody else hosts, because the host has gone away."""

    seat: Seat


class Relinked(Struct, frozen=True, tag="relinked"):
    """The host gave a seat a new link; its old link and device are good for nothing now."""

    seat: Seat
    link: str
    session: str
    by: Seat
    command: str = ""


class Rematched(Struct, frozen=True, tag="rematched"):
    """The same people play again, at another table."""

    table: str
    by: Seat | None = None
    command: str = ""


Body = (
    Arranged
    | Sat
    | BotSat
    | Left
    | Named
    | Claimed
    | Begun
    | Lent
    | Dealt
    | Acted
    | TookBack
    | Granted
    | TakenOver
    | Returned
    | Resigned
    | PauseWished
    | Hosted
    | Relinked
    | Said
    | Reacted
    | Noted
    | Reported
    | Silenced
    | TalkSwitched
    | Rematched
)


class Entry(Struct, frozen=True):
    """One line of the log: what happened, when, and the chain up to here."""

    number: int
    body: bytes
    at: float
    salt: bytes
    chain: bytes
