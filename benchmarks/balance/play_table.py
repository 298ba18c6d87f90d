"""Playing the games of a table, on all cores, what is kept left out."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

from benchmarks.balance.kept_games import KeptGames
from benchmarks.balance.table import BalanceTable, Series, SeriesPlayed
from soucoupe.sim.pool import as_done

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

AT_ONCE = 4
"""Games a process plays before they are written down: what an interruption can cost."""

Task = tuple["Callable[[Series, int], Any]", Series, "list[int]"]


def play_task(task: Task) -> list[tuple[int, Any]]:
    """Play some games of a series."""
    play, series, numbers = task
    return [(at, play(series, at)) for at in numbers]


def missing(series: Series, kept: KeptGames) -> list[int]:
    """List the numbers of the games still to be played."""
    known = kept.read()
    return [at for at in range(series.games) if at not in known]


def kept_of(table: BalanceTable, folder: Path) -> list[KeptGames]:
    """Return where the games of each series are kept; series played alike share their games."""
    play = getattr(table.play, "func", table.play).__name__
    return [KeptGames(folder, play, series, table.record) for series in table.series]


def play_table(
    table: BalanceTable, folder: Path, workers: int, told: Callable[[Series, int], None]
) -> Sequence[SeriesPlayed]:
    """Play what is missing of a table, keep every game, and return all of them."""
    kept = kept_of(table, folder)
    tasks: list[Task] = []
    series_of: dict[int, int] = defaultdict(int)
    for place, (series, games) in enumerate(zip(table.series, kept, strict=True)):
        numbers = missing(series, games)
        for start in range(0, len(numbers), AT_ONCE):
            series_of[len(tasks)] = place
            tasks.append((table.play, series, numbers[start : start + AT_ONCE]))
    for at, played in as_done(play_task, tasks, workers):
        kept[series_of[at]].add(played)
        told(table.series[series_of[at]], len(played))
    return [gathered(series, games) for series, games in zip(table.series, kept, strict=True)]


def gathered(series: Series, kept: KeptGames) -> SeriesPlayed:
    """Return the games of a series in the order of their numbers."""
    known = kept.read()
    return SeriesPlayed(series, [known[at] for at in range(series.games)])
