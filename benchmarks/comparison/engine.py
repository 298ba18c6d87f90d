"""The engine of both sides: games, copies and searches per CPU second, in short turns."""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import ExitStack, contextmanager
from math import isqrt
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from benchmarks.comparison.paired import pair
from benchmarks.comparison.plan import blamed_on
from benchmarks.comparison.rows import Row
from benchmarks.processes import CannotMeasure, surroundings, two_cores

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from benchmarks.comparison.paired import Pair
    from benchmarks.comparison.plan import Plan, Side

TURNS = 12
"""How often a round changes between the sides. On a busy machine it is this that keeps noise low:
many short turns of some milliseconds tell three times as much as few long ones."""
WORKER = Path(__file__).with_name("engine_worker.py")
UNITS = {
    "rollouts": "rollouts, actions/s",
    "play": "play, actions/s",
    "copy+apply": "copy+apply, actions/s",
    "search": "search, simulations/s",
}


class Task(NamedTuple):
    """One thing to measure."""

    game: str
    measure: str


class Worker:
    """One side's process: measures what it is asked to, when it is asked to."""

    def __init__(self, side: Side, process: subprocess.Popen[str]) -> None:
        self._side = side
        self._process = process
        contents = self._hear()
        if not contents["package"].startswith(str(side.package)):
            raise CannotMeasure(f"it was imported from {contents['package']}")
        self.rules = contents["rules"]
        self.tasks = [
            Task(game, measure) for game in contents["games"] for measure in contents["measures"]
        ]

    def measure(self, task: Task, work: int, seed: int) -> tuple[float, float]:
        """Return how much was done, and in how many CPU seconds."""
        request = {**task._asdict(), "work": work, "seed": seed}
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        with blamed_on(self._side):
            answer = self._hear()
        return answer["done"], answer["cpu"]

    def _hear(self) -> Any:  # noqa: ANN401 (JSON)
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        line = self._process.stdout.readline()
        if not line:
            why = self._process.stderr.read().strip().splitlines() or ["it ended"]
            raise CannotMeasure(f"the engine cannot be measured: {why[-1]}")
        return json.loads(line)


def measure(plan: Plan, advance: Callable[[], object]) -> list[Row]:
    """Measure every game, by pairs of fresh processes that take turns on one core.

    Where a process happens to lie in memory makes it faster or slower for as long as it lives, so
    every round has new ones and counts as one pair.
    """
    with workers(plan) as (a, b):
        rows = rows_of(a, b, plan)
        work = {
            task: amount(a, b, task, plan.seconds / TURNS / 2)
            for task in rows
            if rows[task].only_in is None
        }
    for number in range(plan.rounds):
        with workers(plan) as (a, b):
            for task, much in work.items():
                rows[task].pairs.append(one_round(a, b, task, much, number))
        advance()
    return list(rows.values())


@contextmanager
def workers(plan: Plan) -> Iterator[tuple[Worker, Worker]]:
    """Start a process for each side, both on one core."""
    with ExitStack() as stack:
        a, b = (stack.enter_context(working(side)) for side in plan.sides)
        wanted = "compiled" if plan.is_compiled else "pure"
        for side, worker in zip(plan.sides, (a, b), strict=True):
            if worker.rules != wanted:
                with blamed_on(side):
                    raise CannotMeasure(f"its rules should be {wanted} and are {worker.rules}")
        yield a, b


@contextmanager
def working(side: Side) -> Iterator[Worker]:
    """Run a worker in the package of one side."""
    core, _ = two_cores()
    process = subprocess.Popen(
        [sys.executable, "-P", str(WORKER), str(core)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**surroundings(side.package), "PYTHONHASHSEED": "0"},
    )
    with process:
        try:
            with blamed_on(side):
                worker = Worker(side, process)
            yield worker
        finally:
            process.terminate()


def rows_of(a: Worker, b: Worker, plan: Plan) -> dict[Task, Row]:
    """List what can be measured on either side; what only one of them has is said to be so."""
    rows = {}
    for task in dict.fromkeys([*b.tasks, *a.tasks]):
        if plan.wants(task.game):
            row = Row("engine", task.game, UNITS[task.measure], "rate")
            if task not in a.tasks or task not in b.tasks:
                row.only_in = "A" if task in a.tasks else "B"
            rows[task] = row
    return rows


def amount(a: Worker, b: Worker, task: Task, seconds: float) -> int:
    """Return how much work fills a turn: the same for both, and between what each would need."""
    mine, theirs = (enough(worker, task, seconds) for worker in (a, b))
    return max(1, isqrt(mine * theirs))


def enough(worker: Worker, task: Task, seconds: float) -> int:
    """Return how much work takes a worker so many seconds."""
    work, spent = 1, 0.0
    while spent < seconds / 4:
        work *= 2
        _, spent = worker.measure(task, work, 0)
    return max(1, round(work * seconds / spent))


def one_round(a: Worker, b: Worker, task: Task, work: int, number: int) -> Pair:
    """Have both do the same work many times in short turns."""
    seeds = range(2 * TURNS * number, 2 * TURNS * (number + 1), 2)
    return pair([turn(a, b, task, work, seed) for seed in seeds])


def turn(a: Worker, b: Worker, task: Task, work: int, seed: int) -> tuple[float, float]:
    """Have both do the same work twice, A B B A; return their rates."""
    runs = [(a, seed), (b, seed), (b, seed + 1), (a, seed + 1)]
    a1, b1, b2, a2 = (worker.measure(task, work, seed) for worker, seed in runs)
    return rate(a1, a2), rate(b1, b2)


def rate(*runs: tuple[float, float]) -> float:
    """Return how much was done per CPU second."""
    return sum(done for done, _ in runs) / sum(spent for _, spent in runs)
