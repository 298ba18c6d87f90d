"""How bots of Premier Contact do: rounds, wins by colour, and how often they are understood.

`python -m benchmarks.games.premier_contact --games 200` prints the table of the game's README:
every mode played by bots of each level among themselves, and every vote held against what the
alien bot meant; then the slowest decision of each level. With `--facing`, expert humans play with
alien bots of each level.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from time import process_time
from typing import TYPE_CHECKING

from soucoupe.core.budget import Budget
from soucoupe.core.rng import game_seed
from soucoupe.games.premier_contact import GAME
from soucoupe.games.premier_contact.data import FEWEST_IN_A_RACE
from soucoupe.games.premier_contact.moves import Options
from soucoupe.games.premier_contact.scoring import PACT_GOAL
from soucoupe.games.premier_contact.tests.understanding import Played, VoteCast, expert_humans, play

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from soucoupe.core.rng import Rng
    from soucoupe.games.premier_contact.events import Event
    from soucoupe.games.premier_contact.moves import Action
    from soucoupe.games.premier_contact.view_types import View

LEVELS = ("novice", "regular", "expert")
MODES = (
    *((seats, Options()) for seats in range(2, 8)),
    *((seats, Options(hard=True)) for seats in range(4, 8)),
)
LATE = 3
"""The round from which on humans should understand."""
HEAD = """\
| players | mode | rounds (most) | red / blue / green wins, %; in a pact: received, all eight \
| hits, % | meant, % | meant from round 3 on, % (times chance) |
|:-:|:-:|:-:|:-:|:-:|:-:|:-:|
"""


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


def rounds(games: list[Played]) -> str:
    """Tell how long games are, and the longest."""
    mean = sum(game.rounds for game in games) / len(games)
    return f"{mean:.1f} ({max(game.rounds for game in games)})"


def result(games: list[Played], *, is_pact: bool) -> str:
    """Tell how often each colour wins; of a pact, what is received, and how often all eight."""
    if not is_pact:
        wins = [sum(at in game.winners for game in games) for at in range(len(games[0].received))]
        return "/".join(f"{100 * count / len(games):.0f}" for count in wins)
    mean = sum(game.received[0] for game in games) / len(games)
    full = sum(game.received[0] >= PACT_GOAL for game in games) / len(games)
    return f"{mean:.1f}, {100 * full:.0f} %"


def hits(casts: list[VoteCast]) -> str:
    """Tell how often votes had the right colour."""
    return f"{100 * sum(one.hit for one in casts) / len(casts):.0f}"


def meant(casts: list[VoteCast]) -> str:
    """Tell how often votes were for the very offering meant."""
    return f"{100 * sum(one.meant for one in casts) / len(casts):.0f}" if casts else "-"


def late(casts: list[VoteCast]) -> str:
    """Tell the same of later rounds, and against chance."""
    later = [one for one in casts if one.round >= LATE]
    if not later:
        return "-"
    share = sum(one.meant for one in later) / len(later)
    chance = sum(one.chance for one in later) / len(later)
    return f"{100 * share:.0f} ({share / chance:.0f})"


def mode_of(seats: int, options: Options) -> str:
    """Name what is played."""
    return "pact" if seats < FEWEST_IN_A_RACE else "hard" if options.hard else "easy"


def row(seats: int, options: Options, by_level: list[list[Played]]) -> str:
    """Write one line of the table: novice, regular and expert in each cell."""
    is_pact = seats < FEWEST_IN_A_RACE
    casts = [[one for game in games for one in game.casts] for games in by_level]
    cells = [
        [rounds(games) for games in by_level],
        [result(games, is_pact=is_pact) for games in by_level],
        [hits(one) for one in casts],
        [meant(one) for one in casts],
        [late(one) for one in casts],
    ]
    return f"| {seats} | {mode_of(seats, options)} | {' | '.join(map(' · '.join, cells))} |"


def facing(games: int) -> None:
    """Print how often expert humans understand alien bots of every level, from round 3 on."""
    sys.stdout.write("| players | mode | novice aliens | regular aliens | expert aliens |\n")
    sys.stdout.write("|:-:|:-:|:-:|:-:|:-:|\n")
    for seats, options in MODES:
        cells = []
        for level in LEVELS:
            choose = expert_humans(level)
            played = [play(seats, options, level, game_seed(1, at), choose) for at in range(games)]
            cells.append(late([one for game in played for one in game.casts]))
        sys.stdout.write(f"| {seats} | {mode_of(seats, options)} | {' | '.join(cells)} |\n")
        sys.stdout.flush()


def main() -> int:
    """Play every mode at every level and print the table."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="games per level and line")
    parser.add_argument(
        "--facing", action="store_true", help="expert humans facing aliens of every level"
    )
    given = parser.parse_args()
    if given.facing:
        facing(given.games)
        return 0
    watches = {level: Watch(level) for level in LEVELS}
    seeds = [game_seed(1, at) for at in range(given.games)]
    sys.stdout.write(HEAD)
    for seats, options in MODES:
        by_level = [
            [play(seats, options, level, seed, watches[level]) for seed in seeds]
            for level in LEVELS
        ]
        sys.stdout.write(row(seats, options, by_level) + "\n")
        sys.stdout.flush()
    told = ", ".join(f"{level} {1000 * watch.slowest:.0f} ms" for level, watch in watches.items())
    sys.stdout.write(f"slowest decision: {told}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
