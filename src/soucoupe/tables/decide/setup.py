"""How a game is set up, begun and dealt: each function returns the entry to log, or refuses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from soucoupe.core.errors import BadOption
from soucoupe.core.options import check_seats, read_options, write_options
from soucoupe.core.rng import FastRng
from soucoupe.tables import entries as log
from soucoupe.tables.chain import MOST_ENTROPY
from soucoupe.tables.decide.checks import must_be, must_host, must_sit
from soucoupe.tables.decide.decision import Decision
from soucoupe.tables.errors import BadCommand, BadSeat, NotNow, SeatTaken
from soucoupe.tables.terms import Terms, unfit

if TYPE_CHECKING:
    from soucoupe.tables.state.table import Table


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
    given = write_options(table.options) if options is None else options
    return arranged(table, count, given, table.terms if terms is None else terms, by, command)


def arranged(
    table: Table,
    seats: int,
    options: dict[str, Any],
    terms: Terms,
    by: int | None = None,
    command: str = "",
) -> log.Arranged:
    """Check an arrangement, whoever asks for it; nobody does where a table is new."""
    check_seats(table.game, seats)
    if any(chair.kind != "empty" for chair in table.chairs[seats:]):
        msg = "somebody sits in a seat that would go; free it first"
        raise SeatTaken(msg)
    if wrong := unfit(terms):
        raise BadOption(wrong)
    written = write_options(read_options(table.game, options))
    return log.Arranged(seats, written, by, command, terms)


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


def not_lent(table: Table) -> list[int]:
    """List the people whose chance the deal still waits for."""
    return [
        at
        for at, chair in enumerate(table.chairs)
        if chair.kind == "person" and at not in table.lent
    ]


def deal_now(table: Table) -> Decision:
    """Deal, if the table still waits for it."""
    must_be(table, "starting", "dealing")
    return Decision(log.Dealt(), table.try_deal())
