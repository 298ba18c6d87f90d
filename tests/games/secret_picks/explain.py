"""Why an action is refused, what the clock plays, and which paragraph of the rules matters now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.secret_picks.data import ROUNDS

if TYPE_CHECKING:
    from collections.abc import Collection

    from soucoupe.core.rng import Rng
    from tests.games.secret_picks.moves import Action
    from tests.games.secret_picks.view_types import View


def explain(view: View, action: Action) -> str | None:
    """Say why this seat may not do that, as a message of the catalogue; None if it may."""
    if len(view.rounds) == ROUNDS:
        return "why-over"
    if view.seat not in view.to_act:
        return "why-wait"
    return None if action.number in view.cards[0].hand else "why-not-in-hand"


def timeout(view: View, legal: Collection[Action], rng: Rng) -> Action:  # noqa: ARG001 (the view must not matter)
    """Pick anything for whoever lets time run out: a choice by its value would tell something."""
    return rng.pick(list(legal), "timeout")


def topic(view: View) -> str:
    """Name the paragraph of the rule page that matters to this seat now."""
    if len(view.rounds) == ROUNDS:
        return "winning"
    return "tide" if view.options.low else "rounds"
