"""The shared tables that follow from the components, and the actions built from them.

A room is a number from 0, a card too: three a room, in the room's order. Sets of rooms and of
seats are bit masks.
"""

from typing import Final, get_args

from soucoupe.games.tuerie.component_types import COMPONENTS, CardRow, Choice, Moment
from soucoupe.games.tuerie.moves import (
    Act,
    Action,
    Crawl,
    Hide,
    Look,
    Lure,
    Name,
    Revive,
    RoomName,
    Serve,
    SetAside,
    Turn,
)

SEATS: Final[range] = range(3, 11)
MOST_SEATS: Final[int] = SEATS[-1]

ROOMS: Final[tuple[RoomName, ...]] = tuple(row.name for row in COMPONENTS.rooms)
ROOM_NUMBER: Final[dict[str, int]] = {name: at for at, name in enumerate(ROOMS)}
ROOM_COUNT: Final[int] = len(ROOMS)
AIRLOCK: Final[int] = ROOM_NUMBER["airlock"]
CARGO_BAY: Final[int] = ROOM_NUMBER["cargo-bay"]
GREENHOUSE: Final[int] = ROOM_NUMBER["greenhouse"]
ENGINE_ROOM: Final[int] = ROOM_NUMBER["engine-room"]

CARDS: Final[tuple[CardRow, ...]] = COMPONENTS.cards
CARD_COUNT: Final[int] = len(CARDS)
ROOM_OF: Final[tuple[int, ...]] = tuple(ROOM_NUMBER[row.room] for row in CARDS)
PRINTED: Final[tuple[int, ...]] = tuple(row.vulnerability for row in CARDS)
DUE: Final[tuple[int, ...]] = tuple(row.due for row in CARDS)
RANK: Final[tuple[int, ...]] = tuple(row.rank for row in CARDS)
IS_ONGOING: Final[tuple[bool, ...]] = tuple(row.when == "ongoing" for row in CARDS)
WINS_ALONE: Final[tuple[bool, ...]] = tuple(row.alone for row in CARDS)
LEAVES_WITH_OWNER: Final[tuple[bool, ...]] = tuple(row.with_owner for row in CARDS)
NOT_SECOND: Final[tuple[bool, ...]] = tuple(row.order == "first" for row in CARDS)
NOT_FIRST: Final[tuple[bool, ...]] = tuple(row.order == "second" for row in CARDS)

MOMENT_OF: Final[tuple[int, ...]] = tuple(get_args(Moment).index(row.moment) for row in CARDS)
PLAYED: Final[int] = get_args(Moment).index("played")
BEFORE_HUNT: Final[int] = get_args(Moment).index("before-hunt")
TURNED: Final[int] = get_args(Moment).index("turned")
TARGET: Final[int] = get_args(Moment).index("target")
RECKONING: Final[int] = get_args(Moment).index("reckoning")
ATTACK: Final[int] = get_args(Moment).index("attack")
AFTERMATH: Final[int] = get_args(Moment).index("aftermath")

CHOICE_OF: Final[tuple[int, ...]] = tuple(get_args(Choice).index(row.choice) for row in CARDS)
NO_CHOICE: Final[int] = get_args(Choice).index("none")
MEMBER: Final[int] = get_args(Choice).index("member")
HIDDEN_MEMBER: Final[int] = get_args(Choice).index("hidden-member")
HIDDEN_MEMBER_AND_ROOM: Final[int] = get_args(Choice).index("hidden-member-and-room")
SEARCHED_ROOM: Final[int] = get_args(Choice).index("searched-room")
ANY_ROOM: Final[int] = get_args(Choice).index("room")


def printed_on(row: CardRow) -> dict[str, str | bool]:
    """Return what a page prints on a card's action side, and marks it with."""
    facts: dict[str, str | bool] = {"when": row.when}
    if row.order != "any":
        facts["order"] = row.order
    if row.alone:
        facts["alone"] = True
    if row.grave:
        facts["grave"] = True
    if row.strikes_hideout:
        facts["strikes_hideout"] = True
    return facts


FACTS: Final[dict[str, dict[str, dict[str, str | bool]]]] = {
    "CARDS": {row.name: printed_on(row) for row in CARDS},
}
"""What the page needs to know of the components."""


def rooms_for(seats: int) -> int:
    """Return the rooms in play at the start with this many players."""
    return sum(1 << at for at, row in enumerate(COMPONENTS.rooms) if row.seats <= seats)


ROOMS_FOR: Final[dict[int, int]] = {seats: rooms_for(seats) for seats in SEATS}

# Every set of seats or rooms, listed.
MEMBERS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(at for at in range(MOST_SEATS) if mask >> at & 1) for mask in range(1 << MOST_SEATS)
)

# Actions are built once and handed out by `legal`.
HIDE: Final[tuple[Action, ...]] = tuple(Hide(card) for card in range(CARD_COUNT))
ACT: Final[tuple[Action, ...]] = tuple(Act(card) for card in range(CARD_COUNT))
ACT_ON: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(Act(card, member) for member in range(MOST_SEATS)) for card in range(CARD_COUNT)
)
ACT_AT: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(Act(card, None, room) for room in ROOMS) for card in range(CARD_COUNT)
)
ACT_ON_AT: Final[tuple[tuple[tuple[Action, ...], ...], ...]] = tuple(
    tuple(tuple(Act(card, member, room) for room in ROOMS) for member in range(MOST_SEATS))
    for card in range(CARD_COUNT)
)
NAME: Final[tuple[Action, ...]] = tuple(Name(room) for room in ROOMS)
CRAWL: Final[tuple[Action, ...]] = tuple(Crawl(room) for room in ROOMS)
STAY: Final[Action] = Crawl()
SET_ASIDE: Final[tuple[Action, ...]] = (SetAside(away=False), SetAside(away=True))
LURE: Final[tuple[Action, ...]] = tuple(Lure(room) for room in ROOMS)
SERVE: Final[tuple[Action, ...]] = tuple(Serve(member) for member in range(MOST_SEATS))
REVIVE: Final[tuple[Action, ...]] = tuple(Revive(member) for member in range(MOST_SEATS))
# For so many cards in the hunt zone, a look at each, or a turn of each.
LOOK_AMONG: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(Look(at) for at in range(size)) for size in range(ROOM_COUNT + 1)
)
TURN_AMONG: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(Turn(at) for at in range(size)) for size in range(ROOM_COUNT + 1)
)
