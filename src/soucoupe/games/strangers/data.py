"""The shared tables that follow from the components, and the actions built from them.

A card is the number of its kind, in the order of the table: cards of a kind are alike.
"""

from typing import Any, Final, get_args

from soucoupe.games.strangers.component_types import COMPONENTS, Way
from soucoupe.games.strangers.moves import (
    Action,
    Alarm,
    AnyCard,
    BoardName,
    Card,
    ChooseBoard,
    Copy,
    Date,
    Discard,
    Done,
    Enter,
    LetOut,
    Play,
    Resolve,
)

BOARD_NAMES: Final[tuple[BoardName, ...]] = COMPONENTS.rules.boards
PLAYERS: Final[int] = COMPONENTS.rules.players
KIDS: Final[int] = COMPONENTS.rules.kids
HAND: Final[int] = COMPONENTS.rules.hand
HAND_OF_FOUR: Final[int] = COMPONENTS.rules.hand_of_four
MOVING: Final[int] = COMPONENTS.rules.moving
RETURNING_AFTER: Final[int] = COMPONENTS.rules.returning_after
WINS: Final[int] = COMPONENTS.rules.wins
GAMES: Final[int] = COMPONENTS.rules.games
SOLO_CONTACT: Final[int] = COMPONENTS.rules.solo_contact
CONTACT: Final[int] = COMPONENTS.house.contact
STANDSTILL: Final[int] = COMPONENTS.house.standstill
POOL_PARTY_KIDS: Final[int] = COMPONENTS.house.pool_party
CAR_POOL_STEPS: Final[int] = COMPONENTS.house.car_pool

CARD_NAMES: Final[tuple[AnyCard, ...]] = tuple(row.name for row in COMPONENTS.cards)
CARD_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(CARD_NAMES)}
if get_args(Alarm) + get_args(Card) != CARD_NAMES:
    msg = "components.toml lists other cards, or in another order, than moves.py"
    raise ValueError(msg)

(
    ALIEN,
    SAUCER,
    WALK,
    RUN,
    SKATEBOARD,
    SCHOOL_BUS,
    CITY_BUS,
    WALKIE_TALKIES,
    FENCE_HOP,
    BMX,
    PROM_NIGHT,
    SCIENCE_CLUB,
    POOL_PARTY,
    NEW_BOYFRIEND,
    MEN_IN_BLACK,
    ICE_CREAM_DATE,
    WATCHES,
    MUMS_CAR,
    CAR_POOL,
) = range(len(CARD_NAMES))
FIRST_IN_HAND: Final[int] = WALK
KINDS: Final[int] = len(CARD_NAMES)

COUNTS: Final[tuple[int, ...]] = tuple(row.count for row in COMPONENTS.cards)
BOX: Final[tuple[int, ...]] = tuple(
    kind for kind, row in enumerate(COMPONENTS.cards) for _ in range(row.count)
)
NOT_PLANNED: Final[tuple[int, ...]] = (SAUCER, SCIENCE_CLUB, ICE_CREAM_DATE)
"""What the architect plays without."""
CARD_OF: Final[dict[int, Card]] = {CARD_NUMBER[name]: name for name in get_args(Card)}
ALARM_OF: Final[dict[int, Alarm]] = {CARD_NUMBER[name]: name for name in get_args(Alarm)}
WAYS: Final[tuple[Way, ...]] = get_args(Way)
WAY_OF: Final[tuple[int, ...]] = tuple(
    WAYS.index(row.way) if row.way else -1 for row in COMPONENTS.cards
)
STEPS_OF: Final[tuple[int, ...]] = tuple(row.steps for row in COMPONENTS.cards)

FACTS: Final[dict[str, Any]] = {
    "NUMBERS": {
        "kids": KIDS,
        "hand": HAND,
        "handOfFour": HAND_OF_FOUR,
        "games": GAMES,
    },
    "PLANNED": {name: COUNTS[card] for card, name in CARD_OF.items() if card not in NOT_PLANNED},
}
"""What the page must know of the components: numbers, and the cards an architect may use."""

LET_OUT: Final[Action] = LetOut()
DONE: Final[Action] = Done()
RESOLVE: Final[tuple[Action, ...]] = (Resolve("alien-sighted"), Resolve("flying-saucer"))
CHOOSE_BOARD: Final[tuple[Action, ...]] = tuple(ChooseBoard(name) for name in BOARD_NAMES)
DATE: Final[tuple[Action, ...]] = tuple(Date(seat) for seat in range(PLAYERS))
ENTER: Final[tuple[Action, ...]] = tuple(Enter(seat) for seat in range(PLAYERS))
PLAY: Final[dict[int, Action]] = {card: Play(name) for card, name in CARD_OF.items()}
DISCARD: Final[dict[int, Action]] = {card: Discard(name) for card, name in CARD_OF.items()}
COPY: Final[dict[int, Action]] = {card: Copy(name) for card, name in CARD_OF.items()}
