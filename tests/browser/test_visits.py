"""What a game's page does that no other does: told by the game itself, in its `tests/visits.py`."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

import pytest

from tests.browser import sitting
from tests.browser.guest import Guests, faces

if TYPE_CHECKING:
    from collections.abc import Callable


def visits() -> list[tuple[str, Callable[..., None]]]:
    """List what games want to have tried on their page."""
    found = []
    for face in faces():
        try:
            told = import_module(f"soucoupe.games.{face}.tests.visits")
        except ModuleNotFoundError:
            continue
        found += [(face, visit) for visit in told.VISITS]
    return found


@pytest.mark.parametrize(
    ("face", "visit"), [pytest.param(*one, id=f"{one[0]}-{one[1].__name__}") for one in visits()]
)
def test_a_visit(guests: Guests, face: str, visit: Callable[..., None]) -> None:
    """People sit together, and do what the game is about."""
    visit(guests, sitting, face)
