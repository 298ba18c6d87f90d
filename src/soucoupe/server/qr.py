"""QR codes of addresses: as a path for the page, as blocks for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import segno

if TYPE_CHECKING:
    from collections.abc import Sequence

WHITE_ON_BLACK, PLAIN = "\x1b[38;5;231;48;5;16m", "\x1b[0m"
QUIET = 2
"""Squares of empty margin around a code in a terminal."""


def squares(text: str) -> list[list[bool]]:
    """Return the squares of a code, row by row: dark or light."""
    return [[bool(dark) for dark in row] for row in segno.make(text, micro=False).matrix]


def path_of(rows: Sequence[Sequence[bool]]) -> str:
    """Draw the dark squares as runs of an SVG path, one unit per square."""
    runs = []
    for y, row in enumerate(rows):
        start = None
        for x, dark in enumerate((*row, False)):
            if dark and start is None:
                start = x
            elif not dark and start is not None:
                runs.append(f"M{start} {y}h{x - start}v1h-{x - start}z")
                start = None
    return "".join(runs)


def in_blocks(text: str, *, is_coloured: bool) -> str:
    """Draw a code for a terminal, two rows per line; in colour it is dark on light anywhere."""
    drawn = squares(text)
    width = len(drawn) + 2 * QUIET
    empty = [False] * width
    rows = [empty, empty]
    rows += [[*[False] * QUIET, *row, *[False] * QUIET] for row in drawn]
    rows += [empty] * (2 + len(rows) % 2)
    blocks = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
    pairs = zip(rows[::2], rows[1::2], strict=True)
    lines = ["".join(blocks[pair] for pair in zip(*two, strict=True)) for two in pairs]
    start, end = (WHITE_ON_BLACK, PLAIN) if is_coloured else ("", "")
    return "\n".join(start + line + end for line in lines)
