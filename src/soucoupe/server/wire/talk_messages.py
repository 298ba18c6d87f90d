"""What is told of talk: messages, reactions, notepads, reports, and who may talk where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.server.wire.messages import (
    ChannelSeen,
    NotedMessage,
    NoteSeen,
    ReactedMessage,
    ReactionSeen,
    ReportedMessage,
    ReportSeen,
    SaidMessage,
    SaidSeen,
)
from soucoupe.tables import entries as log
from soucoupe.tables.state.table import ENCODER
from soucoupe.tables.state.talk import channels_of, readers_of

if TYPE_CHECKING:
    from msgspec import Struct

    from soucoupe.tables.state.table import Table
    from soucoupe.tables.state.talk import Heard

MOST_TOLD = 200
"""How many messages a `now` carries; a `story` has all of them."""


def heard(one: Heard) -> SaidSeen:
    """Return something said as its audience hears it."""
    said = one.said
    told = said.text, said.audience, said.channel, one.ply, one.at, said.breach
    return SaidSeen(one.id, said.seat, one.name, *told)


def heard_lately(table: Table, seat: int | None) -> tuple[SaidSeen, ...]:
    """Return the last of what a seat, or the public, has heard."""
    return tuple(heard(one) for one in table.heard_by(seat)[-MOST_TOLD:])


def channels_seen(table: Table, seat: int | None) -> list[ChannelSeen]:
    """List the channels a seat, or the public, hears."""
    seen = []
    is_barred = not table.talk.is_on or seat in table.talk.silent or seat is None
    for one in channels_of(table):
        if one.readers is None if seat is None else seat in readers_of(one, len(table.chairs)):
            may_talk = not is_barred and (one.speakers is None or seat in one.speakers)
            may_react = not is_barred and (one.reactors is None or seat in one.reactors)
            closed = None if may_talk else one.closed
            seen.append(ChannelSeen(one.name, may_talk, may_react, closed, one.has_pad))
    return seen


def reports_seen(table: Table, seat: int | None) -> list[ReportSeen]:
    """List what the host was shown, and may read now."""
    if seat is None or seat != table.host:
        return []
    reports = [one for one in table.talk.reports if may_be_read(table, one.heard, seat)]
    return [ReportSeen(one.by, heard(one.heard)) for one in reports]


def may_be_read(table: Table, one: Heard, host: int) -> bool:
    """Tell whether the host may read a message that was shown to them.

    Where the game says who talks with whom, what others said among themselves is read when it is
    over: else a report would be a way to talk to the host.
    """
    says_who_talks = table.stage == "playing" and table.game.channels is not None
    return not says_who_talks or one.said.audience is None or host in one.said.audience


def aside_message(table: Table, body: log.Said | log.Reacted | log.Noted | log.Reported) -> bytes:
    """Tell those it is for what was said, shown or noted; the entry has just been taken."""
    match body:
        case log.Said():
            message: Struct = SaidMessage(heard(table.talk.heard[-1]))
        case log.Reacted():
            message = ReactedMessage(ReactionSeen(body.seat, body.feeling, body.channel))
        case log.Noted():
            message = NotedMessage(NoteSeen(body.channel, body.text))
        case log.Reported():
            newest = table.talk.reports[-1]
            message = ReportedMessage(ReportSeen(newest.by, heard(newest.heard)))
    return ENCODER.encode(message)


def is_for(
    table: Table, body: log.Said | log.Reacted | log.Noted | log.Reported, seat: int | None
) -> bool:
    """Tell whether a seat, or the public, is to be told."""
    if isinstance(body, log.Reported):
        newest = table.talk.reports[-1].heard
        return seat is not None and seat == table.host and may_be_read(table, newest, seat)
    return body.audience is None or seat in body.audience
