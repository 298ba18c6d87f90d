"""The words in which the coach speaks."""

from msgspec import Struct

from soucoupe.games.strangers.moves import Action
from soucoupe.games.strangers.view_types import Spot


class Estimate(Struct, frozen=True):
    """An action, and the points one can expect to end with after it."""

    action: Action
    points: float


class WayHome(Struct, frozen=True, tag="hint-way"):
    """A safe place a kid can reach: the fewest cards that takes, and the points it brings."""

    kid: Spot
    place: Spot
    cards: int
    points: int


class Prospect(Struct, frozen=True, tag="hint-prospect"):
    """How many more turns each seat has, about, and what one can expect to end with at best."""

    turns: int
    points: int


class Advice(Struct, frozen=True):
    """One estimate per legal action, in their order, the cards each seat still plays, and hints."""

    turns_left: float
    estimates: tuple[Estimate, ...]
    hints: tuple[Prospect | WayHome, ...] = ()
