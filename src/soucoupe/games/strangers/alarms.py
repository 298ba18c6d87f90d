"""Drawing, and the alarms among the cards drawn: aliens that land, saucers that take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.strangers.architect import planned_head
from soucoupe.games.strangers.board import BOARDS
from soucoupe.games.strangers.data import (
    ALARM_OF,
    ALIEN,
    CARD_NAMES,
    CARD_OF,
    FIRST_IN_HAND,
    KIDS,
    SAUCER,
)
from soucoupe.games.strangers.events import (
    Abducted,
    Alarmed,
    Drew,
    Event,
    Flipped,
    Landed,
    NothingTaken,
    Ordered,
    Pointed,
    Reshuffled,
    Shuffled,
)
from soucoupe.games.strangers.game_end import end
from soucoupe.games.strangers.kids import hand_limit, put
from soucoupe.games.strangers.scoring import put_and_compare
from soucoupe.games.strangers.state import (
    AWAY,
    BEAMING,
    LANDING,
    NOBODY,
    NONE,
    ORDERING,
    START,
    Phase,
    State,
)
from soucoupe.games.strangers.teams import open_mate
from soucoupe.games.strangers.view_types import SPOTS

if TYPE_CHECKING:
    from soucoupe.core.rng import Rng


def draw_up(state: State, seat: int, rng: Rng, out: list[Event] | None) -> None:
    """Draw up to the limit, stopping at every alarm; then it is the next seat's turn."""
    hand = state.hands[seat]
    start = 0 if out is None else len(out)
    if not state.has_fled:
        while len(hand) < hand_limit(state, seat):
            card = draw(state, rng, out)
            if out and isinstance(out[-1], Shuffled):
                start = len(out)
            if card == NONE:
                break
            if card < FIRST_IN_HAND:
                state.discard.append(card)
                drawn = [] if out is None else out[start:]
                if out is not None:
                    del out[start:]
                raise_alarm(state, seat, card, rng, out)
                if out is not None:
                    tell_after_alarms(out, start, drawn)
                return
            hand.append(card)
            if out is not None:
                mate = open_mate(state, seat)
                out.append(Drew(seat, CARD_OF[card], None if mate == NOBODY else mate))
    state.turns += 1
    state.has_fled = False
    state.has_thrown = False
    state.actor = (seat + 1) % state.seats
    state.phase = START


def tell_after_alarms(out: list[Event], start: int, drawn: list[Event]) -> None:
    """Tell of an alarm before the cards drawn ahead of it; nobody could find that order again.

    What was drawn ahead of a shuffle stays there: deck and discard show it.
    """
    at = start
    while at < len(out) and not isinstance(out[at], Drew | Reshuffled):
        at += 1
    out[at:at] = drawn


def draw(state: State, rng: Rng, out: list[Event] | None) -> int:
    """Take the top card; the discard is shuffled when the deck has run out."""
    if not state.deck:
        if not state.discard:
            return NONE
        state.deck = state.discard
        state.discard = []
        rng.shuffle(state.deck, "discard")
        if out is not None:
            out.append(Reshuffled(len(state.deck)))
            out.append(Shuffled(tuple([CARD_NAMES[card] for card in state.deck[::-1]])))
    return state.deck.pop()


def raise_alarm(state: State, seat: int, card: int, rng: Rng, out: list[Event] | None) -> None:
    """Resolve an alarm just drawn: one half of it, or both in a total invasion."""
    if out is not None:
        out.append(Alarmed(seat, ALARM_OF[card]))
    if not state.options.total_invasion:
        open_half(state, seat, card, NONE, rng, out)
    elif is_anybody_out(state):
        state.phase = Phase(ORDERING, card)
    else:
        open_half(state, seat, ALIEN, SAUCER, rng, out)


def order(state: State, seat: int, first: int, rng: Rng, out: list[Event] | None) -> None:
    """Resolve both halves of an alarm, the first one first."""
    if out is not None:
        out.append(Ordered(seat, ALARM_OF[first]))
    open_half(state, seat, first, SAUCER if first == ALIEN else ALIEN, rng, out)


def open_half(
    state: State, seat: int, half: int, then: int, rng: Rng, out: list[Event] | None
) -> None:
    """Ask where an alien lands or whom a saucer is after, if that is a question at all."""
    if half == ALIEN:
        head = planned_head(state)
        if head != NONE:
            land(state, seat, head, then, rng, out)
            return
        state.phase = Phase(LANDING, ALIEN, then=then)
    elif is_anybody_out(state):
        state.phase = Phase(BEAMING, SAUCER, then=then)
    else:
        if out is not None:
            out.append(NothingTaken(seat))
        close_half(state, seat, then, rng, out)


def close_half(state: State, seat: int, then: int, rng: Rng, out: list[Event] | None) -> None:
    """Go on to the other half of an alarm, or to the next draw."""
    if then == NONE:
        draw_up(state, seat, rng, out)
    else:
        open_half(state, seat, then, NONE, rng, out)


def land(state: State, seat: int, head: int, then: int, rng: Rng, out: list[Event] | None) -> None:
    """Put an alien on a head: whoever is there is taken; the last alien ends the game."""
    board = BOARDS[state.board]
    square = board.heads[head]
    state.aliens |= 1 << head
    state.supply -= 1
    if out is not None:
        out.append(Landed(seat, SPOTS[state.board][square], state.supply))
    for kid, spot in enumerate(state.kids):
        if spot == square:
            take(state, kid, ALIEN, out)
    if not state.supply:
        end(state, "aliens", rng, out)
        return
    close_half(state, seat, then, rng, out)


def beam(state: State, seat: int, kid: int, then: int, rng: Rng, out: list[Event] | None) -> None:
    """Flip the coin for a kid: saucer side up, it is taken."""
    if out is not None:
        out.append(Pointed(seat, kid // KIDS, kid, SPOTS[state.board][state.kids[kid]]))
    if flip(seat, rng, out):
        take(state, kid, SAUCER, out)
    close_half(state, seat, then, rng, out)


def flip(seat: int, rng: Rng, out: list[Event] | None) -> bool:
    """Flip the saucer coin."""
    is_saucer = rng.below(2, "saucer coin") == 1
    if out is not None:
        out.append(Flipped(seat, is_saucer))
    return is_saucer


def take(state: State, kid: int, alarm: int, out: list[Event] | None) -> None:
    """Send a kid back to its owner's supply."""
    if out is None:
        put(state, kid, AWAY)
        return
    where = SPOTS[state.board][state.kids[kid]]
    changed = put_and_compare(state, kid, AWAY)
    out.append(Abducted(kid // KIDS, kid, where, ALARM_OF[alarm], changed))


def is_anybody_out(state: State) -> bool:
    """Tell whether there is any kid on the board, safe or not."""
    for spot in state.kids:  # noqa: SIM110 (a loop compiles to less than a generator)
        if spot >= 0:
            return True
    return False
