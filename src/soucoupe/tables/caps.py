"""How often each kind of entry may stand in the log of a table: a log has an end.

Actions end with their game. Talk has its own limits, told where it is decided.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from soucoupe.tables import entries as log
from soucoupe.tables.errors import TooOften

if TYPE_CHECKING:
    from collections.abc import Mapping

Counts = dict[tuple[type, int], int]
"""How many entries of a kind there are, by seat, or for the whole table."""
WHOLE_TABLE = -1


class Cap(NamedTuple):
    """How many entries there may be, and of what, as a person would say it."""

    most: int
    what: str
    is_each: bool = False
    """Whether every seat may have so many, or all together."""


CAPS: Mapping[type, Cap] = {
    log.Named: Cap(30, "changed its name", is_each=True),
    log.Claimed: Cap(50, "moved to another device", is_each=True),
    log.PauseWished: Cap(40, "asked for a pause", is_each=True),
    log.TookBack: Cap(300, "taken an action back", is_each=True),
    log.Hinted: Cap(2000, "asked for a hint", is_each=True),
    log.Reported: Cap(50, "reported a message", is_each=True),
    log.Returned: Cap(200, "come back after a bot", is_each=True),
    log.Noted: Cap(2000, "saved a notepad", is_each=True),
    log.Relinked: Cap(20, "got a new link", is_each=True),
    log.Arranged: Cap(300, "been rearranged"),
    log.Sat: Cap(500, "seated a person"),
    log.BotSat: Cap(500, "seated a bot"),
    log.Left: Cap(500, "freed a seat"),
    log.Silenced: Cap(200, "muted somebody"),
    log.TalkSwitched: Cap(50, "switched talk on or off"),
    log.Hosted: Cap(200, "changed hosts"),
}


def count_in(counts: Counts, body: log.Body) -> None:
    """Count an entry that was logged."""
    cap = CAPS.get(type(body))
    if cap is not None:
        key = type(body), seat_of(body, cap)
        counts[key] = counts.get(key, 0) + 1


def has_room(counts: Counts, body: log.Body) -> bool:
    """Tell whether there may be one more entry of its kind."""
    cap = CAPS.get(type(body))
    return cap is None or counts.get((type(body), seat_of(body, cap)), 0) < cap.most


def must_fit(counts: Counts, body: log.Body) -> None:
    """Refuse an entry of a kind of which there are enough."""
    cap = CAPS.get(type(body))
    if cap is not None and not has_room(counts, body):
        who = "seat" if cap.is_each else "table"
        msg = f"this {who} has {cap.what} {cap.most} times, which is as often as it may"
        raise TooOften(msg)


def is_full(counts: Counts, kind: type) -> bool:
    """Tell whether a table has enough of a kind that counts for all its seats together."""
    return counts.get((kind, WHOLE_TABLE), 0) >= CAPS[kind].most


def seat_of(body: log.Body, cap: Cap) -> int:
    """Return the seat an entry counts for."""
    seat: int = getattr(body, "seat", WHOLE_TABLE)
    return seat if cap.is_each else WHOLE_TABLE
