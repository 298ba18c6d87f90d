"""The story of a table, read from its log: what somebody saw, ply by ply, and what was said."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Raw

from soucoupe.core.show import shown_open, shown_to
from soucoupe.server.wire.messages import (
    HistoryItem,
    ItemMoved,
    ItemNoted,
    ItemNotice,
    ItemReacted,
    ItemSaid,
)
from soucoupe.server.wire.notices import notice_of, notices_beside
from soucoupe.server.wire.talk_messages import heard
from soucoupe.tables import entries as log
from soucoupe.tables.archive.archive import Eyes
from soucoupe.tables.state.table import BODY, ENCODER, Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from soucoupe.store.protocol import Kept

__all__ = ["Eyes", "HistoryReader"]


class HistoryReader:
    """Reads a log from the deal on, through somebody's eyes."""

    def __init__(self, kept: Kept, eyes: Eyes, me: int | None, *, has_views: bool) -> None:
        self.table = Table(kept.header)
        self._entries = kept.entries
        self._eyes = eyes
        self._seat = eyes if isinstance(eyes, int) else None
        self._me = me
        self._has_views = has_views

    def items(self) -> Iterator[HistoryItem]:
        """Tell what happened, one thing after another; private talk only to who heard it."""
        for entry in self._entries:
            events = self.table.read(entry)
            item = self._item(entry, BODY.decode(entry.body), events)
            if item is not None:
                yield item
            for notice in notices_beside(self.table):
                yield ItemNotice(entry.at, notice)

    def _item(self, entry: log.Entry, body: log.Body, events: list[Any]) -> HistoryItem | None:
        table = self.table
        item: HistoryItem | None = None
        match body:
            case log.Dealt():
                seen = self._shown(events), self._view()
                item = ItemMoved(table.ply, entry.at, None, None, None, *seen)
            case log.Acted():
                seen = self._shown(events), self._view()
                inks = table.inks.fresh
                item = ItemMoved(table.ply, entry.at, body.seat, body.hand, None, *seen, inks)
            case log.TookBack():
                view = self._view()
                item = ItemMoved(table.ply, entry.at, body.seat, None, table.undone, [], view)
            case log.Said() if self._hears(body.audience):
                item = ItemSaid(heard(table.talk.heard[-1]))
            case log.Reacted() if self._hears(body.audience):
                item = ItemReacted(table.ply, entry.at, body.seat, body.feeling, body.channel)
            case log.Noted() if self._has_views or self._me in body.audience:
                item = ItemNoted(table.ply, entry.at, body.seat, body.channel, body.text)
            case _:
                notice = notice_of(table, body)
                item = None if notice is None else ItemNotice(entry.at, notice)
        return item

    def _hears(self, audience: tuple[int, ...] | None) -> bool:
        return audience is None or (self._me is not None and self._me in audience)

    def _shown(self, events: list[Any]) -> list[Any]:
        if self._is_open():
            return shown_open(self.table.game, events)
        return shown_to(self.table.game, events, self._seat)

    def _view(self) -> Raw | None:
        if not self._has_views:
            return None
        game, state = self.table.game, self.table.state
        if self._is_open():
            seen = game.open(state) if game.open else game.view(state, None)
        else:
            seen = game.view(state, self._seat)
        return Raw(ENCODER.encode(seen))

    def _is_open(self) -> bool:
        return self._eyes == "open" or self._eyes in self.table.eliminated
