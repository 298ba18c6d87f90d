"""TUERIE with a leak in it, a dozen ways: the leak laws must notice every one."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace as altered

from soucoupe.games.tuerie import GAME
from soucoupe.games.tuerie.apply import apply
from soucoupe.games.tuerie.data import ROOMS
from soucoupe.games.tuerie.events import Dealt, Event, Looked, Shuffled, Stayed
from soucoupe.games.tuerie.legal import legal
from soucoupe.games.tuerie.moves import Action, Hide, Turn
from soucoupe.games.tuerie.state import State
from soucoupe.games.tuerie.view import open_view, show, view
from soucoupe.games.tuerie.view_types import Sighting, View
from tests.support.planted import gossip_in_refusals

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from soucoupe.core.game import Game
    from soucoupe.core.rng import Rng

HIGH = 12


def first_hand_laid_open(state: State, seat: int | None) -> View:
    """Show everybody the hand of seat 0: `imagine` takes it as seen and agrees."""
    seen = view(state, seat)
    return seen if seat == 0 else altered(seen, hands=(*seen.hands, open_view(state).hands[0]))


def zone_seen_through(state: State, seat: int | None) -> View:
    """Show everybody the order of the hunt zone."""
    return altered(view(state, seat), sightings=zone_open_to_the_dead(state).sightings)


def deck_hinted(state: State, seat: int | None) -> View:
    """Count one card too many in the deck when a high card lies in it."""
    seen = view(state, seat)
    return altered(seen, deck=seen.deck + 1) if sum(state.deck) % 2 else seen


def given_back_cards_shown(state: State, seat: int | None) -> View:
    """Let the vulnerability of a member tell which card they gave back unseen."""
    seen = view(state, seat)
    crew = [
        altered(one, printed=one.printed + 1) if state.discards[one.seat] % 2 == 0 else one
        for one in seen.crew
    ]
    return altered(seen, crew=tuple(crew))


def reserve_in_telling_order(state: State, seat: int | None) -> View:
    """Turn the reserve round by one when the first card of the hunt zone is low."""
    seen = view(state, seat)
    if not state.zone or state.zone[0] % 2:
        return seen
    return altered(seen, reserve=seen.reserve[1:] + seen.reserve[:1])


def public_sees_a_hand(state: State, seat: int | None) -> View:
    """Lay the last seat's hand open to the public alone."""
    seen = view(state, seat)
    return altered(seen, hands=open_view(state).hands[-1:]) if seat is None else seen


def safest_target_first(state: State, seat: int) -> Sequence[Action]:
    """List first the targets where fewest hide."""
    actions = legal(state, seat)
    return sorted(actions, key=lambda action: crowd_behind(state, action))


def crowd_behind(state: State, action: Action) -> int:
    """Count who hides where a face-down card would send the alien."""
    return state.hideouts.count(state.zone[action.position]) if isinstance(action, Turn) else 0


def own_hand_by_neighbour(state: State, seat: int) -> Sequence[Action]:
    """List actions backwards when the next seat holds a high card."""
    actions = list(legal(state, seat))
    following = state.hands[(seat + 1) % state.seats]
    return actions[::-1] if following and following[-1] >= HIGH else actions


def deals_shown_to_all(event: Event, seat: int | None) -> Event | None:
    """Show everyone what is dealt."""
    return event if isinstance(event, Dealt) else show(event, seat)


def looks_shown_to_all(event: Event, seat: int | None) -> Event | None:
    """Show everyone what the tracker saw."""
    return event if isinstance(event, Looked) else show(event, seat)


def shuffles_shown_to_all(event: Event, seat: int | None) -> Event | None:
    """Show everyone in which order the hunt zone lies."""
    return event if isinstance(event, Shuffled) else show(event, seat)


def zone_open_to_the_dead(state: State) -> View:
    """Show the eliminated in which order the hunt zone lies."""
    looked = [Sighting(at, ROOMS[room]) for at, room in enumerate(state.zone)]
    return altered(open_view(state), sightings=tuple(looked))


def whole_event(event: Event) -> Event | None:
    """Tell the eliminated all: what the tracker saw, and how the zone was shuffled."""
    return event


def rustle_in_the_hand(
    state: State, seat: int, action: Action, rng: Rng, out: list[Event] | None
) -> None:
    """Send one event more when the card still in hand is high: its being tells."""
    apply(state, seat, action, rng, out)
    if out is not None and isinstance(action, Hide) and sum(state.hands[seat]) >= HIGH:
        out.append(Stayed(seat))


def clock_plays_by_the_hand(view: View, legal: Collection[Action], rng: Rng) -> Action:
    """Let the clock take the first action of a low hand only."""
    actions = list(legal)
    low = sum(card.number for card in view.hands[0].cards) < HIGH
    return actions[0] if low else rng.pick(actions, "timeout")


def first_target_is_odd(state: State) -> bool:
    """Tell whether the first target of the zone has an odd number: refusals let it slip."""
    return bool(state.zone) and state.zone[0] % 2 == 1


LEAKS: dict[str, Game[Any, Any, Any, Any]] = {
    "first hand laid open": replace(GAME, view=first_hand_laid_open),
    "zone seen through": replace(GAME, view=zone_seen_through),
    "deck hinted": replace(GAME, view=deck_hinted),
    "given back cards shown": replace(GAME, view=given_back_cards_shown),
    "reserve in telling order": replace(GAME, view=reserve_in_telling_order),
    "public sees a hand": replace(GAME, view=public_sees_a_hand),
    "safest target first": replace(GAME, legal=safest_target_first),
    "own hand by neighbour": replace(GAME, legal=own_hand_by_neighbour),
    "deals shown to all": replace(GAME, show=deals_shown_to_all),
    "looks shown to all": replace(GAME, show=looks_shown_to_all),
    "shuffles shown to all": replace(GAME, show=shuffles_shown_to_all),
    "zone open to the dead": replace(GAME, open=zone_open_to_the_dead),
    "dead are told all": replace(GAME, show_open=whole_event),
    "rustle in the hand": replace(GAME, apply=rustle_in_the_hand),
    "clock plays by the hand": replace(GAME, timeout=clock_plays_by_the_hand),
    "refusal gossips": gossip_in_refusals(GAME, first_target_is_odd),
}

HONOURED_BY_IMAGINE = "first hand laid open"
