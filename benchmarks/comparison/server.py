"""The servers of both sides, from outside: moves per CPU second, waits, memory, bytes told."""

from __future__ import annotations

from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, NamedTuple

from benchmarks.comparison.paired import pair
from benchmarks.comparison.plan import blamed_on
from benchmarks.comparison.rows import Row
from benchmarks.house import House, Players, open_house, players
from benchmarks.peers import GAME
from benchmarks.processes import memory

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from benchmarks.comparison.paired import Pair
    from benchmarks.comparison.plan import Plan, Side

TURNS = 5
"""How often a round changes between the sides."""
FLAT_OUT = 5
"""Moves per table and run. Counted in moves, not seconds, so that both sides play the same part of
their games: later moves are dearer."""
PACED = 16
"""The same where waits are measured."""
PACE = 0.25
"""Seconds between two moves of a table where waits are measured: a quiet evening."""
WARM_TABLES, WARM_MOVES = 10, 250
"""What is played first, so that what is loaded once does not count for every table."""

Report = dict[str, float]
"""What the players of a side say of a run."""


class Guests(NamedTuple):
    """A server with its tables full, and what it held in memory before."""

    house: House
    players: Players
    memory_before: int

    @property
    def grown(self) -> float:
        """The kilobytes it has grown by."""
        return (memory(self.house.pid) - self.memory_before) / 1024


def measure(plan: Plan, advance: Callable[[], object]) -> list[Row]:
    """Measure rounds of fresh servers, both on one core, which take turns."""
    rows = {
        "moves": Row("server", GAME, "moves/s of CPU", "rate"),
        "p50": Row("server", GAME, "sent to seen, p50 ms", "time"),
        "p99": Row("server", GAME, "sent to seen, p99 ms", "time"),
        "memory": Row("server", GAME, "memory per table, kB", "size"),
        "bytes": Row("server", GAME, "told per move, bytes", "size"),
    }
    for number in range(plan.rounds):
        for name, pair_of_round in one_round(plan, number).items():
            rows[name].pairs.append(pair_of_round)
        advance()
    return list(rows.values())


def one_round(plan: Plan, number: int) -> dict[str, Pair]:
    """Open both servers, each first in every other round, and have them played."""
    order = plan.sides if number % 2 == 0 else plan.sides[::-1]
    with ExitStack() as stack:
        guests = {side.label: stack.enter_context(visited(side, plan.tables)) for side in order}
        a, b = guests["A"], guests["B"]
        flat = [turn(a, b, FLAT_OUT * plan.tables) for _ in range(TURNS)]
        paced_a, paced_b = at_once(a, b, PACED * plan.tables)
        grown = (a.grown / plan.tables, b.grown / plan.tables)
    return {
        "moves": pair([(a["moves"] / a["cpu"], b["moves"] / b["cpu"]) for a, b in flat]),
        "p50": pair([(paced_a["p50_ms"], paced_b["p50_ms"])]),
        "p99": pair([(paced_a["p99_ms"], paced_b["p99_ms"])]),
        "memory": pair([grown]),
        "bytes": pair([(a["bytes"] / a["moves"], b["bytes"] / b["moves"]) for a, b in flat]),
    }


def turn(a: Guests, b: Guests, moves: int) -> tuple[Report, Report]:
    """Have both sides played flat out twice, A B B A; return the sums of each side's two runs."""
    a1, b1, b2, a2 = (side.players.play(moves=moves) for side in (a, b, b, a))
    return {name: a1[name] + a2[name] for name in a1}, {name: b1[name] + b2[name] for name in b1}


def at_once(a: Guests, b: Guests, moves: int) -> tuple[Report, Report]:
    """Have both sides played at a pace, at the same time: what holds up one holds up the other."""
    for side in (a, b):
        side.players.begin(moves=moves, pace=PACE)
    return a.players.finish(), b.players.finish()


@contextmanager
def visited(side: Side, tables: int) -> Iterator[Guests]:
    """Open one side's server, warm it up, and fill its tables."""
    with ExitStack() as stack:
        with blamed_on(side):
            house = stack.enter_context(open_house(side.package))
            with players(house, GAME, WARM_TABLES) as few:
                few.play(moves=WARM_MOVES)
            before = memory(house.pid)
            many = stack.enter_context(players(house, GAME, tables))
        yield Guests(house, many, before)
