"""What each card can be applied to: one small function a card, none of which changes anything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.strangers.board import BOARDS
from soucoupe.games.strangers.data import (
    BMX,
    CAR_POOL,
    CITY_BUS,
    DATE,
    DONE,
    FENCE_HOP,
    ICE_CREAM_DATE,
    KIDS,
    KINDS,
    MEN_IN_BLACK,
    MUMS_CAR,
    NEW_BOYFRIEND,
    POOL_PARTY,
    PROM_NIGHT,
    RUN,
    SCHOOL_BUS,
    SCIENCE_CLUB,
    SKATEBOARD,
    WALK,
    WALKIE_TALKIES,
    WATCHES,
)
from soucoupe.games.strangers.kids import free_space, free_spaces, moving_kids
from soucoupe.games.strangers.moves import MoveKid

if TYPE_CHECKING:
    from collections.abc import Callable

    from soucoupe.games.strangers.moves import Action
    from soucoupe.games.strangers.state import State

SCHOOL_LINE: Final = 0
CITY_LINE: Final = 1


def walk(state: State, seat: int) -> list[Action]:
    """Move one of your kids 1 square."""
    return along(state, seat, WALK)


def run(state: State, seat: int) -> list[Action]:
    """Move one of your kids 2 squares."""
    return along(state, seat, RUN)


def skateboard(state: State, seat: int) -> list[Action]:
    """Move one of your kids 3 squares."""
    return along(state, seat, SKATEBOARD)


def school_bus(state: State, seat: int) -> list[Action]:
    """Take one of your kids from a school stop to another."""
    return by_bus(state, seat, SCHOOL_LINE)


def city_bus(state: State, seat: int) -> list[Action]:
    """Take one of your kids from a city stop to another."""
    return by_bus(state, seat, CITY_LINE)


def walkie_talkies(state: State, seat: int) -> list[Action]:
    """Move any number of your kids 1 square each, at least one."""
    return along(state, seat, WALKIE_TALKIES) + enough(state)


def watches(state: State, seat: int) -> list[Action]:
    """Move any number of your kids 3 squares each, at least one."""
    return along(state, seat, WATCHES) + enough(state)


def fence_hop(state: State, seat: int) -> list[Action]:
    """Move one of your kids 2 squares, walls or not."""
    return along(state, seat, FENCE_HOP)


def bmx(state: State, seat: int) -> list[Action]:
    """Move one of your kids 4 squares, aliens or not."""
    return along(state, seat, BMX)


def prom_night(state: State, seat: int) -> list[Action]:
    """Take any kid of the streets to the dance."""
    return straight(state, seat, anybody(state), "dance")


def pool_party(state: State, seat: int) -> list[Action]:
    """Take one or two kids of the streets to the Pool, whoever's they are."""
    return straight(state, seat, anybody(state), "pool") + enough(state)


def mums_car(state: State, seat: int) -> list[Action]:
    """Take one of your kids to a house, never to a manor."""
    return straight(state, seat, moving_kids(state, seat), "house")


def new_boyfriend(state: State, seat: int) -> list[Action]:
    """Send a kid from a safe place back to School, whoever's it is."""
    board = BOARDS[state.board]
    school = board.spots[board.school]
    return [
        MoveKid(board.spots[board.squares + at], school, owner_of(kid, seat))
        for at, kid in enumerate(state.spaces)
        if kid >= 0
    ]


def men_in_black(state: State, seat: int) -> list[Action]:  # noqa: ARG001 (a card's shape)
    """Take an alien off the board."""
    chases = BOARDS[state.board].chases
    return [chases[head] for head in range(len(chases)) if state.aliens >> head & 1]


def ice_cream_date(state: State, seat: int) -> list[Action]:
    """Ask out anybody who holds a card."""
    return [DATE[other] for other in range(state.seats) if other != seat and state.hands[other]]


def science_club(state: State, seat: int) -> list[Action]:  # noqa: ARG001 (a card's shape)
    """Leave nothing to choose: the coin decides."""
    return []


def car_pool(state: State, seat: int) -> list[Action]:
    """Drive everybody on a square of yours up to 4 squares, or into a place with room for all."""
    board = BOARDS[state.board]
    found: list[Action] = []
    for square in sorted({state.kids[kid] for kid in moving_kids(state, seat)}):
        riders = state.kids.count(square)
        for end in board.car_pool[square]:
            if end.reach.is_open(state.aliens):
                if end.place >= 0 and free_spaces(state, board.places[end.place]) < riders:
                    continue
                found.append(end.moves[0])
    return found


def along(state: State, seat: int, card: int) -> list[Action]:
    """List where a card takes your kids that it has not moved yet, along the streets."""
    board = BOARDS[state.board]
    ends = board.by_card[card]
    moved = state.phase.moved
    found: list[Action] = []
    squares: list[int] = []
    for kid in moving_kids(state, seat):
        square = state.kids[kid]
        if moved >> kid & 1 or square in squares:
            continue
        squares.append(square)
        for end in ends[square]:
            if not end.reach.is_open(state.aliens):
                continue
            if end.place < 0:
                found.append(end.moves[0])
                continue
            place = board.places[end.place]
            space = free_space(state, place)
            if space >= 0:
                found.append(end.moves[space - place.first])
    return found


def by_bus(state: State, seat: int, line: int) -> list[Action]:
    """List where a bus takes your kids; stops never have heads, so no alien waits there."""
    board = BOARDS[state.board]
    stops = board.stops[line]
    squares = sorted({state.kids[kid] for kid in moving_kids(state, seat)})
    return [
        MoveKid(board.spots[square], board.spots[stop])
        for square in squares
        if square in stops
        for stop in stops
        if stop != square
    ]


def straight(state: State, seat: int, kids: list[int], kind: str) -> list[Action]:
    """List how kids can go straight to the best free space of each place of a kind."""
    board = BOARDS[state.board]
    found: list[Action] = []
    seen: list[int] = []
    for place in board.places:
        if place.kind != kind:
            continue
        space = free_space(state, place)
        if space < 0:
            continue
        seen.clear()
        for kid in kids:
            owner = kid // KIDS
            key = owner * board.squares + state.kids[kid]
            if key not in seen:
                seen.append(key)
                start = board.spots[state.kids[kid]]
                found.append(MoveKid(start, board.spots[space], owner_of(kid, seat)))
    return found


def anybody(state: State) -> list[int]:
    """List all kids on the streets."""
    return [kid for seat in range(state.seats) for kid in moving_kids(state, seat)]


def owner_of(kid: int, seat: int) -> int | None:
    """Name the owner of a kid as actions do: not at all, if it is one's own."""
    owner = kid // KIDS
    return None if owner == seat else owner


def enough(state: State) -> list[Action]:
    """Allow to leave it at that once a kid has moved."""
    return [DONE] if state.phase.moved else []


def _listed() -> list[Callable[[State, int], list[Action]]]:
    functions = {
        WALK: walk,
        RUN: run,
        SKATEBOARD: skateboard,
        SCHOOL_BUS: school_bus,
        CITY_BUS: city_bus,
        WALKIE_TALKIES: walkie_talkies,
        FENCE_HOP: fence_hop,
        BMX: bmx,
        PROM_NIGHT: prom_night,
        SCIENCE_CLUB: science_club,
        POOL_PARTY: pool_party,
        NEW_BOYFRIEND: new_boyfriend,
        MEN_IN_BLACK: men_in_black,
        ICE_CREAM_DATE: ice_cream_date,
        WATCHES: watches,
        MUMS_CAR: mums_car,
        CAR_POOL: car_pool,
    }
    return [functions.get(card, science_club) for card in range(KINDS)]


CHOICES: Final[list[Callable[[State, int], list[Action]]]] = _listed()
"""What each card can be applied to, by number of the card; an alarm is in no hand."""
