"""The balance tables of TUERIE: what becomes of the crew and of every card; levels."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

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
from benchmarks.games.tuerie_tally import NotedGame, note
from soucoupe.games.tuerie import GAME
from soucoupe.games.tuerie.data import CARDS
from soucoupe.sim.statistics import mean, share

if TYPE_CHECKING:
    from collections.abc import Sequence

MANY = 6
GAMES = {"regular": 400, "expert": 400, "novice": 600}
"""By level: 400 games tell a share to 5 points either way."""


def play(series: Series, at: int) -> NotedGame:
    """Play one game among equals."""
    return note(play_game(GAME, series, at))


def crew_table(played: Sequence[SeriesPlayed]) -> str:
    """Lay out how the crew fares, one line per number of seats and level."""
    head = ["players", "bots", "games", "crew wins", "a seat wins", "rounds"]
    head += ["over in round 1", "how it ends"]
    rows = [crew_row(series, games) for series, games in played]
    return markdown(head, rows, left=[1, 7])


def crew_row(series: Series, games: list[NotedGame]) -> list[str]:
    """Lay out one line."""
    seats = [sum(seat in one.winners for one in games) / len(games) for seat in range(series.seats)]
    ends = Counter(one.reason for one in games)
    return [
        str(series.seats),
        series.bots[0],
        str(len(games)),
        percent(share(sum(bool(one.winners) for one in games), len(games))),
        f"{sum(seats) / len(seats):.0%} ({min(seats):.0%}-{max(seats):.0%})",
        figure(mean([one.rounds for one in games])),
        percent(share(sum(one.rounds == 1 for one in games), len(games))),
        ", ".join(f"{reason} {count / len(games):.0%}" for reason, count in ends.most_common()),
    ]


def card_table(played: Sequence[SeriesPlayed]) -> str:
    """Lay out how every card fares: over few and over many players."""
    groups = [
        [one for one in played if one.series.seats < MANY],
        [one for one in played if one.series.seats >= MANY],
    ]
    few, many = ([game for one in group for game in one.records] for group in groups)
    head = ["card", "acted, 3-5", "kills", "owner wins", "acted, 6-10", "kills", "owner wins"]
    rows = [[row.name, *cells(few, row.name), *cells(many, row.name)] for row in CARDS]
    rows.append(["a seat", "", "", seat_wins(groups[0]), "", "", seat_wins(groups[1])])
    return markdown(head, rows, left=[0])


def seat_wins(group: Sequence[SeriesPlayed]) -> str:
    """Tell how often a seat wins, whatever it plays."""
    seats = sum(one.series.seats * len(one.records) for one in group)
    won = sum(len(game.winners) for one in group for game in one.records)
    return f"{won / seats:.0%}"


def cells(games: Sequence[NotedGame], name: str) -> list[str]:
    """Lay out one card: actions per hand, deaths per action, and its owners' victories."""
    dealt = sum(one.dealt.get(name, 0) for one in games)
    if not dealt:
        return [""] * 3
    acted = sum(one.acted.get(name, 0) for one in games)
    killed = sum(one.killed.get(name, 0) for one in games)
    owners = sum(one.owners.get(name, 0) for one in games)
    winning = sum(one.winning_owners.get(name, 0) for one in games)
    return [
        f"{acted / dealt:.0%}",
        f"{killed / max(1, acted):.2f}",
        percent(share(winning, owners)),
    ]


def equals(level: str) -> tuple[Series, ...]:
    """List the series among equal bots, one per number of seats."""
    return tuple(Series(seats, (level,), GAMES[level]) for seats in GAME.seats)


def crew(level: str) -> BalanceTable:
    """Describe the table of one level: novices take a minute, regulars an hour, experts many."""
    return BalanceTable(f"crew-{level}", equals(level), NotedGame, play, crew_table)


TABLES = (
    crew("regular"),
    crew("expert"),
    crew("novice"),
    BalanceTable("cards", equals("regular"), NotedGame, play, card_table),
    level_table(
        GAME.id,
        (
            Series(4, ("expert", "regular"), 400),
            Series(8, ("expert", "regular"), 120),
            Series(4, ("regular", "novice"), 600),
            Series(8, ("regular", "novice"), 300),
            Series(4, ("novice", "random"), 1000),
            Series(8, ("novice", "random"), 600),
        ),
    ),
)
