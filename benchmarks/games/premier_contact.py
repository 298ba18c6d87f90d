"""How bots of Premier Contact do: rounds, wins by colour, and how often they are understood.

`python -m benchmarks.games.premier_contact --games 200` prints the tables of the game's README:
every mode played by bots of each level, and every vote held against what the alien bot meant.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser

from soucoupe.core.rng import game_seed
from soucoupe.games.premier_contact.moves import Options
from soucoupe.games.premier_contact.scoring import PACT_GOAL
from soucoupe.games.premier_contact.tables import FEWEST_IN_A_RACE
from soucoupe.games.premier_contact.tests.meant import Cast, Played, play

LEVELS = ("novice", "regular", "expert")
MODES = (
    *((seats, Options()) for seats in range(2, 8)),
    *((seats, Options(hard=True)) for seats in range(4, 8)),
)
LATE = 3
"""The round from which on humans should understand."""


def share(casts: list[Cast]) -> str:
    """Tell how often votes were meant, against chance."""
    if not casts:
        return "-"
    meant = sum(one.meant for one in casts) / len(casts)
    chance = sum(one.chance for one in casts) / len(casts)
    return f"{100 * meant:.0f} % ({meant / chance:.0f} x)"


def row(seats: int, options: Options, level: str, games: list[Played]) -> str:
    """Write one line of the README's table."""
    mode = "pact" if seats < FEWEST_IN_A_RACE else "hard" if options.hard else "easy"
    rounds = sum(game.rounds for game in games) / len(games)
    casts = [one for game in games for one in game.casts]
    late = [one for one in casts if one.round >= LATE]
    if seats < FEWEST_IN_A_RACE:
        mean = sum(game.received[0] for game in games) / len(games)
        full = sum(game.received[0] >= PACT_GOAL for game in games) / len(games)
        result = f"{mean:.1f} received, {100 * full:.0f} % all eight"
    else:
        wins = [sum(at in game.winners for game in games) for at in range(len(games[0].received))]
        result = " / ".join(f"{100 * count / len(games):.0f}" for count in wins)
    hits = sum(one.hit for one in casts) / len(casts)
    longest = max(game.rounds for game in games)
    return (
        f"| {seats} | {mode} | {level} | {rounds:.1f} ({longest}) | {result} | "
        f"{100 * hits:.0f} % | {share(casts)} | {share(late)} |"
    )


def main() -> int:
    """Play every mode at every level and print the table."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="games per line")
    parser.add_argument("--level", choices=LEVELS, help="only this level")
    given = parser.parse_args()
    sys.stdout.write(
        "| players | mode | level | rounds (most) | wins red / blue / green, % "
        "| hits | meant | meant from round 3 on |\n|:-:|:-:|---|:-:|:-:|:-:|:-:|:-:|\n"
    )
    for level in [given.level] if given.level else LEVELS:
        for seats, options in MODES:
            seeds = [game_seed(1, at) for at in range(given.games)]
            games = [play(seats, options, level, seed) for seed in seeds]
            sys.stdout.write(row(seats, options, level, games) + "\n")
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
