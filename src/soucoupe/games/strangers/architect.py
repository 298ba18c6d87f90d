"""The architect's plan: what it may be, and one arranged by chance where none is given."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.core.errors import BadOption
from soucoupe.games.strangers.board import BOARDS
from soucoupe.games.strangers.data import (
    ALIEN,
    BOX,
    CARD_NUMBER,
    COUNTS,
    KINDS,
    MEN_IN_BLACK,
    NOT_PLANNED,
)
from soucoupe.games.strangers.state import NONE

if TYPE_CHECKING:
    from soucoupe.core.rng import Rng
    from soucoupe.games.strangers.board import Board
    from soucoupe.games.strangers.moves import Plan
    from soucoupe.games.strangers.state import State


def left_out(card: int) -> bool:
    """Tell whether the architect plays without a card."""
    return card in NOT_PLANNED


def check_plan(plan: Plan, board: Board, size: int) -> None:
    """Refuse a plan that the rules do not allow, and say why."""
    hand = [CARD_NUMBER[name] for name in plan.hand]
    deck = [CARD_NUMBER[name] for name in plan.deck]
    if len(hand) != size:
        refuse(f"a hand has {size} cards, not {len(hand)}", "why-plan-hand")
    for card in hand + deck:
        if left_out(card):
            refuse("the architect plays without saucer, science club and date", "why-plan-card")
    for at, card in enumerate(deck):
        if (card == ALIEN) != (at % 2 == 1):
            place = at + 1
            refuse(f"card {place} of the deck: every second card is an alien", "why-plan-rhythm")
    for card in range(KINDS):
        if (hand + deck).count(card) > COUNTS[card]:
            refuse(f"there are only {COUNTS[card]} such cards in the box", "why-plan-count")
    least = 2 * (board.aliens + (MEN_IN_BLACK in hand + deck))
    if not least <= len(deck) <= longest(board):
        msg = f"a deck has {least} to {longest(board)} cards here, not {len(deck)}"
        refuse(msg, "why-plan-deck")
    check_landings(plan, board)


def check_landings(plan: Plan, board: Board) -> None:
    """Refuse squares without a head, squares named twice, and more squares than aliens."""
    heads = [board.spots[square] for square in board.heads]
    for name in plan.aliens:
        if name not in heads:
            refuse(f"there is no alien head on {name}", "why-plan-head")
        if plan.aliens.count(name) > 1:
            refuse(f"{name} is named twice", "why-plan-twice")
    if len(plan.aliens) > board.aliens + 1:
        refuse(f"{board.aliens + 1} aliens come at most", "why-plan-aliens")


def refuse(msg: str, reason: str) -> None:
    """Refuse a plan."""
    raise BadOption(msg, reason=reason)


def longest(board: Board) -> int:
    """Return the length of a deck that lasts even if an alien is sent away."""
    return 2 * (board.aliens + 1)


def planned(plan: Plan) -> tuple[list[int], list[int]]:
    """Return hand and deck of a plan, the deck to be drawn from its end."""
    deck = [CARD_NUMBER[name] for name in plan.deck]
    return [CARD_NUMBER[name] for name in plan.hand], deck[::-1]


def arranged(board: Board, size: int, rng: Rng) -> tuple[list[int], list[int]]:
    """Return hand and deck as chance arranges them."""
    cards = [card for card in BOX if card != ALIEN and not left_out(card)]
    rng.shuffle(cards, "plan")
    deck: list[int] = []
    for at in range(longest(board) // 2):
        deck += [ALIEN, cards[size + at]]
    return cards[:size], deck


def planned_head(state: State) -> int:
    """Return where a plan lets the next alien land, or none if it leaves that open."""
    plan = state.options.plan
    if plan is None:
        return NONE
    board = BOARDS[state.board]
    count = state.discard.count(ALIEN) - 1
    if count >= len(plan.aliens):
        return NONE
    return board.heads.index(board.number_of[plan.aliens[count]])
