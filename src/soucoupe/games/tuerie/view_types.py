"""What a seat is shown: every struct here holds only what its reader may know."""

from typing import Final, Literal, get_args

from msgspec import Struct

from soucoupe.core.game import Place, Seat
from soucoupe.games.tuerie.component_types import CardName
from soucoupe.games.tuerie.data import CARDS, ROOMS
from soucoupe.games.tuerie.moves import Options, RoomName

PhaseName = Literal[
    "shortage",
    "first",
    "second",
    "naming",
    "crawling",
    "looking",
    "setting-aside",
    "turning",
    "luring",
    "serving",
    "reviving",
    "over",
]
Mode = Literal["as-printed", "crated", "dosed", "mirrored"]
Reason = Literal[
    "alien-destroyed",
    "rescued",
    "blown-up",
    "alone-aboard",
    "all-dead",
    "infested",
    "alone-too-long",
]

# In the order of their numbers in a state.
PHASES: Final[tuple[PhaseName, ...]] = get_args(PhaseName)
MODES: Final[tuple[Mode, ...]] = get_args(Mode)
REASONS: Final[tuple[Reason, ...]] = get_args(Reason)


class Card(Struct, frozen=True, gc=False):
    """A crew card, face up."""

    number: int
    name: CardName
    room: RoomName
    vulnerability: int


class Room(Struct, frozen=True, gc=False):
    """A room, as events tell it."""

    name: RoomName


class MemberSeen(Struct, frozen=True):
    """A crew member as everybody sees them; what they hide behind is there once it is shown."""

    seat: Seat
    alive: bool
    eliminated: bool
    outside: bool
    cards: int
    """How many cards they hold."""
    hideout: RoomName | None
    hiding_card: Card | None
    """The card played as hideout; they may have been moved elsewhere since."""
    printed: int
    mode: Mode
    vulnerability: int | None
    """What counts when the alien comes, if they hide somewhere."""
    discarded: bool
    """Whether they gave a card back unseen this round."""
    ready: bool
    """Whether they have laid down their card in a shortage."""
    bare: bool
    """Whether there was no card for them in a shortage."""
    suited: bool
    coward: bool
    spotted: bool
    killed: bool
    """Whether the alien killed them this round."""


class Play(Struct, frozen=True):
    """A card on the table, in the order they were played."""

    seat: Seat
    card: Card
    is_action: bool


class LastRound(Struct, frozen=True):
    """What was shown in the round before this one."""

    plays: tuple[Play, ...]
    turned: tuple[RoomName, ...]


class DeedSeen(Struct, frozen=True):
    """An action on the table, with whom and where it is meant for."""

    seat: Seat
    card: Card
    member: Seat | None
    room: RoomName | None
    round: int
    due: int | None
    """The round at whose end an ongoing action resolves."""
    used: bool


class Sighting(Struct, frozen=True):
    """A target this seat has looked at; without a position it has been set aside."""

    position: Place | None
    room: RoomName


class Hand(Struct, frozen=True):
    """Somebody's cards, laid open, and the one they gave back unseen this round."""

    seat: Seat
    cards: tuple[Card, ...]
    discarded: Card | None


class View(Struct, frozen=True):
    """The whole table as one seat, or the public, knows it."""

    seat: Seat | None
    options: Options
    phase: PhaseName
    to_act: tuple[Seat, ...]
    round: int
    first: Seat
    """The first crew member of this round."""
    turner: Seat
    """Who turns the target this round."""
    crew: tuple[MemberSeen, ...]
    plays: tuple[Play, ...]
    turned: tuple[RoomName, ...]
    """The targets turned in this hunt, in order, whatever became of them."""
    last: LastRound
    deeds: tuple[DeedSeen, ...]
    """The actions of this round, in the order they were played."""
    ongoing: tuple[DeedSeen, ...]
    spent: tuple[Card, ...]
    """Ongoing actions that have left the game."""
    in_play: tuple[RoomName, ...]
    doomed: tuple[RoomName, ...]
    """Rooms destroyed this round."""
    safe: tuple[RoomName, ...]
    """Rooms in which the alien kills nobody this round."""
    unturned: tuple[RoomName, ...]
    """What lies face down, in no order: the hunt zone and what was set aside."""
    zone: int
    """How many cards the hunt zone holds."""
    is_aside: bool
    """Whether one more was set aside for this hunt."""
    reserve: tuple[RoomName, ...]
    target: RoomName | None
    decoy: RoomName | None
    """The first of two targets, while a strange noise makes the alien hesitate."""
    replaced: bool
    """Whether a target has been replaced in this hunt."""
    named: RoomName | None
    """Where whoever is outside says the alien will go."""
    tracker: Seat | None
    looked: Place | None
    """Where the card somebody looked at lies, until it is moved."""
    sightings: tuple[Sighting, ...]
    """What this seat has seen of the cards that lie face down."""
    deck: int
    hands: tuple[Hand, ...]
    """The hands this seat sees: its own."""
    alone_since: int
    """The round at whose end the clock of whoever is alone aboard started; 0 if it does not run."""
    winners: tuple[Seat, ...]
    reason: Reason | None


CARD: Final[tuple[Card, ...]] = tuple(
    Card(number, row.name, row.room, row.vulnerability) for number, row in enumerate(CARDS)
)
ROOM: Final[tuple[Room, ...]] = tuple(Room(name) for name in ROOMS)
