"""Commands from the wire turned into decisions of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, assert_never

from soucoupe.server import messages as wire
from soucoupe.tables import lobby, moves

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
            given = command.action, command.ply, command.after, command.id
            return moves.act(table, seat, *given)
        case wire.Say():
            return moves.say(table, seat, command.text, command.audience, command.id), None
        case _:
            return before_the_deal(table, seat, command), None


def before_the_deal(table: Table, seat: int | None, command: wire.LobbyCommand) -> Body:
    """Decide what is done in the waiting room."""
    match command:
        case wire.Arrange():
            body: Body = lobby.arrange(table, seat, command.seats, command.options, command.id)
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
