"""Who is told what: messages made from a table, one encoding per distinct view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Raw

from soucoupe.core.options import write_options
from soucoupe.server.messages import ChairSeen, Moved, Now, Refusal, RoomSeen, SaidSeen
from soucoupe.tables.table import ENCODER

if TYPE_CHECKING:
    from collections.abc import Collection

    from soucoupe.core.errors import SoucoupeError
    from soucoupe.tables.entries import Said
    from soucoupe.tables.table import Table


def room_seen(table: Table, here: Collection[int]) -> RoomSeen:
    """Show the table around the game: the same for everyone."""
    chairs = tuple(
        ChairSeen(chair.kind, chair.name, chair.level, at in here)
        for at, chair in enumerate(table.chairs)
    )
    return RoomSeen(table.stage, chairs, table.host, write_options(table.options), table.rematch)


def room_message(table: Table, here: Collection[int]) -> bytes:
    """Tell everyone how the table stands."""
    return b'{"type":"room","room":%b}' % ENCODER.encode(room_seen(table, here))


def said_message(said: Said) -> bytes:
    """Tell an audience what was said."""
    return b'{"type":"said","said":%b}' % ENCODER.encode(heard(said))


def heard(said: Said) -> SaidSeen:
    """Return something said as its audience hears it."""
    return SaidSeen(said.seat, said.text, said.audience)


def is_for(said: Said, seat: int | None) -> bool:
    """Tell whether a seat, or the public, is in the audience."""
    return said.audience is None or seat in said.audience


def view_of(table: Table, seat: int | None) -> tuple[Raw, Raw, str | None]:
    """Encode what a seat sees and what it may do; name the rule that matters to it."""
    seen = table.game.view(table.state, seat)
    view = ENCODER.encode(seen)
    topic = table.game.topic(seen) if table.game.topic else None
    legal = b"[]" if seat is None else ENCODER.encode(list(table.game.legal(table.state, seat)))
    return Raw(view), Raw(legal), topic


def now_message(table: Table, seat: int | None, here: Collection[int]) -> bytes:
    """Tell a seat, or the public, everything it may know of the table."""
    view, legal, topic = view_of(table, seat) if table.state is not None else (None, None, None)
    is_over = table.stage == "over"
    mine = () if seat is None else table.accepted.get(seat, {})
    now = Now(
        room=room_seen(table, here),
        ply=table.ply,
        view=view,
        legal=legal,
        topic=topic,
        outcome=table.game.outcome(table.state) if is_over else None,
        last=next(reversed(mine), None) if mine else None,
        said=tuple(heard(one) for one in table.heard_by(seat)),
        secret=table.header.secret.hex() if is_over else None,
        lent={str(at): lent.hex() for at, lent in table.lent.items()} if is_over else {},
    )
    return ENCODER.encode(now)


def moved_message(table: Table, by: int, events: list[Any], seat: int | None) -> bytes:
    """Tell a seat, or the public, what it saw of the last action and how the table looks now."""
    shown = [table.game.show(event, seat) for event in events]
    view, legal, topic = view_of(table, seat)
    told = [event for event in shown if event is not None]
    return ENCODER.encode(Moved(table.ply, by, told, view, legal, topic))


def refused_message(identifier: str | None, error: SoucoupeError) -> bytes:
    """Tell one socket that its command was not taken, and why."""
    return ENCODER.encode(Refusal(identifier, error.code, error.detail, error.reason))
