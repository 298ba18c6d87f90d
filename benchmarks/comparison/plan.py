"""What is compared, and how long."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from benchmarks.processes import CannotMeasure

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from benchmarks.comparison.revisions import Revision


class Side(NamedTuple):
    """One of the two that are compared."""

    label: str
    revision: Revision
    package: Path
    """The folder it is imported from."""


class Plan(NamedTuple):
    """Both sides, and how much is measured of them."""

    sides: tuple[Side, Side]
    rounds: int
    seconds: float
    """How long a round of the engine measures one thing on each side."""
    tables: int
    """How many tables are played on each server."""
    games: tuple[str, ...]
    """Only these; all if there are none."""
    is_compiled: bool

    def wants(self, game: str) -> bool:
        """Tell whether a game is to be measured."""
        return not self.games or game in self.games


@contextmanager
def blamed_on(side: Side) -> Iterator[None]:
    """Say of which side it is that something cannot be measured."""
    try:
        yield
    except CannotMeasure as why:
        msg = f"{side.label} ({side.revision.name}): {why}"
        raise CannotMeasure(msg) from why
