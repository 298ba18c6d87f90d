"""The seats of a table: who sits where, and how they prove it."""

from __future__ import annotations

from hmac import compare_digest
from typing import Literal

from soucoupe.tables.errors import BadSeat

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
