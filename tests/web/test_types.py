"""The types the page is built with are those of the structs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct

from soucoupe.cli import typescript
from soucoupe.core.game import BySeat, Place, Seat

ROOT = Path(__file__).parents[2]


class Card(Struct):
    """A card."""

    suit: Literal["red", "blue"]


class Played(Struct, tag="played"):
    """Somebody played cards."""

    seat: Seat
    at: Place
    cards: tuple[Card, ...]
    note: str | None = None


class View(Struct):
    """What is seen."""

    seat: Seat | None
    won: BySeat[int]
    held: BySeat[tuple[Card, ...]]
    leaders: BySeat[Seat]
    pile: int


class Options(Struct):
    """What can be set."""

    fast: bool = False
    rounds: Annotated[int, Meta(ge=1, le=9)] = 3
    first: Seat | None = None
    board: Literal["a", "b"] = "a"
    card: Card | None = None


def test_generated_types_are_fresh() -> None:
    """Whoever changes a struct runs `soucoupe types`."""
    command = [sys.executable, "-m", "soucoupe", "types", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr, done.returncode) == ("", "", 0)


def test_structs_become_types() -> None:
    """What is told has every field; what is asked may leave out what has a default."""
    told = "\n".join(typescript.declarations([Played]))
    assert "seat: number" in told
    assert "cards: readonly Card[]" in told
    assert "note: string | null" in told
    assert 'suit: "blue" | "red"' in told
    assert "note?: string | null" in "\n".join(typescript.declarations([Played], [Played]))


def test_fields_say_how_they_are_told() -> None:
    """Seats are told by name, places from 1, structs by their own message."""
    told = typescript.telling([Played])
    assert told == {"played": {"seat": "seat", "at": "place", "cards": "card"}}


def test_fields_say_what_they_hold() -> None:
    """For a table that knows no game: beside the same, what has one entry per seat."""
    assert typescript.fields(Played, View) == {
        "view": {
            "seat": "seat",
            "won": "by-seat",
            "held": "by-seat card",
            "leaders": "by-seat seat",
        },
        "do-played": {"seat": "seat", "at": "place", "cards": "card"},
    }


def test_options_are_described_as_a_form_shows_them() -> None:
    """Each kind of option has a kind of field."""
    assert typescript.option_fields(Options) == [
        {"name": "fast", "kind": "boolean"},
        {"name": "rounds", "kind": "integer", "low": 1, "high": 9},
        {"name": "first", "kind": "seat", "open": True},
        {"name": "board", "kind": "choice", "choices": ["a", "b"]},
        {"name": "card", "kind": "object", "open": True},
    ]
