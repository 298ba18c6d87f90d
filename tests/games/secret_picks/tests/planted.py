"""Secret Picks with a leak in it, five ways: the laws must notice each."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace as altered

from tests.games.secret_picks import GAME
from tests.games.secret_picks.events import Event
from tests.games.secret_picks.legal import legal
from tests.games.secret_picks.moves import Action
from tests.games.secret_picks.state import State
from tests.games.secret_picks.view import open_view, view
from tests.games.secret_picks.view_types import View

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from soucoupe.core.game import Game
    from soucoupe.core.rng import Rng

STRONG = 15


def first_cards_laid_open(state: State, seat: int | None) -> View:
    """Show everybody the cards of seat 0: `imagine` takes them as seen and agrees (law 2)."""
    seen = view(state, seat)
    return seen if seat == 0 else altered(seen, cards=seen.cards + open_view(state).cards[:1])


def points_hint_at_picks(state: State, seat: int | None) -> View:
    """Give seat 0 a point too many while somebody has picked a five (laws 1 and 2)."""
    seen = view(state, seat)
    return (
        altered(seen, points=(seen.points[0] + 1, *seen.points[1:])) if 5 in state.picks else seen
    )


def free_numbers_first(state: State, seat: int) -> Sequence[Action]:
    """List first what nobody has picked yet (law 2, for legal actions)."""
    return sorted(legal(state, seat), key=lambda action: action.number in state.picks)


def clock_picks_by_strength(view: View, legal: Collection[Action], rng: Rng) -> Action:
    """Let the clock pick the highest number of a strong hand only (law 2, for the clock)."""
    actions = list(legal)
    return actions[-1] if sum(view.cards[0].hand) > STRONG else rng.pick(actions, "timeout")


def picks_shown_to_all(event: Event, seat: int | None) -> Event | None:  # noqa: ARG001 (the leak)
    """Show everyone what is picked, at once (law 3)."""
    return event


LEAKS: dict[str, Game[Any, Any, Any, Any]] = {
    "first cards laid open": replace(GAME, view=first_cards_laid_open),
    "points hint at picks": replace(GAME, view=points_hint_at_picks),
    "free numbers first": replace(GAME, legal=free_numbers_first),
    "clock picks by strength": replace(GAME, timeout=clock_picks_by_strength),
    "picks shown to all": replace(GAME, show=picks_shown_to_all),
}

HONOURED_BY_IMAGINE = "first cards laid open"
