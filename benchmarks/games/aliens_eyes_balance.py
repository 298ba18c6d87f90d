"""How Aliens Eyes goes among bots: rounds, efficiency, contracts, points, by level and seats.

.venv/bin/python -m benchmarks.games.aliens_eyes_balance --games 200
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter

from soucoupe.bots.levels import bot
from soucoupe.core.budget import Budget
from soucoupe.core.options import read_options
from soucoupe.core.rng import FastRng, game_seed
from soucoupe.games.aliens_eyes import GAME
from soucoupe.games.aliens_eyes.events import (
    Ended,
    Event,
    Fulfilled,
    Rerolled,
    RoundOpened,
    Stalled,
    TurnEnded,
)

LEVELS = ("novice", "regular", "expert")


def play(level: str, seats: int, options: dict[str, object], seed: int) -> list[Event]:
    """Let one level play a whole game; return what happened."""
    rng = FastRng(seed)
    state = GAME.deal(read_options(GAME, options), seats, rng)
    choose = bot(GAME, level)
    out: list[Event] = []
    while waiting := GAME.to_act(state):
        seat = waiting[0]
        action = choose(GAME.view(state, seat), GAME.legal(state, seat), (), rng, Budget())
        GAME.apply(state, seat, action, rng, out)
    return out


def count(events: list[Event], sums: Counter[str]) -> None:
    """Add a game to the sums."""
    for event in events:
        match event:
            case RoundOpened():
                sums["rounds"] += 1
            case TurnEnded():
                sums["turns"] += 1
                sums["points"] += event.points
                sums["possible"] += event.possible
            case Rerolled():
                sums["rerolls"] += 1
            case Fulfilled():
                sums["fulfilled"] += 1
                sums["on contracts"] += len(event.tokens)
            case Stalled():
                sums["stalled"] += 1
            case Ended():
                sums["score"] += sum(event.points)
            case _:
                pass


def report(level: str, seats: int, options: dict[str, object], games: int) -> str:
    """Play games and tell what they come to."""
    sums: Counter[str] = Counter()
    for at in range(games):
        count(play(level, seats, options, game_seed(1, at)), sums)
    owners = games * seats
    return (
        f"{level:8} {seats} seats: {1 + sums['rounds'] / games:5.1f} rounds, "
        f"{100 * sums['points'] / sums['possible']:3.0f} % of what was possible, "
        f"{100 * sums['rerolls'] / sums['turns']:3.0f} % second rolls, "
        f"{100 * sums['fulfilled'] / owners:3.0f} % contracts of "
        f"{sums['on contracts'] / max(1, sums['fulfilled']):.1f} tokens, "
        f"{sums['score'] / owners:4.0f} points, {100 * sums['stalled'] / games:3.0f} % by the guard"
    )


def main() -> None:
    """Print a line for every level and number of seats."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="games per line")
    parser.add_argument("--levels", nargs="+", default=LEVELS, help="bots that play")
    parser.add_argument("--seats", nargs="+", type=int, default=list(GAME.seats))
    parser.add_argument("--layout", default="likeliest", choices=["likeliest", "once"])
    given = parser.parse_args()
    for level in given.levels:
        for seats in given.seats:
            print(report(level, seats, {"layout": given.layout}, given.games), flush=True)


if __name__ == "__main__":
    main()
