"""A game as it is told from its archive, with the talk of its log; no rules are asked."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from soucoupe.server.readers.talk import Placed, talk_items
from soucoupe.server.wire.messages import (
    HistoryItem,
    ItemMoved,
    ItemNotice,
    ItemSaid,
    Notice,
    RoomSeen,
)
from soucoupe.server.wire.table_messages import room_seen
from soucoupe.tables.archive.read import seen_through
from soucoupe.tables.errors import BadCommand

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from soucoupe.tables import entries as log
    from soucoupe.tables.archive.archive import ArchivedGame, Eyes, Wording
    from soucoupe.tables.state.table import Stage


def archived_items(
    game: ArchivedGame, entries: Iterable[log.Entry], eyes: Eyes, me: int | None
) -> list[HistoryItem]:
    """Tell what happened, one thing after another; private talk only to who heard it."""
    found = talk_items(entries, me, are_pads_open=game.is_over)
    found += [
        Placed(one.number, ItemNotice(one.at, Notice(one.kind, one.seat, one.ply)))
        for one in game.notices
    ]
    for seen in seen_through(game, eyes):
        one = seen.ply
        moved = one.ply, one.at, one.seat, one.hand, one.undone, seen.events, seen.view, one.inks
        found.append(Placed(one.number, ItemMoved(*moved)))
    found.sort(key=lambda placed: placed.number)
    return [placed.item for placed in found]


def archived_transcript(
    game: ArchivedGame,
    wordings: Mapping[str, Wording],
    entries: Iterable[log.Entry],
    language: str,
) -> str:
    """Tell a game in words from the deal to its result, with all that was publicly said."""
    if language not in wordings:
        msg = f"languages are {', '.join(wordings)}, not '{language}'"
        raise BadCommand(msg)
    words = wordings[language]
    undone = {one.undone for one in game.plies}
    lines: list[tuple[int, str]] = []
    for ply, sentences in zip(game.plies, words.plies, strict=True):
        mark = "\u2717 " if ply.ply in undone else ""
        start = "" if ply.undone is not None else f"{ply.ply:>4}  {mark}"
        lines += [(ply.number, f"{start}{one}") for one in sentences]
    for notice, sentence in zip(game.notices, words.notices, strict=True):
        lines.append((notice.number, f"      · {sentence}"))
    for number, item in talk_items(entries, None, are_pads_open=False):
        if isinstance(item, ItemSaid):
            said = item.said.text.replace("\n", " / ")
            mark = f"  \u2691 {item.said.breach}" if item.said.breach else ""
            lines.append((number, f"      {item.said.name}: {said}{mark}"))
    lines.sort(key=lambda line: line[0])
    day = datetime.fromtimestamp(game.created, UTC).date().isoformat()
    top = [words.title, f"{day} · {' · '.join(words.names)}", ""]
    return "\n".join([*top, *(line for _, line in lines), "", *words.result, ""])


def archived_room(game: ArchivedGame) -> RoomSeen:
    """Show the table around the game as it was last, with nobody there any more."""
    stage: Stage = "over" if game.is_over else "playing"
    return room_seen(game.room, stage, is_public=game.is_public)
