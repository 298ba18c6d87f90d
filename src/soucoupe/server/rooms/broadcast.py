"""Telling everyone in a room what they may know of an entry that is on the disk."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from soucoupe.server.rooms.watcher import DONE
from soucoupe.server.wire.close_codes import CloseCode
from soucoupe.server.wire.notices import notice_of, notices_beside
from soucoupe.server.wire.table_messages import moved_message, room_message
from soucoupe.server.wire.talk_messages import aside_message, is_for
from soucoupe.tables import entries as log

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from soucoupe.server.rooms.room import Room
    from soucoupe.server.rooms.watcher import Watcher
    from soucoupe.server.wire.messages import Notice

LOST = {
    log.Claimed: CloseCode.TAKEN_OVER,
    log.Left: CloseCode.SEAT_FREED,
    log.Relinked: CloseCode.TAKEN_OVER,
}
"""The code a device is parted with when an entry costs it its seat."""
ANEW = (
    log.Hosted,
    log.Granted,
    log.Resigned,
    log.Closed,
    log.PauseWished,
    log.Silenced,
    log.TalkSwitched,
)
"""Entries after which everybody is told everything: times, channels or the outcome changed."""


def tell(
    room: Room,
    body: log.Body,
    events: list[Any],
    watcher: Watcher | None = None,
    answers: str | None = None,
) -> None:
    """Tell everyone what they may know of an entry; `answers` is the id of a watcher's command."""
    tell_entry(room, body, events, watcher, answers)
    for notice in notices_beside(room.table):
        tell_room(room, notice=notice)


def tell_entry(
    room: Room,
    body: log.Body,
    events: list[Any],
    watcher: Watcher | None,
    answers: str | None,
) -> None:
    """Tell everyone what they may know of an entry by itself."""
    match body:
        case log.Acted() | log.TookBack():
            at = room.time.now()
            room.sketches.acted(room.table, body.seat)
            tell_each(
                room,
                lambda seat: moved_message(room.table, body, events, seat, at),
                watcher,
                answers,
            )
            has_unwritten = isinstance(body, log.TookBack) and room.table.game.ink is not None
            if room.table.stage == "over" or has_unwritten:
                tell_each(room, room.now)
        case log.Said() | log.Reacted() | log.Noted() | log.Reported():
            tell_aside(room, body, watcher, answers)
        case log.Relinked() if body.by == body.seat:
            if watcher is not None:
                watcher.tell(DONE, answers)
        case log.Claimed() | log.Left() | log.Relinked():
            part_seat(room, body.seat, LOST[type(body)], watcher, answers, body)
            if room.table.talk.reports:
                tell_each(room, room.now)
        case log.Lent() | log.Hinted():
            if watcher is not None:
                watcher.tell(DONE, answers)
        case _:
            tell_around(room, body, watcher, answers)


def tell_aside(
    room: Room,
    body: log.Said | log.Reacted | log.Noted | log.Reported,
    watcher: Watcher | None,
    answers: str | None,
) -> None:
    """Tell an aside to those it is for; whoever said it is answered in any case."""
    message = aside_message(room.table, body)
    for one in room.watchers:
        if is_for(room.table, body, one.seat):
            one.tell(message, answers if one is watcher else None)
        elif one is watcher:
            one.tell(DONE, answers)


def tell_around(room: Room, body: log.Body, watcher: Watcher | None, answers: str | None) -> None:
    """Tell what happened around the game, and everything anew where that changes the game."""
    if not room.is_watchable():
        for one in [one for one in room.watchers if one.seat is None]:
            room.watchers.remove(one)
            one.part(CloseCode.NOT_WATCHED)
    if isinstance(body, log.Dealt):
        tell_each(room, room.now)
        return
    tell_room(room, watcher, answers, body=body)
    if isinstance(body, ANEW):
        tell_each(room, room.now)


def part_seat(
    room: Room,
    seat: int,
    code: CloseCode,
    watcher: Watcher | None = None,
    answers: str | None = None,
    body: log.Body | None = None,
) -> None:
    """Part with the devices that held a seat: they are told so, and nothing after."""
    gone = [one for one in room.watchers if one.seat == seat]
    room.watchers = [one for one in room.watchers if one.seat != seat]
    if gone:
        room.presence.went(seat, room.time.now())
    tell_room(room, watcher, answers, also=gone, body=body)
    for one in gone:
        one.part(code)


def tell_each(
    room: Room,
    make: Callable[[int | None], bytes],
    watcher: Watcher | None = None,
    answers: str | None = None,
) -> None:
    """Tell every seat its own message, encoded once per seat."""
    made: dict[int | None, bytes] = {}
    for one in room.watchers:
        if one.seat not in made:
            made[one.seat] = make(one.seat)
        one.tell(made[one.seat], answers if one is watcher else None)


def tell_seat(room: Room, seat: int, message: bytes) -> None:
    """Tell all devices of one seat something, and nobody else."""
    for one in room.watchers:
        if one.seat == seat:
            one.tell(message)


def tell_room(
    room: Room,
    watcher: Watcher | None = None,
    answers: str | None = None,
    but: Watcher | None = None,
    also: Iterable[Watcher] = (),
    body: log.Body | None = None,
    notice: Notice | None = None,
) -> None:
    """Tell everyone how the table stands around the game."""
    if body is not None:
        notice = notice_of(room.table, body)
    message = room_message(room.table, room.here(), notice)
    for one in (*room.watchers, *also):
        if one is not but:
            one.tell(message, answers if one is watcher else None)
