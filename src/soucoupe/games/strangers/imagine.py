"""A full state as a seat may picture it: consistent with its view and with nothing else.

Cards not seen are dealt evenly: the exact posterior of the shuffle, see "What is hidden".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.strangers.architect import left_out
from soucoupe.games.strangers.board import BOARDS
from soucoupe.games.strangers.data import ALIEN, BOARD_NAMES, BOX, CARD_NUMBER, FIRST_IN_HAND, KIDS
from soucoupe.games.strangers.state import AWAY, NOBODY, NONE, Finished, Phase, State
from soucoupe.games.strangers.view import PHASE_NAMES

if TYPE_CHECKING:
    from soucoupe.core.rng import Rng
    from soucoupe.games.strangers.view_types import PhaseSeen, View

PHASE_NUMBER: Final[dict[str, int]] = {name: kind for kind, name in enumerate(PHASE_NAMES)}


def imagine(view: View, rng: Rng) -> State:
    """Deal everything the view does not show, at random."""
    state = restored(view)
    if not is_hidden(view):
        return state
    unseen = unseen_cards(view)
    if view.options.mode == "architect":
        picture_plan(state, view, unseen, rng)
        return state
    in_hands = [card for card in unseen if card >= FIRST_IN_HAND]
    rng.shuffle(in_hands, "imagined hands")
    for player in view.players:
        hand = state.hands[player.seat]
        while len(hand) < player.hand_size:
            card = in_hands.pop()
            hand.append(card)
            unseen.remove(card)
    rng.shuffle(unseen, "imagined deck")
    state.deck = unseen
    return state


def is_hidden(view: View) -> bool:
    """Tell whether a view leaves anything open: not, where the deck lies face up."""
    return len(view.upcoming) < view.deck or len(view.hands) < len(view.players)


def restored(view: View) -> State:
    """Rebuild all of a state that its view tells; hands and deck as far as they are known."""
    state = State(view.options, len(view.players))
    state.board = BOARD_NAMES.index(view.board)
    board = BOARDS[state.board]
    state.first = view.first
    state.actor = view.actor
    state.phase = phase_of(view.now, state.board)
    state.spaces = [NOBODY] * board.spaces
    for player in view.players:
        for at, name in enumerate(player.kids):
            spot = AWAY if name is None else board.number_of[name]
            state.kids.append(spot)
            if spot >= board.squares:
                state.spaces[spot - board.squares] = KIDS * player.seat + at
        state.bonus.append(player.bonus)
        state.hands.append([])
    for name in view.aliens:
        state.aliens |= board.bit_of[board.number_of[name]]
    state.supply = view.supply
    restore_cards(state, view)
    state.turns = view.turns
    state.quiet = view.quiet
    state.flights = view.flights
    state.has_fled = view.has_fled
    state.has_thrown = view.has_thrown
    state.contact = NOBODY if view.contact is None else view.contact
    state.reason = view.reason
    for game in view.games:
        number = BOARD_NAMES.index(game.board)
        state.games.append(Finished(number, game.first, game.points, game.winners, game.reason))
    return state


def restore_cards(state: State, view: View) -> None:
    """Lay down every card the view names."""
    seats = state.seats
    state.known = [[] for _ in range(seats * seats)]
    for hand in view.hands:
        cards = [CARD_NUMBER[name] for name in hand.cards]
        state.hands[hand.seat] = cards
        if view.seat is not None and hand.seat != view.seat:
            state.known[seats * view.seat + hand.seat] = cards[:]
    state.deck = [CARD_NUMBER[name] for name in view.upcoming[::-1]]
    state.discard = [CARD_NUMBER[name] for name in view.discard]
    state.box = [CARD_NUMBER[name] for name in view.box]


def phase_of(now: PhaseSeen, board: int) -> Phase:
    """Rebuild what is being decided."""
    moved = group = 0
    for kid in now.moved:
        moved |= 1 << kid
    for kid in now.group:
        group |= 1 << kid
    return Phase(
        PHASE_NUMBER[now.name],
        NONE if now.card is None else CARD_NUMBER[now.card],
        moved,
        NOBODY if now.other is None else now.other,
        NONE if now.place is None else BOARDS[board].place_of[now.place],
        group,
        NONE if now.then is None else CARD_NUMBER[now.then],
    )


def unseen_cards(view: View) -> list[int]:
    """List the cards of the box this view does not show."""
    unseen = list(BOX)
    for hand in view.hands:
        for name in hand.cards:
            unseen.remove(CARD_NUMBER[name])
    for lying in (*view.discard, *view.box):
        unseen.remove(CARD_NUMBER[lying])
    return unseen


def picture_plan(state: State, view: View, unseen: list[int], rng: Rng) -> None:
    """Arrange an architect's hand and deck, every second card of it an alien."""
    cards = [card for card in unseen if card != ALIEN and not left_out(card)]
    rng.shuffle(cards, "imagined plan")
    state.hands = [[cards.pop() for _ in range(view.players[0].hand_size)]]
    state.deck = [cards.pop() if at % 2 else ALIEN for at in range(view.deck)]
    for card in state.hands[0] + state.deck:
        unseen.remove(card)
    state.box = unseen
