"""How much processor time the slowest decision of each bot of Premier Contact takes.

PYTHONPATH=src .venv/bin/python -m benchmarks.games.premier_contact_pace --games 10
"""

from __future__ import annotations

from argparse import ArgumentParser
from time import process_time
from typing import TYPE_CHECKING

from soucoupe.core.rng import game_seed
from soucoupe.games.premier_contact import GAME
from soucoupe.games.premier_contact.moves import Options
from soucoupe.games.premier_contact.tests.understanding import play

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from soucoupe.core.budget import Budget
    from soucoupe.core.rng import Rng
    from soucoupe.games.premier_contact.events import Event
    from soucoupe.games.premier_contact.moves import Action
    from soucoupe.games.premier_contact.view_types import View


class Watch:
    """Plays like a bot of a level, and keeps the working time of its slowest decision."""

    def __init__(self, level: str) -> None:
        self.slowest = 0.0
        self._choose = GAME.bots[level]

    def __call__(
        self,
        view: View,
        legal: Collection[Action],
        events: Sequence[Event],
        rng: Rng,
        budget: Budget,
    ) -> Action:
        """Choose, with an eye on the clock."""
        began = process_time()
        action = self._choose(view, legal, events, rng, budget)
        self.slowest = max(self.slowest, process_time() - began)
        return action


def main() -> int:
    """Play easy and hard games at every number of seats, and print a line per level."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5, help="per level, mode and number of seats")
    given = parser.parse_args()
    for level in GAME.bots:
        watch = Watch(level)
        for seats in GAME.seats:
            for hard in (False, True):
                for at in range(given.games):
                    play(seats, Options(hard=hard), level, game_seed(1, at), watch)
        print(f"{level:8} slowest {1000 * watch.slowest:4.0f} ms")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
