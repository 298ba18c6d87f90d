"""What happened, for eyes and ears; the rules never read an event back."""

from msgspec import Struct

from soucoupe.core.game import Seat


class Named(Struct, frozen=True, tag="named"):
    """A seat named a number, aloud."""

    seat: Seat
    number: int


class Called(Struct, frozen=True, tag="called"):
    """A seat called a number, for good."""

    seat: Seat
    number: int


class Passed(Struct, frozen=True, tag="passed"):
    """A seat called nothing."""

    seat: Seat


class Kept(Struct, frozen=True, tag="kept"):
    """The number was the caller's own: nobody else is told."""

    seat: Seat


class PutOut(Struct, frozen=True, tag="put-out"):
    """A seat held the number called: it is turned over."""

    seat: Seat
    by: Seat


class Ended(Struct, frozen=True, tag="ended"):
    """The last turn is over."""

    winners: tuple[Seat, ...]
    points: tuple[int, ...]


Event = Named | Called | Passed | Kept | PutOut | Ended
