"""Holds what a store keeps against itself: chains, the index and archives against the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from soucoupe.core.errors import SoucoupeError
from soucoupe.registry import is_installed
from soucoupe.store.protocol import StoreDamaged
from soucoupe.tables import entries as log
from soucoupe.tables.archive.archive import archived_game, sight_wordings, wordings
from soucoupe.tables.archive.build import build, shape_of
from soucoupe.tables.chain import broken_at
from soucoupe.tables.errors import BrokenLog
from soucoupe.tables.standing import ROOM, standing_of
from soucoupe.tables.state.table import body_of, restored
from soucoupe.tables.without_rules import standing_without_rules

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from soucoupe.store.protocol import IndexedTable, Inspected, Kept
    from soucoupe.tables.archive.archive import (
        Archive,
        ArchivedGame,
        ArchivedPly,
        SightWording,
        Wording,
    )
    from soucoupe.tables.standing import TableStanding


class TableCheck(Struct, frozen=True):
    """What was found at one table."""

    table: str
    damage: list[str]
    """What is not as it was written, each with the part it is in: log, index or archive."""
    missing: list[str]
    """What is yet to be written, and will be: by a house that opens, or by `soucoupe archive`."""


def check_table(name: str, found: Inspected) -> TableCheck:
    """Hold everything there is of a table against its log."""
    if found.kept is None or isinstance(found.kept, StoreDamaged):
        why = "there is nothing but what was made of it" if found.kept is None else found.kept
        return TableCheck(name, [f"log: {why}"], [])
    kept = found.kept
    damage, missing = list(log_faults(kept)), []
    if not damage:
        try:
            standing = standing_by_log(kept)
        except BrokenLog as error:
            damage.append(f"log: {error.detail}")
        else:
            if found.indexed is None:
                missing.append("index")
            else:
                damage += [f"index: {one}" for one in index_faults(kept, found, standing)]
            is_over = standing.stage == "over"
            if found.archive is None and is_over and is_ours(kept.header):
                missing.append("archive")
    if isinstance(found.archive, StoreDamaged):
        damage.append(f"archive: {found.archive.detail}")
    elif found.archive is not None and not any(one.startswith("log") for one in damage):
        damage += [f"archive: {one}" for one in archive_faults(kept, found.archive)]
    return TableCheck(name, damage, missing)


def log_faults(kept: Kept) -> Iterator[str]:
    """Tell where a log breaks, if it does."""
    at = broken_at(*kept)
    if at is not None:
        yield f"log: broken at entry {at}" if at else "log: the secret is not the one committed to"


def standing_by_log(kept: Kept) -> TableStanding:
    """Tell how a table stands, as far as its log says: all of it, if its rules are here."""
    if is_ours(kept.header):
        return standing_of(restored(*kept))
    return standing_without_rules(kept.entries)


def index_faults(kept: Kept, found: Inspected, standing: TableStanding) -> Iterator[str]:
    """Tell what the index says otherwise than the log."""
    indexed, holders = found.indexed, found.holders
    for damaged in (indexed, holders):
        if isinstance(damaged, StoreDamaged):
            yield damaged.detail
    last = kept.entries[-1].number if kept.entries else 0
    if indexed is None or isinstance(indexed, StoreDamaged):
        return
    if indexed.number > last:
        yield f"it knows entry {indexed.number}, and the log ends at {last}: it was cut off"
        return
    if indexed.number < last:
        yield f"it ends at entry {indexed.number}, and the log goes on to {last}"
        return
    yield from standing_faults(indexed, standing, is_known=is_ours(kept.header))
    if holders != standing.holders and not isinstance(holders, StoreDamaged):
        yield "other people hold the seats"


def standing_faults(
    indexed: IndexedTable, standing: TableStanding, *, is_known: bool
) -> Iterator[str]:
    """Tell what differs; rules alone know whose turn it is and whether the game is over."""
    fields = ("stage", "ply", "at", "waits") if is_known else ("ply", "at")
    for field in fields:
        ours, theirs = getattr(standing, field), getattr(indexed, field)
        if ours != theirs:
            yield f"{field} is {theirs}, and by the log {ours}"
    ours, theirs = ROOM.decode(standing.room or b""), ROOM.decode(indexed.room)
    if (ours if is_known else ours.chairs) != (theirs if is_known else theirs.chairs):
        yield "the room is another than by the log"


def archive_faults(kept: Kept, archive: Archive) -> Iterator[str]:
    """Tell what an archive says otherwise than the log it was made of."""
    entries = kept.entries[: archive.number]
    if not entries or entries[-1].number != archive.number or entries[-1].chain != archive.chain:
        yield "it was made of another log"
        return
    try:
        game = archived_game(archive)
        are_words_fit = words_fit(game, archive)
    except BrokenLog as error:
        yield error.detail
        return
    if not are_words_fit:
        yield "its words are of another game"
    if facts_archived(game) != list(facts_logged(entries)):
        yield "its plies are not those of the log"
        return
    if is_ours(kept.header) and archive.shape == shape_of(kept.header.game):
        try:
            again = archived_game(build(kept.header, entries))
        except SoucoupeError as error:
            yield f"it cannot be made again: {error.detail}"
            return
        if again != game:
            yield "it does not show what the rules show"


def facts_archived(game: ArchivedGame) -> list[tuple[object, ...]]:
    """List what every ply of an archive says of its entry."""
    return [fact(ply) for ply in game.plies]


def fact(ply: ArchivedPly) -> tuple[object, ...]:
    """Return what a ply says of its entry."""
    return ply.number, ply.at, ply.seat, ply.hand, ply.action


def facts_logged(entries: list[log.Entry]) -> Iterator[tuple[object, ...]]:
    """List the same from the log."""
    for entry in entries:
        match body_of(entry):
            case log.Dealt():
                yield entry.number, entry.at, None, None, None
            case log.Acted() as body:
                yield entry.number, entry.at, body.seat, body.hand, body.action
            case log.TookBack() as body:
                yield entry.number, entry.at, body.seat, None, None
            case _:
                pass


def words_fit(game: ArchivedGame, archive: Archive) -> bool:
    """Tell whether there are words for everything that was archived."""
    told: Mapping[str, Wording | SightWording]
    told = wordings(archive) if archive.is_over else sight_wordings(archive)
    shown = len(game.plies), len(game.notices)
    return all((len(one.plies), len(one.notices)) == shown for one in told.values())


def is_ours(header: log.Header) -> bool:
    """Tell whether the rules of a table are here."""
    return is_installed(header.game, header.version)
