"""The seats of a table: who sits where, and how they prove it."""

from __future__ import annotations

from hmac import compare_digest
from typing import Literal

from soucoupe.tables.errors import BadSeat, BadText

Kind = Literal["empty", "person", "bot"]

LONGEST_NAME = 24


class Chair:
    """One seat of a table."""

    __slots__ = ("kind", "level", "link", "name", "session")

    def __init__(self) -> None:
        self.kind: Kind = "empty"
        self.name = ""
        self.level = ""
        self.link = ""
        self.session = ""

    def seat_person(self, name: str, link: str, session: str) -> None:
        """Let a person sit down."""
        self.kind, self.name, self.level = "person", name, ""
        self.link, self.session = link, session

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


def fit_name(name: str) -> str:
    """Return a name as it will be shown: trimmed, in one line, not empty, not too long."""
    tidy = " ".join(name.split())
    if not tidy or len(tidy) > LONGEST_NAME or not tidy.isprintable():
        msg = f"a name has 1 to {LONGEST_NAME} printable characters"
        raise BadText(msg)
    return tidy
