"""The words in which the coach speaks."""

from msgspec import Struct

from soucoupe.core.game import Seat
from soucoupe.games.aliens.view_types import Statement


class Chance(Struct, frozen=True, gc=False):
    """In how many of all worlds still possible a testimony is true."""

    true: int
    worlds: int


class JudgementOdds(Struct, frozen=True, tag="hint-testimony"):
    """How often in a hundred deals a testimony still to be judged is true, by the cards alone."""

    speaker: Seat
    says: Statement
    percent: int


class CardOdds(Struct, frozen=True, tag="hint-card"):
    """How often in a hundred deals what a card says is true, to who sees only what lies open."""

    says: Statement
    percent: int
    truth: bool
    """Whether it is, as its holder can see."""


class AnyAlien(Struct, frozen=True, tag="hint-any-alien"):
    """Nothing tells face-down aliens apart."""


class Advice(Struct, frozen=True):
    """One chance per testimony on the table, in the order they were played, and what to say now."""

    chances: tuple[Chance, ...]
    hints: tuple[JudgementOdds | CardOdds | AnyAlien, ...] = ()
