"""Why an action is refused, what the clock plays, and which paragraph of the rules matters now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import astuple

from soucoupe.games.strangers.data import DONE, LET_OUT
from soucoupe.games.strangers.imagine import restored
from soucoupe.games.strangers.legal import legal as allowed
from soucoupe.games.strangers.moves import (
    Action,
    Beam,
    Chase,
    ChooseBoard,
    Copy,
    Date,
    Discard,
    Done,
    Drive,
    Enter,
    Flee,
    Land,
    LetOut,
    Move,
    Play,
    Resolve,
)
from soucoupe.games.strangers.reasons import against
from soucoupe.games.strangers.state import NONE

if TYPE_CHECKING:
    from collections.abc import Collection

    from soucoupe.core.rng import Rng
    from soucoupe.games.strangers.state import State
    from soucoupe.games.strangers.view_types import PhaseName, View

VERBS_OF: Final[dict[PhaseName, tuple[type[Action], ...]]] = {
    "turn": (LetOut, Play, Flee, Discard),
    "card": (Move, Drive, Chase, Date, Done),
    "copy": (Copy,),
    "enter": (Enter,),
    "discard": (Discard, Done),
    "order": (Resolve,),
    "land": (Land,),
    "beam": (Beam,),
    "board": (ChooseBoard,),
}
TOPIC_OF: Final[dict[PhaseName, str]] = {
    "turn": "turn",
    "copy": "special-cards",
    "enter": "special-cards",
    "discard": "big-brain",
    "order": "total-invasion",
    "land": "aliens",
    "beam": "saucers",
    "board": "match",
    "over": "end",
}
CARD_TOPICS: Final[dict[str, str]] = {
    "school-bus": "buses",
    "city-bus": "buses",
    "walk": "moving",
    "run": "moving",
    "skateboard": "moving",
    "walkie-talkies": "moving",
    "watches": "moving",
    "fence-hop": "moving",
    "bmx": "moving",
}


def explain(view: View, action: Action) -> str | None:
    """Say why this seat may not do that, as a message of the catalogue; None if it may."""
    if view.now.name == "over":
        return "why-over"
    if view.seat is None or view.seat not in view.to_act:
        return "why-wait"
    state = pictured(view)
    if action in allowed(state, view.seat):
        return None
    if not isinstance(action, VERBS_OF[view.now.name]):
        return f"why-{view.now.name}-first"
    if None in astuple(action)[:2]:
        return "why-not"
    return against(state, view.seat, action)


def pictured(view: View) -> State:
    """Rebuild what a view tells; of hands not seen it is enough that they have cards."""
    state = restored(view)
    for player in view.players:
        hand = state.hands[player.seat]
        hand += [NONE] * (player.hand_size - len(hand))
    return state


def timeout(view: View, legal: Collection[Action], rng: Rng) -> Action:  # noqa: ARG001 (it tells nothing)
    """Leave it at that, or let a kid out, if that is possible; else do anything but give up."""
    for neutral in (DONE, LET_OUT):
        if neutral in legal:
            return neutral
    brave = [action for action in legal if not isinstance(action, Flee | Discard)]
    return rng.pick(brave or list(legal), "timeout")


def topic(view: View) -> str:
    """Name the paragraph of the rule page that matters to this seat now."""
    if view.now.name == "card":
        return CARD_TOPICS.get(view.now.card or "", "special-cards")
    if view.now.name == "turn" and view.seat is not None and view.seat not in view.to_act:
        return "places"
    if view.now.name == "turn" and view.options.mode == "architect":
        return "architect"
    return TOPIC_OF[view.now.name]
