"""Commands from the wire turned into decisions of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, assert_never

from soucoupe.server import commands as wire
from soucoupe.tables import absence, lobby, moves, speaking, takeback

if TYPE_CHECKING:
    from collections.abc import Callable

    from soucoupe.tables.entries import Body
    from soucoupe.tables.table import Table

    Decision = tuple[Body, Any]
    """What to log and, for an action, the state and events already worked out."""

    Decide = Callable[[Table], Decision | None]
    """Decides under the table's lock; None if the command has been taken before."""


def decide(table: Table, seat: int | None, command: wire.TableCommand) -> Decision | None:
    """Decide what a command comes to, or refuse it."""
    if moves.was_accepted(table, seat, command.id):
        return None
    match command:
        case wire.Act():
            given = command.action, command.ply, command.after, command.id, command.ink
            return moves.act(table, seat, *given)
        case wire.TakeBack() | wire.Resign() | wire.Pause():
            return around_the_game(table, seat, command), None
        case (
            wire.Say()
            | wire.React()
            | wire.Note()
            | wire.Report()
            | wire.Silence()
            | wire.SwitchTalk()
        ):
            return beside_the_game(table, seat, command), None
        case _:
            return before_the_deal(table, seat, command), None


def around_the_game(table: Table, seat: int | None, command: wire.PlayCommand) -> Body:
    """Decide about taking back, giving up and pausing."""
    match command:
        case wire.TakeBack():
            body: Body = takeback.take_back(table, seat, command.id)
        case wire.Resign():
            body = absence.resign(table, seat, command.id)
        case wire.Pause():
            body = absence.wish_pause(table, seat, command.id, is_wished=command.is_wished)
        case _:
            assert_never(command)
    return body


def beside_the_game(table: Table, seat: int | None, command: wire.TalkCommand) -> Body:
    """Decide what is said, shown and noted."""
    match command:
        case wire.Say():
            given = command.text, command.audience, command.id, command.channel
            body: Body = speaking.say(table, seat, *given)
        case wire.React():
            body = speaking.react(table, seat, command.feeling, command.id, command.channel)
        case wire.Note():
            body = speaking.note(table, seat, command.text, command.id, command.channel)
        case wire.Report():
            body = speaking.report(table, seat, command.said, command.id)
        case wire.Silence():
            silent = command.is_silent
            body = speaking.silence(table, seat, command.seat, command.id, is_silent=silent)
        case wire.SwitchTalk():
            body = speaking.switch_talk(table, seat, command.id, is_on=command.is_on)
        case _:
            assert_never(command)
    return body


def before_the_deal(table: Table, seat: int | None, command: wire.LobbyCommand) -> Body:
    """Decide what is done in the waiting room."""
    match command:
        case wire.Arrange():
            given = command.seats, command.options, command.id, command.terms
            body: Body = lobby.arrange(table, seat, *given)
        case wire.SeatBot():
            body = lobby.seat_bot(table, seat, command.seat, command.level, command.id)
        case wire.Free():
            body = lobby.free(table, seat, command.seat, command.id)
        case wire.Rename():
            body = lobby.rename(seat, command.name, command.id)
        case wire.Start():
            body = lobby.begin(table, seat, command.id)
        case wire.Lend():
            body = lobby.lend(table, seat, command.entropy, command.id)
        case _:
            assert_never(command)
    return body
