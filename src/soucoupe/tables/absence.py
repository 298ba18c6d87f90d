"""What is decided about who plays a seat: bots for the absent, giving up, pauses, new links."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.bots.levels import bot_names
from soucoupe.core.outcome import Outcome
from soucoupe.tables import entries as log
from soucoupe.tables.chairs import chair_at
from soucoupe.tables.errors import BadSeat, NotNow
from soucoupe.tables.lobby import must_be, must_host, must_sit

if TYPE_CHECKING:
    from collections.abc import Collection

    from soucoupe.core.game import AnyGame
    from soucoupe.tables.table import Table

STAND_IN = "regular"


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


def wish_pause(table: Table, by: int | None, command: str, *, is_wished: bool) -> log.PauseWished:
    """Ask for a pause, agree to one, or end it."""
    seat = must_sit(by)
    must_be(table, "playing", "pausing")
    if table.chairs[seat].has_resigned:
        msg = "you have resigned; whether there is a pause is for those who play"
        raise NotNow(msg)
    if is_wished == (seat in table.wishes):
        msg = "you have said so already"
        raise NotNow(msg)
    return log.PauseWished(seat, is_wished, command)


def pass_host(table: Table, here: Collection[int]) -> log.Hosted:
    """Let the person who has been here longest host, if the host is away."""
    must_be(table, "waiting", "passing the host's place on")
    heirs = [seat for seat in table.hosts if seat in here]
    if table.host in here or not heirs:
        msg = "there is nobody to pass the host's place on to"
        raise NotNow(msg)
    return log.Hosted(heirs[0])


def relink(
    table: Table, by: int | None, seat: int, link: str, session: str, command: str
) -> log.Relinked:
    """Give a person's seat a new link, for somebody who has lost theirs."""
    must_host(table, by)
    host = must_sit(by)
    if chair_at(table.chairs, seat).kind != "person" or seat == host:
        msg = "a new link is for another person's seat"
        raise BadSeat(msg)
    return log.Relinked(seat, link, session, host, command)


def players(table: Table) -> list[int]:
    """List the seats whose people play, and have not been eliminated."""
    out = table.eliminated
    return [seat for seat, chair in enumerate(table.chairs) if chair.is_own and seat not in out]


def stand_in(game: AnyGame) -> str:
    """Return the level of the bot that plays for people."""
    names = bot_names(game)
    return STAND_IN if STAND_IN in names else names[-1]


def is_paused(table: Table) -> bool:
    """Tell whether everybody who plays wants a pause."""
    playing = set(players(table))
    return bool(playing) and table.stage == "playing" and playing <= table.wishes


def given_up(table: Table) -> Outcome | None:
    """Return how the game ends when nobody is left to play it out with."""
    resigned = [seat for seat, chair in enumerate(table.chairs) if chair.has_resigned]
    left = [seat for seat in range(len(table.chairs)) if seat not in resigned]
    people = [seat for seat in left if table.chairs[seat].kind == "person"]
    if not resigned or (people and len(left) > 1):
        return None
    seats = len(table.chairs)
    places = tuple(1 if seat in left else len(left) + 1 for seat in range(seats))
    leagues = (None if seats == 1 else 0,) * seats
    return Outcome(tuple(left), leagues, places, (0,) * seats, reasons=("resigned",))
