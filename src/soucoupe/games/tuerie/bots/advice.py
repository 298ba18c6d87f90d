"""The words in which the coach speaks."""

from msgspec import Struct

from soucoupe.core.game import Seat
from soucoupe.games.tuerie.view_types import Room


class Peril(Struct, frozen=True, gc=False):
    """How likely a living member is to be dead at the end of this round, from 0 to 1."""

    seat: Seat
    death: float


class PerilTold(Struct, frozen=True, gc=False, tag="hint-peril"):
    """How often in a hundred hunts a living member dies this round, as the cards lie."""

    seat: Seat
    percent: int


class HideoutRisk(Struct, frozen=True, tag="hint-hideout"):
    """How often one would die behind a card if nobody did anything more."""

    room: Room
    percent: int


class BetChance(Struct, frozen=True, tag="hint-bet"):
    """How often the alien would go to a room one may bet on, and how often that wins the game."""

    room: Room
    percent: int
    winning: int


class Advice(Struct, frozen=True):
    """One chance for each living member, in the order of the seats, and what to say now."""

    perils: tuple[Peril, ...]
    hints: tuple[PerilTold | HideoutRisk | BetChance, ...] = ()
