"""Whether an action may carry ink, and how much."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.tables.entries.ink import MOST_POINTS, MOST_STROKES
from soucoupe.tables.errors import InkNotNow, TooMuchInk
from soucoupe.tables.state.ink import writing

if TYPE_CHECKING:
    import msgspec

    from soucoupe.core.game import Writing
    from soucoupe.tables.entries.ink import Ink
    from soucoupe.tables.state.table import Table


def check(strokes: tuple[tuple[int, ...], ...]) -> None:
    """Refuse ink that is no row of points, or too long."""
    if any(len(stroke) % 2 for stroke in strokes):
        msg = "a stroke is a row of points, across and down by turns"
        raise TooMuchInk(msg)
    if sum(map(len, strokes)) > 2 * MOST_POINTS:
        msg = f"ink has at most {MOST_STROKES} strokes and {MOST_POINTS} points"
        raise TooMuchInk(msg)


def must_write(
    table: Table, seat: int, action: msgspec.Struct, ink: Ink | None
) -> tuple[tuple[int, ...], ...]:
    """Return the ink of an action, if the game takes any with it."""
    if not ink:
        return ()
    must_take_ink(writing(table, seat), action)
    check(ink)
    return ink


def must_take_ink(now: Writing | None, action: msgspec.Struct) -> None:
    """Refuse ink where none is written now, or not with such an action."""
    if now is None or action.__struct_config__.tag not in now.verbs:
        msg = "nothing is written with this action"
        raise InkNotNow(msg)
