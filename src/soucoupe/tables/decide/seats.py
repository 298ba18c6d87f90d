"""Who sits where and who plays a seat: each function returns the entry to log, or refuses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.bots.levels import bot, bot_names
from soucoupe.core.look_alikes import drawn
from soucoupe.tables import entries as log
from soucoupe.tables.decide.checks import must_be, must_host, must_sit
from soucoupe.tables.decide.talk import may_talk, must_be_sayable, must_reach_all
from soucoupe.tables.errors import BadSeat, NameTaken, NotNow, OwnerHere, SeatTaken
from soucoupe.tables.state.seats import chair_at
from soucoupe.tables.texts import fit_name

if TYPE_CHECKING:
    from collections.abc import Collection

    from soucoupe.core.game import AnyGame
    from soucoupe.tables.state.table import Table


STAND_IN = "regular"


def sit(table: Table, seat: int | None, name: str, link: str, session: str) -> log.Sat:
    """Give a person the seat asked for, or the first that is free."""
    must_be(table, "waiting", "sitting down")
    tidy = fit_name(name)
    must_be_told_apart(table, None, tidy)
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


def rename(table: Table, by: int | None, name: str, command: str = "") -> log.Named:
    """Change one's own name; while a game is on, a name is talk to everybody."""
    seat, tidy = must_sit(by), fit_name(name)
    must_be_told_apart(table, seat, tidy)
    if table.stage == "playing":
        may_talk(table, seat)
        must_reach_all(table, seat)
        must_be_sayable(table, seat, tidy)
    return log.Named(seat, tidy, command)


def must_be_told_apart(table: Table, own: int | None, name: str) -> None:
    """Refuse a name that somebody else at the table has, or that looks like theirs."""
    looks = drawn(name)
    for seat, chair in enumerate(table.chairs):
        if seat != own and chair.kind == "person" and drawn(chair.name) == looks:
            msg = f"'{chair.name}' sits here already; choose a name that looks less like it"
            raise NameTaken(msg)


def take_over(table: Table, seat: int) -> log.TakenOver:
    """Let a bot play for somebody who is away."""
    must_be(table, "playing", "standing in")
    if not table.chairs[seat].is_own:
        msg = "this seat is played by a bot already"
        raise NotNow(msg)
    return log.TakenOver(seat, stand_in(table.game))


def come_back(table: Table, seat: int) -> log.Returned:
    """Let somebody who was away play on."""
    chair = table.chairs[seat]
    if chair.kind != "person" or not chair.stand_in or chair.has_resigned:
        msg = "no bot stands in for this seat"
        raise NotNow(msg)
    return log.Returned(seat)


def resign(table: Table, by: int | None, command: str) -> log.Resigned:
    """Give up: for good, and only for oneself."""
    seat = must_sit(by)
    must_be(table, "playing", "resigning")
    if table.chairs[seat].has_resigned:
        msg = "you have resigned already"
        raise NotNow(msg)
    return log.Resigned(seat, stand_in(table.game), command)


def close(table: Table) -> log.Closed:
    """Close a table for good, as the operator of the house alone may."""
    if table.stage == "over":
        msg = "this table is over already"
        raise NotNow(msg)
    return log.Closed()


def pass_host(table: Table, here: Collection[int]) -> log.Hosted:
    """Let the person who has been here longest host, if the host is away."""
    must_be(table, "waiting", "passing the host's place on")
    heirs = [seat for seat in table.hosts if seat in here]
    if table.host in here or not heirs:
        msg = "there is nobody else who could be the host"
        raise NotNow(msg)
    return log.Hosted(heirs[0])


def relink(
    table: Table,
    by: int | None,
    seat: int,
    link: str,
    session: str,
    command: str,
    *,
    is_away: bool,
) -> log.Relinked:
    """Give a seat a new link: one's own at any time, or as the host for somebody who lost theirs.

    Whoever holds the link sees the hand. So once there is one, the host does it only for people
    who are away; those who are here do it themselves, if they want it, and keep their device.
    """
    asker, chair = must_sit(by), chair_at(table.chairs, seat)
    if seat == asker:
        return log.Relinked(seat, link, chair.session, asker, command)
    must_host(table, by)
    if chair.kind != "person":
        msg = "a new link is for a person's seat"
        raise BadSeat(msg)
    if table.stage != "waiting" and not is_away:
        msg = "whoever sits there is here, or was a moment ago: only they can make a new link"
        raise OwnerHere(msg)
    return log.Relinked(seat, link, session, asker, command)


def stand_in(game: AnyGame) -> str:
    """Return the level of the bot that plays for people."""
    names = bot_names(game)
    return STAND_IN if STAND_IN in names else names[-1]
