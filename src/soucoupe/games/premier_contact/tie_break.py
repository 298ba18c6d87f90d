"""The tie-break: notepads tidied, handed in, and held against the lexicon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.core.game import Limit
from soucoupe.games.premier_contact.codes import WORD
from soucoupe.games.premier_contact.data import FEATURE_NUMBER, TIDY_SECONDS
from soucoupe.games.premier_contact.events import Event, HandedIn, SignNoted
from soucoupe.games.premier_contact.legal import to_act
from soucoupe.games.premier_contact.state import TIDY, State
from soucoupe.games.premier_contact.turns import end

if TYPE_CHECKING:
    from soucoupe.games.premier_contact.moves import Claim, Drop


def limit(state: State) -> Limit | None:
    """Give tied humans the rulebook's minute."""
    if state.phase != TIDY:
        return None
    return Limit("tidy", float(TIDY_SECONDS), to_act(state))


def claim(state: State, seat: int, action: Claim, out: list[Event] | None) -> None:
    """Write a sign beside a word."""
    human = state.humans.index(seat)
    feature = FEATURE_NUMBER[action.feature]
    state.claims[human][feature] |= 1 << action.glyph
    state.claimed[human] += 1
    if out is not None:
        out.append(SignNoted(seat, WORD[feature], action.glyph, stands=True))


def drop(state: State, seat: int, action: Drop, out: list[Event] | None) -> None:
    """Rub a sign out."""
    human = state.humans.index(seat)
    feature = FEATURE_NUMBER[action.feature]
    state.claims[human][feature] &= ~(1 << action.glyph)
    state.claimed[human] += 1
    if out is not None:
        out.append(SignNoted(seat, WORD[feature], action.glyph, stands=False))


def hand_in(state: State, seat: int, out: list[Event] | None) -> None:
    """Take a notepad; once all have theirs in, the lexicon decides."""
    state.done |= 1 << state.humans.index(seat)
    if out is not None:
        out.append(HandedIn(seat))
    for human in state.tied:
        if not state.done >> human & 1:
            return
    end(state, out)
