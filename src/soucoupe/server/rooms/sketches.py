"""Strokes as they are drawn: shown to everyone at once, kept nowhere, bounded in every way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from soucoupe.core.play import not_legal
from soucoupe.server.wire.messages import SketchMessage, SketchSeen, StrokeSeen
from soucoupe.tables.decide.actions import read_action
from soucoupe.tables.decide.checks import must_be_on, must_sit
from soucoupe.tables.decide.ink import check, must_take_ink
from soucoupe.tables.errors import InkNotNow, TooMuchInk
from soucoupe.tables.state.ink import writing
from soucoupe.tables.state.table import ENCODER

if TYPE_CHECKING:
    from soucoupe.core.game import Writing
    from soucoupe.server.wire.commands import Sketch
    from soucoupe.tables.state.table import Table

MOST_BYTES = 20_000
"""How much a seat may draw in a row of decisions, undone strokes included."""


class Sketches:
    """What seats are drawing now, with the actions they have not taken yet.

    Whoever begins to draw shows everybody the action it is drawn with, and takes that one next:
    what was seen cannot be changed for something else.
    """

    __slots__ = ("_actions", "_spent", "_strokes")

    def __init__(self) -> None:
        self._strokes: dict[int, list[list[int]]] = {}
        self._actions: dict[int, msgspec.Struct] = {}
        self._spent: dict[int, int] = {}

    def seen(self) -> list[SketchSeen]:
        """Show what is being drawn."""
        return [
            SketchSeen(seat, strokes, encoded(self._actions[seat]))
            for seat, strokes in self._strokes.items()
        ]

    def draw(self, table: Table, by: int | None, sketch: Sketch) -> bytes:
        """Let a stroke go on, or undo it, and return what the others are told."""
        seat = must_sit(by)
        must_be_on(table)
        now = writing(table, seat)
        if now is None or now.seal is not None:
            msg = "nothing is drawn before everyone's eyes now"
            raise InkNotNow(msg)
        action = self._drawn_with(table, seat, now, sketch)
        strokes = self._drawn_on(self._strokes.get(seat, []), sketch)
        check(tuple(map(tuple, strokes)))
        shown = StrokeSeen(seat, sketch.stroke, sketch.points, encoded(action))
        message = ENCODER.encode(SketchMessage(shown))
        spent = self._spent.get(seat, 0) + len(message)
        if spent > MOST_BYTES:
            msg = "that is more than anybody can follow; send what you have"
            raise TooMuchInk(msg)
        self._spent[seat], self._strokes[seat], self._actions[seat] = spent, strokes, action
        return message

    def must_be_drawn_first(self, table: Table, seat: int | None, action: msgspec.Raw) -> None:
        """Refuse an action other than the one a seat has begun to draw for all to see."""
        begun = None if seat is None else self._actions.get(seat)
        if begun is not None and read_action(table, action) != begun:
            msg = "everybody has seen what you began to draw: take that action first"
            raise InkNotNow(msg)

    def acted(self, table: Table, seat: int) -> None:
        """Forget what a seat drew once it has acted, and how much, once it writes no more."""
        self._strokes.pop(seat, None)
        self._actions.pop(seat, None)
        if writing(table, seat) is None:
            self._spent.pop(seat, None)

    def _drawn_with(self, table: Table, seat: int, now: Writing, sketch: Sketch) -> msgspec.Struct:
        if sketch.action is None:
            msg = "a stroke is drawn with an action; name it"
            raise InkNotNow(msg)
        action = read_action(table, msgspec.Raw(msgspec.json.encode(sketch.action)))
        must_take_ink(now, action)
        if action not in table.game.legal(table.state, seat):
            raise not_legal(table.game, table.state, seat, action)
        if self._actions.get(seat, action) != action:
            msg = "everybody has seen what you began to draw: go on with that"
            raise InkNotNow(msg)
        return action

    def _drawn_on(self, strokes: list[list[int]], sketch: Sketch) -> list[list[int]]:
        at = sketch.stroke
        if at > len(strokes):
            msg = f"stroke {at} comes after stroke {at - 1}, which is not there"
            raise InkNotNow(msg)
        if not sketch.points:
            return strokes[:at]
        before = strokes[at] if at < len(strokes) else []
        return [*strokes[:at], [*before, *sketch.points], *strokes[at + 1 :]]


def encoded(action: msgspec.Struct) -> msgspec.Raw:
    """Return an action as it is told."""
    return msgspec.Raw(ENCODER.encode(action))
