"""Whose turn it is, what is allowed and how long it may take: the only statement of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.core.game import Limit
from soucoupe.games.aliens_eyes.data import (
    BREAKS,
    CONTRACTS,
    ON_A_CONTRACT,
    SEATS,
    TO_BREAK,
    TO_DECLINE,
    TO_END,
    TO_FULFIL,
    TO_GROUP,
    TO_REROLL_OR_END,
    TO_ROLL,
)
from soucoupe.games.aliens_eyes.state import CONTRACT, GROUP, OVER, ROLL, UNANSWERED, State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from soucoupe.games.aliens_eyes.moves import Action

ALONE: Final[tuple[tuple[int, ...], ...]] = tuple([(seat,) for seat in range(SEATS[-1])])
NONE: Final[tuple[int, ...]] = ()
NOTHING: Final[tuple[Action, ...]] = ()


def to_act(state: State) -> tuple[int, ...]:
    """Name the player whose turn it is, or everyone who still owes an answer."""
    if state.phase == CONTRACT:
        answers = state.answers
        return tuple([seat for seat in range(state.seats) if answers[seat] == UNANSWERED])
    return NONE if state.phase == OVER else ALONE[state.actor]


def legal(state: State, seat: int) -> Sequence[Action]:
    """List what the seat may do."""
    if state.phase == CONTRACT:
        return answers_of(state, seat) if state.answers[seat] == UNANSWERED else NOTHING
    if seat != state.actor or state.phase == OVER:
        return NOTHING
    if state.phase == ROLL:
        return TO_ROLL
    actions = TO_GROUP[loose_key(state.loose)]
    if state.items and state.breaks < BREAKS:
        mask = 0
        for item in state.items:
            mask |= 1 << item
        actions += tuple([TO_BREAK[item] for item in range(len(TO_BREAK)) if mask >> item & 1])
    return actions + (TO_END if state.rerolled else TO_REROLL_OR_END)


def loose_key(loose: list[int]) -> int:
    """Say which faces lie loose never, once or more often, as digits to the base of 3."""
    key = 0
    for face in range(6, 0, -1):
        key = 3 * key + min(loose[face], 2)
    return key


def answers_of(state: State, seat: int) -> tuple[Action, ...]:
    """List the answers about a contract: not now, or two or more of its tokens that one has."""
    if not has_new_token(state, seat):
        return TO_DECLINE
    return TO_FULFIL[held(state, seat)]


def is_asked(state: State, seat: int) -> bool:
    """Tell whether a seat is asked about its contract at the end of this round.

    Who can answer but "not now" is seen by all, unless contracts are secret: then all are asked.
    """
    if state.placed[seat]:
        return False
    return state.options.secret_contracts or len(answers_of(state, seat)) > 1


def has_new_token(state: State, seat: int) -> bool:
    """Tell whether the seat took a token of its contract this round."""
    wanted = CONTRACTS[state.contracts[seat]]
    return any(kind in wanted for kind in state.taken[seat])


def held(state: State, seat: int) -> int:
    """Say which of the five tokens on its contract a seat has."""
    wanted = CONTRACTS[state.contracts[seat]]
    tokens = state.tokens[seat]
    mask = 0
    for place in range(ON_A_CONTRACT):
        if wanted[place] in tokens:
            mask |= 1 << place
    return mask


def limit(state: State) -> Limit | None:
    """Let the hourglass run from the roll to the end of the turn, whatever happens in it."""
    if state.phase != GROUP or state.options.hourglass == "off":
        return None
    return Limit(f"turn {state.turn}", float(state.options.hourglass), ALONE[state.actor])
