"""The servers of both sides, from outside: moves per CPU second, waits, memory, bytes told."""

from __future__ import annotations

from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, NamedTuple

from benchmarks.comparison.plan import blamed_on
from benchmarks.comparison.rows import Row
from benchmarks.house import House, Players, open_house, players
from benchmarks.peers import GAME
from benchmarks.processes import memory

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from benchmarks.comparison.plan import Plan, Side

FLAT_OUT = 25
"""Moves per table and turn. Counted in moves, not seconds, so that both sides play the same part of
their games: later moves are dearer."""
PACED = 8
"""The same where waits are measured."""
PACE = 0.25
"""Seconds between two moves of a table where waits are measured: a quiet evening."""
WARM_UP = 10
"""Tables played first, so that what is loaded once does not count for every table."""


class Guest(NamedTuple):
    """A server with its tables full, and what it held in memory before."""

    house: House
    players: Players
    memory_before: int


def measure(plan: Plan, advance: Callable[[], object]) -> list[Row]:
    """Measure rounds of fresh servers, both on one core, which take turns."""
    rows = {
        "moves": Row("server", GAME, "moves/s of CPU", "rate"),
        "p50": Row("server", GAME, "sent to seen, p50 ms", "time"),
        "p99": Row("server", GAME, "sent to seen, p99 ms", "time"),
        "memory": Row("server", GAME, "memory per table, kB", "size"),
        "bytes": Row("server", GAME, "told per move, bytes", "size"),
    }
    for _ in range(plan.rounds):
        a, b = one_round(plan)
        for name, row in rows.items():
            row.pairs.append((a[name], b[name]))
        advance()
    return list(rows.values())


def one_round(plan: Plan) -> tuple[dict[str, float], dict[str, float]]:
    """Open both servers, fill their tables, and have them played in turns: A B B A."""
    with ExitStack() as stack:
        a, b = (stack.enter_context(visited(side, plan.tables)) for side in plan.sides)
        turns = [guest.players for guest in (a, b, b, a)]
        flat = [players.play(moves=FLAT_OUT * plan.tables) for players in turns]
        paced = [players.play(moves=PACED * plan.tables, pace=PACE) for players in turns]
        kilobytes = [
            (memory(guest.house.pid) - guest.memory_before) / 1024 / plan.tables for guest in (a, b)
        ]
    of_a = summary((flat[0], flat[3]), (paced[0], paced[3]), kilobytes[0])
    of_b = summary((flat[1], flat[2]), (paced[1], paced[2]), kilobytes[1])
    return of_a, of_b


@contextmanager
def visited(side: Side, tables: int) -> Iterator[Guest]:
    """Open one side's server, warm it up, and fill its tables."""
    with ExitStack() as stack:
        with blamed_on(side):
            house = stack.enter_context(open_house(side.package))
            with players(house, GAME, WARM_UP) as few:
                few.play(moves=FLAT_OUT * WARM_UP)
            before = memory(house.pid)
            many = stack.enter_context(players(house, GAME, tables))
        yield Guest(house, many, before)


def summary(
    flat: tuple[dict[str, float], ...], paced: tuple[dict[str, float], ...], kilobytes: float
) -> dict[str, float]:
    """Put together what one side has shown in a round."""
    moves = sum(run["moves"] for run in flat)
    return {
        "moves": moves / sum(run["cpu"] for run in flat),
        "p50": sum(run["p50_ms"] for run in paced) / len(paced),
        "p99": sum(run["p99_ms"] for run in paced) / len(paced),
        "memory": kilobytes,
        "bytes": sum(run["bytes"] for run in flat) / moves,
    }
