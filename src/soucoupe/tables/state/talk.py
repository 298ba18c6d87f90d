"""What is said beside the game, and who hears it; the rules never do."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple, assert_never

from soucoupe.core.game import Channel
from soucoupe.tables import entries as log

if TYPE_CHECKING:
    from soucoupe.tables.state.table import Table

OPEN = (Channel("all"),)
"""How people talk where the game has nothing to say about it."""


class Heard(NamedTuple):
    """Something said, with the name its speaker had then."""

    id: str
    name: str
    ply: int
    at: float
    said: log.Said


class ReportMade(NamedTuple):
    """A message somebody showed the host."""

    by: int
    heard: Heard


class Talk:
    """What has been said, noted and reported at one table."""

    __slots__ = ("heard", "is_on", "noted", "pads", "reactions", "reports", "silent")

    def __init__(self) -> None:
        self.heard: list[Heard] = []
        self.reactions = 0
        self.pads: dict[tuple[int, str | None], tuple[tuple[int, ...], str]] = {}
        """Notepads, by seat or by channel: who reads them, and what stands there."""
        self.noted: dict[int, int] = {}
        """How many characters each seat has written on notepads, all in all."""
        self.reports: list[ReportMade] = []
        self.silent: set[int] = set()
        self.is_on = True

    def take(self, table: Table, entry: log.Entry, body: log.Talking) -> None:
        """Become what an entry says."""
        match body:
            case log.Said():
                name = table.chairs[body.seat].name
                self.heard.append(Heard(name_of(entry), name, table.ply, entry.at, body))
            case log.Reacted():
                self.reactions += 1
            case log.Noted():
                whose = (-1 if body.channel else body.seat, body.channel)
                self.pads[whose] = body.audience, body.text
                self.noted[body.seat] = self.noted.get(body.seat, 0) + len(body.text)
            case log.Reported():
                found = [one for one in self.heard if one.id == body.said]
                self.reports += [ReportMade(body.seat, one) for one in found]
            case log.Silenced():
                (self.silent.add if body.is_silent else self.silent.discard)(body.seat)
            case log.TalkSwitched():
                self.is_on = body.is_on
            case _:
                assert_never(body)

    def heard_by(self, seat: int | None, since: int) -> list[Heard]:
        """List what a seat, or the public, may hear; whispers are for who sat there then."""
        return [
            one
            for at, one in enumerate(self.heard)
            if one.said.audience is None or (at >= since and seat in one.said.audience)
        ]

    def forget(self, seat: int) -> None:
        """Let go of what belonged to whoever sat in a seat."""
        self.pads.pop((seat, None), None)
        self.noted.pop(seat, None)
        self.silent.discard(seat)

    def pads_of(self, seat: int | None) -> dict[str, str]:
        """Return the notepads a seat reads: its own under no name, shared ones by channel."""
        return {
            channel or "": text
            for (_, channel), (audience, text) in self.pads.items()
            if seat in audience
        }


def channels_of(table: Table) -> tuple[Channel, ...]:
    """Return who talks with whom now; before the deal and after the end, everybody with all."""
    if table.stage != "playing" or table.game.channels is None:
        return OPEN
    return table.game.channels(table.state)


def readers_of(channel: Channel, seats: int) -> tuple[int, ...]:
    """Return the seats that hear a channel."""
    return tuple(range(seats)) if channel.readers is None else channel.readers


def name_of(entry: log.Entry) -> str:
    """Name a message by something that tells neither its number nor its words."""
    return sha256(b"soucoupe/said/1" + entry.salt).hexdigest()[:16]
