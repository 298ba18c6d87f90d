"""Setting up a game, and dealing the cards of every round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.core.errors import BadOption
from soucoupe.games.tuerie.data import CARD_COUNT, DUE, ROOM_COUNT, ROOM_OF, ROOMS_FOR
from soucoupe.games.tuerie.events import Dealt, RoundOpened, Ticked
from soucoupe.games.tuerie.ship import aboard
from soucoupe.games.tuerie.stages import OPEN_HUNT, PASS_ON, WAIT
from soucoupe.games.tuerie.state import CARD_BITS, FIRST, NONE, SHORTAGE, State
from soucoupe.games.tuerie.view_types import CARD

if TYPE_CHECKING:
    from soucoupe.core.rng import Rng
    from soucoupe.games.tuerie.events import Event
    from soucoupe.games.tuerie.moves import Options


def deal(options: Options, seats: int, rng: Rng) -> State:
    """Shuffle the targets of the rooms in play, draw the first crew member and deal."""
    first = options.first_crew
    if first is not None and first >= seats:
        msg = f"first_crew must be a seat from 0 to {seats - 1}, not {first}"
        raise BadOption(msg)
    state = State(options, seats)
    state.in_play = ROOMS_FOR[seats]
    state.deck = list(range(CARD_COUNT))
    state.zone = [room for room in range(ROOM_COUNT) if state.in_play >> room & 1]
    rng.shuffle(state.zone, "hunt zone")
    state.first = rng.below(seats, "first crew member") if first is None else first
    prepare(state, rng, None)
    state.actor = state.first
    return state


def prepare(state: State, rng: Rng, out: list[Event] | None) -> int:
    """Open a round: two cards for everyone aboard; one each, or none, if they do not suffice."""
    state.round += 1
    gather(state)
    state.clear_round()
    rng.shuffle(state.deck, "crew cards")
    crew = aboard(state)
    count = crew.bit_count()
    each = 2 if len(state.deck) >= 2 * count else 1
    if out is not None:
        open_aloud(state, each, out)
    for turn in range(state.seats):
        seat = (state.first + turn) % state.seats
        if crew >> seat & 1:
            give(state, seat, each, out)
    if each == 1:
        state.phase = SHORTAGE
        state.actor = 0
        state.ready = state.bare
        return OPEN_HUNT if state.bare == crew else WAIT
    state.phase = FIRST
    state.actor = NONE
    return PASS_ON


def gather(state: State) -> None:
    """Pick up all cards as they lie, but those of rooms that are gone and ongoing or spent ones."""
    gone = state.spent
    for deed in state.ongoing:
        gone |= 1 << deed.card
    cards = state.deck + [play >> 1 & CARD_BITS for play in state.plays]
    cards += [card for card in state.discards if card != NONE]
    in_play = state.in_play
    state.deck = [card for card in cards if in_play >> ROOM_OF[card] & 1 and not gone >> card & 1]


def give(state: State, seat: int, each: int, out: list[Event] | None) -> None:
    """Deal a member so many cards, in order of their numbers, or none if the deck is empty."""
    hand = state.deck[:each]
    state.deck = state.deck[each:]
    hand.sort()
    state.hands[seat] = hand
    if not hand:
        state.bare |= 1 << seat
    if out is not None:
        out.append(Dealt(seat, tuple([CARD[card] for card in hand])))


def opening(state: State) -> list[Event]:
    """Tell of the first round as of every other."""
    out: list[Event] = [RoundOpened(state.round, state.first, len(state.hands[state.first]))]
    for turn in range(state.seats):
        seat = (state.first + turn) % state.seats
        out.append(Dealt(seat, tuple([CARD[card] for card in state.hands[seat]])))
    return out


def open_aloud(state: State, each: int, out: list[Event]) -> None:
    """Say that a round begins, and how long ongoing actions still take."""
    out.append(RoundOpened(state.round, state.first, each))
    for deed in state.ongoing:
        if DUE[deed.card]:
            rounds = deed.round + DUE[deed.card] - state.round + 1
            out.append(Ticked(deed.seat, CARD[deed.card], rounds))
