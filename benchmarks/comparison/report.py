"""The result as people read it, and as machines do."""

from __future__ import annotations

import json
from itertools import groupby
from math import isinf
from typing import TYPE_CHECKING, Any

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from benchmarks.comparison.paired import CONFIDENCE
from benchmarks.comparison.rows import EQUAL, SAME, WORSE, found, medians, verdict

if TYPE_CHECKING:
    from collections.abc import Sequence

    from benchmarks.comparison.paired import Change
    from benchmarks.comparison.plan import Plan
    from benchmarks.comparison.rows import Row

THOUSAND = 1000
WIDE = 120
"""Columns where there is no terminal to ask."""


def show(rows: Sequence[Row], plan: Plan) -> None:
    """Print both sides, what they are, and how B compares, a table for each area."""
    console = Console()
    if not console.is_terminal:
        console = Console(width=WIDE)
    for side in plan.sides:
        console.print(f"{side.label}: {side.revision.title}", highlight=False)
    for area, of_area in groupby(rows, key=lambda row: row.area):
        table = Table(box=SIMPLE)
        for name in (area, "measure"):
            table.add_column(name, no_wrap=True)
        for name in ("A", "B", "B to A", f"{CONFIDENCE:.0%} sure"):
            table.add_column(name, justify="right")
        table.add_column("verdict", no_wrap=True)
        for _, of_subject in groupby(of_area, key=lambda row: row.subject):
            for at, row in enumerate(of_subject):
                table.add_row("" if at else row.subject, *cells(row))
        console.print(table)


def cells(row: Row) -> list[str]:
    """Write a row."""
    said = verdict(row)
    if row.only_in:
        return [row.measure, "", "", "", "", said]
    a, b = medians(row)
    colour = "red" if said in WORSE else "green"
    coloured = said if said in {SAME, EQUAL} else f"[{colour}]{said}[/]"
    between = "counted" if row.is_counted else bounds(found(row))
    return [row.measure, number(a), number(b), percent(found(row).ratio), between, coloured]


def number(value: float) -> str:
    """Write a number as long as it needs to be."""
    return f"{value:,.0f}" if value >= THOUSAND else f"{value:.3g}"


def percent(ratio: float) -> str:
    """Write a ratio as what is added or taken away."""
    return f"{ratio - 1:+.1%}"


def bounds(change: Change) -> str:
    """Write an interval."""
    if isinf(change.high):
        return "too few rounds"
    return f"{percent(change.low)} to {percent(change.high)}"


def as_json(rows: Sequence[Row], plan: Plan) -> str:
    """Write everything down, every pair included."""
    sides = {
        side.label: {
            "name": side.revision.name,
            "title": side.revision.title,
            "tree": side.revision.tree,
        }
        for side in plan.sides
    }
    whole = {
        **sides,
        "rules": "compiled" if plan.is_compiled else "pure",
        "rounds": plan.rounds,
        "confidence": CONFIDENCE,
        "rows": [as_data(row) for row in rows],
    }
    return json.dumps(whole, indent=2) + "\n"


def as_data(row: Row) -> dict[str, Any]:
    """Write one row down; an interval without bounds is null."""
    data: dict[str, Any] = {
        "area": row.area,
        "subject": row.subject,
        "measure": row.measure,
        "verdict": verdict(row),
    }
    if row.only_in:
        return data
    ratio, low, high = found(row)
    a, b = medians(row)
    between = None if isinf(high) else [low, high]
    return {**data, "a": a, "b": b, "ratio": ratio, "interval": between, "pairs": row.pairs}
