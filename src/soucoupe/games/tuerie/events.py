"""What happened, for eyes and ears; the rules never read an event back."""

from typing import Literal

from msgspec import Struct

from soucoupe.core.game import Place, Seat
from soucoupe.games.tuerie.view_types import Card, Mode, Reason, Room

Cause = Literal["destroyed", "spotted", "bare", "alien", "served", "blown-up"]
Shelter = Literal["suit", "cowardice", "room"]


class RoundOpened(Struct, frozen=True, tag="round-opened"):
    """A round begins, with so many cards for everyone aboard."""

    number: int
    first: Seat
    cards: int


class Ticked(Struct, frozen=True, tag="ticked"):
    """An ongoing action has so many rounds to go, this one included."""

    seat: Seat
    card: Card
    rounds: int


class Dealt(Struct, frozen=True, tag="dealt"):
    """Somebody was dealt cards."""

    seat: Seat
    cards: tuple[Card, ...]


class DealtUnseen(Struct, frozen=True, tag="dealt-unseen"):
    """What the others see of it; in a shortage there may be no card left."""

    seat: Seat
    cards: int


class Hid(Struct, frozen=True, tag="hid"):
    """Somebody hides behind a card."""

    seat: Seat
    card: Card
    room: Room
    vulnerability: int
    """What counts when the alien comes."""


class HidUnseen(Struct, frozen=True, tag="hid-unseen"):
    """Somebody laid a hideout face down, in a shortage."""

    seat: Seat


class Acted(Struct, frozen=True, tag="acted"):
    """Somebody played a card as an action."""

    seat: Seat
    card: Card
    is_ongoing: bool
    due: int | None
    """The round at whose end an ongoing action resolves."""


class Aimed(Struct, frozen=True, tag="aimed"):
    """The action just played is meant for a room."""

    seat: Seat
    card: Card
    room: Room


class Picked(Struct, frozen=True, tag="picked"):
    """The action just played is meant for somebody."""

    seat: Seat
    card: Card
    member: Seat


class GaveBack(Struct, frozen=True, tag="gave-back"):
    """Somebody gave their other card back unseen."""

    seat: Seat


class Exposure(Struct, frozen=True):
    """How vulnerable somebody is; without a number, if they hide nowhere."""

    seat: Seat
    mode: Mode
    vulnerability: int | None


class Exposed(Struct, frozen=True, tag="exposed"):
    """A card touches how vulnerable some are; this is how they stand now."""

    card: Card
    crew: tuple[Exposure, ...]


class Sheltered(Struct, frozen=True, tag="sheltered"):
    """Somebody wears a suit, or is a coward, for this round."""

    seat: Seat
    by: Literal["suit", "cowardice"]


class MadeSafe(Struct, frozen=True, tag="made-safe"):
    """The alien kills nobody in a room this round."""

    room: Room


class WentOut(Struct, frozen=True, tag="went-out"):
    """Somebody left the ship."""

    seat: Seat


class Moved(Struct, frozen=True, tag="moved"):
    """Somebody changes rooms, because of a card."""

    seat: Seat
    origin: Room
    room: Room
    card: Card


class SlippedAway(Struct, frozen=True, tag="slipped-away"):
    """Somebody left their hideout, for nowhere."""

    seat: Seat


class Spotted(Struct, frozen=True, tag="spotted"):
    """A coward was seen by somebody in the same room."""

    seat: Seat
    room: Room


class Named(Struct, frozen=True, tag="named"):
    """Whoever is outside said where the alien will go."""

    seat: Seat
    room: Room


class Looked(Struct, frozen=True, tag="looked"):
    """Somebody looked at a card of the hunt zone."""

    seat: Seat
    position: Place
    room: Room


class LookedUnseen(Struct, frozen=True, tag="looked-unseen"):
    """What the others see of it."""

    seat: Seat
    position: Place


class Sorted(Struct, frozen=True, tag="sorted"):
    """The card looked at was set aside for this hunt, or left where it lies."""

    seat: Seat
    position: Place
    away: bool


class Stayed(Struct, frozen=True, tag="stayed"):
    """Somebody who might have crawled elsewhere did not."""

    seat: Seat


class Turned(Struct, frozen=True, tag="turned"):
    """A card of the hunt zone was turned face up."""

    seat: Seat
    position: Place
    room: Room


class Hesitated(Struct, frozen=True, tag="hesitated"):
    """A strange noise keeps the alien from a target: another one is turned."""

    seat: Seat
    room: Room


class Heard(Struct, frozen=True, tag="heard"):
    """The alien followed a strange noise into one room; the other card was shuffled back."""

    seat: Seat
    room: Room
    other: Room


class Diverted(Struct, frozen=True, tag="diverted"):
    """The alien turned away from its target, because of a card."""

    seat: Seat
    card: Card
    room: Room


class Searched(Struct, frozen=True, tag="searched"):
    """A target goes to the reserve."""

    room: Room


class PutBack(Struct, frozen=True, tag="put-back"):
    """The card set aside lies in the hunt zone again, after all others."""


class Shuffled(Struct, frozen=True, tag="shuffled"):
    """The hunt zone was shuffled; it lies in this order."""

    rooms: tuple[Room, ...]


class ShuffledUnseen(Struct, frozen=True, tag="shuffled-unseen"):
    """What everybody sees of it."""


class ZoneRefilled(Struct, frozen=True, tag="zone-refilled"):
    """The alien infested its last target; the reserve became the new hunt zone."""

    room: Room


class AlienCame(Struct, frozen=True, tag="alien-came"):
    """The alien is there: the final target."""

    room: Room


class Destroyed(Struct, frozen=True, tag="destroyed"):
    """A room was destroyed, because of a card."""

    room: Room
    seat: Seat
    card: Card


class Gone(Struct, frozen=True, tag="gone"):
    """Rooms leave the game, with their targets."""

    rooms: tuple[Room, ...]


class Saved(Struct, frozen=True, tag="saved"):
    """Somebody would have died, but for a suit, for being a coward, or for a safe room."""

    seat: Seat
    by: Shelter


class Died(Struct, frozen=True, tag="died"):
    """Somebody died."""

    seat: Seat
    cause: Cause


class AlienDied(Struct, frozen=True, tag="alien-died"):
    """The alien was in a destroyed room."""

    room: Room


class Revived(Struct, frozen=True, tag="revived"):
    """Somebody was brought back to life."""

    seat: Seat
    member: Seat


class Returned(Struct, frozen=True, tag="returned"):
    """Whoever was outside named the right room and is back."""

    seat: Seat


class LeftGame(Struct, frozen=True, tag="left-game"):
    """An ongoing action is over: its card leaves the game."""

    seat: Seat
    card: Card


class AloneAboard(Struct, frozen=True, tag="alone-aboard"):
    """At most one member is aboard: one more round, then all is lost."""

    crew: tuple[Seat, ...]


class ClockStopped(Struct, frozen=True, tag="clock-stopped"):
    """More than one are aboard again: there is time."""


class Ended(Struct, frozen=True, tag="ended"):
    """The game is over."""

    winners: tuple[Seat, ...]
    reason: Reason


Dealing = RoundOpened | Ticked | Dealt | DealtUnseen | GaveBack
Cards = Hid | HidUnseen | Acted | Aimed | Picked | Exposed | Sheltered | MadeSafe
Crew = WentOut | Moved | SlippedAway | Spotted | Stayed | Saved | Died | Revived | Returned
Hunt = Named | Looked | LookedUnseen | Sorted | Turned | Hesitated | Heard | Diverted | AlienCame
Zone = Searched | PutBack | Shuffled | ShuffledUnseen | ZoneRefilled
Ends = Destroyed | Gone | AlienDied | LeftGame | AloneAboard | ClockStopped | Ended

Event = Dealing | Cards | Crew | Hunt | Zone | Ends

QUIET = (
    Dealt,
    DealtUnseen,
    HidUnseen,
    GaveBack,
    PutBack,
    Shuffled,
    ShuffledUnseen,
)
"""What passes by without having to be read."""
