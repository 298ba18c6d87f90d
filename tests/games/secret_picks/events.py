"""What happened, for eyes and ears; the rules never read an event back."""

from msgspec import Struct

from soucoupe.core.game import Seat


class Picked(Struct, frozen=True, tag="picked"):
    """A seat picked a card, face down."""

    seat: Seat
    number: int


class PickedUnseen(Struct, frozen=True, tag="picked-unseen"):
    """What the others see of a pick."""

    seat: Seat


class Revealed(Struct, frozen=True, tag="revealed"):
    """Everybody had picked: all cards are turned over, seat by seat."""

    numbers: tuple[int, ...]


class Scored(Struct, frozen=True, tag="scored"):
    """A seat had the best number nobody else picked."""

    seat: Seat


class Ended(Struct, frozen=True, tag="ended"):
    """The last round is over."""

    winners: tuple[Seat, ...]
    points: tuple[int, ...]


Event = Picked | PickedUnseen | Revealed | Scored | Ended
