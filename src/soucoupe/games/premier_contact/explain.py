"""Why an action is refused, what the clock plays, and which paragraph of the rules matters now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.premier_contact.moves import (
    Action,
    Ask,
    Claim,
    Confirm,
    Done,
    Draw,
    Drop,
    Lapse,
    Name,
    Pass,
    Pick,
    Send,
    Skip,
    Turn,
    Vote,
    Wipe,
)
from soucoupe.games.premier_contact.refusals import (
    against_claiming,
    against_drawing,
    against_lapsing,
    against_naming,
    against_picking,
    against_turning,
    against_voting,
    has_answered,
)
from soucoupe.games.premier_contact.tables import (
    ASK,
    CONFIRM,
    DONE,
    LAPSE,
    PASS,
    SEND,
    SKIP,
)

if TYPE_CHECKING:
    from collections.abc import Collection

    from soucoupe.core.rng import Rng
    from soucoupe.games.premier_contact.view_types import PhaseName, View

VERBS: Final[dict[PhaseName, tuple[type[Action], ...]]] = {
    "name": (Name, Skip),
    "turn": (Turn, Ask),
    "answer": (Pick,),
    "confirm": (Pick, Confirm),
    "draw": (Draw, Wipe, Send),
    "vote": (Vote,),
    "retry": (Vote, Pass),
    "tidy": (Claim, Drop, Done),
}


def explain(view: View, action: Action) -> str | None:
    """Say why this seat may not do that, as a message of the catalogue; None if it may."""
    if view.phase == "over":
        return "why-over"
    if view.seat not in view.to_act:
        return "why-wait"
    if isinstance(action, Lapse):
        return against_lapsing(view)
    if not isinstance(action, VERBS[view.phase]):
        return f"why-{view.phase}-first"
    return against(view, action)


def against(view: View, action: Action) -> str | None:  # noqa: PLR0911 (one case per verb)
    """Say what is wrong with an action whose time it is."""
    match action:
        case Name():
            return against_naming(view, action)
        case Turn() | Ask():
            return against_turning(view, action)
        case Pick():
            return against_picking(view, action)
        case Draw() | Wipe() | Send():
            return against_drawing(view, action)
        case Vote():
            return against_voting(view, action)
        case Claim() | Drop():
            return against_claiming(view, action)
        case _:
            return None


def timeout(view: View, legal: Collection[Action], rng: Rng) -> Action:
    """Play for whoever lets time run out: what stands, else a blank, else anything."""
    neutral = {
        "name": SKIP,
        "confirm": CONFIRM,
        "vote": LAPSE,
        "retry": PASS,
        "tidy": DONE,
    }.get(view.phase)
    if neutral is not None:
        return neutral
    if view.phase == "turn" and view.turned:
        return ASK
    if view.phase == "draw" and view.tablet:
        return SEND
    if view.phase == "answer" and has_answered(view):
        return LAPSE
    return rng.pick(list(legal), "timeout")


def topic(view: View) -> str:  # noqa: PLR0911 (one case per phase)
    """Name the paragraph of the rule page that matters to this seat now."""
    is_alien = any(alien.seat == view.seat for alien in view.aliens)
    match view.phase:
        case "name":
            return "preliminary"
        case "turn":
            return "asking"
        case "answer" | "confirm":
            return "answering" if is_alien or view.seat is None else "notepad"
        case "draw":
            return "requesting"
        case "vote":
            return "voting" if view.red_tokens is None else "pact"
        case "retry":
            return "pact"
        case "tidy":
            return "tie"
        case "over":
            return "winning" if view.red_tokens is None else "pact-end"
