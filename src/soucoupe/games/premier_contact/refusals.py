"""What is wrong with an action whose time it is, verb by verb, from what its seat can see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.premier_contact.knowledge import named_words, shown_glyphs
from soucoupe.games.premier_contact.moves import Ask, Claim, Send, Wipe
from soucoupe.games.premier_contact.tables import CELLS, MOST_TURNED, NO_FEATURE, feature_of

if TYPE_CHECKING:
    from soucoupe.games.premier_contact.moves import Draw, Drop, Name, Pick, Turn, Vote
    from soucoupe.games.premier_contact.view_types import View


def against_naming(view: View, action: Name) -> str | None:
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


def against_drawing(view: View, action: Draw | Wipe | Send) -> str | None:
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
