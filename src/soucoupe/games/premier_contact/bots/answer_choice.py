"""What an alien answers: the word the turned offerings suggest best among those not given yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.premier_contact.bots.common_sense import meanings
from soucoupe.games.premier_contact.bots.view_facts import sense
from soucoupe.games.premier_contact.data import FEATURES
from soucoupe.games.premier_contact.shared_actions import CONFIRM, PICKING
from soucoupe.games.premier_contact.view_types import Question, WordTold

if TYPE_CHECKING:
    from soucoupe.games.premier_contact.moves import Action
    from soucoupe.games.premier_contact.view_types import View

STALE: Final = 0.85
"""How much less likely humans are to ask for a word they have been given before."""
CLOSE: Final = 0.35
"""An alien joins another's sign if its word is at least this likely, compared with its own."""


def likely_words(view: View) -> list[float]:
    """Return how likely each word is to be asked for by what is turned."""
    if view.camp is None:
        return [1.0 / FEATURES] * FEATURES
    given = given_glyphs(view)
    likely = meanings(sense(view), view.turned)
    return [
        likely[at] * (1.0 - STALE if view.camp.lexicon[at] in given else 1.0)
        for at in range(FEATURES)
    ]


def given_glyphs(view: View) -> list[int]:
    """List the signs given as answers so far, or named before the first round."""
    given: list[int] = []
    for entry in view.history:
        if isinstance(entry, WordTold):
            given.append(entry.glyph)
        elif isinstance(entry, Question):
            given += [answer.glyph for answer in entry.answers]
    return given


def best_reply(view: View, actions: list[Action]) -> Action:
    """Propose the likeliest word's sign; join an earlier alien's if it is about as likely."""
    if view.camp is None:
        return actions[0]
    lexicon = view.camp.lexicon
    likely = likely_words(view)
    best = likely.index(max(likely))
    for other in view.camp.picks:
        if other.seat == view.seat:
            continue
        if likely[lexicon.index(other.glyph)] >= CLOSE * likely[best]:
            best = lexicon.index(other.glyph)
            break
    wanted = PICKING[lexicon[best]]
    return wanted if view.phase == "answer" or wanted in actions else CONFIRM
