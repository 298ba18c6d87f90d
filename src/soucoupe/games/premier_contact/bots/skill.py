"""How much attention a bot pays: what tells the regular from the expert."""

from __future__ import annotations

from typing import Final

from soucoupe.games.premier_contact.data import MOST_TURNED


class Skill:
    """What a bot takes into account, and whether it takes the best of it."""

    __slots__ = ("most_signs", "most_turned", "steady", "sweeps")

    def __init__(self, sweeps: int, most_turned: int, most_signs: int, *, steady: bool) -> None:
        self.sweeps = sweeps
        """How often it goes over all requests, to learn from them and from what came of them."""
        self.most_turned = most_turned
        self.most_signs = most_signs
        self.steady = steady
        """Whether it votes for what is likeliest, wants what is said best, and teaches."""


REGULAR: Final = Skill(0, 3, 3, steady=False)
EXPERT: Final = Skill(3, MOST_TURNED, 25, steady=True)
