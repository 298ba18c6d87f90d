"""Why an action is refused, what the clock plays, and which paragraph of the rules matters now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.last_lamp.data import CALL, NAMINGS, NUMBERS
from tests.games.last_lamp.moves import Call

if TYPE_CHECKING:
    from collections.abc import Collection

    from soucoupe.core.rng import Rng
    from tests.games.last_lamp.moves import Action
    from tests.games.last_lamp.view_types import View


def explain(view: View, action: Action) -> str | None:
    """Say why this seat may not do that, as a message of the catalogue; None if it may."""
    if not view.to_act:
        return "why-over"
    if view.seat not in view.to_act:
        return "why-wait"
    return None if isinstance(action, Call) else why_not_name(view, action.number)


def why_not_name(view: View, number: int) -> str | None:
    """Say why this number cannot be named now; None if it can."""
    if view.namings == NAMINGS:
        return "why-enough"
    if number not in NUMBERS:
        return "why-no-number"
    if number == view.named:
        return "why-named"
    return "why-called" if number in [one.number for one in view.called] else None


def timeout(view: View, legal: Collection[Action], rng: Rng) -> Action:  # noqa: ARG001 (always the same)
    """Call for whoever lets time run out: what they have named, or nothing."""
    return CALL


def topic(view: View) -> str:
    """Name the paragraph of the rule page that matters to this seat now."""
    if not view.to_act:
        return "winning"
    return "out" if view.seat in view.out else "turns"
