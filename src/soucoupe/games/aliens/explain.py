"""Why an action is refused, what the clock plays, and which paragraph of the rules matters now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from soucoupe.games.aliens.data import CARD_COUNT, CARDS, ON_THE_TABLE, TESTIMONIES, choices
from soucoupe.games.aliens.moves import Action, Judge, LayOpen, Testify, Turn

if TYPE_CHECKING:
    from collections.abc import Collection

    from soucoupe.core.rng import Rng
    from soucoupe.games.aliens.view_types import PhaseName, View

VERB_OF: Final[dict[PhaseName, type[Action]]] = {
    "lay-open": LayOpen,
    "testify": Testify,
    "judge": Judge,
    "turn": Turn,
}


def explain(view: View, action: Action) -> str | None:
    """Say why this seat may not do that, as a message of the catalogue; None if it may."""
    if view.phase == "over":
        return "why-over"
    if view.seat not in view.to_act:
        return "why-wait"
    if not isinstance(action, VERB_OF[view.phase]):
        return f"why-{view.phase}-first"
    return against(view, action)


def against(view: View, action: Action) -> str | None:
    """Say what is wrong with an action whose time it is."""
    match action:
        case Testify():
            return against_card(view, action)
        case Judge():
            return against_judging(view, action)
        case Turn():
            return against_turning(view, action)
        case LayOpen():
            return None if 0 <= action.position < ON_THE_TABLE else "why-no-such-alien"
        case _:
            assert_never(action)


def against_card(view: View, action: Testify) -> str | None:
    """Say why a card cannot be played like that."""
    if not 0 <= action.card < CARD_COUNT or action.card not in view.hands[0].cards:
        return "why-not-in-hand"
    allowed = choices(CARDS[action.card][0])
    if action.choice in allowed:
        return None
    if allowed == (None,):
        return "why-no-choice"
    return "why-choice-needed" if action.choice is None else "why-other-choice"


def against_judging(view: View, action: Judge) -> str | None:
    """Say why a testimony cannot be judged."""
    if not 0 <= action.testimony < TESTIMONIES:
        return "why-no-such-testimony"
    testimony = view.current.testimonies[action.testimony]
    return None if testimony.winner is None else "why-already-judged"


def against_turning(view: View, action: Turn) -> str | None:
    """Say why an alien cannot be turned."""
    if not 0 <= action.position < ON_THE_TABLE:
        return "why-no-such-alien"
    return "why-already-face-up" if action.position in view.current.face_up else None


def timeout(view: View, legal: Collection[Action], rng: Rng) -> Action:
    """Play for whoever lets time run out: anything at random, judging the oldest testimony."""
    options = list(legal)
    if view.phase == "judge":
        oldest = min([action.testimony for action in options if isinstance(action, Judge)])
        options = [
            action for action in options if isinstance(action, Judge) and action.testimony == oldest
        ]
    return rng.pick(options, "timeout")


def topic(view: View) -> str:
    """Name the paragraph of the rule page that matters to this seat now."""
    investigates = view.seat == view.current.investigator
    match view.phase:
        case "lay-open":
            return "help"
        case "testify":
            return "appearance" if investigates else "testimonies"
        case "judge":
            return "errors" if view.current.errors else "judging"
        case "turn":
            return "errors"
        case "over":
            return "winning"
