"""What a hand may write beside an action, as it is sent and logged."""

from typing import Annotated

from msgspec import Meta

MOST_STROKES = 16


MOST_POINTS = 400
"""How many strokes, and points in all of them, an action may carry: some three kilobytes."""


Coordinate = Annotated[int, Meta(ge=0, le=255)]


Stroke = Annotated[tuple[Coordinate, ...], Meta(min_length=2, max_length=2 * MOST_POINTS)]
"""Across and down by turns, in a square of 256."""


Ink = Annotated[tuple[Stroke, ...], Meta(max_length=MOST_STROKES)]
