"""The words in which the coach speaks."""

from msgspec import Struct

from soucoupe.core.game import Seat
from soucoupe.games.aliens_eyes.view_types import Token


class LastTurn(Struct, frozen=True):
    """The last turn in points: what its player took, and what those dice could have taken."""

    seat: Seat
    points: int
    possible: int


class BestGrouping(Struct, frozen=True, tag="hint-grouping"):
    """The most points these dice can still bring, with what stands, and the tokens for it."""

    points: int
    tokens: tuple[Token, ...]


class NewRoll(Struct, frozen=True, tag="hint-reroll"):
    """What a new roll of all dice brings on average, well grouped, in tenths of a point."""

    points: int
    tenths: int


class ContractNow(Struct, frozen=True, tag="hint-contract"):
    """What a contract brings if it is fulfilled now, and which of its tokens can still be had."""

    tokens: int
    points: int
    missing: tuple[Token, ...]


class Advice(Struct, frozen=True):
    """What became of the last turn, until the next roll; and what to say of one's own now."""

    last: LastTurn | None
    hints: tuple[BestGrouping | NewRoll | ContractNow, ...] = ()
