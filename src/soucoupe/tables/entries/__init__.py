"""What the log of a table holds, entry by entry; from these alone the table follows."""

from msgspec import Struct

from soucoupe.tables.entries.actions import Acted, Hand
from soucoupe.tables.entries.clock import Granted, PauseWished
from soucoupe.tables.entries.hints import Hinted
from soucoupe.tables.entries.rematch import Rematched
from soucoupe.tables.entries.seats import (
    BotSat,
    Claimed,
    Closed,
    Hosted,
    Left,
    Named,
    Relinked,
    Resigned,
    Returned,
    Sat,
    TakenOver,
)
from soucoupe.tables.entries.setup import Arranged, Begun, Dealt, Lent
from soucoupe.tables.entries.talk import (
    Forgotten,
    Noted,
    Reacted,
    Reported,
    Said,
    Silenced,
    Talking,
    TalkSwitched,
    author,
)
from soucoupe.tables.entries.undo import TookBack

__all__ = [
    "Acted",
    "Arranged",
    "Begun",
    "Body",
    "BotSat",
    "Claimed",
    "Closed",
    "Dealt",
    "Entry",
    "Forgotten",
    "Granted",
    "Hand",
    "Header",
    "Hinted",
    "Hosted",
    "Left",
    "Lent",
    "Named",
    "Noted",
    "PauseWished",
    "Reacted",
    "Relinked",
    "Rematched",
    "Reported",
    "Resigned",
    "Returned",
    "Said",
    "Sat",
    "Silenced",
    "TakenOver",
    "TalkSwitched",
    "Talking",
    "TookBack",
    "author",
]


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
    | Hinted
    | Granted
    | TakenOver
    | Returned
    | Resigned
    | Closed
    | PauseWished
    | Hosted
    | Relinked
    | Said
    | Reacted
    | Noted
    | Reported
    | Silenced
    | TalkSwitched
    | Forgotten
    | Rematched
)


class Entry(Struct, frozen=True):
    """One line of the log: what happened, when, and the chain up to here."""

    number: int
    body: bytes
    at: float
    salt: bytes
    chain: bytes
    leaf: bytes | None = None
    """What stood for it in the chain before somebody was forgotten in it."""
