"""What each action does to the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from soucoupe.games.premier_contact import answering, requesting, tidying, voting
from soucoupe.games.premier_contact.events import Asked, Event, Skipped, Turned, WordShown
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
from soucoupe.games.premier_contact.state import ANSWER, State
from soucoupe.games.premier_contact.tables import FEATURE_NUMBER
from soucoupe.games.premier_contact.turns import next_word
from soucoupe.games.premier_contact.view_types import WordTold
from soucoupe.games.premier_contact.words import OFFERING, WORD

if TYPE_CHECKING:
    from soucoupe.core.rng import Rng


def apply(state: State, seat: int, action: Action, rng: Rng, out: list[Event] | None) -> None:  # noqa: ARG001, C901, PLR0912 (all chance is in the deal; one case per verb)
    """Change the state by a legal action; tell what happened if anybody listens."""
    match action:
        case Turn():
            turn(state, seat, action, out)
        case Draw():
            requesting.draw(state, seat, action, out)
        case Vote():
            voting.vote(state, seat, action, out)
        case Pick():
            answering.pick(state, seat, action, out)
        case Confirm():
            answering.confirm(state, seat, out)
        case Ask():
            ask(state, seat, out)
        case Send():
            requesting.send(state, seat, out)
        case Wipe():
            requesting.wipe(state, seat, out)
        case Name():
            name(state, seat, action, out)
        case Skip():
            skip(state, seat, out)
        case Pass():
            voting.pass_try(state, seat, out)
        case Lapse():
            lapse(state, seat, out)
        case Claim():
            tidying.claim(state, seat, action, out)
        case Drop():
            tidying.drop(state, seat, action, out)
        case Done():
            tidying.hand_in(state, seat, out)
        case _:
            assert_never(action)


def name(state: State, seat: int, action: Name, out: list[Event] | None) -> None:
    """Show everybody the sign of a word; the aliens have no choice."""
    feature = FEATURE_NUMBER[action.feature]
    glyph = state.lexicon[feature]
    state.named |= 1 << feature
    state.shown |= 1 << glyph
    state.history.append(WordTold(seat, action.feature, glyph))
    if out is not None:
        out.append(WordShown(seat, WORD[feature], glyph))
    next_word(state, out)


def skip(state: State, seat: int, out: list[Event] | None) -> None:
    """Ask for no word."""
    if out is not None:
        out.append(Skipped(seat))
    next_word(state, out)


def turn(state: State, seat: int, action: Turn, out: list[Event] | None) -> None:
    """Turn an offering; whether those turned have anything in common is nobody's business."""
    state.turned.append(action.cell)
    if out is not None:
        out.append(Turned(seat, action.cell, OFFERING[state.grid[action.cell]]))


def ask(state: State, seat: int, out: list[Event] | None) -> None:
    """Hand over to the aliens."""
    if out is not None:
        offerings = tuple([OFFERING[state.grid[cell]] for cell in state.turned])
        out.append(Asked(seat, tuple(state.turned), offerings))
    answering.open_answer(state)


def lapse(state: State, seat: int, out: list[Event] | None) -> None:
    """Let somebody's time run out."""
    if state.phase == ANSWER:
        answering.lapse_answer(state, seat, out)
    else:
        voting.lapse_vote(state, seat, out)
