"""The three bonus cards: who gets them at the end of a round, and what lies on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.aliens_eyes import events as happened
from soucoupe.games.aliens_eyes.data import COLOURS, CONTRACTS, EYES, QUANTITY
from soucoupe.games.aliens_eyes.state import BLUE, GREEN, NOBODY, RED, State
from soucoupe.games.aliens_eyes.view_types import TOKEN, Token

if TYPE_CHECKING:
    from soucoupe.games.aliens_eyes.events import Event


def award(state: State, out: list[Event] | None) -> None:
    """Give each card to the one best seat of the round, if it reaches what lies on the card."""
    for colour in (BLUE, GREEN, RED):
        scores = [score(colour, kinds) for kinds in state.taken]
        best = max(scores)
        if best == 0:
            continue
        seats = [seat for seat in range(state.seats) if scores[seat] == best]
        if len(seats) > 1:
            if out is not None:
                out.append(happened.BonusTied(COLOURS[colour], tuple(seats)))
        elif best >= score(colour, state.lying[colour]):
            give(state, colour, seats[0], out)


def score(colour: int, kinds: list[int]) -> int:
    """Measure tokens as a card does: most eyes, largest quantity, or how many they are."""
    if colour == RED:
        return len(kinds)
    measure = EYES if colour == BLUE else QUANTITY
    best = 0
    for kind in kinds:
        best = max(best, measure[kind])
    return best


def give(state: State, colour: int, seat: int, out: list[Event] | None) -> None:
    """Hand a card to a seat and lay its tokens on it; what lay there goes back to its owner."""
    before = state.holders[colour]
    state.holders[colour] = seat
    state.lying[colour] = (
        state.taken[seat][:] if colour == RED else [showpiece(state, colour, seat)]
    )
    if out is None:
        return
    name, tokens = COLOURS[colour], shown(state.lying[colour])
    if before == seat:
        out.append(happened.BonusRaised(name, seat, tokens))
    elif before == NOBODY:
        out.append(happened.BonusWon(name, seat, tokens))
    else:
        out.append(happened.BonusCaptured(name, seat, before, tokens))


def showpiece(state: State, colour: int, seat: int) -> int:
    """Choose the token that lies on a card: the best, if possible not wanted by a contract.

    A secret contract has no say in it, for the choice is seen by all.
    """
    kinds = state.taken[seat]
    best = score(colour, kinds)
    measure = EYES if colour == BLUE else QUANTITY
    is_open = not state.options.secret_contracts and not state.placed[seat]
    wanted = CONTRACTS[state.contracts[seat]] if is_open else ()
    chosen = NOBODY
    chosen_rank = -1
    for kind in kinds:
        if measure[kind] == best:
            rank = EYES[kind] + (0 if kind in wanted else 100)
            if rank > chosen_rank:
                chosen, chosen_rank = kind, rank
    return chosen


def release(state: State, seat: int, placed: list[int], out: list[Event] | None) -> None:
    """Take tokens that went to a contract off the seat's cards, unless it has another copy."""
    for colour in (BLUE, GREEN, RED):
        if state.holders[colour] != seat:
            continue
        lying = state.lying[colour]
        staying = [
            kind for kind in lying if kind not in placed or state.tokens[seat].count(kind) > 1
        ]
        if len(staying) == len(lying):
            continue
        state.lying[colour] = staying
        if not staying:
            state.holders[colour] = NOBODY
        if out is not None:
            name = COLOURS[colour]
            if staying:
                out.append(happened.BonusLightened(name, seat, shown(staying)))
            else:
                out.append(happened.BonusReturned(name, seat))


def shown(kinds: list[int]) -> tuple[Token, ...]:
    """Show tokens."""
    return tuple([TOKEN[kind] for kind in kinds]) if kinds else ()
