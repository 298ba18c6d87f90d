"""Plays games of the revision it is started in, by the numbers, and says how long that took.

A script of its own: it imports nothing but that revision's public contract, so that the same file
measures both sides. It lists what it can measure, then answers every request line, until there are
no more. Where something has moved between revisions, its older places are listed here too.
"""

from __future__ import annotations

import gc
import json
import os
import sys
from importlib import import_module
from inspect import signature
from time import process_time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

SEATS = 4
SIMULATIONS = 16
"""How many a search makes for one decision."""
STRIDE = 7
"""A search is asked for every seventh decision, so that a few of them see more than an opening."""
WARM_UP = 0.1
"""The share of the work done once before the first measurement of its kind."""
WARM = set[tuple[str, str]]()
PLACES = {
    "game_ids": ["soucoupe.registry"],
    "find": ["soucoupe.registry"],
    "FastRng": ["soucoupe.core.rng"],
    "rollouts": ["soucoupe.core.rollout"],
    "any_of": ["soucoupe.core.rollout"],
    "play": ["soucoupe.core.play"],
    "searcher": ["soucoupe.bots.search"],
    "Budget": ["soucoupe.core.budget", "soucoupe.bots.budget"],
    "bot": ["soucoupe.bots.levels"],
}
"""Where to look for what the measures use, in this order."""


def main() -> None:
    """Pin this process, say what there is, and answer requests."""
    os.sched_setaffinity(0, {int(sys.argv[1])})
    print(json.dumps(contents()), flush=True)
    for line in sys.stdin:
        print(json.dumps(measure(**json.loads(line))), flush=True)


def contents() -> dict[str, Any]:
    """Tell how the rules run, and what can be measured."""
    origin = import_module(the("FastRng").__module__).__file__
    return {
        "package": str(import_module("soucoupe").__file__),
        "rules": "pure" if str(origin).endswith(".py") else "compiled",
        "games": list(the("game_ids")()),
        "measures": [name for name, (_, needs) in MEASURES.items() if all(map(the, needs))],
    }


def measure(game: str, measure: str, work: int, seed: int) -> dict[str, float]:
    """Do so much work after a warm-up; return what was done, and in how many CPU seconds."""
    prepare, _ = MEASURES[measure]
    rules = the("find")(game)
    if (game, measure) not in WARM:
        WARM.add((game, measure))
        prepare(rules, max(1, int(work * WARM_UP)), the("FastRng")(seed))()
        gc.collect()
        gc.freeze()
    run = prepare(rules, work, the("FastRng")(seed))
    gc.collect()
    started = process_time()
    done = run()
    return {"done": done, "cpu": process_time() - started}


def rollouts(game: Any, games: int, rng: Any) -> Callable[[], int]:  # noqa: ANN401 (of any revision)
    """Random games by the core's own loop; counts actions."""
    run = the("rollouts")
    return lambda: run(game, game.options(), seats(game), rng, games)


def play(game: Any, games: int, rng: Any) -> Callable[[], int]:  # noqa: ANN401
    """Random games through the gate, with events, as at a table; counts actions."""
    gate, any_of = the("play"), the("any_of")

    def run() -> int:
        actions = 0
        for state in deals(game, games, rng):
            while waiting := game.to_act(state):
                seat, events = waiting[0], list[Any]()
                action = any_of(game.legal(state, seat), rng)
                state = gate(game, state, seat, action, rng, events)  # noqa: PLW2901 (a new state)
                actions += 1
        return actions

    return run


def copy_apply(game: Any, games: int, rng: Any) -> Callable[[], int]:  # noqa: ANN401
    """Random games with a copy before every action, as a search has it; counts actions."""
    any_of = the("any_of")

    def run() -> int:
        actions = 0
        for state in deals(game, games, rng):
            while waiting := game.to_act(state):
                state = state.copy()  # noqa: PLW2901 (a new state)
                game.apply(state, waiting[0], any_of(game.legal(state, waiting[0]), rng), rng, None)
                actions += 1
        return actions

    return run


def search(game: Any, decisions: int, rng: Any) -> Callable[[], int]:  # noqa: ANN401
    """Decisions of the general search playing on at random; counts simulations."""
    searcher, budget = the("searcher"), the("Budget")(simulations=SIMULATIONS)
    # Before bots were given a budget with each decision, a search was made with one.
    is_given = "simulations" in signature(searcher).parameters
    given = (budget,) if is_given else ()
    bound = SIMULATIONS if is_given else budget
    choose = searcher(game, bound, the("bot")(game, "random"))
    positions = open_decisions(game, rng)
    asked = [next(positions) for _ in range(decisions)]

    def run() -> int:
        for view, legal in asked:
            choose(view, legal, (), rng, *given)
        return SIMULATIONS * decisions

    return run


def open_decisions(game: Any, rng: Any) -> Iterator[tuple[Any, list[Any]]]:  # noqa: ANN401
    """Walk through random games, and stop at some of the decisions that leave a choice."""
    any_of = the("any_of")
    passed = 0
    while True:
        state = game.deal(game.options(), seats(game), rng)
        while waiting := game.to_act(state):
            seat = waiting[0]
            legal = list(game.legal(state, seat))
            passed += len(legal) > 1
            if len(legal) > 1 and passed % STRIDE == 0:
                yield game.view(state, seat), legal
            game.apply(state, seat, any_of(legal, rng), rng, None)


def deals(game: Any, games: int, rng: Any) -> Iterator[Any]:  # noqa: ANN401
    """Deal so many games."""
    for _ in range(games):
        yield game.deal(game.options(), seats(game), rng)


def seats(game: Any) -> int:  # noqa: ANN401
    """Return four seats, or as near to that as the game goes."""
    many: int = max(game.seats[0], min(SEATS, game.seats[-1]))
    return many


def the(name: str) -> Any:  # noqa: ANN401
    """Return what goes by that name in this revision; None if it has no such thing."""
    for place in PLACES[name]:
        try:
            return getattr(import_module(place), name)
        except ModuleNotFoundError as missing:
            if not place.startswith(str(missing.name)):
                raise
    return None


MEASURES = {
    "rollouts": (rollouts, ["rollouts"]),
    "play": (play, ["play", "any_of"]),
    "copy+apply": (copy_apply, ["any_of"]),
    "search": (search, ["searcher", "Budget", "bot", "any_of"]),
}
"""Every measure: how it is prepared, and what it needs of a revision."""


if __name__ == "__main__":
    main()
