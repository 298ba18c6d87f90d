"""Why an action is refused, what the clock plays, and which paragraph of the rules matters now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.premier_contact.data import CELLS, MOST_TURNED, NO_FEATURE, feature_of
from soucoupe.games.premier_contact.history import named_words, shown_glyphs
from soucoupe.games.premier_contact.moves import (
    Action,
    Ask,
    Claim,
    Colour,
    Confirm,
    Done,
    DrawSign,
    Drop,
    Lapse,
    NameWord,
    Pass,
    Pick,
    Send,
    Skip,
    TakeColour,
    Turn,
    Vote,
    Wipe,
)
from soucoupe.games.premier_contact.shared_actions import (
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
    "colour": (TakeColour,),
    "name": (NameWord, Skip),
    "turn": (Turn, Ask),
    "answer": (Pick,),
    "confirm": (Pick, Confirm),
    "draw": (DrawSign, Wipe, Send),
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
        case TakeColour():
            return None if action.colour in free_colours(view) else "why-colour-taken"
        case NameWord():
            return against_naming(view, action)
        case Turn() | Ask():
            return against_turning(view, action)
        case Pick():
            return against_picking(view, action)
        case DrawSign() | Wipe() | Send():
            return against_drawing(view, action)
        case Vote():
            return against_voting(view, action)
        case Claim() | Drop():
            return against_claiming(view, action)
        case _:
            return None


def free_colours(view: View) -> list[Colour]:
    """List the colours nobody has chosen yet."""
    return [alien.colour for alien in view.aliens if alien.seat in view.choosing]


def against_naming(view: View, action: NameWord) -> str | None:
    """Say why a word cannot be asked for."""
    feature = feature_of(action)
    if feature == NO_FEATURE:
        return "why-no-such-word"
    return "why-already-named" if feature in named_words(view.history) else None


def against_turning(view: View, action: Turn | Ask) -> str | None:
    """Say why an offering cannot be turned, or nothing be asked yet."""
    if isinstance(action, Ask):
        return None if view.turned else "why-turn-one"
    if not 0 <= action.cell < CELLS:
        return "why-no-such-offering"
    if view.grid[action.cell].covered is not None:
        return "why-covered"
    if action.cell in view.turned:
        return "why-already-turned"
    return "why-five-turned" if len(view.turned) == MOST_TURNED else None


def against_picking(view: View, action: Pick) -> str | None:
    """Say why a sign cannot be the answer."""
    if view.camp is None or action.glyph not in view.camp.lexicon:
        return "why-not-in-lexicon"
    for one in view.camp.picks:
        if one.seat != view.seat:
            continue
        if one.glyph == action.glyph:
            return "why-same-sign"
        return None if one.changes_left else "why-no-more-changes"
    return None


def against_drawing(view: View, action: DrawSign | Wipe | Send) -> str | None:
    """Say why a sign cannot be drawn or wiped, or the tablet not be sent."""
    if isinstance(action, Send):
        return None if view.tablet else "why-draw-one"
    if isinstance(action, Wipe):
        if not view.tablet:
            return "why-nothing-to-wipe"
        return None if view.room or len(view.tablet) > 1 else "why-last-sign"
    if view.camp is None or action.glyph not in view.camp.lexicon:
        return "why-not-in-lexicon"
    if any(mark.glyph == action.glyph for mark in view.tablet):
        return "why-already-drawn"
    return None if view.room else "why-tablet-full"


def against_voting(view: View, action: Vote) -> str | None:
    """Say why an offering cannot be voted for."""
    if not 0 <= action.cell < CELLS:
        return "why-no-such-offering"
    if view.grid[action.cell].covered is not None:
        return "why-covered"
    if any(one.cell == action.cell for one in view.tries):
        return "why-tried-already"
    return None


def against_lapsing(view: View) -> str | None:
    """Say why nobody lets time run out on purpose; the clock may, where something goes on."""
    if view.phase == "vote" or (view.phase == "answer" and has_answered(view)):
        return None
    return "why-clock-only"


def has_answered(view: View) -> bool:
    """Tell whether some alien has proposed a sign."""
    waiting = len(view.to_act) + len(view.lapsed)
    return waiting < len(view.aliens)


def against_claiming(view: View, action: Claim | Drop) -> str | None:
    """Say why a sign cannot be written beside a word, or rubbed out."""
    feature = feature_of(action)
    if feature == NO_FEATURE:
        return "why-no-such-word"
    mine = view.claims[0]
    if not mine.left:
        return "why-enough-changes"
    stands = action.glyph in mine.glyphs[feature]
    if isinstance(action, Claim):
        if action.glyph not in shown_glyphs(view):
            return "why-sign-never-seen"
        return "why-already-claimed" if stands else None
    return None if stands else "why-not-claimed"


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
    if view.phase == "colour":
        return drawn_colour(view)
    if view.phase == "draw" and view.tablet:
        return SEND
    if view.phase == "answer" and has_answered(view):
        return LAPSE
    return rng.pick(list(legal), "timeout")


def drawn_colour(view: View) -> Action:
    """Return the choice of the colour drawn for this seat."""
    (mine,) = [alien.colour for alien in view.aliens if alien.seat == view.seat]
    return TakeColour(mine)


def topic(view: View) -> str:  # noqa: PLR0911 (one case per phase)
    """Name the paragraph of the rule page that matters to this seat now."""
    is_alien = any(alien.seat == view.seat for alien in view.aliens)
    match view.phase:
        case "colour":
            return "setup"
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
