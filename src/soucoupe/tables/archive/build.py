"""Writes a game down: its log is played once through the gate, and seen through all eyes."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Raw

from soucoupe import registry
from soucoupe.core.show import shown_open, shown_to
from soucoupe.tables import entries as log
from soucoupe.tables.archive.archive import (
    ENCODER,
    FORMAT,
    Archive,
    ArchivedGame,
    ArchivedNotice,
    ArchivedPly,
    Sight,
    packed,
)
from soucoupe.tables.archive.patch import difference
from soucoupe.tables.archive.words import worded, worded_by_sight
from soucoupe.tables.standing import room_kept
from soucoupe.tables.state.notices import announced, made_known
from soucoupe.tables.state.table import BODY, Table

if TYPE_CHECKING:
    from collections.abc import Iterable

    from soucoupe.core.rng import Draw

NOTHING = ENCODER.encode(None)


def build(header: log.Header, entries: Iterable[log.Entry]) -> Archive:
    """Write a game down, up to the entry that ended it or as far as it came."""
    written = WrittenDown(header)
    for entry in entries:
        written.read(entry)
        if written.table.stage == "over":
            break
    return written.archive()


class WrittenDown:
    """A game while its log is played."""

    def __init__(self, header: log.Header) -> None:
        self._draws: list[Draw] = []
        self.table = Table(header, draws=self._draws)
        self._plies: list[ArchivedPly] = []
        self._notices: list[ArchivedNotice] = []
        self._shown: list[list[list[Any]]] = []
        """The events of each ply as each of its sights shows them."""
        self._views: dict[int, tuple[bytes, Any]] = {}
        """What each pair of eyes saw last, as bytes and as JSON; numbered as in a ply's `who`."""

    def read(self, entry: log.Entry) -> None:
        """Play an entry and write down what it showed."""
        table = self.table
        events = table.read(entry)
        body = BODY.decode(entry.body)
        for beside in made_known(table):
            self._notices.append(ArchivedNotice(entry.number, table.ply, entry.at, *beside))
        match body:
            case log.Dealt() | log.Acted() | log.TookBack():
                self._ply(entry, body, events)
            case _:
                notice = announced(table, body)
                if notice is not None:
                    where = entry.number, table.ply, entry.at
                    self._notices.append(ArchivedNotice(*where, *notice))

    def archive(self) -> Archive:
        """Return what was written."""
        table, header = self.table, self.table.header
        is_over = table.stage == "over"
        game = ArchivedGame(
            game=header.game,
            version=header.version,
            commitment=header.commitment,
            created=header.created,
            is_over=is_over,
            outcome=table.outcome,
            secret=header.secret.hex() if is_over else None,
            lent={str(at): lent.hex() for at, lent in table.lent.items()} if is_over else {},
            is_public=header.is_public,
            room=room_kept(table, None),
            plies=self._plies,
            notices=self._notices,
        )
        told = table, self._plies, self._shown, self._notices
        words = packed(worded(*told) if is_over else worded_by_sight(*told))
        shape = shape_of(header.game)
        about = header.id, FORMAT, table.number, table.chain, is_over, shape
        return Archive(*about, packed(game), words)

    def _ply(
        self, entry: log.Entry, body: log.Dealt | log.Acted | log.TookBack, events: list[Any]
    ) -> None:
        table = self.table
        acted = body if isinstance(body, log.Acted) else None
        sights, who, shown = self._sights(self._seen(events))
        ply = ArchivedPly(
            number=entry.number,
            ply=table.ply,
            at=entry.at,
            seat=None if isinstance(body, log.Dealt) else body.seat,
            hand=acted.hand if acted else None,
            undone=table.undone if isinstance(body, log.TookBack) else None,
            action=acted.action if acted else None,
            draws=list(self._draws),
            inks=table.inks.fresh if acted else (),
            sights=sights,
            who=who,
        )
        self._draws.clear()
        self._plies.append(ply)
        self._shown.append(shown)

    def _seen(self, events: list[Any]) -> list[tuple[list[Any], bytes]]:
        """Return the events and the view of all eyes, in the order of a ply's `who`."""
        table, game = self.table, self.table.game
        opened = game.open(table.state) if game.open else game.view(table.state, None)
        laid_open = shown_open(game, events), ENCODER.encode(opened)
        seen, eliminated = [laid_open], table.eliminated
        for seat in (None, *range(len(table.chairs))):
            if seat in eliminated:
                seen.append(laid_open)
                continue
            view = ENCODER.encode(game.view(table.state, seat))
            seen.append((shown_to(game, events, seat), view))
        return seen

    def _sights(
        self, seen: list[tuple[list[Any], bytes]]
    ) -> tuple[list[Sight], list[int], list[list[Any]]]:
        """Return everything a ply showed, each thing once, who saw which, and its events."""
        found: dict[tuple[tuple[bytes, ...], bytes], int] = {}
        who: list[int] = []
        shown: list[list[Any]] = []
        for eyes, (events, view) in enumerate(seen):
            at = found.setdefault((written(events), self._patch(eyes, view)), len(found))
            who.append(at)
            if at == len(shown):
                shown.append(events)
        return [Sight([Raw(one) for one in told], Raw(patch)) for told, patch in found], who, shown

    def _patch(self, eyes: int, view: bytes) -> bytes:
        """Return how a view differs from the last one of the same eyes."""
        last, was = self._views.get(eyes, (b"", None))
        if view == last:
            return NOTHING
        now = msgspec.json.decode(view)
        self._views[eyes] = view, now
        return ENCODER.encode(difference(was, now))


def written(events: list[Any]) -> tuple[bytes, ...]:
    """Write each event as it is told."""
    return tuple([ENCODER.encode(event) for event in events])


@cache
def shape_of(game_id: str) -> str:
    """Return a digest of what a game's views and events look like, whatever is said of them."""
    game = registry.find(game_id)
    schemas = undescribed(msgspec.json.schema_components((game.views, game.events)))
    return sha256(msgspec.json.encode(schemas, order="sorted")).hexdigest()


def undescribed(schema: Any) -> Any:  # noqa: ANN401 (any JSON)
    """Leave descriptions out of a schema: they are words for people."""
    if isinstance(schema, list | tuple):
        return [undescribed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: undescribed(part)
        for key, part in schema.items()
        if key != "description" or not isinstance(part, str)
    }
