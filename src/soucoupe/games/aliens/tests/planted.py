"""Aliens with a leak in it, a dozen ways: the leak laws must notice every one."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace as altered

from soucoupe.games.aliens import GAME
from soucoupe.games.aliens.apply import apply, is_true, statement_of
from soucoupe.games.aliens.events import Appeared, Drew, Event, Reshuffled
from soucoupe.games.aliens.legal import legal
from soucoupe.games.aliens.moves import Action, Judge, Testify
from soucoupe.games.aliens.state import JUDGE, State
from soucoupe.games.aliens.view import open_view, show, view
from soucoupe.games.aliens.view_types import View
from soucoupe.games.aliens.worlds import tally_seen
from tests.support.planted import gossip_in_refusals

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from soucoupe.core.game import Game
    from soucoupe.core.rng import Rng


def backs_seen_through(state: State, seat: int | None) -> View:
    """Show the investigator the aliens on the table."""
    return altered(view(state, seat), current=open_view(state).current)


def old_aliens_told(state: State, seat: int | None) -> View:
    """Show everybody the aliens of finished rounds."""
    return altered(view(state, seat), past=open_view(state).past)


def next_card_hinted(state: State, seat: int | None) -> View:
    """Count one card too many in the pile when the next one is red."""
    seen = view(state, seat)
    return altered(seen, pile=seen.pile + 1) if state.pile and state.pile[-1] >= 56 else seen


def hand_in_telling_order(state: State, seat: int | None) -> View:
    """Turn a hand round by one when the neighbour holds more than the average in red."""
    seen = view(state, seat)
    if seat is None or sum(state.hands[(seat + 1) % state.seats]) % 2:
        return seen
    mine = seen.hands[0]
    return altered(seen, hands=(altered(mine, cards=mine.cards[1:] + mine.cards[:1]),))


def public_sees_a_hand(state: State, seat: int | None) -> View:
    """Lay the first seat's hand open to the public."""
    return (
        altered(view(state, seat), hands=open_view(state).hands[:1])
        if seat is None
        else view(state, seat)
    )


def first_answer_told(state: State, seat: int | None) -> View:
    """Tell the truth of the first unjudged testimony: `imagine` takes it as told and agrees."""
    seen = view(state, seat)
    current = state.current
    for at, testimony in enumerate(seen.current.testimonies):
        if current.unresolved >> at & 1:
            answer = is_true(current.tally, current.statements[at])
            told = (*seen.current.testimonies[:at], altered(testimony, answer=answer))
            rest = seen.current.testimonies[at + 1 :]
            return altered(seen, current=altered(seen.current, testimonies=told + rest))
    return seen


def right_verdict_first(state: State, seat: int) -> Sequence[Action]:
    """List the right verdict before the wrong one."""
    actions = legal(state, seat)
    if not actions or state.phase != JUDGE:
        return actions
    return sorted(actions, key=lambda action: not is_right(state, action))


def is_right(state: State, action: Action) -> bool:
    """Tell whether a verdict is the right one."""
    assert isinstance(action, Judge)
    statement = state.current.statements[action.testimony]
    return action.verdict == is_true(state.current.tally, statement)


def draws_shown_to_all(event: Event, seat: int | None) -> Event | None:
    """Show everyone what is drawn."""
    return event if isinstance(event, Drew) else show(event, seat)


def arrivals_shown_to_all(event: Event, seat: int | None) -> Event | None:
    """Show the investigator who appeared."""
    return event if isinstance(event, Appeared) else show(event, seat)


def rustle_when_true(
    state: State, seat: int, action: Action, rng: Rng, out: list[Event] | None
) -> None:
    """Send one event more when a witness told the truth: its content is nothing, its being all."""
    tally = state.current.tally
    apply(state, seat, action, rng, out)
    if out is None or not isinstance(action, Testify):
        return
    if is_true(tally, statement_of(action.card, action.choice)):
        out.append(Reshuffled())


def clock_prefers_the_truth(view: View, legal: Collection[Action], rng: Rng) -> Action:
    """Let the clock play a card a witness knows to be true, if there is one."""
    tally = tally_seen(view.current)
    true = [
        action
        for action in legal
        if isinstance(action, Testify) and is_true(tally, statement_of(action.card, action.choice))
    ]
    return rng.pick(true or list(legal), "timeout")


def first_alien_is_hungry(state: State) -> bool:
    """Tell whether the first alien of the round is hungry: refusals let it slip."""
    return state.current.aliens[0] % 2 == 1


LEAKS: dict[str, Game[Any, Any, Any, Any]] = {
    "backs seen through": replace(GAME, view=backs_seen_through),
    "old aliens told": replace(GAME, view=old_aliens_told),
    "next card hinted": replace(GAME, view=next_card_hinted),
    "hand in telling order": replace(GAME, view=hand_in_telling_order),
    "public sees a hand": replace(GAME, view=public_sees_a_hand),
    "first answer told": replace(GAME, view=first_answer_told),
    "right verdict first": replace(GAME, legal=right_verdict_first),
    "draws shown to all": replace(GAME, show=draws_shown_to_all),
    "arrivals shown to all": replace(GAME, show=arrivals_shown_to_all),
    "rustle when true": replace(GAME, apply=rustle_when_true),
    "clock prefers the truth": replace(GAME, timeout=clock_prefers_the_truth),
    "refusal gossips": gossip_in_refusals(GAME, first_alien_is_hungry),
}

HONOURED_BY_IMAGINE = "first answer told"
