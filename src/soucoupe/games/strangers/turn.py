"""A turn: what can be done with it besides playing a card, and how it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.strangers.alarms import draw_up
from soucoupe.games.strangers.board import BOARDS
from soucoupe.games.strangers.data import CARD_OF, KIDS
from soucoupe.games.strangers.events import Discarded, Event, Fled, KidOut, StandstillNear
from soucoupe.games.strangers.game_end import end, turns_to_standstill
from soucoupe.games.strangers.kids import kid_at, put, safe_kids, supplied_kid
from soucoupe.games.strangers.scoring import put_and_compare
from soucoupe.games.strangers.state import AWAY, THROWING, TURN, Phase, State
from soucoupe.games.strangers.view_types import SPOTS

if TYPE_CHECKING:
    from soucoupe.core.rng import Rng

WARNED: Final = 5
"""How many rounds ahead a standstill is told for the first time; the last round is told again."""


def let_out(state: State, seat: int, rng: Rng, out: list[Event] | None) -> None:
    """Stand a kid in front of School."""
    school = BOARDS[state.board].school
    kid = supplied_kid(state, seat)
    state.quiet += 1
    if out is None:
        put(state, kid, school)
    else:
        changed = put_and_compare(state, kid, school)
        out.append(KidOut(seat, kid, SPOTS[state.board][school], changed))
    after_action(state, seat, rng, out)


def flee(state: State, seat: int, square: int, rng: Rng, out: list[Event] | None) -> None:
    """Take a kid off the streets; nothing is drawn this turn."""
    kid = kid_at(state, seat, square, 0)
    state.quiet += 1
    state.flights += 1
    state.has_fled = True
    if out is None:
        put(state, kid, AWAY)
    else:
        changed = put_and_compare(state, kid, AWAY)
        out.append(Fled(seat, kid, SPOTS[state.board][square], changed))
    after_action(state, seat, rng, out)


def throw_away(state: State, seat: int, card: int, rng: Rng, out: list[Event] | None) -> None:
    """Discard a card for nothing; after the action that ends the turn."""
    lose(state, seat, card)
    state.has_thrown = True
    if out is not None:
        out.append(Discarded(seat, CARD_OF[card]))
    if state.phase.kind != TURN:
        draw_up(state, seat, rng, out)


def after_action(state: State, seat: int, rng: Rng, out: list[Event] | None) -> None:
    """End the game if all kids of a seat are safe or nothing moves on; else let the seat draw."""
    for other in range(state.seats):
        if safe_kids(state, other) == KIDS:
            end(state, "all-safe", rng, out)
            return
    left = turns_to_standstill(state)
    if left == 0:
        end(state, "standstill", rng, out)
        return
    if out is not None and left is not None and left in (WARNED * state.seats, state.seats):
        out.append(StandstillNear(left))
    # After a flight nothing is drawn, so nobody is asked for a card that would not be replaced.
    may_throw = state.options.free_discard and not state.has_thrown and not state.has_fled
    if may_throw and state.hands[seat]:
        state.phase = Phase(THROWING)
        return
    draw_up(state, seat, rng, out)


def lose(state: State, seat: int, card: int) -> None:
    """Take a card out of a hand, onto the discard; whoever knew of it knows it is gone."""
    state.hands[seat].remove(card)
    state.discard.append(card)
    for at in range(seat, len(state.known), state.seats):
        if card in state.known[at]:
            state.known[at].remove(card)
