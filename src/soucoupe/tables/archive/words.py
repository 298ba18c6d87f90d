"""A game told in words, in every language, so that it can be read when its catalogue is gone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from soucoupe.tables.archive.archive import SightWording, Wording
from soucoupe.words.catalogue import LANGUAGES, catalogue
from soucoupe.words.tell import Teller

if TYPE_CHECKING:
    from collections.abc import Sequence

    from soucoupe.tables.archive.archive import ArchivedNotice, ArchivedPly
    from soucoupe.tables.state.table import Table


def worded(
    table: Table,
    plies: Sequence[ArchivedPly],
    shown: Sequence[Sequence[Sequence[Any]]],
    notices: Sequence[ArchivedNotice],
) -> dict[str, Wording]:
    """Tell a finished game in every language, everything laid open: a ply's first sight."""
    told = {}
    for language in LANGUAGES:
        names, teller = players(table, language)
        sentences = [told_of(teller, ply, seen[0]) for ply, seen in zip(plies, shown, strict=True)]
        around = announced(teller, names, notices)
        result = [] if table.outcome is None else teller.results(table.outcome)
        told[language] = Wording(teller.say("title", {}), names, sentences, around, result)
    return told


def worded_by_sight(
    table: Table,
    plies: Sequence[ArchivedPly],
    shown: Sequence[Sequence[Sequence[Any]]],
    notices: Sequence[ArchivedNotice],
) -> dict[str, SightWording]:
    """Tell a game that is not over in every language, each sight from what it shows alone."""
    told = {}
    for language in LANGUAGES:
        names, teller = players(table, language)
        sentences = [
            [told_of(teller, ply, events) for events in seen]
            for ply, seen in zip(plies, shown, strict=True)
        ]
        around = announced(teller, names, notices)
        told[language] = SightWording(teller.say("title", {}), names, sentences, around)
    return told


def players(table: Table, language: str) -> tuple[list[str], Teller]:
    """Return the names of all seats in a language, and who tells of them."""
    names = [name_at(table, seat, language) for seat in range(len(table.chairs))]
    return names, Teller(table.header.game, language, names)


def told_of(teller: Teller, ply: ArchivedPly, events: Sequence[Any]) -> list[str]:
    """Tell a ply from its events; a taking back is one sentence for everybody."""
    if ply.undone is not None:
        return [teller.say("log-undone", {"ply": ply.undone})]
    return [teller.tell(event) for event in events]


def announced(teller: Teller, names: list[str], notices: Sequence[ArchivedNotice]) -> list[str]:
    """Tell what happened around the game."""
    return [
        teller.say(f"notice-{one.kind}", {"name": "" if one.seat is None else names[one.seat]})
        for one in notices
    ]


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
