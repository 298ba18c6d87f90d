"""Who sits where, how they prove it, who plays, and whether the game is on."""

from __future__ import annotations

from hmac import compare_digest
from typing import TYPE_CHECKING, Literal, assert_never

from soucoupe.core.options import read_options
from soucoupe.core.outcome import Outcome
from soucoupe.tables import entries as log
from soucoupe.tables.errors import BadSeat

if TYPE_CHECKING:
    from soucoupe.tables.state.table import Table


Kind = Literal["empty", "person", "bot"]


class Chair:
    """One seat of a table."""

    __slots__ = ("has_resigned", "kind", "level", "link", "name", "session", "since", "stand_in")

    def __init__(self) -> None:
        self.kind: Kind = "empty"
        self.name = ""
        self.level = ""
        self.link = ""
        self.session = ""
        self.since = 0
        """How much had been said at the table when the person sat down."""
        self.stand_in = ""
        """The level of the bot that plays for the person, if one does."""
        self.has_resigned = False

    @property
    def is_own(self) -> bool:
        """Whether a person sits here and plays."""
        return self.kind == "person" and not self.stand_in

    @property
    def bot(self) -> str:
        """The level of the bot that plays here, if one does."""
        return self.level if self.kind == "bot" else self.stand_in

    def seat_person(self, name: str, link: str, session: str, since: int) -> None:
        """Let a person sit down."""
        self.kind, self.name, self.level = "person", name, ""
        self.link, self.session, self.since = link, session, since

    def seat_bot(self, level: str) -> None:
        """Put a bot here."""
        self.kind, self.name, self.level = "bot", "", level
        self.link = self.session = ""

    def free(self) -> None:
        """Empty the seat."""
        self.kind = "empty"
        self.name = self.level = self.link = self.session = ""


def held_by(chairs: list[Chair], session: str) -> int | None:
    """Return the seat a session holds, if any; compared in constant time."""
    for seat, chair in enumerate(chairs):
        if chair.kind == "person" and compare_digest(chair.session, session):
            return seat
    return None


def linked_to(chairs: list[Chair], link: str) -> int | None:
    """Return the seat a seat link belongs to, if any."""
    for seat, chair in enumerate(chairs):
        if chair.kind == "person" and compare_digest(chair.link, link):
            return seat
    return None


def chair_at(chairs: list[Chair], seat: int) -> Chair:
    """Return the chair of that number, if there is one."""
    if not 0 <= seat < len(chairs):
        msg = f"there is no seat {seat}; seats are 0 to {len(chairs) - 1}"
        raise BadSeat(msg)
    return chairs[seat]


Seating = log.Arranged | log.Sat | log.BotSat | log.Left | log.Named | log.Claimed | log.Hosted


Playing = (
    log.Granted
    | log.TakenOver
    | log.Returned
    | log.Resigned
    | log.PauseWished
    | log.Relinked
    | log.Closed
)


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
            | log.Closed()
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
            table.remember_command(body.by, body.command)
        case log.Sat():
            since = len(table.talk.heard)
            table.chairs[body.seat].seat_person(body.name, body.link, body.session, since)
            table.hosts.append(body.seat)
        case log.BotSat():
            table.chairs[body.seat].seat_bot(body.level)
            table.remember_command(body.by, body.command)
        case log.Left():
            table.remember_command(body.by, body.command)
            table.chairs[body.seat].free()
            table.hosts = [seat for seat in table.hosts if seat != body.seat]
            table.commands_taken.pop(body.seat, None)
            table.talk.forget(body.seat)
        case log.Named():
            table.chairs[body.seat].name = body.name
            table.remember_command(body.seat, body.command)
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
            table.remember_command(body.seat, body.command)
        case log.PauseWished():
            (table.pause_wishes.add if body.is_wished else table.pause_wishes.discard)(body.seat)
            if not body.is_wished and table.clock.stopped is not None:
                table.pause_wishes.clear()  # who ends a pause ends it for all
            table.remember_command(body.seat, body.command)
        case log.Relinked():
            table.chairs[body.seat].link = body.link
            table.chairs[body.seat].session = body.session
            table.remember_command(body.by, body.command)
        case log.Closed():
            table.surrender = stopped(len(table.chairs))
            table.stage = "over"
            table.undo_steps.clear()
        case _:
            assert_never(body)
    settle(table, at)


def settle(table: Table, at: float) -> None:
    """Begin or end a pause, and end a game that nobody plays any more."""
    if table.stage != "playing":
        return
    table.surrender = given_up(table)
    if table.surrender is not None:
        table.stage = "over"
        table.undo_steps.clear()
    wants_pause = is_paused(table)
    if wants_pause and table.clock.stopped is None:
        table.clock.stop(at)
    elif not wants_pause:
        table.pause_wishes &= {seat for seat, chair in enumerate(table.chairs) if chair.is_own}
        table.clock.go_on(at)


def stopped(seats: int) -> Outcome:
    """Return how a game ends that the house has closed: without a winner, compared with nobody."""
    return Outcome((), (None,) * seats, (1,) * seats, (0,) * seats, reasons=("closed",))


def players(table: Table) -> list[int]:
    """List the seats whose people play, and have not been eliminated."""
    out = table.eliminated
    return [seat for seat, chair in enumerate(table.chairs) if chair.is_own and seat not in out]


def is_paused(table: Table) -> bool:
    """Tell whether everybody who plays wants a pause."""
    playing = set(players(table))
    return bool(playing) and table.stage == "playing" and playing <= table.pause_wishes


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
