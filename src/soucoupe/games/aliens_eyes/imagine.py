"""A full state as a seat may picture it: consistent with its view and with nothing else.

Contracts nobody showed are dealt evenly; an answer not yet revealed is any the seat might give.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.aliens_eyes.contracts import mask_of
from soucoupe.games.aliens_eyes.data import BREAKS, CONTRACTS, ITEM, KIND, KINDS
from soucoupe.games.aliens_eyes.legal import answers_of
from soucoupe.games.aliens_eyes.moves import Fulfil
from soucoupe.games.aliens_eyes.state import CONTRACT, GROUP, NOBODY, NOT_NOW, UNANSWERED, State
from soucoupe.games.aliens_eyes.view import PHASE_NAME
from soucoupe.games.aliens_eyes.view_types import ROWS, Token, View

if TYPE_CHECKING:
    from soucoupe.core.rng import Rng

PHASE_NUMBER: Final[dict[str, int]] = {name: number for number, name in PHASE_NAME.items()}


def imagine(view: View, rng: Rng) -> State:
    """Picture everything the view does not show, at random."""
    state = State(view.options, len(view.players), left_on(view))
    state.phase = PHASE_NUMBER[view.phase]
    state.round = view.round
    state.turn = view.turn
    state.first = view.first
    state.played = view.played
    state.actor = (view.first + view.played) % state.seats
    state.dry = view.dry
    state.last = view.last
    state.opening = view.opening
    if state.phase == GROUP:
        picture_turn(view, state)
    state.tokens = [kinds_of(player.tokens) for player in view.players]
    state.taken = [
        tokens[len(tokens) - player.taken :]
        for tokens, player in zip(state.tokens, view.players, strict=True)
    ]
    state.holders = [NOBODY if one.holder is None else one.holder for one in view.bonuses]
    state.lying = [kinds_of(one.tokens) for one in view.bonuses]
    picture_contracts(view, state, rng)
    state.answers = [NOT_NOW] * state.seats
    if state.phase == CONTRACT:
        picture_answers(view, state, rng)
    return state


def left_on(view: View) -> list[int]:
    """Count the tokens left on the table, by kind."""
    left = [0] * len(KINDS)
    for (start, stop), row in zip(ROWS[view.options.layout], view.left, strict=True):
        left[start:stop] = row
    return left


def picture_turn(view: View, state: State) -> None:
    """Lay out dice and groups as they are seen."""
    for face in view.dice:
        state.loose[face] += 1
    state.items = [ITEM[faces] for one in view.combinations for faces in one.items]
    state.rerolled = view.rerolls == 0
    state.breaks = BREAKS - view.breaks


def picture_contracts(view: View, state: State, rng: Rng) -> None:
    """Deal the contracts this seat does not see, each equally likely."""
    seen = [player.contract.card for player in view.players if player.contract is not None]
    unseen = [card for card in range(len(CONTRACTS)) if card not in seen]
    rng.shuffle(unseen, "imagined contracts")
    for player in view.players:
        contract = player.contract
        state.contracts.append(unseen.pop() if contract is None else contract.card)
        state.placed.append(0 if contract is None else mask_of(contract.placed))
    state.pile = unseen


def picture_answers(view: View, state: State, rng: Rng) -> None:
    """Give seats that have answered their own answer, or any they might have given."""
    own = {answer.seat: mask_of(answer.tokens) for answer in view.answers}
    for seat in range(state.seats):
        if seat in view.to_act:
            state.answers[seat] = UNANSWERED
        elif seat in own:
            state.answers[seat] = own[seat]
        elif not state.placed[seat]:
            action = rng.pick(answers_of(state, seat), "imagined answer")
            state.answers[seat] = mask_of(action.tokens) if isinstance(action, Fulfil) else NOT_NOW


def kinds_of(tokens: tuple[Token, ...]) -> list[int]:
    """Return tokens as numbers of their kinds."""
    return [KIND[token.eyes][token.quantity] for token in tokens]
