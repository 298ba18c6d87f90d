"""A running house and the players that load it, each a process of its own on a core of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from typing import TYPE_CHECKING, NamedTuple

from benchmarks.processes import CannotMeasure, surroundings, two_cores

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

ROOT = Path(__file__).parents[1]
OPENED = "Soucoupe is open at "
UNLIMITED = {
    "SOUCOUPE_TABLES_PER_HOUR": "0",
    "SOUCOUPE_LISTS_PER_MINUTE": "0",
    "SOUCOUPE_REPLAYS_PER_MINUTE": "0",
    "SOUCOUPE_MESSAGES_PER_SECOND": "0",
}
"""All may ask for as much as they can: it is the house that is measured, not its limits."""
PATIENCE = 30
"""Seconds a house has to close."""


class House(NamedTuple):
    """A server that is up."""

    pid: int
    address: str


class Players:
    """A load on one house: plays when asked to."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self._hear("ready")

    def play(self, *, seconds: float = 0, moves: int = 1, pace: float = 0) -> dict[str, float]:
        """Play for at least so long and so much; return what the house needed for it.

        At a pace, every table makes a move in so many seconds; else all play flat out.
        """
        self.begin(seconds=seconds, moves=moves, pace=pace)
        return self.finish()

    def begin(self, *, seconds: float = 0, moves: int = 1, pace: float = 0) -> None:
        """Start to play, without waiting for the end."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{seconds} {moves} {pace}\n")
        self._process.stdin.flush()

    def finish(self) -> dict[str, float]:
        """Wait for the end, and return what the house needed."""
        report: dict[str, float] = json.loads(self._hear("{"))
        return report

    def _hear(self, beginning: str) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line.startswith(beginning):
            msg = "the players gave up, see above"
            raise CannotMeasure(msg)
        return line


@contextmanager
def open_house(
    package: Path | None = None, settings: Mapping[str, str] = UNLIMITED
) -> Iterator[House]:
    """Run a house pinned to one core: the installed package, or the one in a folder."""
    core, _ = two_cores()
    with TemporaryDirectory() as folder, TemporaryFile("w+") as errors:
        process = subprocess.Popen(
            [sys.executable, "-P", "-m", "soucoupe", "serve", "--port", "0", "--data", folder],
            cwd=folder,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env={**surroundings(package), **settings},
            preexec_fn=lambda: os.sched_setaffinity(0, {core}),  # noqa: PLW1509 (no threads here)
        )
        assert process.stdout is not None
        try:
            first = process.stdout.readline()
            if not first.startswith(OPENED):
                errors.seek(0)
                why = errors.read().strip().splitlines() or ["it said nothing"]
                raise CannotMeasure(f"the server does not start: {why[-1]}")
            yield House(process.pid, first.removeprefix(OPENED).strip())
        finally:
            process.terminate()
            process.wait(PATIENCE)
            process.stdout.close()


@contextmanager
def players(house: House, game: str, tables: int) -> Iterator[Players]:
    """Seat players at so many tables of a house, from a process on another core."""
    _, core = two_cores()
    process = subprocess.Popen(
        [sys.executable, "-m", "benchmarks.load", house.address, str(house.pid), game, str(tables)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=surroundings(ROOT),
        preexec_fn=lambda: os.sched_setaffinity(0, {core}),  # noqa: PLW1509 (no threads here)
    )
    with process:
        try:
            yield Players(process)
        finally:
            process.terminate()
