"""Bots against one another: who comes out ahead of whom, seats rotated."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from msgspec import Struct

from soucoupe import registry
from soucoupe.bots.levels import bot
from soucoupe.core.errors import BadSetup
from soucoupe.core.options import read_options
from soucoupe.core.outcome import Outcome
from soucoupe.core.rng import game_seed
from soucoupe.sim.match import play_match
from soucoupe.sim.pool import pieces, spread
from soucoupe.sim.simulate import Plan, check
from soucoupe.sim.statistics import Estimate, clustered_share, mean

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from soucoupe.core.game import AnyGame


class Duel(Struct, frozen=True):
    """How often one bot came out ahead of another among the comparisons that were decided."""

    bot: str
    other: str
    ahead: int
    decided: int
    share: Estimate


class Standing(Struct, frozen=True):
    """How one bot did over all its seats."""

    bot: str
    points: Estimate


class ArenaResult(Struct, frozen=True):
    """The whole arena: one duel per ordered pair of bots, one standing per bot."""

    game: str
    seats: int
    games: int
    standings: tuple[Standing, ...]
    duels: tuple[Duel, ...]


class Seating(Struct, frozen=True):
    """Which bot sat where, and how the game ended."""

    bots: tuple[str, ...]
    outcome: Outcome | None


def arena(
    plan: Plan, names: tuple[str, ...], workers: int, told: Callable[[int], None] = lambda _: None
) -> ArenaResult:
    """Play the bots against one another and compare every two within their league."""
    if len(set(names)) < 2:  # noqa: PLR2004 (it takes two)
        msg = "an arena needs at least two different bots"
        raise BadSetup(msg, code="setup/arena")
    check(plan)
    parts = pieces(plan.games, workers)
    tasks = [(plan, names, part) for part in parts]
    played = spread(play_piece, tasks, workers, lambda at: told(len(parts[at])))
    games = [seating for part in played.results for seating in part]
    duels = [duel(games, one, other) for one in names for other in names if one != other]
    standings = [Standing(name, points_of(games, name)) for name in names]
    return ArenaResult(plan.game, plan.seats, plan.games, tuple(standings), tuple(duels))


def play_piece(task: tuple[Plan, tuple[str, ...], range]) -> list[Seating]:
    """Play some games of an arena."""
    plan, names, part = task
    game = registry.find(plan.game)
    options = read_options(game, plan.options)
    return [
        play_seated(game, options, seat_bots(names, plan.seats, at), plan.seed, at) for at in part
    ]


def play_seated(
    game: AnyGame, options: Struct, seated: tuple[str, ...], seed: int, at: int
) -> Seating:
    """Play the game of this number with a bot of that name in each seat."""
    choosers = [bot(game, name) for name in seated]
    result = play_match(game, options, choosers, game_seed(seed, at))
    return Seating(seated, result.outcome)


def seat_bots(names: Sequence[str], seats: int, game: int) -> tuple[str, ...]:
    """Seat the bots for the game of this number: in turn, moved on by one seat every game.

    With more bots than seats the line moves on too, so every bot plays equally often; every
    full turn the order of the others is changed, so that neighbours change as well.
    """
    turn, shift = divmod(game, len(names))
    order = [names[0], *_rotated(names[1:], turn)]
    return tuple(order[(seat + shift) % len(order)] for seat in range(seats))


def _rotated(names: Sequence[str], by: int) -> list[str]:
    if not names:
        return []
    by %= len(names)
    return [*names[by:], *names[:by]]


def duel(games: Sequence[Seating], one: str, other: str) -> Duel:
    """Count in how many comparisons, and decided ones, the first came out ahead."""
    clusters = [compare(game, one, other) for game in games]
    ahead = sum(wins for wins, _ in clusters)
    decided = sum(count for _, count in clusters)
    return Duel(one, other, ahead, decided, clustered_share(clusters))


def compare(game: Seating, one: str, other: str) -> tuple[int, int]:
    """Compare two bots in one game, seat by seat within a league: wins of the first, decisions."""
    outcome = game.outcome
    wins = decided = 0
    if outcome is None:
        return wins, decided
    for mine, theirs in combinations(range(len(game.bots)), 2):
        if {game.bots[mine], game.bots[theirs]} != {one, other}:
            continue
        league = outcome.leagues[mine]
        if league is None or league != outcome.leagues[theirs]:
            continue
        if outcome.places[mine] != outcome.places[theirs]:
            decided += 1
            better = mine if outcome.places[mine] < outcome.places[theirs] else theirs
            wins += game.bots[better] == one
    return wins, decided


def points_of(games: Sequence[Seating], name: str) -> Estimate:
    """Estimate the mean points of a bot over every seat it had."""
    return mean(
        [
            points
            for game in games
            if game.outcome is not None
            for seated, points in zip(game.bots, game.outcome.points, strict=True)
            if seated == name
        ]
    )
