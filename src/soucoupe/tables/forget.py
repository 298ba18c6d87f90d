"""A person taken out of a log: name, talk and notes go, the chain keeps its leaves.

An entry that is changed for that keeps the leaf it had, so the chain is followed as before; its
salt is drawn anew, so that nobody can try what the leaf was made of.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any
from unicodedata import normalize

from msgspec.structs import asdict, replace

from soucoupe.tables import entries as log
from soucoupe.tables.archive.archive import (
    archived_game,
    packed,
    sight_wordings,
    wordings,
)
from soucoupe.tables.chain import leaf_of
from soucoupe.tables.state.table import ENCODER, body_of

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping

    from soucoupe.tables.archive.archive import Archive, SightWording, Wording
    from soucoupe.tables.standing import RoomKept

NOBODY = "—"
"""What stands in place of a name."""
TALK = log.Said | log.Reacted | log.Noted


class Person:
    """Somebody who sat at a table, from sitting down to leaving."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.names: list[str] = []
        self.sessions: list[str] = []
        """The hashes of the sessions that held the seat."""
        self.numbers: list[int] = []
        """The entries that say something of the person."""
        self.said = 0
        """How many of them are talk, reactions and notes."""
        self.is_here = True
        """Whether they still have the seat."""

    def is_called(self, name: str) -> bool:
        """Tell whether they ever had a name."""
        return tidy(name) in {tidy(one) for one in self.names}

    def take(self, number: int, body: log.Body) -> None:
        """Take note of an entry about them."""
        if isinstance(body, TALK):
            self.said += 1
        name, session = getattr(body, "name", ""), getattr(body, "session", "")
        if name and name not in self.names:
            self.names.append(name)
        if session and session not in self.sessions:
            self.sessions.append(session)
        self.numbers.append(number)


def people_of(entries: Iterable[log.Entry]) -> list[Person]:
    """List everybody who ever sat at a table."""
    people: list[Person] = []
    seated: dict[int, Person] = {}
    for entry in entries:
        match body := body_of(entry):
            case log.Sat():
                seated[body.seat] = Person(body.seat)
                people.append(seated[body.seat])
            case log.Left() | log.BotSat():
                leave(seated, {body.seat})
            case log.Arranged():
                leave(seated, {seat for seat in seated if seat >= body.seats})
            case _:
                pass
        if isinstance(body, log.Sat | log.Named | log.Claimed | log.Relinked | TALK):
            person = seated.get(body.seat)
            if person is not None:
                person.take(entry.number, body)
    return people


def leave(seated: dict[int, Person], seats: Collection[int]) -> None:
    """Let people go from seats."""
    for seat in seats:
        person = seated.pop(seat, None)
        if person is not None:
            person.is_here = False


def without(
    entries: Iterable[log.Entry],
    people: Iterable[Person],
    new_salt: Callable[[], bytes],
    *,
    is_over: bool,
) -> list[log.Entry]:
    """Return the entries that change when people are forgotten.

    Once a game is over nobody needs to prove a seat: then what tells devices apart goes too.
    """
    numbers = {number for person in people for number in person.numbers}
    changed = []
    for entry in entries:
        if entry.number not in numbers:
            continue
        body = body_of(entry)
        bare = bared(body, is_over=is_over)
        if bare != body:
            kept = replace(entry, body=ENCODER.encode(bare), salt=new_salt(), leaf=leaf_of(entry))
            changed.append(kept)
    return changed


def bared(body: log.Body, *, is_over: bool) -> log.Body:
    """Return what stays of an entry when whoever it is about is forgotten."""
    match body:
        case log.Said() | log.Reacted() | log.Noted():
            return log.Forgotten()
        case log.Sat() | log.Relinked() if is_over:
            nameless = {"name": NOBODY} if isinstance(body, log.Sat) else {}
            return replace(body, session="", link="", **nameless)
        case log.Claimed() if is_over:
            return replace(body, session="")
        case log.Sat() | log.Named():
            return replace(body, name=NOBODY)
        case _:
            return body


def room_without(room: RoomKept, seats: Collection[int]) -> RoomKept:
    """Return the table around the game without the names of whoever sits in these seats."""
    chairs = tuple(
        replace(chair, name=NOBODY) if at in seats else chair
        for at, chair in enumerate(room.chairs)
    )
    return replace(room, chairs=chairs)


def archive_without(archive: Archive, seats: Collection[int]) -> Archive:
    """Return an archive whose rules are gone without names; in sentences they go as whole words."""
    game = archived_game(archive)
    names = [name for seat in seats if (name := game.room.chairs[seat].name)]
    if not names:
        return archive
    longest_first = sorted(map(re.escape, names), key=len, reverse=True)
    pattern = re.compile(rf"(?<!\w)(?:{'|'.join(longest_first)})(?!\w)")
    words: Mapping[str, Wording | SightWording]
    words = wordings(archive) if archive.is_over else sight_wordings(archive)
    bare = {language: wording_without(one, pattern) for language, one in words.items()}
    plain = replace(game, room=room_without(game.room, seats))
    return replace(archive, plies=packed(plain), words=packed(bare))


def wording_without(
    wording: Wording | SightWording, pattern: re.Pattern[str]
) -> Wording | SightWording:
    """Return the words of one language without names; the title of the game stays."""

    def bare(told: Any) -> Any:  # noqa: ANN401 (texts in lists in lists)
        return [bare(one) for one in told] if isinstance(told, list) else pattern.sub(NOBODY, told)

    fields = {name: bare(told) for name, told in asdict(wording).items() if name != "title"}
    return replace(wording, **fields)


def tidy(name: str) -> str:
    """Write a name so that it is found however it is typed."""
    return " ".join(normalize("NFC", name).split()).casefold()
