"""What each action does to the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from soucoupe.games.premier_contact import answers, colours, questions, requests, tie_break, votes
from soucoupe.games.premier_contact.events import Event
from soucoupe.games.premier_contact.moves import (
    Action,
    Ask,
    Claim,
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
from soucoupe.games.premier_contact.state import ANSWER, State

if TYPE_CHECKING:
    from soucoupe.core.rng import Rng


def apply(state: State, seat: int, action: Action, rng: Rng, out: list[Event] | None) -> None:  # noqa: ARG001, C901, PLR0912 (all chance is in the deal; one case per verb)
    """Change the state by a legal action; tell what happened if anybody listens."""
    match action:
        case Turn():
            questions.turn(state, seat, action, out)
        case DrawSign():
            requests.draw(state, seat, action, out)
        case Vote():
            votes.vote(state, seat, action, out)
        case Pick():
            answers.pick(state, seat, action, out)
        case Confirm():
            answers.confirm(state, seat, out)
        case Ask():
            questions.ask(state, seat, out)
        case Send():
            requests.send(state, seat, out)
        case Wipe():
            requests.wipe(state, seat, out)
        case TakeColour():
            colours.take(state, seat, action, out)
        case NameWord():
            questions.name(state, seat, action, out)
        case Skip():
            questions.skip(state, seat, out)
        case Pass():
            votes.pass_try(state, seat, out)
        case Lapse():
            lapse(state, seat, out)
        case Claim():
            tie_break.claim(state, seat, action, out)
        case Drop():
            tie_break.drop(state, seat, action, out)
        case Done():
            tie_break.hand_in(state, seat, out)
        case _:
            assert_never(action)


def lapse(state: State, seat: int, out: list[Event] | None) -> None:
    """Let somebody's time run out."""
    if state.phase == ANSWER:
        answers.lapse_answer(state, seat, out)
    else:
        votes.lapse_vote(state, seat, out)
