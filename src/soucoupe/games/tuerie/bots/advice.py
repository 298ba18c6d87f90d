"""The words in which the coach speaks."""

from msgspec import Struct

from soucoupe.core.game import Seat


class Peril(Struct, frozen=True, gc=False):
    """How likely a living member is to be dead at the end of this round, from 0 to 1."""

    seat: Seat
    death: float


class Advice(Struct, frozen=True):
    """One chance for each living member, in the order of the seats."""

    perils: tuple[Peril, ...]
