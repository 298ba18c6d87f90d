"""The balance tables of Aliens: what a place in the order of investigating is worth; levels."""

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
    play_game,
)
from soucoupe.bots.levels import bot
from soucoupe.core.game import Chooser
from soucoupe.core.options import read_options
from soucoupe.core.rng import FastRng, game_seed
from soucoupe.games.aliens import GAME
from soucoupe.games.aliens.events import Event, Judged, RoundOpened
from soucoupe.games.aliens.moves import Action
from soucoupe.games.aliens.view_types import View
from soucoupe.sim.match import play_on
from soucoupe.sim.statistics import Estimate, mean, share

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from soucoupe.core.budget import Budget
    from soucoupe.core.rng import Rng

GAMES = 200
ROUNDS = 60
LAST_OF_A_PASS = 6
SHUFFLED = {"shuffle_every_round": True}


class NotedGame(Struct, frozen=True):
    """What is noted of one game; seats are counted from the first investigator."""

    winners: tuple[int, ...]
    caught: tuple[int, ...]
    """The cards each investigation brought its investigator, by round."""


def play(series: Series, at: int) -> NotedGame:
    """Play one game among equals."""
    return note(play_game(GAME, series, at))


def note(played: GamePlayed) -> NotedGame:
    """Note who won, by their place in the order of investigating, and what each round brought."""
    first = next(one.investigator for one in played.events if isinstance(one, RoundOpened))
    seats = len(played.bots)
    winners = tuple(sorted((seat - first) % seats for seat in played.outcome.winners))
    return NotedGame(winners, caught_in(played.events))


def caught_in(events: Sequence[Event]) -> tuple[int, ...]:
    """Count the cards each round's investigator won."""
    caught: list[int] = []
    for event in events:
        if isinstance(event, RoundOpened):
            caught.append(0)
        elif isinstance(event, Judged) and event.winner == event.investigator:
            caught[-1] += 1
    return tuple(caught)


def seat_table(played: Sequence[SeriesPlayed]) -> str:
    """Lay out how often each place in the order wins, and what a sixth round is worth."""
    head = ["players", "deck", "games", "by the order of investigating", "most"]
    head += ["cards in rounds 6 and 12", "in others"]
    return markdown(head, [seat_row(series, games) for series, games in played], left=[1, 3])


def seat_row(series: Series, games: list[NotedGame]) -> list[str]:
    """Lay out one line; those who share a victory share the win."""
    shares = [
        sum(1 / len(one.winners) for one in games if place in one.winners)
        for place in range(series.seats)
    ]
    last = [one.caught[at] for one in games for at in range(len(one.caught)) if is_last(at)]
    other = [one.caught[at] for one in games for at in range(len(one.caught)) if not is_last(at)]
    best = share(max(shares), len(games))
    return [
        str(series.seats),
        "shuffled every round" if series.options else "by the book",
        str(len(games)),
        ", ".join(f"{won / len(games):.0%}" for won in shares),
        times_fair(best, series.seats),
        figure(mean(last), 2),
        figure(mean(other), 2),
    ]


def is_last(at: int) -> bool:
    """Tell whether a round, counted from 0, is the last of a pass by the book."""
    return (at + 1) % LAST_OF_A_PASS == 0


def times_fair(won: Estimate, seats: int) -> str:
    """Say how many times its fair share the place that wins most has."""
    value, low, high = (f"{seats * part:.2f}" for part in won)
    return f"{value} [{low}, {high}]"


def play_roles(series: Series, at: int) -> NotedGame:
    """Play one game in which one bot investigates and another testifies, whoever sits where."""
    seed = game_seed(1, at)
    rng = FastRng(seed)
    state = GAME.deal(read_options(GAME, series.options), series.seats, rng)
    investigator, witness = (bot(GAME, name) for name in series.bots)
    events: list[Event] = []
    play_on(GAME, state, [in_roles(investigator, witness)] * series.seats, rng, seed, events)
    return NotedGame((), caught_in(events))


def in_roles(
    investigator: Chooser[View, Action, Event], witness: Chooser[View, Action, Event]
) -> Chooser[View, Action, Event]:
    """Make a bot that judges like one and testifies like another."""

    def choose(
        view: View, legal: Collection[Action], events: Sequence[Event], rng: Rng, budget: Budget
    ) -> Action:
        who = investigator if view.seat == view.current.investigator else witness
        return who(view, legal, events, rng, budget)

    return choose


def witness_table(played: Sequence[SeriesPlayed]) -> str:
    """Lay out how many of five cards witnesses concede."""
    rows = [
        [
            str(series.seats),
            series.bots[0],
            series.bots[1],
            str(len(games)),
            figure(mean([sum(one.caught) / len(one.caught) for one in games]), 2),
        ]
        for series, games in played
    ]
    return markdown(
        ["players", "investigator", "witnesses", "games", "conceded of 5"], rows, [1, 2]
    )


TABLES = (
    BalanceTable(
        "seats",
        tuple(
            Series(seats, ("expert",), GAMES, options)
            for seats in GAME.seats
            for options in ({}, SHUFFLED)
        ),
        NotedGame,
        play,
        seat_table,
    ),
    BalanceTable(
        "witnesses",
        tuple(
            Series(4, ("expert", witness), ROUNDS)
            for witness in ("random", "novice", "regular", "expert")
        ),
        NotedGame,
        play_roles,
        witness_table,
    ),
    level_table(
        GAME.id,
        (
            Series(4, ("expert", "regular"), 100),
            Series(4, ("regular", "novice"), 100),
            Series(4, ("novice", "random"), 400),
        ),
    ),
)
