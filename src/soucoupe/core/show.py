"""Events as those at a table are shown them: a seat, the public, or whoever sees all lie open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

    from soucoupe.core.game import AnyGame, Seat


def shown_to(game: AnyGame, events: Iterable[Any], seat: Seat | None) -> list[Any]:
    """Return what a seat, or the public, is shown of events."""
    shown = [game.show(event, seat) for event in events]
    return [event for event in shown if event is not None]


def shown_open(game: AnyGame, events: Iterable[Any]) -> list[Any]:
    """Return what those who see `open` are shown of events: all, unless the game holds back."""
    if game.show_open is None:
        return list(events)
    shown = [game.show_open(event) for event in events]
    return [event for event in shown if event is not None]
