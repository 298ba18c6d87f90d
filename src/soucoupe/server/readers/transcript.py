"""A finished game told in words, to read on paper."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from soucoupe.server.readers.history import HistoryReader
from soucoupe.server.wire.messages import ItemMoved, ItemNotice, ItemSaid
from soucoupe.tables.errors import BadCommand
from soucoupe.words.catalogue import LANGUAGES, catalogue
from soucoupe.words.tell import Teller

if TYPE_CHECKING:
    from soucoupe.server.wire.messages import HistoryItem
    from soucoupe.store.protocol import Kept
    from soucoupe.tables.state.table import Table


def transcript(kept: Kept, language: str) -> str:
    """Tell a game from the deal to its result, with all that was hidden and publicly said."""
    if language not in LANGUAGES:
        msg = f"languages are {', '.join(LANGUAGES)}, not '{language}'"
        raise BadCommand(msg)
    reader = HistoryReader(kept, "open", None, has_views=False)
    items = list(reader.items())
    table = reader.table
    names = [name_at(table, seat, language) for seat in range(len(table.chairs))]
    teller = Teller(table.header.game, language, names)
    day = datetime.fromtimestamp(table.header.created, UTC).date().isoformat()
    lines = [teller.say("title", {}), f"{day} · {' · '.join(names)}", ""]
    undone = {one.undone for one in items if isinstance(one, ItemMoved)}
    for item in items:
        lines += told(item, teller, names, undone)
    return "\n".join([*lines, "", *result(table, teller, names), ""])


def told(item: HistoryItem, teller: Teller, names: list[str], undone: set[int | None]) -> list[str]:
    """Tell one thing that happened; an action taken back is told as such."""
    match item:
        case ItemMoved():
            if item.undone is not None:
                return [teller.say("log-undone", {"ply": item.undone})]
            mark = "\u2717 " if item.ply in undone else ""
            return [f"{item.ply:>4}  {mark}{teller.tell(event)}" for event in item.events]
        case ItemSaid():
            return [f"      {item.said.name}: {item.said.text.replace(chr(10), ' / ')}"]
        case ItemNotice():
            who = "" if item.notice.seat is None else names[item.notice.seat]
            return [f"      · {teller.say(f'notice-{item.notice.kind}', {'name': who})}"]
        case _:
            return []


def result(table: Table, teller: Teller, names: list[str]) -> list[str]:
    """Tell who came where, and why."""
    outcome = table.outcome
    if outcome is None:
        return []
    order = sorted(range(len(names)), key=lambda seat: outcome.places[seat])
    lines = [
        teller.say(
            "result-line",
            {"place": outcome.places[seat], "name": names[seat], "points": outcome.points[seat]},
        )
        for seat in order
    ]
    return [*lines, *(teller.say(f"reason-{reason}", {}) for reason in outcome.reasons)]


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
