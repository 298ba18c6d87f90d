"""Don't Talk to Strangers with a leak in it, many ways: the leak laws must notice every one."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace as altered

from soucoupe.games.strangers import GAME
from soucoupe.games.strangers.apply import apply
from soucoupe.games.strangers.data import CARD_NAMES, CARD_OF, FIRST_IN_HAND
from soucoupe.games.strangers.events import Drew, Event, NothingTaken
from soucoupe.games.strangers.legal import legal
from soucoupe.games.strangers.moves import Action
from soucoupe.games.strangers.state import LANDING, TURN, State
from soucoupe.games.strangers.view import open_view, previews_of, show, view
from soucoupe.games.strangers.view_types import Hand, View
from tests.support.planted import gossip_in_refusals

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from soucoupe.core.game import Game
    from soucoupe.core.rng import Rng


def hands_seen_through(state: State, seat: int | None) -> View:
    """Show every hand to everybody."""
    return altered(view(state, seat), hands=open_view(state).hands)


def next_card_told(state: State, seat: int | None) -> View:
    """Turn the top of the deck up."""
    top = (CARD_NAMES[state.deck[-1]],) if state.deck else ()
    return altered(view(state, seat), upcoming=top)


def next_alarm_hinted(state: State, seat: int | None) -> View:
    """Count one card too many in the deck when the next is an alarm."""
    seen = view(state, seat)
    is_alarm = state.deck and state.deck[-1] < FIRST_IN_HAND
    return altered(seen, deck=seen.deck + 1) if is_alarm else seen


def hand_in_telling_order(state: State, seat: int | None) -> View:
    """Turn a hand round by one when the next card is an alarm."""
    seen = view(state, seat)
    if seat is None or not state.deck or state.deck[-1] >= FIRST_IN_HAND:
        return seen
    mine, *others = seen.hands
    turned = altered(mine, cards=mine.cards[1:] + mine.cards[:1])
    return altered(seen, hands=(turned, *others))


def previews_for_all(state: State, seat: int | None) -> View:
    """Show everybody what the cards of whoever plays could do."""
    seen = view(state, seat)
    is_turn = state.phase.kind == TURN
    return altered(seen, previews=previews_of(state, state.actor)) if is_turn else seen


def neighbours_card_told(state: State, seat: int | None) -> View:
    """Let a seat remember a card of its neighbour's: `imagine` takes it as seen and agrees."""
    seen = view(state, seat)
    if seat is None or state.seats == 1:
        return seen
    other = (seat + 1) % state.seats
    if not state.hands[other] or any(hand.seat == other for hand in seen.hands):
        return seen
    card = Hand(other, len(state.hands[other]) == 1, (CARD_OF[state.hands[other][0]],))
    mine, *others = seen.hands
    return altered(seen, hands=(mine, *sorted([*others, card], key=lambda hand: hand.seat)))


def heads_in_telling_order(state: State, seat: int) -> Sequence[Action]:
    """List the heads the other way round when another alarm comes next."""
    actions = legal(state, seat)
    is_told = state.phase.kind == LANDING and state.deck and state.deck[-1] < FIRST_IN_HAND
    return list(actions)[::-1] if actions and is_told else actions


def draws_shown_to_all(event: Event, seat: int | None) -> Event | None:
    """Show everyone what is drawn."""
    return event if isinstance(event, Drew) else show(event, seat)


def rustle_before_an_alarm(
    state: State, seat: int, action: Action, rng: Rng, out: list[Event] | None
) -> None:
    """Send one event more when the next card is an alarm: its content is nothing, its being all."""
    apply(state, seat, action, rng, out)
    if out is not None and state.deck and state.deck[-1] < FIRST_IN_HAND:
        out.append(NothingTaken(seat))


def clock_looks_into_the_hand(view: View, legal: Collection[Action], rng: Rng) -> Action:
    """Let the clock land aliens by what the hand holds."""
    options = list(legal)
    if view.now.name == "land" and view.hands and "run" in view.hands[0].cards:
        return options[-1]
    return rng.pick(options, "timeout") if view.now.name != "land" else options[0]


def next_card_is_an_alarm(state: State) -> bool:
    """Tell whether an alarm lies on top of the deck: refusals let it slip."""
    return bool(state.deck) and state.deck[-1] < FIRST_IN_HAND


LEAKS: dict[str, Game[Any, Any, Any, Any]] = {
    "hands seen through": replace(GAME, view=hands_seen_through),
    "next card told": replace(GAME, view=next_card_told),
    "next alarm hinted": replace(GAME, view=next_alarm_hinted),
    "hand in telling order": replace(GAME, view=hand_in_telling_order),
    "previews for all": replace(GAME, view=previews_for_all),
    "neighbour's card told": replace(GAME, view=neighbours_card_told),
    "heads in telling order": replace(GAME, legal=heads_in_telling_order),
    "draws shown to all": replace(GAME, show=draws_shown_to_all),
    "rustle before an alarm": replace(GAME, apply=rustle_before_an_alarm),
    "clock looks into the hand": replace(GAME, timeout=clock_looks_into_the_hand),
    "refusal gossips": gossip_in_refusals(GAME, next_card_is_an_alarm),
}

HONOURED_BY_IMAGINE = "neighbour's card told"
