"""What is decided while the game is on: actions, talk, another game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from soucoupe.core import notation
from soucoupe.tables import entries as log
from soucoupe.tables.errors import BadCommand, NotNow, Stale
from soucoupe.tables.lobby import must_be, must_sit
from soucoupe.tables.texts import fit_talk

if TYPE_CHECKING:
    from soucoupe.tables.table import Table

MOST_TALK = 2000
"""How many asides one table keeps."""


class Move(NamedTuple):
    """An action that is allowed, with the state and events it leads to."""

    body: log.Acted
    tried: tuple[Any, list[Any]]


def was_accepted(table: Table, seat: int | None, command: str) -> bool:
    """Tell whether this very command has been taken before: then it is only answered again."""
    return seat is not None and command in table.accepted.get(seat, {})


def act(
    table: Table,
    by: int | None,
    action: msgspec.Raw,
    ply: int | None,
    after: str | None,
    command: str,
) -> Move:
    """Take a person's action, unless the seat has moved on since it was made."""
    seat = must_sit(by)
    must_be(table, "playing", "acting")
    must_be_fresh(table, seat, ply, after)
    try:
        read = msgspec.json.decode(action, type=table.game.actions)
    except msgspec.DecodeError as error:
        msg = f"not an action of this game: {error}"
        raise BadCommand(msg) from None
    tried = table.try_action(seat, read)
    return Move(log.Acted(seat, notation.write(read), "person", command), tried)


def bot_acts(table: Table, seat: int, ply: int, action: msgspec.Struct) -> Move:
    """Take a bot's action, if nothing has overtaken it."""
    must_be(table, "playing", "acting")
    must_be_fresh(table, seat, ply, None)
    return Move(log.Acted(seat, notation.write(action), "bot"), table.try_action(seat, action))


def must_be_fresh(table: Table, seat: int, ply: int | None, after: str | None) -> None:
    """Refuse a command made before the seat last acted or was given its present decision."""
    if after is not None:
        ply = table.accepted.get(seat, {}).get(after)
        if ply is None:
            msg = "the command this one follows is no action of yours that was taken"
            raise Stale(msg)
    if ply is None or not 0 <= ply <= table.ply:
        msg = (
            f"a command names the ply it was made against, 0 to {table.ply}, or the one it follows"
        )
        raise BadCommand(msg)
    if ply < table.given[seat]:
        msg = "the table has moved on since; look again"
        raise Stale(msg)


def say(
    table: Table, by: int | None, text: str, audience: tuple[int, ...] | None, command: str
) -> log.Said:
    """Say something to everyone or to some seats."""
    seat = must_sit(by)
    tidy = fit_talk(text)
    if len(table.said) >= MOST_TALK:
        msg = f"this table has heard {MOST_TALK} messages and keeps no more"
        raise NotNow(msg)
    if audience is not None:
        if not all(0 <= one < len(table.chairs) for one in audience):
            msg = f"an audience is made of seats 0 to {len(table.chairs) - 1}"
            raise BadCommand(msg)
        audience = tuple(sorted({*audience, seat}))
    return log.Said(seat, tidy, audience, command)


def rematch(table: Table, by: int | None, new_table: str, command: str = "") -> log.Rematched:
    """Move on to another table with the same people: the first to ask settles it."""
    must_sit(by)
    must_be(table, "over", "a rematch")
    if table.rematch is not None:
        msg = "the next table is already there"
        raise NotNow(msg)
    return log.Rematched(new_table, by, command)


def seats_again(table: Table) -> list[log.Body]:
    """List the entries with which a rematch starts: the same seats, links and options."""
    bodies: list[log.Body] = []
    for seat in (*table.hosts, *(at for at in range(len(table.chairs)) if at not in table.hosts)):
        chair = table.chairs[seat]
        if chair.kind == "person":
            bodies.append(log.Sat(seat, chair.name, chair.link, chair.session))
        elif chair.kind == "bot":
            bodies.append(log.BotSat(seat, chair.level))
    return bodies
