"""Who is told what: messages made from a table, one encoding per distinct view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Raw

from soucoupe.core.play import opening
from soucoupe.core.show import shown_open, shown_to
from soucoupe.server.limits import ComeLater
from soucoupe.server.wire.messages import (
    ChairSeen,
    ClockSeen,
    Moved,
    Notice,
    Now,
    Pen,
    Refusal,
    RoomMessage,
    RoomSeen,
    SketchSeen,
)
from soucoupe.server.wire.talk_messages import channels_seen, heard_lately, reports_seen
from soucoupe.tables import entries as log
from soucoupe.tables.decide.undo import can_take_back
from soucoupe.tables.standing import room_kept
from soucoupe.tables.state.ink import writing
from soucoupe.tables.state.table import ENCODER

if TYPE_CHECKING:
    from collections.abc import Collection

    from soucoupe.core.errors import SoucoupeError
    from soucoupe.tables.standing import RoomKept
    from soucoupe.tables.state.table import Stage, Table


def room_seen(
    room: RoomKept, stage: Stage, here: Collection[int] = (), *, is_public: bool
) -> RoomSeen:
    """Show the table around the game, and whoever is there: the same for everyone."""
    chairs = tuple(
        ChairSeen(
            chair.kind,
            chair.name,
            chair.level,
            at in here,
            chair.stand_in,
            chair.has_resigned,
            chair.is_silent,
            chair.hints,
        )
        for at, chair in enumerate(room.chairs)
    )
    return RoomSeen(
        stage,
        chairs,
        room.host,
        room.options,
        room.rematch,
        room.terms,
        is_public,
        room.is_talk_on,
        room.is_paused,
        room.wishes,
    )


def room_of(table: Table, here: Collection[int]) -> RoomSeen:
    """Show a table that is open."""
    room = room_kept(table, None)
    return room_seen(room, table.stage, here, is_public=table.header.is_public)


def room_message(table: Table, here: Collection[int], notice: Notice | None = None) -> bytes:
    """Tell everyone how the table stands, and what has just happened around the game."""
    return ENCODER.encode(RoomMessage(room_of(table, here), notice))


def view_of(table: Table, seat: int | None) -> tuple[Raw, Raw, str | None]:
    """Encode what a seat sees and what it may do; name the rule that matters to it."""
    game = table.game
    seen = game.view(table.state, seat)
    topic = game.topic(seen) if game.topic else None
    if game.open is not None and seat in table.eliminated:
        seen = game.open(table.state)
    legal = b"[]" if seat is None else ENCODER.encode(list(game.legal(table.state, seat)))
    return Raw(ENCODER.encode(seen)), Raw(legal), topic


def clocks_seen(table: Table, at: float) -> list[ClockSeen]:
    """Show how long the seats that owe a decision have; everybody may know."""
    if table.stage != "playing" or (table.terms.clock == "none" and table.clock.limit is None):
        return []
    return [
        ClockSeen(
            one.seat, round(1000 * max(0.0, min(one.seconds, one.ends - at))), one.seconds, one.kind
        )
        for one in table.clock.deadlines(table.terms)
    ]


def pen_of(table: Table, seat: int | None) -> Pen | None:
    """Tell whether a seat writes before everyone's eyes now, or under a seal."""
    now = writing(table, seat)
    if now is None:
        return None
    return "open" if now.seal is None else "sealed"


def now_message(
    table: Table, seat: int | None, here: Collection[int], at: float, sketches: list[SketchSeen]
) -> bytes:
    """Tell a seat, or the public, everything it may know of the table."""
    view, legal, topic = view_of(table, seat) if table.state is not None else (None, None, None)
    is_over = table.stage == "over"
    mine = () if seat is None else table.commands_taken.get(seat, {})
    now = Now(
        room=room_of(table, here),
        ply=table.ply,
        view=view,
        legal=legal,
        topic=topic,
        outcome=table.outcome,
        last=next(reversed(mine), None) if mine else None,
        said=heard_lately(table, seat),
        secret=table.header.secret.hex() if is_over else None,
        lent={str(at): lent.hex() for at, lent in table.lent.items()} if is_over else {},
        clocks=clocks_seen(table, at),
        channels=channels_seen(table, seat),
        pads=table.talk.pads_of(seat),
        reports=reports_seen(table, seat),
        can_take_back=can_take_back(table, seat),
        is_open=seat in table.eliminated,
        writing=pen_of(table, seat),
        inks=table.inks.shown,
        sketches=sketches,
        opening=dealt_to(table, seat),
    )
    return ENCODER.encode(now)


def dealt_to(table: Table, seat: int | None) -> list[Any]:
    """Return what the deal showed to a seat, or to the public, until the first action."""
    if table.state is None or table.ply:
        return []
    shown = [table.game.show(event, seat) for event in opening(table.game, table.state)]
    return [event for event in shown if event is not None]


def moved_message(
    table: Table, body: log.Acted | log.TookBack, events: list[Any], seat: int | None, at: float
) -> bytes:
    """Tell a seat, or the public, what it saw of the last action and how the table looks now."""
    is_open = seat in table.eliminated
    shown = shown_open(table.game, events) if is_open else shown_to(table.game, events, seat)
    view, legal, topic = view_of(table, seat)
    return ENCODER.encode(
        Moved(
            ply=table.ply,
            seat=body.seat,
            events=shown,
            view=view,
            legal=legal,
            topic=topic,
            hand=body.hand if isinstance(body, log.Acted) else None,
            undone=table.undone if isinstance(body, log.TookBack) else None,
            clocks=clocks_seen(table, at),
            channels=channels_seen(table, seat),
            can_take_back=can_take_back(table, seat),
            is_open=is_open,
            writing=pen_of(table, seat),
            inks=table.inks.fresh if isinstance(body, log.Acted) else (),
        )
    )


def refusal_message(identifier: str | None, error: SoucoupeError) -> bytes:
    """Tell one socket that its command was not taken, and why."""
    wait = error.wait if isinstance(error, ComeLater) else None
    told = identifier, error.code, error.detail, error.reason, wait, error.word
    return ENCODER.encode(Refusal(*told))
