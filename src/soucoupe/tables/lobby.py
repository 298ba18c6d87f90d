"""What is decided in the waiting room: each function returns the entry to log, or refuses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from soucoupe.bots.levels import bot
from soucoupe.core.errors import BadOption, BadSeats
from soucoupe.core.options import read_options, write_options
from soucoupe.core.rng import FastRng
from soucoupe.tables import entries as log
from soucoupe.tables.chain import MOST_ENTROPY
from soucoupe.tables.chairs import chair_at
from soucoupe.tables.errors import BadCommand, BadSeat, NotHost, NotNow, NotSeated, SeatTaken
from soucoupe.tables.terms import Terms, unfit
from soucoupe.tables.texts import fit_name

if TYPE_CHECKING:
    from soucoupe.tables.table import Stage, Table


def must_be(table: Table, stage: Stage, doing: str) -> None:
    """Refuse what belongs to another stage."""
    if table.stage != stage:
        msg = f"{doing} is for a table that is {stage}; this one is {table.stage}"
        raise NotNow(msg)


def must_host(table: Table, seat: int | None) -> None:
    """Refuse whoever is not the host."""
    if seat is None or seat != table.host:
        msg = "only the host of the table can do that"
        raise NotHost(msg)


def must_sit(seat: int | None) -> int:
    """Refuse whoever only watches."""
    if seat is None:
        msg = "that takes a seat at the table; you are watching"
        raise NotSeated(msg)
    return seat


def arrange(
    table: Table,
    by: int | None,
    seats: int | None,
    options: dict[str, Any] | None,
    command: str = "",
    terms: Terms | None = None,
) -> log.Arranged:
    """Set the number of seats, the options, the terms, or all of them."""
    must_be(table, "waiting", "arranging")
    must_host(table, by)
    count = len(table.chairs) if seats is None else seats
    if count not in table.game.seats:
        low, high = table.game.seats[0], table.game.seats[-1]
        msg = f"{table.game.id} takes {low} to {high} seats, not {count}"
        raise BadSeats(msg)
    if any(chair.kind != "empty" for chair in table.chairs[count:]):
        msg = "somebody sits in a seat that would go; free it first"
        raise SeatTaken(msg)
    given = write_options(table.options) if options is None else options
    agreed = table.terms if terms is None else terms
    if wrong := unfit(agreed):
        raise BadOption(wrong)
    written = write_options(read_options(table.game, given))
    return log.Arranged(count, written, by, command, agreed)


def sit(table: Table, seat: int | None, name: str, link: str, session: str) -> log.Sat:
    """Give a person the seat asked for, or the first that is free."""
    must_be(table, "waiting", "sitting down")
    tidy = fit_name(name)
    if seat is None:
        free = [at for at, chair in enumerate(table.chairs) if chair.kind == "empty"]
        if not free:
            msg = "every seat is taken"
            raise SeatTaken(msg)
        seat = free[0]
    if chair_at(table.chairs, seat).kind != "empty":
        msg = f"seat {seat} is taken"
        raise SeatTaken(msg)
    return log.Sat(seat, tidy, link, session)


def seat_bot(table: Table, by: int | None, seat: int, level: str, command: str = "") -> log.BotSat:
    """Put a bot into a free seat, or another bot in place of one."""
    must_be(table, "waiting", "seating a bot")
    must_host(table, by)
    bot(table.game, level)
    if chair_at(table.chairs, seat).kind == "person":
        msg = f"a person sits in seat {seat}"
        raise SeatTaken(msg)
    return log.BotSat(seat, level, by, command)


def free(table: Table, by: int | None, seat: int, command: str = "") -> log.Left:
    """Free a seat: one's own, or any as the host."""
    must_be(table, "waiting", "leaving")
    if by is None or by != seat:
        must_host(table, by)
    if chair_at(table.chairs, seat).kind == "empty":
        msg = f"nobody sits in seat {seat}"
        raise BadSeat(msg)
    return log.Left(seat, by, command)


def rename(by: int | None, name: str, command: str = "") -> log.Named:
    """Change one's own name, at any time."""
    return log.Named(must_sit(by), fit_name(name), command)


def begin(table: Table, by: int | None, command: str = "") -> log.Begun:
    """Ask for the deal, once every seat is filled and the options fit."""
    must_be(table, "waiting", "starting")
    must_host(table, by)
    empty = [at for at, chair in enumerate(table.chairs) if chair.kind == "empty"]
    if empty:
        listed = ", ".join(str(at) for at in empty)
        msg = f"nobody sits in seat {listed}; wait, put a bot there or take fewer seats"
        raise BadSeat(msg)
    table.game.deal(table.options, len(table.chairs), FastRng(0))
    return log.Begun(must_sit(by), command)


def lend(table: Table, by: int | None, entropy: str, command: str = "") -> log.Lent:
    """Add a player's own chance to the seed: once, before the deal."""
    must_be(table, "starting", "lending chance")
    seat = must_sit(by)
    if seat in table.lent:
        msg = "you have already lent your chance"
        raise NotNow(msg)
    try:
        raw = bytes.fromhex(entropy)
    except ValueError:
        raw = b""
    if not 1 <= len(raw) <= MOST_ENTROPY:
        msg = f"lent chance is 1 to {MOST_ENTROPY} bytes in hexadecimal digits"
        raise BadCommand(msg)
    return log.Lent(seat, raw.hex(), command)


def silent(table: Table) -> list[int]:
    """List the people whose chance the deal still waits for."""
    return [
        at
        for at, chair in enumerate(table.chairs)
        if chair.kind == "person" and at not in table.lent
    ]
