"""Whose turn it is, and what is allowed: the only statement of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.strangers.board import BOARDS
from soucoupe.games.strangers.card_choices import CHOICES
from soucoupe.games.strangers.card_effects import owners_in
from soucoupe.games.strangers.data import (
    CHOOSE_BOARD,
    COPY,
    DISCARD,
    DONE,
    ENTER,
    KIDS,
    LET_OUT,
    PLAY,
    PLAYERS,
    RESOLVE,
)
from soucoupe.games.strangers.kids import moving_kids, moving_limit, supplied_kid
from soucoupe.games.strangers.moves import Beam
from soucoupe.games.strangers.state import OVER, State

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from soucoupe.games.strangers.moves import Action

ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(PLAYERS)]
NOBODY: Final[tuple[int, ...]] = ()
NOTHING: Final[tuple[Action, ...]] = ()


def to_act(state: State) -> tuple[int, ...]:
    """Name the one seat that owes a decision."""
    return NOBODY if state.phase.kind == OVER else ALONE[state.actor]


def legal(state: State, seat: int) -> Sequence[Action]:
    """List what the seat may do."""
    if seat != state.actor or state.phase.kind == OVER:
        return NOTHING
    return LISTED[state.phase.kind](state, seat)


def turn_actions(state: State, seat: int) -> Sequence[Action]:
    """List the actions of a turn: a kid let out, a card, a flight, a card thrown away first."""
    found: list[Action] = []
    moving = moving_kids(state, seat)
    if may_let_out(state, seat):
        found.append(LET_OUT)
    cards = sorted(set(state.hands[seat]))
    found += [PLAY[card] for card in cards]
    flights = BOARDS[state.board].flights
    found += [flights[square] for square in sorted({state.kids[kid] for kid in moving})]
    if state.options.free_discard and not state.has_thrown:
        found += [DISCARD[card] for card in cards]
    return found


def may_let_out(state: State, seat: int) -> bool:
    """Tell whether a seat has a kid left and fewer on the streets than its limit."""
    if supplied_kid(state, seat) < 0:
        return False
    return len(moving_kids(state, seat)) < moving_limit(state, seat)


def card_actions(state: State, seat: int) -> Sequence[Action]:
    """List what the card in play can be applied to."""
    return CHOICES[state.phase.card](state, seat)


def copy_actions(state: State, seat: int) -> Sequence[Action]:  # noqa: ARG001 (a list's shape)
    """List the cards of the hand being looked at."""
    return [COPY[card] for card in sorted(set(state.hands[state.phase.other]))]


def enter_actions(state: State, seat: int) -> Sequence[Action]:  # noqa: ARG001
    """List whose kids are still in the car."""
    return [ENTER[owner] for owner in owners_in(state.phase.group)]


def throw_actions(state: State, seat: int) -> Sequence[Action]:
    """List the cards that can be thrown away, after the choice to keep them all."""
    return [DONE, *[DISCARD[card] for card in sorted(set(state.hands[seat]))]]


def order_actions(state: State, seat: int) -> Sequence[Action]:  # noqa: ARG001
    """List both halves of an alarm."""
    return RESOLVE


def land_actions(state: State, seat: int) -> Sequence[Action]:  # noqa: ARG001
    """List the heads no alien stands on."""
    every = BOARDS[state.board].landings
    return [every[head] for head in range(len(every)) if not state.aliens >> head & 1]


def beam_actions(state: State, seat: int) -> Sequence[Action]:  # noqa: ARG001
    """List the kids on the board, those that are alike once."""
    spots = BOARDS[state.board].spots
    found: list[Action] = []
    for owner in range(state.seats):
        own = state.kids[KIDS * owner : KIDS * owner + KIDS]
        found += [Beam(spots[spot], owner) for spot in sorted(set(own)) if spot >= 0]
    return found


def board_actions(state: State, seat: int) -> Sequence[Action]:  # noqa: ARG001
    """List the boards."""
    return CHOOSE_BOARD


LISTED: Final[list[Callable[[State, int], Sequence[Action]]]] = [
    turn_actions,
    card_actions,
    copy_actions,
    enter_actions,
    throw_actions,
    order_actions,
    land_actions,
    beam_actions,
    board_actions,
]
"""What there is to decide, by kind of phase."""
