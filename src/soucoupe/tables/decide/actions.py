"""Actions of people, bots and the clock: played through the gate, then logged, or refused."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec

from soucoupe.core import notation
from soucoupe.core.rng import Rng
from soucoupe.tables import entries as log
from soucoupe.tables.decide.checks import must_be_on, must_sit
from soucoupe.tables.decide.decision import Decision
from soucoupe.tables.decide.ink import must_write
from soucoupe.tables.errors import BadCommand, Late, NotNow, Stale

if TYPE_CHECKING:
    from soucoupe.tables.entries.ink import Ink
    from soucoupe.tables.state.table import Table


def act(
    table: Table,
    by: int | None,
    action: msgspec.Raw,
    ply: int | None,
    after: str | None,
    command: str,
    ink: Ink | None = None,
) -> Decision:
    """Take a person's action, unless the seat has moved on since it was made."""
    seat = must_sit(by)
    must_be_on(table)
    if table.chairs[seat].stand_in:
        msg = "you have resigned" if table.chairs[seat].has_resigned else "a bot plays for you"
        raise NotNow(msg)
    must_be_fresh(table, seat, ply, after)
    read = read_action(table, action)
    written = must_write(table, seat, read, ink)
    played = table.try_action(seat, read)
    return Decision(log.Acted(seat, notation.write(read), "person", command, written), played)


def read_action(table: Table, action: msgspec.Raw) -> msgspec.Struct:
    """Read an action of the table's game from the wire."""
    try:
        read: msgspec.Struct = msgspec.json.decode(action, type=table.game.actions)
    except msgspec.DecodeError as error:
        msg = f"not an action of this game: {error}"
        raise BadCommand(msg) from None
    return read


def bot_acts(table: Table, seat: int, ply: int, action: msgspec.Struct) -> Decision:
    """Take a bot's action, if nothing has overtaken it."""
    must_be_on(table)
    if not table.chairs[seat].bot:
        msg = "no bot plays this seat"
        raise NotNow(msg)
    must_be_fresh(table, seat, ply, None)
    return taken(table, seat, action, "bot")


def clock_acts(table: Table, seat: int, since: float) -> Decision:
    """Decide for a seat whose time is up, by the legal actions and the table's chance alone."""
    must_be_on(table)
    if all((one.seat, one.since) != (seat, since) for one in table.clock.deadlines(table.terms)):
        msg = "this clock is no longer running"
        raise NotNow(msg)
    game = table.game
    view, legal = game.view(table.state, seat), game.legal(table.state, seat)
    return taken(table, seat, game.timeout(view, legal, clock_rng(table)), "clock")


def taken(table: Table, seat: int, action: msgspec.Struct, hand: log.Hand) -> Decision:
    """Take an action for a seat that nobody sent."""
    return Decision(log.Acted(seat, notation.write(action), hand), table.try_action(seat, action))


def clock_rng(table: Table) -> Rng:
    """Return the clock's own stream for the next ply, apart from the stream the rules draw from."""
    return Rng(sha256(b"soucoupe/clock/1" + table.seed).digest(), table.ply + 1)


def must_be_fresh(table: Table, seat: int, ply: int | None, after: str | None) -> None:
    """Refuse a command made before the seat last acted or was given its present decision."""
    if after is not None:
        ply = table.commands_taken.get(seat, {}).get(after)
        if ply is None:
            msg = "the command this one follows is not an action of yours that was taken"
            raise Stale(msg)
    if ply is None or not 0 <= ply <= table.ply:
        msg = (
            f"a command names the ply it was made against, 0 to {table.ply}, or the one it follows"
        )
        raise BadCommand(msg)
    if ply < table.decision_ply[seat]:
        if table.clock_acted_ply.get(seat) == table.decision_ply[seat]:
            msg = "your time was up; the clock has decided for you"
            raise Late(msg)
        msg = "the table has moved on since; look again"
        raise Stale(msg)
