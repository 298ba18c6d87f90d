"""Setting up a table, and every game of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.core.errors import BadOption
from soucoupe.games.strangers.architect import arranged, check_plan, planned
from soucoupe.games.strangers.board import BOARDS
from soucoupe.games.strangers.data import (
    ALIEN,
    BOARD_NAMES,
    BOX,
    FIRST_IN_HAND,
    HAND,
    HAND_OF_FOUR,
    ICE_CREAM_DATE,
    KIDS,
    RETURNING_AFTER,
)
from soucoupe.games.strangers.state import AWAY, NOBODY, START, State

if TYPE_CHECKING:
    from soucoupe.core.rng import Rng
    from soucoupe.games.strangers.moves import Options

SEATS_OF: Final[dict[str, int]] = {
    "teams-adjacent": 4,
    "teams-diagonal": 4,
    "match": 2,
    "architect": 1,
}


def deal(options: Options, seats: int, rng: Rng) -> State:
    """Set up a table; refuse options no table of this size can have."""
    check(options, seats)
    state = State(options, seats)
    first = options.first_player
    if first is None:
        first = rng.below(seats, "first player")
    board = 0 if options.mode == "match" else BOARD_NAMES.index(options.board)
    lay_out(state, board, first, rng)
    return state


def check(options: Options, seats: int) -> None:
    """Say why options do not go together, or not with this many seats."""
    mode = options.mode
    if SEATS_OF.get(mode, seats) != seats:
        msg = f"{mode} is played at {SEATS_OF[mode]} seats, not {seats}"
        raise BadOption(msg, reason=f"why-{mode.partition('-')[0]}-seats")
    if options.first_player is not None and options.first_player >= seats:
        msg = f"first_player must be a seat from 0 to {seats - 1}, not {options.first_player}"
        raise BadOption(msg, reason="why-first-player")
    if mode != "architect":
        if options.plan is not None:
            msg = "a plan is for the architect alone"
            raise BadOption(msg, reason="why-plan-mode")
        return
    if options.total_invasion or options.aliens_return:
        msg = "the architect knows neither saucers nor first hands drawn by chance"
        raise BadOption(msg, reason="why-architect-options")
    if options.plan is not None:
        check_plan(options.plan, BOARDS[BOARD_NAMES.index(options.board)], first_hand(options))


def first_hand(options: Options) -> int:
    """Return how many cards a hand starts with."""
    return HAND_OF_FOUR if options.hand_of_four else HAND


def lay_out(state: State, board: int, first: int, rng: Rng) -> None:
    """Clear the table and deal a game on this board; this seat begins."""
    seats = state.seats
    state.board = board
    state.first = first
    state.actor = first
    state.phase = START
    state.kids = [AWAY] * (KIDS * seats)
    state.spaces = [NOBODY] * BOARDS[board].spaces
    state.aliens = 0
    state.supply = BOARDS[board].aliens
    state.known = [[] for _ in range(seats * seats)]
    state.discard = []
    state.bonus = [0] * seats
    state.quiet = 0
    state.flights = 0
    state.has_fled = False
    state.has_thrown = False
    state.contact = NOBODY
    state.reason = None
    if state.options.mode == "architect":
        lay_plan(state, rng)
    else:
        deal_hands(state, rng)


def lay_plan(state: State, rng: Rng) -> None:
    """Arrange hand and deck as planned, or by chance; what is in neither stays in the box."""
    plan, board = state.options.plan, BOARDS[state.board]
    size = first_hand(state.options)
    hand, state.deck = arranged(board, size, rng) if plan is None else planned(plan)
    state.hands = [hand]
    rest = list(BOX)
    for card in hand + state.deck:
        rest.remove(card)
    state.box = rest


def deal_hands(state: State, rng: Rng) -> None:
    """Shuffle and deal; alarms among the first hands are thrown away, or go back from the sixth."""
    cards = list(BOX)
    state.box = []
    if state.seats == 1:
        cards.remove(ICE_CREAM_DATE)
        state.box = [ICE_CREAM_DATE]
    rng.shuffle(cards, "deck")
    returning: list[int] = []
    aliens = 0
    state.hands = []
    for _ in range(state.seats):
        hand: list[int] = []
        while len(hand) < first_hand(state.options):
            card = cards.pop()
            if card >= FIRST_IN_HAND:
                hand.append(card)
                continue
            aliens += card == ALIEN
            goes_back = state.options.aliens_return and aliens > RETURNING_AFTER and card == ALIEN
            (returning if goes_back else state.discard).append(card)
        state.hands.append(hand)
    if returning:
        cards += returning
        rng.shuffle(cards, "deck again")
    state.deck = cards
