"""Commands from the wire turned into decisions of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from soucoupe.server.wire import commands as wire
from soucoupe.tables.decide import actions, clock, seats, setup, talk, undo
from soucoupe.tables.decide.checks import was_taken
from soucoupe.tables.decide.decision import Decision

if TYPE_CHECKING:
    from soucoupe.tables.entries import Body
    from soucoupe.tables.state.table import Table


def decide(table: Table, seat: int | None, command: wire.TableCommand) -> Decision | None:
    """Decide what a command comes to, or refuse it."""
    if was_taken(table, seat, command.id):
        return None
    match command:
        case wire.Act():
            given = command.action, command.ply, command.after, command.id, command.ink
            return actions.act(table, seat, *given)
        case wire.TakeBack() | wire.Resign() | wire.Pause():
            return Decision(around_the_game(table, seat, command))
        case (
            wire.Say()
            | wire.React()
            | wire.Note()
            | wire.Report()
            | wire.Silence()
            | wire.SwitchTalk()
        ):
            return Decision(beside_the_game(table, seat, command))
        case _:
            return Decision(before_the_deal(table, seat, command))


def around_the_game(table: Table, seat: int | None, command: wire.PlayCommand) -> Body:
    """Decide about taking back, giving up and pausing."""
    match command:
        case wire.TakeBack():
            body: Body = undo.take_back(table, seat, command.id)
        case wire.Resign():
            body = seats.resign(table, seat, command.id)
        case wire.Pause():
            body = clock.wish_pause(table, seat, command.id, is_wished=command.is_wished)
        case _:
            assert_never(command)
    return body


def beside_the_game(table: Table, seat: int | None, command: wire.TalkCommand) -> Body:
    """Decide what is said, shown and noted."""
    match command:
        case wire.Say():
            given = command.text, command.audience, command.id, command.channel
            body: Body = talk.say(table, seat, *given, anyway=command.anyway)
        case wire.React():
            body = talk.react(table, seat, command.feeling, command.id, command.channel)
        case wire.Note():
            body = talk.note(table, seat, command.text, command.id, command.channel)
        case wire.Report():
            body = talk.report(table, seat, command.said, command.id)
        case wire.Silence():
            silent = command.is_silent
            body = talk.silence(table, seat, command.seat, command.id, is_silent=silent)
        case wire.SwitchTalk():
            body = talk.switch_talk(table, seat, command.id, is_on=command.is_on)
        case _:
            assert_never(command)
    return body


def before_the_deal(table: Table, seat: int | None, command: wire.LobbyCommand) -> Body:
    """Decide what is done in the waiting room."""
    match command:
        case wire.Arrange():
            given = command.seats, command.options, command.id, command.terms
            body: Body = setup.arrange(table, seat, *given)
        case wire.SeatBot():
            body = seats.seat_bot(table, seat, command.seat, command.level, command.id)
        case wire.Free():
            body = seats.free(table, seat, command.seat, command.id)
        case wire.Rename():
            body = seats.rename(table, seat, command.name, command.id)
        case wire.Start():
            body = setup.begin(table, seat, command.id)
        case wire.Lend():
            body = setup.lend(table, seat, command.entropy, command.id)
        case _:
            assert_never(command)
    return body
