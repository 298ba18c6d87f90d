"""What an alien draws: the signs by which an attentive listener finds one of its offerings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.premier_contact.bots.common_sense import scrambled
from soucoupe.games.premier_contact.bots.view_facts import belief, chances_now, own_cells, sense
from soucoupe.games.premier_contact.data import CELLS, FEATURES
from soucoupe.games.premier_contact.shared_actions import BARRING, DRAWING, SEND
from soucoupe.games.premier_contact.view_types import Mark

if TYPE_CHECKING:
    from soucoupe.games.premier_contact.bots.skill import Skill
    from soucoupe.games.premier_contact.moves import Action
    from soucoupe.games.premier_contact.view_types import View

WORTHWHILE: Final = 0.01
"""A sign that makes less of a difference than this is not worth drawing."""
ALSO_GOOD: Final = 0.5
"""What another of its own cells is worth to an alien with a fancy, compared with the one meant."""


class Speech:
    """What to do next, which cell is meant, and how much can be expected of a listener."""

    __slots__ = ("action", "sure", "target")

    def __init__(self, action: Action, target: int, sure: float) -> None:
        self.action = action
        self.target = target
        self.sure = sure


class Sign:
    """A sign that can be drawn, and how well each cell fits it in a listener's eyes."""

    __slots__ = ("action", "fits", "glyph")

    def __init__(self, action: Action, glyph: int, fits: list[float]) -> None:
        self.action = action
        self.glyph = glyph
        self.fits = fits


def speak(view: View, skill: Skill) -> Speech:
    """Choose the next sign by which humans offer what is wanted; and which offering it means."""
    known = belief(view, skill)
    mind = sense(view)
    target = chances_now(view, skill)
    for mark in view.tablet:
        target = times(target, known.fits(mind, mark))
    own = own_cells(view)
    signs = drawable(view, skill)
    room = min(view.room, skill.most_signs - len(view.tablet))
    # Whatever it is given of its own counts: who has a plan makes all of them likely together.
    worth = [1.0 if cell in own else 0.0 for cell in range(CELLS)]
    if not skill.steady:
        fancy = fancied(view, own)
        worth = [1.0 if cell == fancy else ALSO_GOOD * worth[cell] for cell in range(CELLS)]
    best = say(worth, target, signs, room, len(view.humans) if skill.steady else 1)
    if best.action is SEND and view.room and (skill.steady or not view.tablet):
        lesson = teach(view, best.target, skill)
        if lesson is not None:
            return Speech(lesson, best.target, best.sure)
    return best


def fancied(view: View, own: list[int]) -> int:
    """Return the cell an alien without a plan wants this round, easy to say or not."""
    return own[scrambled(scrambled(view.round) ^ own[0]) % len(own)]


def drawable(view: View, skill: Skill) -> list[Sign]:
    """List the signs a listener knows something of and that are not on the tablet yet."""
    if view.camp is None:
        return []
    known = belief(view, skill)
    mind = sense(view)
    drawn = [mark.glyph for mark in view.tablet]
    signs: list[Sign] = []
    for glyph in view.camp.lexicon:
        if glyph in known.rows and glyph not in drawn:
            signs.append(Sign(DRAWING[glyph], glyph, known.fits(mind, Mark(glyph, barred=False))))
            signs.append(Sign(BARRING[glyph], glyph, known.fits(mind, Mark(glyph, barred=True))))
    return signs


def say(
    worth: list[float], before: list[float], signs: list[Sign], room: int, listeners: int
) -> Speech:
    """Add the sign that helps most, as long as one does; tell the first, and what comes of all."""
    target = before
    first: Action = SEND
    sure = score(target, worth, listeners)
    used: list[int] = []
    for _ in range(room):
        best: Sign | None = None
        reached = sure + WORTHWHILE
        for sign in signs:
            if sign.glyph not in used:
                mine = score(times(target, sign.fits), worth, listeners)
                if mine > reached:
                    best, reached = sign, mine
        if best is None:
            break
        target = times(target, best.fits)
        sure = reached
        used.append(best.glyph)
        if first is SEND:
            first = best.action
    meant = max(range(CELLS), key=lambda cell: target[cell] * worth[cell])
    return Speech(first, meant, sure)


def teach(view: View, cell: int, skill: Skill) -> Action | None:
    """Add one sign never seen before that is true of what is meant: it will be understood later."""
    if view.camp is None:
        return None
    known = belief(view, skill)
    mind = sense(view)
    if any(mark.glyph not in known.rows for mark in view.tablet):
        return None
    best: Action | None = None
    most = 0.0
    for feature in range(FEATURES):
        glyph = view.camp.lexicon[feature]
        if glyph in known.rows or not mind.yes[cell][feature]:
            continue
        if best is None or mind.shares[feature] < most:
            best, most = DRAWING[glyph], mind.shares[feature]
    if best is None and not view.tablet:
        return DRAWING[view.camp.lexicon[0]]
    return best


def times(target: list[float], fits: list[float]) -> list[float]:
    """Return how likely each cell is after one more sign, not scaled."""
    return [target[cell] * fits[cell] for cell in range(CELLS)]


def score(target: list[float], worth: list[float], listeners: int) -> float:
    """Return how many offerings an alien can expect: listeners who think alike bring just one."""
    total = 0.0
    for chance in target:
        total += chance
    if total <= 0.0:
        return 0.0
    gained = 0.0
    for cell in range(CELLS):
        if worth[cell] > 0.0:
            missed = 1.0 - target[cell] / total
            gained += worth[cell] * (1.0 - missed**listeners)
    return gained
