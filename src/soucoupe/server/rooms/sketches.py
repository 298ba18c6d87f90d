"""Strokes as they are drawn: shown to everyone at once, kept nowhere, bounded in every way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.server.wire.messages import SketchMessage, SketchSeen, StrokeSeen
from soucoupe.tables.decide.checks import must_be_on, must_sit
from soucoupe.tables.decide.ink import check
from soucoupe.tables.errors import InkNotNow, TooMuchInk
from soucoupe.tables.state.ink import writing
from soucoupe.tables.state.table import ENCODER

if TYPE_CHECKING:
    from soucoupe.server.wire.commands import Sketch
    from soucoupe.tables.state.table import Table

MOST_BYTES = 20_000
"""How much a seat may draw in a row of decisions, undone strokes included."""


class Sketches:
    """What seats are drawing now, with the actions they have not taken yet."""

    __slots__ = ("_spent", "_strokes")

    def __init__(self) -> None:
        self._strokes: dict[int, list[list[int]]] = {}
        self._spent: dict[int, int] = {}

    def seen(self) -> list[SketchSeen]:
        """Show what is being drawn."""
        return [SketchSeen(seat, strokes) for seat, strokes in self._strokes.items()]

    def draw(self, table: Table, by: int | None, sketch: Sketch) -> bytes:
        """Let a stroke go on, or undo it, and return what the others are told."""
        seat = must_sit(by)
        must_be_on(table)
        now = writing(table, seat)
        if now is None or now.seal is not None:
            msg = "nothing is drawn before everyone's eyes now"
            raise InkNotNow(msg)
        strokes = self._drawn_on(self._strokes.get(seat, []), sketch)
        check(tuple(map(tuple, strokes)))
        shown = StrokeSeen(seat, sketch.stroke, sketch.points)
        message = ENCODER.encode(SketchMessage(shown))
        spent = self._spent.get(seat, 0) + len(message)
        if spent > MOST_BYTES:
            msg = "that is more than anybody can follow; send what you have"
            raise TooMuchInk(msg)
        self._spent[seat], self._strokes[seat] = spent, strokes
        return message

    def acted(self, table: Table, seat: int) -> None:
        """Forget what a seat drew once it has acted, and how much, once it writes no more."""
        self._strokes.pop(seat, None)
        if writing(table, seat) is None:
            self._spent.pop(seat, None)

    def _drawn_on(self, strokes: list[list[int]], sketch: Sketch) -> list[list[int]]:
        at = sketch.stroke
        if at > len(strokes):
            msg = f"stroke {at} comes after stroke {at - 1}, which is not there"
            raise InkNotNow(msg)
        if not sketch.points:
            return strokes[:at]
        before = strokes[at] if at < len(strokes) else []
        return [*strokes[:at], [*before, *sketch.points], *strokes[at + 1 :]]
