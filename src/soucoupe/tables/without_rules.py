"""A table whose rules are not installed any more, as far as its entries alone tell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from soucoupe.tables import entries as log
from soucoupe.tables.chain import leaf, next_link
from soucoupe.tables.errors import BrokenLog
from soucoupe.tables.standing import ChairKept, Holder, RoomKept, TableStanding
from soucoupe.tables.state.seats import Chair
from soucoupe.tables.state.table import ENCODER, Stage, body_of
from soucoupe.tables.terms import Terms

if TYPE_CHECKING:
    from collections.abc import Iterable


class Sitting:
    """Who sits where, and on which terms: what entries say of it without any game."""

    def __init__(self) -> None:
        self.stage: Stage = "waiting"
        self.ply = 0
        self.at = 0.0
        self.chairs: list[Chair] = []
        self.hosts: list[int] = []
        self.options: dict[str, Any] = {}
        self.terms = Terms()
        self.silent: set[int] = set()
        self.is_talk_on = True
        self.rematch: str | None = None

    def take(self, entry: log.Entry) -> None:
        """Become what an entry says."""
        self.at = entry.at
        body = body_of(entry)
        match body:
            case log.Acted() | log.TookBack():
                self.ply += 1
            case log.Begun():
                self.stage = "starting"
            case log.Dealt():
                self.stage = "playing"
            case log.Closed():
                self.stage = "over"
            case log.Rematched():
                self.rematch = body.table
            case log.TalkSwitched():
                self.is_talk_on = body.is_on
            case log.Silenced():
                (self.silent.add if body.is_silent else self.silent.discard)(body.seat)
            case _:
                self._seat(body)

    def _seat(self, body: log.Body) -> None:
        match body:
            case log.Arranged():
                missing = body.seats - len(self.chairs)
                self.chairs = self.chairs[: body.seats] + [Chair() for _ in range(missing)]
                self.options, self.terms = body.options, body.terms
            case log.Sat():
                self.chairs[body.seat].seat_person(body.name, body.link, body.session, 0)
                self.hosts.append(body.seat)
            case log.BotSat():
                self.chairs[body.seat].seat_bot(body.level)
            case log.Left():
                self.chairs[body.seat].free()
                self.hosts = [seat for seat in self.hosts if seat != body.seat]
                self.silent.discard(body.seat)
            case log.Named():
                self.chairs[body.seat].name = body.name
            case log.Claimed() | log.Relinked():
                chair = self.chairs[body.seat]
                chair.session = body.session
                chair.link = body.link if isinstance(body, log.Relinked) else chair.link
            case log.Hosted():
                self.hosts = [body.seat, *(seat for seat in self.hosts if seat != body.seat)]
            case log.TakenOver() | log.Returned() | log.Resigned():
                chair = self.chairs[body.seat]
                chair.stand_in = "" if isinstance(body, log.Returned) else body.level
                chair.has_resigned = isinstance(body, log.Resigned)
            case _:
                pass


def sitting_after(entries: Iterable[log.Entry]) -> Sitting:
    """Tell who sits where after all entries."""
    sitting = Sitting()
    for entry in entries:
        try:
            sitting.take(entry)
        except IndexError as error:
            msg = f"entry {entry.number} cannot be read: {error}"
            raise BrokenLog(msg) from error
    return sitting


def sealed_after(last: log.Entry, body: log.Body, salt: bytes, at: float) -> log.Entry:
    """Make the next entry of a log that no table can be made of here."""
    encoded, number = ENCODER.encode(body), last.number + 1
    link = next_link(last.chain, number, leaf(salt, at, encoded))
    return log.Entry(number, encoded, at, salt, link)


def standing_without_rules(entries: Iterable[log.Entry]) -> TableStanding:
    """Tell how a table stands; whose turn it is, and whether the game is over, rules alone know."""
    sitting = sitting_after(entries)
    chairs = tuple(
        ChairKept(
            chair.kind,
            chair.name,
            chair.level,
            chair.stand_in,
            chair.has_resigned,
            at in sitting.silent,
        )
        for at, chair in enumerate(sitting.chairs)
    )
    host = sitting.hosts[0] if sitting.hosts else None
    around = sitting.rematch, sitting.terms, sitting.is_talk_on
    room = RoomKept(
        chairs, host, sitting.options, *around, is_paused=False, wishes=(), outcome=None
    )
    holders = tuple(
        Holder(at, chair.session, chair.link)
        for at, chair in enumerate(sitting.chairs)
        if chair.kind == "person"
    )
    encoded = ENCODER.encode(room)
    return TableStanding(sitting.stage, sitting.ply, sitting.at, (), encoded, holders)
