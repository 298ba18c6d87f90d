"""The words in which the coach speaks."""

from msgspec import Struct

from soucoupe.games.strangers.moves import Action


class Estimate(Struct, frozen=True):
    """An action, and the points one can expect to end with after it."""

    action: Action
    points: float


class Advice(Struct, frozen=True):
    """One estimate per legal action, in their order, and how many cards each seat still plays."""

    turns_left: float
    estimates: tuple[Estimate, ...]
