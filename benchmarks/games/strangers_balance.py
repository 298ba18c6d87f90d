"""How Don't Talk to Strangers goes among equal bots: points, turns, seats, places used.

    .venv/bin/python -m benchmarks.games.strangers_balance --games 400
    .venv/bin/python -m benchmarks.games.strangers_balance --level random --games 12500

Run it on the compiled package. With random players it shows that games end.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from time import perf_counter
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from soucoupe.bots.levels import bot
from soucoupe.core.options import read_options
from soucoupe.core.rng import FastRng, game_seed
from soucoupe.games.strangers import GAME
from soucoupe.games.strangers.board import BOARDS
from soucoupe.games.strangers.data import BOARD_NAMES
from soucoupe.games.strangers.events import Arrived, Event
from soucoupe.sim.statistics import mean, share

if TYPE_CHECKING:
    from soucoupe.games.strangers.state import State

GUARD = 5000
"""More actions than any game takes."""


class PlayedGame(Struct):
    """What one game came to."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    first: int
    reason: str
    turns: int
    actions: int
    used: frozenset[str]


def play(level: str, seats: int, options: dict[str, Any], seed: int) -> PlayedGame:
    """Let one level play a whole game."""
    rng = FastRng(seed)
    state = GAME.deal(read_options(GAME, options), seats, rng)
    choose = bot(GAME, level)
    out: list[Event] = []
    actions = 0
    while waiting := GAME.to_act(state):
        (seat,) = waiting
        legal = GAME.legal(state, seat)
        if level == "random":
            action = rng.pick(list(legal), "random")
        else:
            action = choose(GAME.view(state, seat), legal, (), rng)
        GAME.apply(state, seat, action, rng, out)
        actions += 1
        assert actions < GUARD, "a game that does not end"
    return told(state, out, actions)


def told(state: State, events: list[Event], actions: int) -> PlayedGame:
    """Note how a game ended and which places were entered."""
    outcome = GAME.outcome(state)
    assert outcome is not None
    used = frozenset(str(event.at.place) for event in events if isinstance(event, Arrived))
    return PlayedGame(
        outcome.points,
        outcome.winners,
        state.first,
        outcome.reasons[0],
        state.turns + 1,
        actions,
        used,
    )


def report(level: str, board: str, seats: int, games: int) -> None:
    """Play games and tell what they come to."""
    started = perf_counter()
    played = [play(level, seats, {"board": board}, game_seed(1, at)) for at in range(games)]
    seconds = perf_counter() - started
    actions = sum(one.actions for one in played)
    best = mean([max(one.points) for one in played])
    every = mean([points for one in played for points in one.points])
    turns = mean([one.turns / seats for one in played])
    print(
        f"board {board}, {seats} {level}: best {best[0]:.1f} [{best[1]:.1f}, {best[2]:.1f}], "
        f"mean {every[0]:.1f}, turns each {turns[0]:.1f}, "
        f"{dict(Counter(one.reason for one in played))}, "
        f"{games} games in {seconds:.0f} s, {1e3 * seconds / actions:.1f} ms an action"
    )
    if seats > 1:
        print("  wins by seat from the first player on:", *wins_by_order(played, seats))
    names = [place.name for place in BOARDS[BOARD_NAMES.index(board)].places]
    uses = [f"{name} {sum(name in one.used for one in played) / games:.0%}" for name in names]
    print("  places used:", ", ".join(uses), flush=True)


def wins_by_order(played: list[PlayedGame], seats: int) -> list[str]:
    """Tell how often whoever is first, second, ... in a game wins; a shared game is parted."""
    found = []
    for place in range(seats):
        won = 0.0
        for one in played:
            if (one.first + place) % seats in one.winners:
                won += 1 / len(one.winners)
        part, low, high = share(round(won), len(played))
        found.append(f"{part:.1%} [{low:.1%}, {high:.1%}]")
    return found


def main() -> None:
    """Print three lines for every board and number of seats."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="games per board and seats")
    parser.add_argument("--level", default="regular", help="the bot in every seat")
    parser.add_argument("--boards", nargs="+", default=list(BOARD_NAMES))
    parser.add_argument("--seats", nargs="+", type=int, default=list(GAME.seats))
    given = parser.parse_args()
    for board in given.boards:
        for seats in given.seats:
            report(given.level, board, seats, given.games)


if __name__ == "__main__":
    main()
