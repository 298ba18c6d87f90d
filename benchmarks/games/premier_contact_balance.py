"""The balance tables of Premier Contact: colours, pacts, how well humans understand; levels."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from benchmarks.balance.levels import level_table
from benchmarks.balance.table import (
    SEED,
    BalanceTable,
    Series,
    SeriesPlayed,
    figure,
    markdown,
    percent,
)
from soucoupe.core.rng import game_seed
from soucoupe.games.premier_contact import GAME
from soucoupe.games.premier_contact.codes import COLOUR_NAME
from soucoupe.games.premier_contact.moves import Options
from soucoupe.games.premier_contact.scoring import PACT_GOAL
from soucoupe.games.premier_contact.tests.understanding import Played, expert_humans
from soucoupe.games.premier_contact.tests.understanding import play as play_and_ask
from soucoupe.sim.statistics import clustered_share, mean, share

if TYPE_CHECKING:
    from collections.abc import Sequence

PACTS = (2, 3)
RACES = (4, 5, 6, 7)
LATE = 3
"""The round from which on humans should understand."""
EASY: dict[str, bool] = {}
HARD = {"hard": True}


class NotedVotes(Struct, frozen=True):
    """The first votes of one game, counted; a novice's where it is known what it meant."""

    cast: int
    hits: int
    meant: int
    late: int
    late_meant: int
    late_chance: float
    """How many of the late ones chance alone would have brought to what was meant."""


class NotedGame(Struct, frozen=True):
    """What is noted of one game; aliens are counted by colour."""

    rounds: int
    winners: tuple[int, ...]
    received: tuple[int, ...]
    votes: NotedVotes


def play(series: Series, at: int) -> NotedGame:
    """Play one game among equals."""
    options = msgspec.convert(series.options, Options)
    return note(play_and_ask(series.seats, options, series.bots[0], game_seed(SEED, at)))


def play_facing(series: Series, at: int) -> NotedGame:
    """Play one game of expert humans with aliens of another level."""
    options = msgspec.convert(series.options, Options)
    level = series.bots[0]
    seed = game_seed(SEED, at)
    return note(play_and_ask(series.seats, options, level, seed, expert_humans(level)))


def note(played: Played) -> NotedGame:
    """Note what the tables tell of a game."""
    casts = played.casts
    late = [one for one in casts if one.round >= LATE]
    votes = NotedVotes(
        cast=len(casts),
        hits=sum(one.hit for one in casts),
        meant=sum(one.meant for one in casts),
        late=len(late),
        late_meant=sum(one.meant for one in late),
        late_chance=sum(one.chance for one in late),
    )
    return NotedGame(played.rounds, tuple(played.winners), tuple(played.received), votes)


def mode(series: Series) -> str:
    """Name what is played."""
    if series.seats in PACTS:
        return "pact"
    return "hard" if series.options.get("hard") else "easy"


def heading(series: Series, games: Sequence[NotedGame]) -> list[str]:
    """Begin a line: who plays what, and how often it was played."""
    return [str(series.seats), mode(series), series.bots[0], str(len(games))]


def rounds(games: Sequence[NotedGame]) -> list[str]:
    """Tell how long games are, and the longest."""
    return [figure(mean([one.rounds for one in games])), str(max(one.rounds for one in games))]


def colour_table(played: Sequence[SeriesPlayed]) -> str:
    """Lay out how often each colour wins."""
    head = ["players", "mode", "bots", "games", "rounds", "most", *COLOUR_NAME]
    rows = [[*heading(series, games), *rounds(games), *colours(games)] for series, games in played]
    return markdown(head, rows, left=[1, 2])


def colours(games: Sequence[NotedGame]) -> list[str]:
    """Tell how often each colour wins; those who share a victory share the win."""
    cells = []
    for colour in range(len(COLOUR_NAME)):
        won = sum(1 / len(one.winners) for one in games if colour in one.winners)
        is_played = colour < len(games[0].received)
        cells.append(percent(share(won, len(games))) if is_played else "")
    return cells


def pact_table(played: Sequence[SeriesPlayed]) -> str:
    """Lay out what pacts come to."""
    head = ["players", "mode", "bots", "games", "rounds", "most", "received", "all eight"]
    rows = [
        [
            *heading(series, games),
            *rounds(games),
            figure(mean([one.received[0] for one in games])),
            percent(share(sum(one.received[0] >= PACT_GOAL for one in games), len(games))),
        ]
        for series, games in played
    ]
    return markdown(head, rows, left=[1, 2])


def vote_table(played: Sequence[SeriesPlayed]) -> str:
    """Lay out how often humans offer what has the right colour, and what was meant."""
    head = ["players", "mode", "bots", "games", "right colour", "meant"]
    head += [f"meant from round {LATE} on", "times chance"]
    rows = [
        [
            *heading(series, games),
            of_games([(one.votes.hits, one.votes.cast) for one in games]),
            of_games([(one.votes.meant, one.votes.cast) for one in games]),
            *understood_late(games),
        ]
        for series, games in played
    ]
    return markdown(head, rows, left=[1, 2])


def facing_table(played: Sequence[SeriesPlayed]) -> str:
    """Lay out how often expert humans offer what aliens of another level meant."""
    head = ["players", "mode", "aliens", "games", f"meant from round {LATE} on", "times chance"]
    rows = [[*heading(series, games), *understood_late(games)] for series, games in played]
    return markdown(head, rows, left=[1, 2])


def understood_late(games: Sequence[NotedGame]) -> list[str]:
    """Tell how often late votes are for what was meant, and how much more often than by chance."""
    meant = sum(one.votes.late_meant for one in games)
    chance = sum(one.votes.late_chance for one in games)
    if not chance:
        return ["", ""]
    cell = of_games([(one.votes.late_meant, one.votes.late) for one in games])
    return [cell, f"{meant / chance:.0f}"]


def of_games(counts: Sequence[tuple[int, int]]) -> str:
    """Write a share of votes; those of one game hang together."""
    return percent(clustered_share(counts))


def races(level: str, games: dict[int, int]) -> tuple[Series, ...]:
    """List the races of a level, by number of seats, easy ones first."""
    return tuple(
        Series(seats, (level,), games[seats], options)
        for options in (EASY, HARD)
        for seats in RACES
    )


def pacts(games: int) -> tuple[Series, ...]:
    """List the pacts of every level."""
    return tuple(
        Series(seats, (level,), games)
        for seats in PACTS
        for level in ("novice", "regular", "expert")
    )


# What is asked of four and six, that no colour wins too often, is played more often.
AMONG_EQUALS = (
    *races("expert", {4: 200, 5: 40, 6: 200, 7: 40}),
    *races("regular", {4: 400, 5: 100, 6: 400, 7: 100}),
    *races("novice", dict.fromkeys(RACES, 100)),
)
OTHER_ALIENS = tuple(
    Series(seats, (level,), 10, options)
    for level in ("novice", "regular")
    for seats, options in ((2, EASY), (3, EASY), (4, EASY), (6, EASY), (4, HARD), (6, HARD))
)

TABLES = (
    BalanceTable("colours", AMONG_EQUALS, NotedGame, play, colour_table),
    BalanceTable("pacts", pacts(60), NotedGame, play, pact_table),
    BalanceTable("votes", (*pacts(60), *AMONG_EQUALS), NotedGame, play, vote_table),
    BalanceTable("facing", OTHER_ALIENS, NotedGame, play_facing, facing_table),
    level_table(
        GAME.id,
        (
            *(Series(seats, ("expert", "regular"), 100) for seats in (3, *RACES)),
            *(Series(seats, ("regular", "novice"), 200) for seats in (3, *RACES)),
            *(Series(seats, ("novice", "random"), 200) for seats in (3, *RACES)),
        ),
    ),
)
