"""A table of a README: which games are played for it, and how their records become lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct

from soucoupe.bots.levels import bot
from soucoupe.core.options import read_options
from soucoupe.core.rng import FastRng, game_seed
from soucoupe.sim.arena import seat_bots
from soucoupe.sim.match import play_on

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from soucoupe.core.game import AnyGame
    from soucoupe.core.outcome import Outcome
    from soucoupe.sim.statistics import Estimate

SEED = 1
"""Game number n of every series is played from game_seed(SEED, n)."""


class Series(Struct, frozen=True):
    """Games of one kind: seats, bots and options; fewer bots than seats sit down in turn."""

    seats: int
    bots: tuple[str, ...]
    games: int
    options: dict[str, Any] = {}


class SeriesPlayed(NamedTuple):
    """A series with a record of each of its games, in the order of their numbers."""

    series: Series
    records: list[Any]


class BalanceTable(Struct, frozen=True):
    """One table: its name in the README's markers, its series, and what to note of a game."""

    name: str
    series: tuple[Series, ...]
    record: Any
    """The type of what `play` notes of one game: a struct that JSON can hold."""
    play: Callable[[Series, int], Any]
    """Plays the game of that number; a function of a module, so that processes find it."""
    lay_out: Callable[[Sequence[SeriesPlayed]], str]
    """Writes the table in Markdown."""


class GamePlayed(NamedTuple):
    """A game that has ended, and all that happened from the deal on."""

    bots: tuple[str, ...]
    state: Any
    events: list[Any]
    actions: int
    outcome: Outcome


def play_game(game: AnyGame, series: Series, at: int) -> GamePlayed:
    """Deal the game of that number in a series and let its bots play it to the end."""
    seed = game_seed(SEED, at)
    rng = FastRng(seed)
    bots = seat_bots(series.bots, series.seats, at)
    state = game.deal(read_options(game, series.options), series.seats, rng)
    events: list[Any] = []
    actions = play_on(game, state, [bot(game, name) for name in bots], rng, seed, events)
    outcome = game.outcome(state)
    assert outcome is not None, f"{game.id}, {series}, game {at}: a game that does not end"
    return GamePlayed(bots, state, events, actions, outcome)


def markdown(head: Sequence[str], rows: Sequence[Sequence[str]], left: Sequence[int] = ()) -> str:
    """Write a table; columns are centred but for those named in `left`."""
    rule = ["---" if at in left else ":-:" for at in range(len(head))]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in (head, rule, *rows))


def percent(estimate: Estimate) -> str:
    """Write a share with its 95 % interval."""
    value, low, high = (f"{100 * part:.0f}" for part in estimate)
    return f"{value} % [{low}, {high}]"


def figure(estimate: Estimate, digits: int = 1) -> str:
    """Write a mean with its 95 % interval."""
    value, low, high = (f"{part:.{digits}f}" for part in estimate)
    return f"{value} [{low}, {high}]"
