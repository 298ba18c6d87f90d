"""How entries about seats change a table: who sits where, who plays, whether there is a pause."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from soucoupe.core.options import read_options
from soucoupe.tables import absence
from soucoupe.tables import entries as log
from soucoupe.tables.chairs import Chair

if TYPE_CHECKING:
    from soucoupe.tables.table import Table

Seating = log.Arranged | log.Sat | log.BotSat | log.Left | log.Named | log.Claimed | log.Hosted
Playing = log.Granted | log.TakenOver | log.Returned | log.Resigned | log.PauseWished | log.Relinked


def take(table: Table, body: Seating | Playing, at: float) -> None:
    """Change a table as an entry says."""
    match body:
        case (
            log.Granted()
            | log.TakenOver()
            | log.Returned()
            | log.Resigned()
            | log.PauseWished()
            | log.Relinked()
        ):
            take_playing(table, body, at)
        case _:
            take_seating(table, body)


def take_seating(table: Table, body: Seating) -> None:
    """Change who sits where, and on which terms."""
    match body:
        case log.Arranged():
            missing = body.seats - len(table.chairs)
            table.chairs = table.chairs[: body.seats] + [Chair() for _ in range(missing)]
            table.options = read_options(table.game, body.options)
            table.terms = body.terms
            table.accept(body.by, body.command)
        case log.Sat():
            since = len(table.talk.heard)
            table.chairs[body.seat].seat_person(body.name, body.link, body.session, since)
            table.hosts.append(body.seat)
        case log.BotSat():
            table.chairs[body.seat].seat_bot(body.level)
            table.accept(body.by, body.command)
        case log.Left():
            table.accept(body.by, body.command)
            table.chairs[body.seat].free()
            table.hosts = [seat for seat in table.hosts if seat != body.seat]
            table.accepted.pop(body.seat, None)
            table.talk.forget(body.seat)
        case log.Named():
            table.chairs[body.seat].name = body.name
            table.accept(body.seat, body.command)
        case log.Claimed():
            table.chairs[body.seat].session = body.session
        case log.Hosted():
            table.hosts = [body.seat, *(seat for seat in table.hosts if seat != body.seat)]
        case _:
            assert_never(body)


def take_playing(table: Table, body: Playing, at: float) -> None:
    """Change who plays, and whether the game is on."""
    match body:
        case log.Granted():
            table.clock.grant(body.seats, at)
        case log.TakenOver():
            table.chairs[body.seat].stand_in = body.level
        case log.Returned():
            table.chairs[body.seat].stand_in = ""
        case log.Resigned():
            chair = table.chairs[body.seat]
            chair.stand_in, chair.has_resigned = body.level, True
            table.accept(body.seat, body.command)
        case log.PauseWished():
            (table.wishes.add if body.is_wished else table.wishes.discard)(body.seat)
            if not body.is_wished and table.clock.stopped is not None:
                table.wishes.clear()  # who ends a pause ends it for all
            table.accept(body.seat, body.command)
        case log.Relinked():
            table.chairs[body.seat].link = body.link
            table.chairs[body.seat].session = body.session
            table.accept(body.by, body.command)
        case _:
            assert_never(body)
    settle(table, at)


def settle(table: Table, at: float) -> None:
    """Begin or end a pause, and end a game that nobody plays any more."""
    if table.stage != "playing":
        return
    table.surrender = absence.given_up(table)
    if table.surrender is not None:
        table.stage = "over"
        table.steps.clear()
    is_paused = absence.is_paused(table)
    if is_paused and table.clock.stopped is None:
        table.clock.stop(at)
    elif not is_paused:
        table.wishes &= {seat for seat, chair in enumerate(table.chairs) if chair.is_own}
        table.clock.go_on(at)
