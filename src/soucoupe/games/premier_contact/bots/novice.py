"""The novice: one guess per sign, a few offerings turned, three signs drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.premier_contact.bots.answer_choice import given_glyphs
from soucoupe.games.premier_contact.bots.common_sense import scrambled
from soucoupe.games.premier_contact.bots.view_facts import own_cells, plain_sense, sense, uncovered
from soucoupe.games.premier_contact.data import FEATURE_NUMBER, FEATURES
from soucoupe.games.premier_contact.moves import Vote
from soucoupe.games.premier_contact.shared_actions import (
    ASK,
    BARRING,
    CLAIMING,
    CONFIRM,
    DONE,
    DRAWING,
    PICKING,
    SEND,
    TURNING,
)
from soucoupe.games.premier_contact.view_types import Question, WordTold

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from soucoupe.core.budget import Budget
    from soucoupe.core.rng import Rng
    from soucoupe.games.premier_contact.bots.common_sense import Sense
    from soucoupe.games.premier_contact.events import Event
    from soucoupe.games.premier_contact.moves import Action
    from soucoupe.games.premier_contact.view_types import View

FEW: Final = 3
"""How many offerings a novice turns, and how many signs it draws."""
RASH: Final = 3
"""One vote in so many is cast without thinking."""
MEMORY: Final = 12
"""How many answers and requests it remembers."""


def novice(  # noqa: PLR0911 (one case per phase)
    view: View,
    legal: Collection[Action],
    events: Sequence[Event],  # noqa: ARG001 (a bot's shape)
    rng: Rng,
    budget: Budget,  # noqa: ARG001 (a bot's shape)
) -> Action:
    """Do something sensible, without a second thought."""
    actions = list(legal)
    match view.phase:
        case "turn":
            return turn(view, rng)
        case "answer":
            return answer(view, rng)
        case "confirm":
            return CONFIRM
        case "draw":
            return draw(view, rng)
        case "vote" | "retry":
            return vote(view, actions, rng)
        case "tidy":
            return claim(view)
        case _:
            return rng.pick(actions, "novice")


def turn(view: View, rng: Rng) -> Action:
    """Turn a few offerings that share some word not guessed yet."""
    mind = plain_sense(view)
    free = [cell for cell in uncovered(view) if cell not in view.turned]
    if len(view.turned) >= FEW or not free:
        return ASK
    known = guesses(view).values()
    words = [
        at
        for at in range(FEATURES)
        if at not in known and all(mind.yes[cell][at] for cell in view.turned)
    ]
    if not words:
        return ASK if view.turned else TURNING[rng.pick(free, "novice")]
    word = rng.pick(words, "novice")
    cells = [cell for cell in free if mind.yes[cell][word]]
    if cells:
        return TURNING[rng.pick(cells, "novice")]
    return ASK if view.turned else TURNING[rng.pick(free, "novice")]


def answer(view: View, rng: Rng) -> Action:
    """Give the sign of a word most of the turned offerings have, a new one if possible."""
    assert view.camp is not None  # noqa: S101 (only aliens answer)
    given = given_glyphs(view)
    mind = sense(view)
    lexicon = view.camp.lexicon
    counts = [
        2 * sum([1 for cell in view.turned if mind.yes[cell][at]]) - (lexicon[at] in given)
        for at in range(FEATURES)
    ]
    most = max(counts)
    word = rng.pick([at for at in range(FEATURES) if counts[at] == most], "novice")
    return PICKING[lexicon[word]]


def draw(view: View, rng: Rng) -> Action:
    """Draw a few words of an offering wanted, known ones first, or bar what it is not."""
    assert view.camp is not None  # noqa: S101 (only aliens draw)
    lexicon = view.camp.lexicon
    if len(view.tablet) >= FEW or not view.room:
        return SEND
    mind = sense(view)
    target = meant(view, mind, rng)
    drawn = [mark.glyph for mark in view.tablet]
    given = given_glyphs(view)
    words = [at for at in range(FEATURES) if lexicon[at] not in drawn]
    true = [at for at in words if mind.yes[target][at]]
    known = [at for at in true if lexicon[at] in given]
    if known:
        return DRAWING[lexicon[rng.pick(known, "novice")]]
    false = [at for at in words if lexicon[at] in given]
    if false:
        return BARRING[lexicon[rng.pick(false, "novice")]]
    if view.tablet:
        return SEND
    return DRAWING[lexicon[rng.pick(true or words, "novice")]]


def meant(view: View, mind: Sense, rng: Rng) -> int:
    """Return the offering wanted that agrees best with what is drawn already."""
    assert view.camp is not None  # noqa: S101 (only aliens draw)
    lexicon = view.camp.lexicon
    cells = own_cells(view)
    agree = [
        sum([mind.yes[cell][lexicon.index(mark.glyph)] != mark.barred for mark in view.tablet])
        for cell in cells
    ]
    most = max(agree)
    return rng.pick([cell for at, cell in enumerate(cells) if agree[at] == most], "novice")


def vote(view: View, actions: list[Action], rng: Rng) -> Action:
    """Vote for an offering that agrees with most of the signs guessed, or for anything at all."""
    votes = [action for action in actions if isinstance(action, Vote)]
    if rng.below(RASH, "novice") == 0:
        return rng.pick(votes, "novice")
    mind = sense(view)
    known = guesses(view)
    best: list[Action] = []
    most = -1
    for action in votes:
        agree = 0
        for mark in view.tablet:
            if mark.glyph in known and mind.yes[action.cell][known[mark.glyph]] != mark.barred:
                agree += 1
        if agree > most:
            best, most = [], agree
        if agree == most:
            best.append(action)
    return rng.pick(best, "novice")


def guesses(view: View) -> dict[int, int]:
    """Guess one word per sign: any that most offerings share for which it was last given.

    Not the rarest, as would be wise; and what was long ago is forgotten.
    """
    mind = sense(view)
    known: dict[int, int] = {}
    for entry in view.history[-MEMORY:]:
        if isinstance(entry, WordTold):
            known[entry.glyph] = FEATURE_NUMBER[entry.feature]
        elif isinstance(entry, Question) and len(entry.answers) == 1:
            counts = [
                sum([1 for cell in entry.cells if mind.yes[cell][at]]) for at in range(FEATURES)
            ]
            most = max(counts)
            shared = [at for at in range(FEATURES) if counts[at] == most]
            glyph = entry.answers[0].glyph
            known[glyph] = shared[scrambled(glyph + (view.seat or 0)) % len(shared)]
    return known


def claim(view: View) -> Action:
    """Write the guesses down, one by one."""
    mine = view.claims[0].glyphs
    for glyph, word in guesses(view).items():
        if not mine[word] and not any(glyph in signs for signs in mine):
            return CLAIMING[word][glyph]
    return DONE
