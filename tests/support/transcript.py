"""A game told in words by its rules: what an archive has to tell the same."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from soucoupe.server.readers.history import HistoryReader
from soucoupe.server.wire.messages import ItemMoved, ItemNotice, ItemSaid
from soucoupe.tables.archive.words import name_at
from soucoupe.tables.errors import BadCommand
from soucoupe.words.catalogue import LANGUAGES
from soucoupe.words.tell import Teller

if TYPE_CHECKING:
    from soucoupe.server.wire.messages import HistoryItem
    from soucoupe.store.protocol import Kept
    from soucoupe.tables.archive.archive import Eyes


def transcript(kept: Kept, language: str, eyes: Eyes = "open") -> str:
    """Tell a game from the deal on as somebody saw it, with all that was publicly said."""
    if language not in LANGUAGES:
        msg = f"languages are {', '.join(LANGUAGES)}, not '{language}'"
        raise BadCommand(msg)
    reader = HistoryReader(kept, eyes, None, has_views=False)
    items = list(reader.items())
    table = reader.table
    names = [name_at(table, seat, language) for seat in range(len(table.chairs))]
    teller = Teller(table.header.game, language, names)
    day = datetime.fromtimestamp(table.header.created, UTC).date().isoformat()
    lines = [teller.say("title", {}), f"{day} · {' · '.join(names)}", ""]
    undone = {one.undone for one in items if isinstance(one, ItemMoved)}
    for item in items:
        lines += told(item, teller, names, undone)
    result = [] if table.outcome is None else teller.results(table.outcome)
    return "\n".join([*lines, "", *result, ""])


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
