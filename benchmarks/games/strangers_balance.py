"""The balance tables of Don't Talk to Strangers: points, turns, seats, places used, levels."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec import Struct

from benchmarks.balance.levels import level_table
from benchmarks.balance.table import (
    BalanceTable,
    Series,
    SeriesPlayed,
    figure,
    markdown,
    percent,
    play_game,
)
from soucoupe.games.strangers import GAME
from soucoupe.games.strangers.board import BOARDS
from soucoupe.games.strangers.data import BOARD_NAMES
from soucoupe.games.strangers.events import Arrived
from soucoupe.sim.statistics import mean, share

if TYPE_CHECKING:
    from collections.abc import Sequence

LONE_LEVELS = {"expert": 60, "regular": 1000, "novice": 300}


class NotedGame(Struct):
    """What is noted of one game."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    first: int
    reason: str
    turns: int
    used: tuple[str, ...]


def play(series: Series, at: int) -> NotedGame:
    """Play one game; note how it ended and which places were entered."""
    played = play_game(GAME, series, at)
    outcome = played.outcome
    used = {str(event.at.place) for event in played.events if isinstance(event, Arrived)}
    return NotedGame(
        outcome.points,
        outcome.winners,
        played.state.first,
        outcome.reasons[0],
        played.state.turns + 1,
        tuple(sorted(used)),
    )


def equals_table(played: Sequence[SeriesPlayed]) -> str:
    """Lay out games among equals, one line per board and number of seats."""
    head = ["board", "seats", "games", "best", "mean", "turns each", "wins in turn order"]
    head += ["how it ends", "least used"]
    return markdown(head, [equals_row(series, games) for series, games in played], left=[0, 7, 8])


def equals_row(series: Series, games: list[NotedGame]) -> list[str]:
    """Lay out one line."""
    board = series.options["board"]
    names = [place.name for place in BOARDS[BOARD_NAMES.index(board)].places]
    uses = {name: sum(name in one.used for one in games) for name in names}
    least = min(names, key=lambda name: uses[name])
    ends = Counter(one.reason for one in games)
    return [
        board.upper(),
        str(series.seats),
        str(len(games)),
        figure(mean([max(one.points) for one in games])),
        figure(mean([points for one in games for points in one.points])),
        figure(mean([one.turns / series.seats for one in games])),
        ", ".join(wins_in_turn(games, series.seats)) if series.seats > 1 else "",
        ", ".join(f"{reason} {count / len(games):.1%}" for reason, count in ends.most_common()),
        f"{least} {uses[least] / len(games):.0%}",
    ]


def wins_in_turn(games: list[NotedGame], seats: int) -> list[str]:
    """Tell how often whoever is first, second, ... in a game wins; a shared game is parted."""
    won = [
        sum(1 / len(one.winners) for one in games if (one.first + place) % seats in one.winners)
        for place in range(seats)
    ]
    return [percent(share(part, len(games))) for part in won]


def alone_table(played: Sequence[SeriesPlayed]) -> str:
    """Lay out mean points alone, by level and board."""
    rows = [
        [
            series.options["board"].upper(),
            series.bots[0],
            str(len(games)),
            figure(mean([one.points[0] for one in games])),
        ]
        for series, games in played
    ]
    return markdown(["board", "bot", "games", "points"], rows, left=[0, 1])


TABLES = (
    BalanceTable(
        "equals",
        tuple(
            Series(seats, ("regular",), 1000, {"board": board})
            for board in BOARD_NAMES
            for seats in GAME.seats
        ),
        NotedGame,
        play,
        equals_table,
    ),
    BalanceTable(
        "alone",
        tuple(
            Series(1, (level,), games, {"board": board})
            for board in BOARD_NAMES
            for level, games in LONE_LEVELS.items()
        ),
        NotedGame,
        play,
        alone_table,
    ),
    level_table(
        GAME.id,
        (
            Series(2, ("expert", "regular"), 200, {"board": "a"}),
            Series(2, ("regular", "novice"), 400, {"board": "a"}),
            Series(2, ("novice", "random"), 400, {"board": "a"}),
            Series(4, ("expert", "regular"), 80, {"board": "a"}),
            Series(4, ("regular", "novice"), 300, {"board": "a"}),
            Series(4, ("novice", "random"), 300, {"board": "a"}),
        ),
    ),
)
