"""One way of playing random games for some seconds; prints actions per CPU second."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib import import_module
from time import process_time
from typing import Any

from soucoupe import registry
from soucoupe.core import rng as streams
from soucoupe.core.rng import FastRng
from soucoupe.core.rollout import rollouts

SEATS = 4
BATCH = 20
RNG = FastRng(1)


def the_game() -> Any:  # noqa: ANN401 (its legal lists are indexed here)
    """Return the game the peers were written for."""
    return registry.find(import_module("benchmarks.peers").GAME)


def steps(games: int) -> int:
    """Play games from an interpreted loop over to_act, legal and apply; count the actions."""
    game = the_game()
    to_act, legal, apply, options, below = (
        game.to_act,
        game.legal,
        game.apply,
        game.options(),
        RNG.below,
    )
    actions = 0
    for _ in range(games):
        state = game.deal(options, SEATS, RNG)
        waiting = to_act(state)
        while waiting:
            seat = waiting[0]
            choice = legal(state, seat)
            apply(state, seat, choice[below(len(choice), "benchmark")], RNG, None)
            actions += 1
            waiting = to_act(state)
    return actions


def copies(games: int) -> int:
    """Play games as a search would, from a fresh copy before every action."""
    game = the_game()
    actions = 0
    for _ in range(games):
        state = game.deal(game.options(), SEATS, RNG)
        while waiting := game.to_act(state):
            seat = waiting[0]
            choice = game.legal(state, seat)
            state = state.copy()
            game.apply(state, seat, choice[RNG.below(len(choice), "benchmark")], RNG, None)
            actions += 1
    return actions


def loop(games: int) -> int:
    """Play games by the core's own rollout loop."""
    game = the_game()
    return rollouts(game, game.options(), SEATS, RNG, games)


def peer(name: str) -> Callable[[int], int]:
    """Return a way to play games of a peer."""
    play_random: Callable[[int], int] = import_module(f"benchmarks.peers.{name}").play_random
    return lambda games: sum(play_random(RNG.below(1 << 30, "seed")) for _ in range(games))


def rate(play: Callable[[int], int], seconds: float) -> float:
    """Play for some CPU seconds, after a warm-up; return actions per second."""
    play(BATCH)
    actions = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        actions += play(BATCH)
    return actions / spent


def main() -> None:
    """Play the way named first on the command line, for the seconds named second."""
    way, seconds = sys.argv[1], float(sys.argv[2])
    found = "pure" if str(streams.__file__).endswith(".py") else "compiled"
    if os.environ.get("RULES", found) != found:
        sys.exit(f"asked for {os.environ['RULES']} rules, found {found}: run `make install` first")
    ours = {"steps": steps, "copies": copies, "loop": loop}
    play = ours[way] if way in ours else peer(f"{way}_{the_game().id}")
    print(rate(play, seconds))


if __name__ == "__main__":
    main()
