"""A game told in words, in every language, so that it can be read when its catalogue is gone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from soucoupe.tables.archive.archive import Wording
from soucoupe.words.catalogue import LANGUAGES, catalogue
from soucoupe.words.tell import Teller

if TYPE_CHECKING:
    from collections.abc import Sequence

    from soucoupe.tables.archive.archive import ArchivedNotice, ArchivedPly
    from soucoupe.tables.state.table import Table


def worded(
    table: Table,
    plies: Sequence[ArchivedPly],
    events: Sequence[Sequence[Any]],
    notices: Sequence[ArchivedNotice],
) -> dict[str, Wording]:
    """Tell a game in every language, everything laid open; the events are those of each ply."""
    return {
        language: in_language(table, plies, events, notices, language) for language in LANGUAGES
    }


def in_language(
    table: Table,
    plies: Sequence[ArchivedPly],
    events: Sequence[Sequence[Any]],
    notices: Sequence[ArchivedNotice],
    language: str,
) -> Wording:
    """Tell a game in one language."""
    names = [name_at(table, seat, language) for seat in range(len(table.chairs))]
    teller = Teller(table.header.game, language, names)
    told = []
    for ply, happened in zip(plies, events, strict=True):
        if ply.undone is not None:
            told.append([teller.say("log-undone", {"ply": ply.undone})])
        else:
            told.append([teller.tell(event) for event in happened])
    announced = [
        teller.say(f"notice-{one.kind}", {"name": "" if one.seat is None else names[one.seat]})
        for one in notices
    ]
    result = [] if table.outcome is None else teller.results(table.outcome)
    return Wording(teller.say("title", {}), names, told, announced, result)


def name_at(table: Table, seat: int, language: str) -> str:
    """Name whoever sits in a seat: a bot by its level, twins told apart by their seat."""
    chair = table.chairs[seat]
    if chair.kind == "person":
        return chair.name
    words = catalogue(language, table.header.game)
    message = f"bot-{chair.level}"
    if not words.has_message(message):
        return f"{chair.level} {seat + 1}"
    pattern = words.get_message(message).value
    return f"{words.format_pattern(pattern)[0]} {seat + 1}" if pattern else chair.level
