"""Who may talk with whom, and which words are held back: those of the language being learnt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.core.game import Channel, Withheld
from soucoupe.games.premier_contact.held_words import held_word
from soucoupe.games.premier_contact.state import DRAW, OVER, RETRY, TIDY, VOTE, State

if TYPE_CHECKING:
    from soucoupe.games.premier_contact.view_types import View


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


def hold_back(view: View, text: str) -> Withheld | None:
    """Name the piece of a text that says a word of the language, in whatever form."""
    if view.phase == "over":
        return None
    word = held_word(text)
    return None if word is None else Withheld("why-feature-word", word)
