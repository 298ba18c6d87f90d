"""Contracts: whoever is asked answers in secret, and all is revealed at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.aliens_eyes import events as happened
from soucoupe.games.aliens_eyes.bonuses import release, shown
from soucoupe.games.aliens_eyes.data import CONTRACT_POINTS, CONTRACTS, PLACES
from soucoupe.games.aliens_eyes.legal import held, is_asked
from soucoupe.games.aliens_eyes.state import CONTRACT, NOT_NOW, UNANSWERED, State
from soucoupe.games.aliens_eyes.view_types import ON_CARD, Contract

if TYPE_CHECKING:
    from soucoupe.games.aliens_eyes.events import Event


def ask(state: State, out: list[Event] | None) -> bool:
    """Ask whoever has something to decide; tell whether there is anybody."""
    asked = [seat for seat in range(state.seats) if is_asked(state, seat)]
    if not asked:
        return False
    state.phase = CONTRACT
    for seat in asked:
        state.answers[seat] = UNANSWERED
    if out is not None:
        out.append(happened.ContractsAsked(tuple(asked)))
    return True


def reveal(state: State, out: list[Event] | None) -> None:
    """Let all answers count, in seating order."""
    nobody = True
    for seat in range(state.seats):
        mask = state.answers[seat]
        state.answers[seat] = NOT_NOW
        if mask:
            nobody = False
            fulfil(state, seat, mask, out)
    if nobody and out is not None:
        out.append(happened.NoneFulfilled())


def fulfil(state: State, seat: int, mask: int, out: list[Event] | None) -> None:
    """Put tokens on a contract, for good; they no longer lie on bonus cards."""
    state.placed[seat] = mask
    card = CONTRACTS[state.contracts[seat]]
    put = [card[place] for place in PLACES[mask]]
    if out is not None:
        points = CONTRACT_POINTS[len(put)]
        out.append(happened.Fulfilled(seat, contract_seen(state, seat), shown(put), points))
    release(state, seat, put, out)


def contract_seen(state: State, seat: int) -> Contract:
    """Lay a contract open."""
    card = state.contracts[seat]
    placed = state.placed[seat]
    return Contract(card, ON_CARD[card], PLACES[held(state, seat)], PLACES[placed])


def mask_of(places: tuple[int, ...]) -> int:
    """Turn places into a bit mask."""
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask
