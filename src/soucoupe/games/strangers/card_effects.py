"""Playing a card, and what its decisions do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.strangers.alarms import flip
from soucoupe.games.strangers.board import BOARDS
from soucoupe.games.strangers.card_choices import CHOICES
from soucoupe.games.strangers.data import (
    CARD_OF,
    CONTACT,
    DONE,
    KIDS,
    POOL_PARTY,
    POOL_PARTY_KIDS,
    SCIENCE_CLUB,
    SOLO_CONTACT,
    WALKIE_TALKIES,
    WATCHES,
)
from soucoupe.games.strangers.events import (
    Arrived,
    Chased,
    Contacted,
    Copied,
    Drove,
    Event,
    Filled,
    KidMoved,
    NoEffect,
    Peeked,
    Played,
)
from soucoupe.games.strangers.game_end import end
from soucoupe.games.strangers.kids import free_space, free_spaces, kid_at, kids_inside, put
from soucoupe.games.strangers.scoring import put_and_compare
from soucoupe.games.strangers.state import CARD, COPYING, ENTERING, Phase, State
from soucoupe.games.strangers.turn import after_action, lose
from soucoupe.games.strangers.view_types import SPOTS

if TYPE_CHECKING:
    from soucoupe.core.rng import Rng
    from soucoupe.games.strangers.board import SafePlace
    from soucoupe.games.strangers.view_types import Standing


def play(state: State, seat: int, card: int, rng: Rng, out: list[Event] | None) -> None:
    """Put a card on the discard and begin its effect."""
    lose(state, seat, card)
    state.quiet = 0
    state.flights = 0
    if out is not None:
        out.append(Played(seat, CARD_OF[card]))
    begin(state, seat, card, rng, out)


def begin(state: State, seat: int, card: int, rng: Rng, out: list[Event] | None) -> None:
    """Begin the effect of a card, played or copied: it must be applied if it can be."""
    if card == SCIENCE_CLUB:
        call(state, seat, rng, out)
        return
    state.phase = Phase(CARD, card)
    if CHOICES[card](state, seat):
        return
    if out is not None:
        out.append(NoEffect(seat, CARD_OF[card]))
    after_action(state, seat, rng, out)


def move(
    state: State, seat: int, owner: int, start: int, to: int, rng: Rng, out: list[Event] | None
) -> None:
    """Move a kid by the card in play."""
    phase = state.phase
    kid = kid_at(state, owner, start, phase.moved)
    if out is None:
        put(state, kid, to)
    else:
        board, spots = BOARDS[state.board], SPOTS[state.board]
        path = board.path_by_card(phase.card, start, to, state.aliens)
        name = CARD_OF[phase.card]
        changed = put_and_compare(state, kid, to)
        is_safe = to >= board.squares
        told = () if is_safe else changed
        out.append(KidMoved(seat, owner, kid, name, spots[start], spots[to], path, told))
        if is_safe:
            tell_arrival(state, kid, changed, out)
    go_on(state, seat, phase.moved | 1 << kid, rng, out)


def go_on(state: State, seat: int, moved: int, rng: Rng, out: list[Event] | None) -> None:
    """Let a card that moves several kids move another, as long as there is one it can move."""
    card = state.phase.card
    is_more = card in (WALKIE_TALKIES, WATCHES) or (
        card == POOL_PARTY and moved.bit_count() < POOL_PARTY_KIDS
    )
    if is_more:
        state.phase = Phase(CARD, card, moved)
        if CHOICES[card](state, seat) != [DONE]:
            return
    after_action(state, seat, rng, out)


def drive(state: State, seat: int, start: int, to: int, rng: Rng, out: list[Event] | None) -> None:
    """Drive all kids of a square to another square."""
    riders = [kid for kid, spot in enumerate(state.kids) if spot == start]
    tell_drive(state, seat, riders, start, to, out)
    for kid in riders:
        put(state, kid, to)
    after_action(state, seat, rng, out)


def drive_in(
    state: State, seat: int, start: int, number: int, rng: Rng, out: list[Event] | None
) -> None:
    """Drive all kids of a square to a place; who gets out first may have to be said."""
    place = BOARDS[state.board].places[number]
    riders = [kid for kid, spot in enumerate(state.kids) if spot == start]
    tell_drive(state, seat, riders, start, place.first, out)
    group = 0
    for kid in riders:
        group |= 1 << kid
    state.phase = Phase(ENTERING, state.phase.card, place=number, group=group)
    settle(state, seat, rng, out)


def enter(state: State, seat: int, owner: int, rng: Rng, out: list[Event] | None) -> None:
    """Let a kid of this owner get out of the car next."""
    get_out(state, owner, out)
    settle(state, seat, rng, out)


def settle(state: State, seat: int, rng: Rng, out: list[Event] | None) -> None:
    """Let kids get out by themselves while it makes no difference who is next."""
    place = BOARDS[state.board].places[state.phase.place]
    while state.phase.group:
        owners = owners_in(state.phase.group)
        if len(owners) > 1 and not is_alike(state, place, state.phase.group.bit_count()):
            return
        get_out(state, owners[0], out)
    after_action(state, seat, rng, out)


def is_alike(state: State, place: SafePlace, riders: int) -> bool:
    """Tell whether the best free spaces, one for each rider, are all worth the same."""
    base = BOARDS[state.board].squares
    free = [
        place.points[at] for at in range(place.size) if state.spaces[place.first - base + at] < 0
    ]
    return free[0] == free[riders - 1]


def get_out(state: State, owner: int, out: list[Event] | None) -> None:
    """Let a kid of this owner take the best free space of the place the car is at."""
    phase = state.phase
    kid = KIDS * owner
    while not phase.group >> kid & 1:
        kid += 1
    space = free_space(state, BOARDS[state.board].places[phase.place])
    if out is None:
        put(state, kid, space)
    else:
        tell_arrival(state, kid, put_and_compare(state, kid, space), out)
    group = phase.group & ~(1 << kid)
    state.phase = Phase(ENTERING, phase.card, place=phase.place, group=group)


def owners_in(group: int) -> list[int]:
    """List whose kids are in a group."""
    every = (1 << KIDS) - 1
    owners = range((group.bit_length() + KIDS - 1) // KIDS)
    return [owner for owner in owners if group >> KIDS * owner & every]


def chase(state: State, seat: int, head: int, rng: Rng, out: list[Event] | None) -> None:
    """Send an alien back to the supply."""
    state.aliens &= ~(1 << head)
    state.supply += 1
    if out is not None:
        square = BOARDS[state.board].heads[head]
        out.append(Chased(seat, SPOTS[state.board][square], state.supply))
    after_action(state, seat, rng, out)


def date(state: State, seat: int, other: int, out: list[Event] | None) -> None:
    """Look into somebody's hand."""
    cards = sorted(state.hands[other])
    state.known[state.seats * seat + other] = cards
    state.phase = Phase(COPYING, state.phase.card, other=other)
    if out is not None:
        out.append(Peeked(seat, other, tuple([CARD_OF[card] for card in cards])))


def copy(state: State, seat: int, card: int, rng: Rng, out: list[Event] | None) -> None:
    """Use the effect of a card in the hand seen; the card stays there."""
    if out is not None:
        out.append(Copied(seat, state.phase.other, CARD_OF[card]))
    begin(state, seat, card, rng, out)


def call(state: State, seat: int, rng: Rng, out: list[Event] | None) -> None:
    """Flip the coin for every kid in a Library; enough saucers are contact, and contact wins."""
    saucers = sum([flip(seat, rng, out) for _ in range(kids_inside(state, seat, "library"))])
    is_made = saucers >= CONTACT
    bonus = SOLO_CONTACT if is_made and state.seats == 1 else 0
    if out is not None:
        out.append(Contacted(seat, is_made, bonus))
    if is_made and state.seats > 1:
        state.contact = seat
        end(state, "contact", rng, out)
        return
    state.bonus[seat] += bonus
    after_action(state, seat, rng, out)


def tell_arrival(state: State, kid: int, changed: tuple[Standing, ...], out: list[Event]) -> None:
    """Tell that a kid is safe, and that a place is full, if that matters."""
    board = BOARDS[state.board]
    spot = state.kids[kid]
    place = board.places[board.place_at[spot]]
    where = SPOTS[state.board][spot]
    out.append(Arrived(kid // KIDS, kid, where, place.points[spot - place.first], changed))
    if place.full >= 0 and not free_spaces(state, place):
        out.append(Filled(where, place.full))


def tell_drive(
    state: State, seat: int, riders: list[int], start: int, to: int, out: list[Event] | None
) -> None:
    """Tell who drives off, and where."""
    if out is None:
        return
    spots = SPOTS[state.board]
    path = BOARDS[state.board].path_by_car(start, to, state.aliens)
    out.append(Drove(seat, tuple(riders), spots[start], spots[to], path))
