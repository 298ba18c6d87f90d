"""What happened, for eyes and ears; the rules never read an event back.

`standings` are those of the seats that stand differently since.
"""

from typing import Literal

from msgspec import Struct

from soucoupe.core.game import Place, Seat
from soucoupe.games.strangers.moves import Alarm, AnyCard, BoardName, Card
from soucoupe.games.strangers.view_types import Reason, Spot, Standing


class KidOut(Struct, frozen=True, tag="kid-out"):
    """A kid stands in front of School."""

    seat: Seat
    kid: int
    at: Spot
    standings: tuple[Standing, ...]


class Played(Struct, frozen=True, tag="played"):
    """A card lies face up on the discard pile."""

    seat: Seat
    card: Card


class NoEffect(Struct, frozen=True, tag="no-effect"):
    """There is nothing the card could be applied to."""

    seat: Seat
    card: Card


class KidMoved(Struct, frozen=True, tag="moved"):
    """A kid moved: along squares, or straight there; who reaches a place has arrived next."""

    by: Seat
    owner: Seat
    kid: int
    card: Card
    start: Spot
    to: Spot
    path: tuple[str, ...]
    standings: tuple[Standing, ...]
    """None, if the kid reaches a place: they are told when it has arrived."""


class Drove(Struct, frozen=True, tag="drove"):
    """A car with every kid of a square in it drove off; those who reach a place get out next."""

    by: Seat
    kids: tuple[int, ...]
    start: Spot
    to: Spot
    path: tuple[str, ...]


class Arrived(Struct, frozen=True, tag="arrived"):
    """A kid is in a safe place."""

    owner: Seat
    kid: int
    at: Spot
    points: int
    standings: tuple[Standing, ...]


class Filled(Struct, frozen=True, tag="filled"):
    """Every space of a place that is worth more when full is taken."""

    at: Spot
    points: int


class Fled(Struct, frozen=True, tag="fled"):
    """A kid gave up and went back to its owner's supply."""

    seat: Seat
    kid: int
    start: Spot
    standings: tuple[Standing, ...]


class Discarded(Struct, frozen=True, tag="discarded"):
    """A card was thrown away for nothing."""

    seat: Seat
    card: Card


class Chased(Struct, frozen=True, tag="chased"):
    """An alien was sent off the board."""

    seat: Seat
    at: Spot
    left: int


class Peeked(Struct, frozen=True, tag="peeked"):
    """Somebody looked into another hand."""

    seat: Seat
    other: Seat
    cards: tuple[Card, ...]


class PeekedUnseen(Struct, frozen=True, tag="peeked-unseen"):
    """What the others see of that look."""

    seat: Seat
    other: Seat


class Copied(Struct, frozen=True, tag="copied"):
    """The effect of somebody else's card is used; the card stays where it is."""

    seat: Seat
    other: Seat
    card: Card


class Flipped(Struct, frozen=True, tag="flipped"):
    """The saucer coin was flipped."""

    seat: Seat
    is_saucer: bool


class Contacted(Struct, frozen=True, tag="contacted"):
    """The science club got through, or did not."""

    seat: Seat
    is_made: bool
    bonus: int
    """Points for it, alone; where several play, contact wins."""


class Drew(Struct, frozen=True, tag="drew"):
    """A card went into a hand; a team mate with open hands sees it too."""

    seat: Seat
    card: Card
    mate: Seat | None = None


class DrewUnseen(Struct, frozen=True, tag="drew-unseen"):
    """What the others see of a draw."""

    seat: Seat


class Alarmed(Struct, frozen=True, tag="alarmed"):
    """An alarm was drawn, and is resolved at once by whoever drew it."""

    seat: Seat
    card: Alarm


class Ordered(Struct, frozen=True, tag="ordered"):
    """Both halves of an alarm are to be resolved, this one first."""

    seat: Seat
    first: Alarm


class Landed(Struct, frozen=True, tag="landed"):
    """An alien stands on the board."""

    seat: Seat
    at: Spot
    left: int


class Pointed(Struct, frozen=True, tag="pointed"):
    """The saucer hovers over a kid."""

    seat: Seat
    owner: Seat
    kid: int
    at: Spot


class Abducted(Struct, frozen=True, tag="abducted"):
    """A kid was taken, and is back in its owner's supply."""

    owner: Seat
    kid: int
    start: Spot
    by: Alarm
    standings: tuple[Standing, ...]


class NothingTaken(Struct, frozen=True, tag="nothing-taken"):
    """A saucer found nobody on the board."""

    seat: Seat


class Reshuffled(Struct, frozen=True, tag="reshuffled"):
    """The discard pile is the new deck."""

    cards: int


class Shuffled(Struct, frozen=True, tag="shuffled"):
    """The deck from the top, after it was shuffled; only for eyes to which it lies open."""

    cards: tuple[AnyCard, ...]


class GameEnded(Struct, frozen=True, tag="game-ended"):
    """A game of a match is over."""

    number: Place
    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    reason: Reason


class BoardChosen(Struct, frozen=True, tag="board-chosen"):
    """The board of the third game is settled, by somebody or by chance."""

    board: BoardName
    by: Seat | None = None


class StandstillNear(Struct, frozen=True, tag="standstill-near"):
    """Nobody has played a card for long, and somebody has fled: so many more turns and it ends."""

    left: int


class Opened(Struct, frozen=True, tag="opened"):
    """The only game begins."""

    board: BoardName
    first: Seat


class GameOpened(Struct, frozen=True, tag="game-opened"):
    """A game of a match begins; after the first one hands are drawn next."""

    number: Place
    board: BoardName
    first: Seat
    left: int
    """Aliens to come."""
    deck: int
    """Cards, those of the hands among them."""
    discard: tuple[AnyCard, ...]
    """Alarms that would have been in hands."""
    standings: tuple[Standing, ...]


class Ended(Struct, frozen=True, tag="ended"):
    """It is all over."""

    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    reason: Reason | Literal["match"]


OnTheStreets = KidOut | KidMoved | Drove | Arrived | Filled | Fled | Chased | Landed | Abducted
OverTheTable = Played | NoEffect | Discarded | Peeked | PeekedUnseen | Copied | Drew | DrewUnseen
ByChance = Flipped | Contacted | Alarmed | Ordered | Pointed | NothingTaken | Reshuffled | Shuffled
AroundIt = StandstillNear | Opened | GameEnded | BoardChosen | GameOpened | Ended
Event = OnTheStreets | OverTheTable | ByChance | AroundIt

QUIET = (
    Drew,
    DrewUnseen,
    Shuffled,
)
"""What passes by without having to be read."""
