"""What was said, shown and noted at a table, read from its log alone; no rules are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from soucoupe.server.wire.messages import HistoryItem, ItemNoted, ItemReacted, ItemSaid, SaidSeen
from soucoupe.tables import entries as log
from soucoupe.tables.state.table import body_of
from soucoupe.tables.state.talk import name_of

if TYPE_CHECKING:
    from collections.abc import Iterable


class Placed(NamedTuple):
    """Something that happened, and the number of its entry, which is told to nobody."""

    number: int
    item: HistoryItem


def talk_items(
    entries: Iterable[log.Entry], me: int | None, *, are_pads_open: bool
) -> list[Placed]:
    """List what a seat, or the public, may hear; once a game is over, everybody reads notepads."""
    reader = TalkReader()
    found = []
    for entry in entries:
        body = body_of(entry)
        item = reader.item(entry, body)
        if item is None:
            continue
        is_open = are_pads_open and isinstance(body, log.Noted)
        if is_open or is_heard(body, me):
            found.append(Placed(entry.number, item))
    return found


def message_of(entries: Iterable[log.Entry], identifier: str) -> SaidSeen | None:
    """Find one message by its id; None if it is not there any more."""
    reader = TalkReader()
    for entry in entries:
        item = reader.item(entry, body_of(entry))
        if isinstance(item, ItemSaid) and item.said.id == identifier:
            return item.said
    return None


class TalkReader:
    """Follows a log as far as talk needs it: how many plies there were, and who has which name."""

    def __init__(self) -> None:
        self._ply = 0
        self._names: dict[int, str] = {}

    def item(self, entry: log.Entry, body: log.Body) -> HistoryItem | None:
        """Take the next entry; return what was said, shown or noted, if it is that."""
        match body:
            case log.Said():
                return ItemSaid(self._said(entry, body))
            case log.Reacted():
                return ItemReacted(self._ply, entry.at, body.seat, body.feeling, body.channel)
            case log.Noted():
                return ItemNoted(self._ply, entry.at, body.seat, body.channel, body.text)
            case log.Acted() | log.TookBack():
                self._ply += 1
            case log.Sat() | log.Named():
                self._names[body.seat] = body.name
            case log.BotSat() | log.Left():
                self._names.pop(body.seat, None)
            case log.Arranged():
                self._names = {at: name for at, name in self._names.items() if at < body.seats}
            case _:
                pass
        return None

    def _said(self, entry: log.Entry, body: log.Said) -> SaidSeen:
        return SaidSeen(
            id=name_of(entry),
            seat=body.seat,
            name=self._names.get(body.seat, ""),
            text=body.text,
            audience=body.audience,
            channel=body.channel,
            ply=self._ply,
            at=entry.at,
            breach=body.breach,
        )


def is_heard(body: log.Body, me: int | None) -> bool:
    """Tell whether something is for a seat, or for the public."""
    audience = getattr(body, "audience", None)
    return audience is None or (me is not None and me in audience)
