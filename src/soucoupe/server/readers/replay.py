"""A game as it is sent to whoever looks at it again, from its archive."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING

from msgspec import Struct

from soucoupe.core.errors import UnknownGame
from soucoupe.core.outcome import Outcome
from soucoupe.server.readers.archived import archived_items, archived_room, archived_transcript
from soucoupe.server.wire.messages import HistoryItem, RoomSeen
from soucoupe.tables.archive.archive import Eyes, archived_game, sight_wordings, wordings
from soucoupe.tables.archive.build import shape_of
from soucoupe.tables.archive.read import wordings_through
from soucoupe.tables.entries import Entry
from soucoupe.tables.state.table import ENCODER

if TYPE_CHECKING:
    from soucoupe.tables.archive.archive import Archive

Rows = list[tuple[int, bytes, float, bytes, bytes]]
"""The entries of a log as plain rows, which go to another process more quickly."""
GZIP_LEVEL = 6


class Replay(Struct, frozen=True):
    """A game, ply by ply: to its end, or as far as it came before its rules went."""

    table: str
    game: str
    version: str
    eyes: Eyes
    room: RoomSeen
    outcome: Outcome | None
    items: list[HistoryItem]
    secret: str | None
    lent: dict[str, str]
    is_drawable: bool = True
    """Whether its views are such as this house's page draws; if not, it can be read in words."""


def replay(archive: Archive, rows: Rows, eyes: Eyes, me: int | None) -> bytes:
    """Tell a game through somebody's eyes, as JSON, compressed."""
    game, entries = archived_game(archive), [Entry(*row) for row in rows]
    told = Replay(
        archive.table,
        game.game,
        game.version,
        eyes,
        archived_room(game),
        game.outcome,
        archived_items(game, entries, eyes, me),
        game.secret,
        game.lent,
        is_drawable(archive, game.game),
    )
    return gzip.compress(ENCODER.encode(told), GZIP_LEVEL, mtime=0)


def transcript(archive: Archive, rows: Rows, language: str) -> bytes:
    """Tell a finished game in words, everything laid open, compressed."""
    game, entries = archived_game(archive), [Entry(*row) for row in rows]
    told = archived_transcript(game, wordings(archive), entries, language)
    return gzip.compress(told.encode(), GZIP_LEVEL, mtime=0)


def transcript_so_far(archive: Archive, rows: Rows, language: str, eyes: Eyes) -> bytes:
    """Tell a game that is not over in the words of somebody's eyes, compressed."""
    game, entries = archived_game(archive), [Entry(*row) for row in rows]
    words = wordings_through(game, sight_wordings(archive), eyes)
    told = archived_transcript(game, words, entries, language)
    return gzip.compress(told.encode(), GZIP_LEVEL, mtime=0)


def is_drawable(archive: Archive, game_id: str) -> bool:
    """Tell whether views and events look as those of the installed game do."""
    try:
        return archive.shape == shape_of(game_id)
    except UnknownGame:
        return False
