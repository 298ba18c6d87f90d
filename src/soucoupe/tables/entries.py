"""What the log of a table holds, entry by entry; from these alone the table follows."""

from typing import Any, Literal

from msgspec import Struct

from soucoupe.core.game import Seat


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


class Acted(Struct, frozen=True, tag="acted"):
    """An action was taken: one more ply."""

    seat: Seat
    action: str
    hand: Literal["person", "bot"]
    command: str = ""


class Said(Struct, frozen=True, tag="said"):
    """Something was said: an aside, never read by the rules.

    The audience is everyone, or the seats named.
    """

    seat: Seat
    text: str
    audience: tuple[Seat, ...] | None
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
    | Said
    | Rematched
)


class Entry(Struct, frozen=True):
    """One line of the log: what happened, when, and the chain up to here."""

    number: int
    body: bytes
    at: float
    salt: bytes
    chain: bytes
