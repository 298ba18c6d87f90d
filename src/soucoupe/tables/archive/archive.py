"""What an archive holds; docs/storage.md tells it byte by byte.

Whatever only the rules can make is here, for all eyes. Talk, reactions and notepads are not: they
need no rules, belong to those who heard them, and are read from the log.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import Literal, TypeVar

import msgspec
from msgspec import Raw, Struct

from soucoupe.core.game import Seat
from soucoupe.core.outcome import Outcome
from soucoupe.core.rng import Draw
from soucoupe.tables.entries import Hand
from soucoupe.tables.errors import BrokenLog
from soucoupe.tables.standing import RoomKept
from soucoupe.tables.state.ink import Inked
from soucoupe.tables.state.notices import NoticeKind

FORMAT = 1
Eyes = Seat | Literal["open", "public"]
"""Whose sight: everything laid open, what the public saw, or what a seat did."""
T = TypeVar("T")


class Archive(Struct, frozen=True):
    """A game written down, as it is stored."""

    table: str
    format: int
    number: int
    """The entry of the log that ended the game; if none did, the last one there was."""
    chain: bytes
    """The chain of the log up to that entry."""
    is_over: bool
    """Whether that entry ended the game."""
    shape: str
    """The digest of what views and events look like; who does not know it shows the words."""
    plies: bytes
    """An `ArchivedGame`, as JSON, compressed."""
    words: bytes
    """A `Wording` by language, as JSON, compressed; a `SightWording` if the game is not over."""


class Sight(Struct, frozen=True, array_like=True):
    """What a ply showed to somebody: its events, and what changed in the view."""

    events: list[Raw]
    patch: Raw


class ArchivedPly(Struct, frozen=True, array_like=True):
    """A ply through all eyes; each thing shown is here once."""

    number: int
    """Of its entry: puts plies among the talk, and is told to nobody."""
    ply: int
    at: float
    seat: Seat | None
    hand: Hand | None
    undone: int | None
    action: str | None
    """In notation; null for the deal and for a taking back."""
    draws: list[Draw]
    inks: tuple[Inked, ...]
    sights: list[Sight]
    who: list[int]
    """Which sight is that of the open eyes, of the public, of seat 0, of seat 1, and so on."""


class ArchivedNotice(Struct, frozen=True, array_like=True):
    """Something that happened around the game."""

    number: int
    ply: int
    at: float
    kind: NoticeKind
    seat: Seat | None


class ArchivedGame(Struct, frozen=True):
    """A game from its deal to its end, or as far as it came."""

    game: str
    version: str
    commitment: str
    created: float
    is_over: bool
    """Whether it ended: if not, nobody may look with open eyes or with another seat's."""
    outcome: Outcome | None
    secret: str | None
    """The server's part of the seed, in hexadecimal digits, if the game is over."""
    lent: dict[str, str]
    """What players lent to the seed, by seat, if the game is over."""
    is_public: bool
    room: RoomKept
    """The table around the game, as everyone saw it last."""
    plies: list[ArchivedPly]
    notices: list[ArchivedNotice]


class Wording(Struct, frozen=True):
    """A game in the words of one language, everything laid open."""

    title: str
    names: list[str]
    """Whoever sits in each seat."""
    plies: list[list[str]]
    """The sentences of each ply of the game."""
    notices: list[str]
    """The sentence of each notice."""
    result: list[str]


class SightWording(Struct, frozen=True):
    """A game that is not over in the words of one language, told apart by what was seen."""

    title: str
    names: list[str]
    """Whoever sits in each seat."""
    plies: list[list[list[str]]]
    """The sentences of each sight of each ply, told from the events of that sight."""
    notices: list[str]
    """The sentence of each notice."""


GAME = msgspec.json.Decoder(ArchivedGame)
WORDINGS = msgspec.json.Decoder(dict[str, Wording])
SIGHT_WORDINGS = msgspec.json.Decoder(dict[str, SightWording])
ENCODER = msgspec.json.Encoder()


def packed(content: ArchivedGame | Mapping[str, Wording | SightWording]) -> bytes:
    """Write a part of an archive as it is stored."""
    return zlib.compress(ENCODER.encode(content), zlib.Z_BEST_COMPRESSION)


def archived_game(archive: Archive) -> ArchivedGame:
    """Read the game of an archive."""
    return unpacked(archive, archive.plies, GAME)


def wordings(archive: Archive) -> dict[str, Wording]:
    """Read the words of a finished game, by language."""
    return unpacked(archive, archive.words, WORDINGS)


def sight_wordings(archive: Archive) -> dict[str, SightWording]:
    """Read the words of a game that is not over, by language."""
    return unpacked(archive, archive.words, SIGHT_WORDINGS)


def unpacked(archive: Archive, part: bytes, decoder: msgspec.json.Decoder[T]) -> T:
    """Read a part of an archive, or refuse what was not written here."""
    if archive.format != FORMAT:
        msg = f"the archive of table {archive.table} has format {archive.format}, not {FORMAT}"
        raise BrokenLog(msg)
    try:
        return decoder.decode(zlib.decompress(part))
    except (zlib.error, msgspec.DecodeError) as error:
        msg = f"the archive of table {archive.table} is broken: {error}"
        raise BrokenLog(msg) from error
