"""What is announced to everyone when something happens around the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from soucoupe.core.game import Seat
from soucoupe.tables import entries as log

if TYPE_CHECKING:
    from soucoupe.tables.state.table import Table

NoticeKind = Literal[
    "taken-over",
    "returned",
    "resigned",
    "pause-wished",
    "pause-ended",
    "paused",
    "hosted",
    "relinked",
    "granted",
    "silenced",
    "unsilenced",
    "talk-off",
    "talk-on",
    "closed",
    "house-silenced",
    "hinted",
]

PLAIN: dict[type, NoticeKind] = {
    log.TakenOver: "taken-over",
    log.Returned: "returned",
    log.Resigned: "resigned",
    log.Hosted: "hosted",
    log.Relinked: "relinked",
    log.Closed: "closed",
}
"""Entries whose notice is the same whatever else is in them."""


def announced(table: Table, body: log.Body) -> tuple[NoticeKind, Seat | None] | None:
    """Return what an entry that has just been taken announces, and of whom, if it does."""
    kind = PLAIN.get(type(body))
    seat = getattr(body, "seat", None)
    match body:
        case log.PauseWished():
            is_paused = table.clock.stopped is not None
            kind = ("paused" if is_paused else "pause-wished") if body.is_wished else "pause-ended"
        case log.Granted():
            kind, seat = "granted", body.seats[0]
        case log.Silenced():
            kind = "silenced" if body.is_silent else "unsilenced"
            if body.is_silent and body.by is None:
                kind = "house-silenced"
        case log.Relinked() if body.by == body.seat:
            kind = None  # nobody else's business: who holds the seat still does
        case log.TalkSwitched():
            kind = "talk-on" if body.is_on else "talk-off"
        case _:
            pass
    return None if kind is None else (kind, seat)


def made_known(table: Table) -> list[tuple[NoticeKind, Seat]]:
    """Return what the entry that has just been taken makes known beside itself: hints."""
    return [("hinted", seat) for seat in table.hints.fresh]
