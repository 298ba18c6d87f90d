"""Tables of levels, the same for every game: who comes out ahead of whom."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from benchmarks.balance.table import (
    SEED,
    BalanceTable,
    Series,
    SeriesPlayed,
    figure,
    markdown,
    percent,
)
from soucoupe import registry
from soucoupe.core.options import read_options
from soucoupe.sim.arena import Seating, duel, play_seated, points_of, seat_bots

if TYPE_CHECKING:
    from collections.abc import Sequence


def level_table(game: str, series: Sequence[Series], name: str = "levels") -> BalanceTable:
    """Describe a table of duels: in every series, each bot named against the one named after it."""
    return BalanceTable(name, tuple(series), Seating, partial(play_level_game, game), lay_out)


def play_level_game(game: str, series: Series, at: int) -> Seating:
    """Play one game of an arena."""
    found = registry.find(game)
    options = read_options(found, series.options)
    return play_seated(found, options, seat_bots(series.bots, series.seats, at), SEED, at)


def lay_out(played: Sequence[SeriesPlayed]) -> str:
    """Write a line per duel: the share of decided comparisons, and the points of both."""
    rows = [
        [
            players(series),
            str(len(records)),
            f"{one} over {other}",
            percent(duel(records, one, other).share),
            f"{figure(points_of(records, one), 2)} to {figure(points_of(records, other), 2)}",
        ]
        for series, records in played
        for one, other in zip(series.bots, series.bots[1:], strict=False)
    ]
    return markdown(["players", "games", "", "ahead", "points a game"], rows, left=[2])


def players(series: Series) -> str:
    """Name the seats, and the options if there are any."""
    options = ", ".join(f"{name} {value}" for name, value in series.options.items())
    return f"{series.seats}, {options}" if options else str(series.seats)
