"""Who may talk with whom, and which words are held back: those of the language being learnt."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final
from unicodedata import category, normalize

from soucoupe.core.game import Channel
from soucoupe.games.premier_contact.component_types import WORDS
from soucoupe.games.premier_contact.state import DRAW, OVER, RETRY, TIDY, VOTE, State

if TYPE_CHECKING:
    from soucoupe.games.premier_contact.view_types import View

LETTERS: Final = re.compile("[a-z]+")
SPELLED: Final = re.compile(r"\b[a-z](?: [a-z]\b){2,}")
"""Letters one by one: three of them may make a word."""
HELD_BACK: Final = frozenset(
    [
        form
        for language in (WORDS.en, WORDS.fr)
        for forms in language.values()
        for form in forms.split()
    ]
)
UNSEEN: Final = ("Mn", "Cf")
"""Categories of characters that leave a word looking the same: accents, joiners."""


def channels(state: State) -> tuple[Channel, ...]:
    """List a channel for each camp, and one for everybody once the game is over."""
    if state.phase == OVER:
        return (
            Channel("all"),
            Channel("aliens", speakers=state.aliens, has_pad=True),
            Channel("humans", speakers=state.humans),
        )
    aliens = Channel("aliens", readers=state.aliens, has_pad=True)
    if len(state.humans) == 1:
        return (aliens,)
    closed = why_silent(state)
    if closed is None:
        return aliens, Channel("humans", readers=state.humans)
    nobody: tuple[int, ...] = ()
    humans = Channel(
        "humans", readers=state.humans, speakers=nobody, reactors=nobody, closed=closed
    )
    return aliens, humans


def why_silent(state: State) -> str | None:
    """Say why humans may not talk: a request is on the tablet, or notepads are tidied."""
    if state.phase == TIDY:
        return "closed-tidy"
    if state.phase in (VOTE, RETRY) or (state.phase == DRAW and (state.tablet or state.wiped)):
        return "closed-request"
    return None


def hold_back(view: View, text: str) -> str | None:
    """Name the reason if a text says a word of the language, in whatever form."""
    if view.phase == "over":
        return None
    words = " ".join(LETTERS.findall(folded(text)))
    words = SPELLED.sub(lambda found: found.group().replace(" ", ""), words)
    for name in WORDS.names:
        words = re.sub(rf"\b{name}\b", " ", words)
    return "why-feature-word" if any(word in HELD_BACK for word in words.split()) else None


def folded(text: str) -> str:
    """Return a text in small plain letters, without accents and what cannot be seen."""
    spelled = normalize("NFKD", text.casefold()).replace("œ", "oe")
    return "".join([letter for letter in spelled if category(letter) not in UNSEEN])
