"""How much processor time the bots of TUERIE take: the mean and the slowest decision.

.venv/bin/python -m benchmarks.games.tuerie_pace --games 10
"""

from __future__ import annotations

from argparse import ArgumentParser
from time import process_time

from soucoupe.bots.levels import bot
from soucoupe.core.budget import Budget
from soucoupe.core.rng import FastRng, game_seed
from soucoupe.games.tuerie import GAME


def decisions(level: str, seats: int, seed: int) -> list[float]:
    """Let one level play a whole game; return how much processor time every decision took."""
    choose = bot(GAME, level)
    rng = FastRng(seed)
    state = GAME.deal(GAME.options(), seats, rng)
    found: list[float] = []
    while waiting := GAME.to_act(state):
        seat = waiting[0]
        view, legal = GAME.view(state, seat), GAME.legal(state, seat)
        started = process_time()
        action = choose(view, legal, (), rng, Budget())
        found.append(process_time() - started)
        GAME.apply(state, seat, action, rng, None)
    return found


def main() -> int:
    """Play the games and print a line per level and number of seats."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5, help="per level and number of seats")
    parser.add_argument("--seats", type=int, nargs="*", default=[3, 6, 10])
    parser.add_argument("--bots", nargs="*", default=["novice", "regular", "expert"])
    given = parser.parse_args()
    for level in given.bots:
        for seats in given.seats:
            took = [
                one
                for at in range(given.games)
                for one in decisions(level, seats, game_seed(1, at))
            ]
            print(
                f"{level:8} {seats:2} seats: {1000 * sum(took) / len(took):5.1f} ms on average, "
                f"slowest {1000 * max(took):4.0f} ms"
            )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
