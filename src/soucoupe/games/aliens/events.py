"""What happened, for eyes and ears; the rules never read an event back."""

from msgspec import Struct

from soucoupe.core.game import Place, Seat
from soucoupe.games.aliens.view_types import Alien, Face, Statement


class RoundOpened(Struct, frozen=True, tag="round-opened"):
    """Three aliens lie face down before a new investigator."""

    number: int
    investigator: Seat
    past: int
    """How many finished rounds there are since the alien deck was last shuffled."""


class Appeared(Struct, frozen=True, tag="appeared"):
    """The witnesses look at the three aliens, in the order they lie."""

    investigator: Seat
    aliens: tuple[Alien, ...]


class LaidOpen(Struct, frozen=True, tag="laid-open"):
    """A witness laid one alien face up before the testimonies."""

    seat: Seat
    position: Place
    alien: Alien


class Testified(Struct, frozen=True, tag="testified"):
    """A witness played a testimony."""

    seat: Seat
    card: int
    says: Statement


class Judged(Struct, frozen=True, tag="judged"):
    """The investigator gave a verdict; the truth of that testimony is told, the card is won."""

    investigator: Seat
    testimony: Place
    says: Statement
    verdict: bool
    truth: bool
    winner: Seat


class Turned(Struct, frozen=True, tag="turned"):
    """The investigator turned an alien over after an error."""

    investigator: Seat
    position: Place
    alien: Alien


class Forfeited(Struct, frozen=True, tag="forfeited"):
    """A testimony went to its witness unjudged, after the last error."""

    testimony: Place
    says: Statement
    winner: Seat


class Drew(Struct, frozen=True, tag="drew"):
    """A witness drew a testimony card."""

    seat: Seat
    card: int
    face: Face


class DrewUnseen(Struct, frozen=True, tag="drew-unseen"):
    """What the others see of a draw."""

    seat: Seat


class PileLeft(Struct, frozen=True, tag="pile-left"):
    """Too few testimony cards were left to draw from: they are out of the game, unseen."""

    cards: int


class Reshuffled(Struct, frozen=True, tag="reshuffled"):
    """All aliens went back into the pile."""


class Ended(Struct, frozen=True, tag="ended"):
    """The last round is over."""

    winners: tuple[Seat, ...]
    points: tuple[int, ...]


Event = (
    RoundOpened
    | Appeared
    | LaidOpen
    | Testified
    | Judged
    | Turned
    | Forfeited
    | Drew
    | DrewUnseen
    | PileLeft
    | Reshuffled
    | Ended
)

QUIET = (
    Drew,
    DrewUnseen,
    PileLeft,
    Reshuffled,
)
"""What passes by without having to be read."""
