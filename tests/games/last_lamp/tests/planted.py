"""Last Lamp with a leak in it, seven ways: the laws must notice each."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace as altered

from soucoupe.core.game import Channel
from tests.games.last_lamp import GAME
from tests.games.last_lamp.beside import channels
from tests.games.last_lamp.data import CALL, NAME
from tests.games.last_lamp.events import Event
from tests.games.last_lamp.legal import legal
from tests.games.last_lamp.moves import Action
from tests.games.last_lamp.state import State
from tests.games.last_lamp.view import open_view, view
from tests.games.last_lamp.view_types import View
from tests.support.planted import gossip_in_refusals

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from soucoupe.core.game import Game
    from soucoupe.core.rng import Rng


def first_lamp_laid_open(state: State, seat: int | None) -> View:
    """Show everybody the number of seat 0: `imagine` takes it as seen and agrees (law 2)."""
    seen = view(state, seat)
    if 0 in [lamp.seat for lamp in seen.lamps]:
        return seen
    return altered(seen, lamps=open_view(state).lamps[:1] + seen.lamps)


def points_hint_at_a_hit(state: State, seat: int | None) -> View:
    """Give seat 0 a point too many while somebody holds the number named (laws 1 and 2)."""
    seen = view(state, seat)
    if state.named not in state.numbers:
        return seen
    return altered(seen, points=(seen.points[0] + 1, *seen.points[1:]))


def held_numbers_first(state: State, seat: int) -> Sequence[Action]:
    """List first what somebody holds (law 2, for legal actions)."""
    held = [NAME[number] for number in state.numbers]
    return sorted(legal(state, seat), key=lambda action: action not in held)


def clock_names_what_it_holds(view: View, legal: Collection[Action], rng: Rng) -> Action:  # noqa: ARG001 (the leak)
    """Let the clock name a seat's own number while it can (law 2, for the clock)."""
    own = [NAME[lamp.number] for lamp in view.lamps if lamp.seat == view.seat]
    return own[0] if own[0] in legal else CALL


def kept_shown_to_all(event: Event, seat: int | None) -> Event | None:  # noqa: ARG001 (the leak)
    """Show everyone that a number was the caller's own (law 3)."""
    return event


def holder_falls_silent(state: State) -> tuple[Channel, ...]:
    """Keep whoever holds the number named from talking (law 2, for what is beside the rules)."""
    everybody, *rest = channels(state)
    speakers = [at for at in state.living() if state.numbers[at] != state.named]
    return altered(everybody, speakers=tuple(speakers)), *rest


def first_number_is_odd(state: State) -> bool:
    """Tell whether seat 0 holds an odd number: refusals let it slip (law 2, for refusals)."""
    return state.numbers[0] % 2 == 1


LEAKS: dict[str, Game[Any, Any, Any, Any]] = {
    "first lamp laid open": replace(GAME, view=first_lamp_laid_open),
    "points hint at a hit": replace(GAME, view=points_hint_at_a_hit),
    "held numbers first": replace(GAME, legal=held_numbers_first),
    "clock names what it holds": replace(GAME, timeout=clock_names_what_it_holds),
    "kept shown to all": replace(GAME, show=kept_shown_to_all),
    "holder falls silent": replace(GAME, channels=holder_falls_silent),
    "refusal gossips": gossip_in_refusals(GAME, first_number_is_odd),
}

HONOURED_BY_IMAGINE = "first lamp laid open"
