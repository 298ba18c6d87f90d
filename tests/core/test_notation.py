"""Text notation: what is written reads back, what is wrong is said."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from msgspec import Struct

from soucoupe.core import notation
from soucoupe.core.errors import BadNotation


class Take(Struct, frozen=True, tag="take"):
    """An action with every kind of field."""

    card: int
    colour: Literal["red", "blue"] | None = None
    loudly: bool = False


class Group(Struct, frozen=True, tag="group"):
    """An action with a set."""

    dice: tuple[int, ...] = ()


class Pass(Struct, frozen=True, tag="pass"):
    """An action with nothing."""


class FakeGame:
    """As much of a game as notation looks at."""

    actions = Take | Group | Pass


GAME: Any = FakeGame


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Take(4), "take 4 - false"),
        (Take(4, "red", True), "take 4 red true"),
        (Group((1, 2)), "group 1,2"),
        (Group((3,)), "group 3"),
        (Group(), "group none"),
        (Pass(), "pass"),
    ],
)
def test_round_trip(action: Struct, text: str) -> None:
    """An action is written in one way and reads back as itself."""
    assert notation.write(action) == text
    assert notation.read(GAME, text) == action


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "verbs: take, group, pass"),
        ("fly 3", "verbs: take, group, pass"),
        ("take", "expected: take CARD COLOUR LOUDLY"),
        ("take four", "expected: take CARD COLOUR LOUDLY"),
        ("take 4 green", "expected: take CARD COLOUR LOUDLY"),
        ("pass now", "too many words; expected: pass"),
        ("group 1,x", "expected: group DICE"),
    ],
)
def test_what_is_wrong_is_said(text: str, told: str) -> None:
    """A text that is no action is refused with what would be right."""
    with pytest.raises(BadNotation) as refused:
        notation.read(GAME, text)
    assert told in refused.value.detail
    assert refused.value.code == "notation/unreadable"
