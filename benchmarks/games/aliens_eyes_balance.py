"""The balance tables of Aliens Eyes: how games among equals go, who begins, and levels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from benchmarks.balance.levels import level_table
from benchmarks.balance.table import (
    BalanceTable,
    GamePlayed,
    Series,
    SeriesPlayed,
    figure,
    markdown,
    percent,
    play_game,
)
from soucoupe.games.aliens_eyes import GAME
from soucoupe.games.aliens_eyes.events import Fulfilled, RoundOpened, TurnEnded
from soucoupe.sim.statistics import mean, share

if TYPE_CHECKING:
    from collections.abc import Sequence

GAMES = 200
LEVELS = ("novice", "regular", "expert")


class NotedGame(Struct, frozen=True):
    """What is noted of one game."""

    rounds: int
    points: int
    """Taken by turns, of `possible` that the dice at their ends allowed."""
    possible: int
    placed: tuple[int, ...]
    """The tokens on each contract that was fulfilled."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    first: int
    """Who began."""
    reason: str


def play(series: Series, at: int) -> NotedGame:
    """Play one game among equals."""
    return note(play_game(GAME, series, at))


def note(played: GamePlayed) -> NotedGame:
    """Note a game."""
    turns = [one for one in played.events if isinstance(one, TurnEnded)]
    opened = [one for one in played.events if isinstance(one, RoundOpened)]
    return NotedGame(
        len(opened),
        sum(one.points for one in turns),
        sum(one.possible or 0 for one in turns),
        tuple(len(one.tokens) for one in played.events if isinstance(one, Fulfilled)),
        tuple(int(points) for points in played.outcome.points),
        played.outcome.winners,
        opened[0].first,
        played.outcome.reasons[0],
    )


def pace_table(played: Sequence[SeriesPlayed]) -> str:
    """Lay out how games go, one line per level and number of seats."""
    head = ["players", "bots", "games", "rounds", "taken", "contracts", "tokens on them"]
    head += ["points", "who begins wins", "ends by the guard"]
    return markdown(head, [pace_row(series, games) for series, games in played], left=[1])


def pace_row(series: Series, games: list[NotedGame]) -> list[str]:
    """Lay out one line."""
    owners = series.seats * len(games)
    placed = [count for one in games for count in one.placed]
    return [
        str(series.seats),
        series.bots[0],
        str(len(games)),
        figure(mean([one.rounds for one in games])),
        f"{sum(one.points for one in games) / sum(one.possible for one in games):.0%}",
        percent(share(len(placed), owners)),
        f"{sum(placed) / max(1, len(placed)):.1f}",
        figure(mean([sum(one.scores) / series.seats for one in games]), 0),
        percent(share(sum(one.first in one.winners for one in games), len(games))),
        percent(share(sum(one.reason == "stalled" for one in games), len(games))),
    ]


TOLD = {"tell_possible": True}
TABLES = (
    BalanceTable(
        "pace",
        tuple(Series(seats, (level,), GAMES, TOLD) for level in LEVELS for seats in GAME.seats),
        NotedGame,
        play,
        pace_table,
    ),
    BalanceTable(
        "once",
        tuple(
            Series(seats, ("expert",), GAMES // 2, {**TOLD, "layout": "once"})
            for seats in GAME.seats
        ),
        NotedGame,
        play,
        pace_table,
    ),
    level_table(
        GAME.id,
        (
            Series(2, ("expert", "regular"), 400),
            Series(4, ("expert", "regular"), 400),
            Series(2, ("regular", "novice"), 200),
            Series(4, ("regular", "novice"), 200),
            Series(4, ("novice", "random"), 200),
        ),
    ),
)
