"""Aliens Eyes with a leak in it, one per way to leak: the leak laws must notice each."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace as altered

from soucoupe.games.aliens_eyes import GAME
from soucoupe.games.aliens_eyes.apply import apply
from soucoupe.games.aliens_eyes.contracts import contract_seen
from soucoupe.games.aliens_eyes.data import CONTRACTS
from soucoupe.games.aliens_eyes.deal import deal
from soucoupe.games.aliens_eyes.events import ContractDealt, Event, NoneFulfilled
from soucoupe.games.aliens_eyes.explain import timeout
from soucoupe.games.aliens_eyes.legal import held, legal
from soucoupe.games.aliens_eyes.moves import Action, Fulfil, Options
from soucoupe.games.aliens_eyes.state import CONTRACT, GROUP, State
from soucoupe.games.aliens_eyes.view import open_view, show, view
from soucoupe.games.aliens_eyes.view_types import View
from tests.support.planted import gossip_in_refusals

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from soucoupe.core.game import Game
    from soucoupe.core.rng import Rng

LAST_TOKENS = 17


class Secret(Options, frozen=True):
    """A table where contracts are secret unless it says otherwise."""

    secret_contracts: bool = True


def deal_late(options: Options, seats: int, rng: Rng) -> State:
    """Deal the last rounds of a game, where every seat has its contract and could fulfil it."""
    state = deal(options, seats, rng)
    for seat, card in enumerate(state.contracts):
        for kind in CONTRACTS[card]:
            give(state, seat, kind)
        state.taken[seat] = state.tokens[seat][-1:]
    while sum(state.left) > LAST_TOKENS:
        kind = rng.pick([kind for kind, left in enumerate(state.left) if left], "planted")
        state.tokens[seats - 1].insert(0, kind)
        state.left[kind] -= 1
    return state


def give(state: State, seat: int, kind: int) -> None:
    """Move a token from the table to a seat."""
    state.left[kind] -= 1
    state.tokens[seat].append(kind)


LATE = replace(GAME, deal=deal_late)
SECRET = replace(LATE, options=Secret)


def answers_laid_open(state: State, seat: int | None) -> View:
    """Show everybody what was answered before all have: `imagine` takes it as seen and agrees."""
    return altered(view(state, seat), answers=open_view(state).answers)


def contracts_laid_open(state: State, seat: int | None) -> View:
    """Show everybody every secret contract."""
    return altered(view(state, seat), players=open_view(state).players)


def points_promise_the_contract(state: State, seat: int | None) -> View:
    """Count what an answer will bring before it is revealed."""
    seen = view(state, seat)
    players = [
        altered(one, points=one.points + 1) if state.answers[one.seat] > 0 else one
        for one in seen.players
    ]
    return altered(seen, players=tuple(players))


def progress_shown(state: State, seat: int | None) -> View:
    """Tell by a round more that the first seat has two tokens of its secret contract."""
    seen = view(state, seat)
    return altered(seen, dry=seen.dry + int(held(state, 0).bit_count() > 1))


def pile_hinted(state: State, seat: int | None) -> View:
    """Tell by a break more that the next contract of the pile has an even number."""
    seen = view(state, seat)
    return altered(seen, breaks=seen.breaks + 1) if state.pile[-1] % 2 else seen


def answers_shown_to_all(event: Event, seat: int | None) -> Event | None:  # noqa: ARG001 (the leak)
    """Show everyone an answer at once."""
    return event


def contracts_dealt_aloud(event: Event, seat: int | None) -> Event | None:
    """Show everyone which secret contract somebody is dealt."""
    return event if isinstance(event, ContractDealt) else show(event, seat)


def rustle_when_fulfilled(
    state: State, seat: int, action: Action, rng: Rng, out: list[Event] | None
) -> None:
    """Send one event more when somebody does not decline: its content is nothing, its being all."""
    apply(state, seat, action, rng, out)
    if out is not None and isinstance(action, Fulfil) and state.phase == CONTRACT:
        out.append(NoneFulfilled())


def turned_by_a_contract(state: State, seat: int) -> Sequence[Action]:
    """Turn the list of groups round when the next seat's secret contract is an odd card."""
    actions = legal(state, seat)
    odd = state.contracts[(seat + 1) % state.seats] % 2
    return list(reversed(actions)) if state.phase == GROUP and odd else actions


def clock_groups_by_contract(view: View, legal: Collection[Action], rng: Rng) -> Action:
    """Let the clock go on grouping for whoever has an odd secret contract."""
    contract = view.players[view.seat or 0].contract
    if view.phase == "group" and contract is not None and contract.card % 2:
        return next(iter(legal))
    return timeout(view, legal, rng)


def first_in_the_pile_is_odd(state: State) -> bool:
    """Tell whether the first contract of the pile is an odd card: refusals let it slip."""
    return state.pile[0] % 2 == 1


def card_told_by_showpiece(state: State, seat: int | None) -> View:
    """Lay on the green card what the holder's secret contract can spare."""
    seen = view(state, seat)
    green = seen.bonuses[1]
    if green.holder is None or green.holder == seat or not green.tokens:
        return seen
    wanted = contract_seen(state, green.holder).tokens
    if green.tokens[0] not in wanted:
        return seen
    return altered(seen, bonuses=(seen.bonuses[0], altered(green, tokens=()), seen.bonuses[2]))


LEAKS: dict[str, Game[Any, Any, Any, Any]] = {
    "answers laid open": replace(LATE, view=answers_laid_open),
    "contracts laid open": replace(SECRET, view=contracts_laid_open),
    "points promise the contract": replace(LATE, view=points_promise_the_contract),
    "progress shown": replace(SECRET, view=progress_shown),
    "pile hinted": replace(LATE, view=pile_hinted),
    "green card tells": replace(SECRET, view=card_told_by_showpiece),
    "answers shown to all": replace(LATE, show=answers_shown_to_all),
    "contracts dealt aloud": replace(SECRET, show=contracts_dealt_aloud),
    "rustle when fulfilled": replace(LATE, apply=rustle_when_fulfilled),
    "list turned by a contract": replace(SECRET, legal=turned_by_a_contract),
    "clock groups by contract": replace(SECRET, timeout=clock_groups_by_contract),
    "refusal gossips": gossip_in_refusals(LATE, first_in_the_pile_is_odd),
}

HONOURED_BY_IMAGINE = "answers laid open"
