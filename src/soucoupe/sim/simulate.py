"""Games among fixed bots, and what they add up to per seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from soucoupe import registry
from soucoupe.bots.levels import bot
from soucoupe.core.errors import BadSetup
from soucoupe.core.options import check_seats, read_options
from soucoupe.core.rng import FastRng, game_seed
from soucoupe.sim.match import Result, play_match
from soucoupe.sim.pool import pieces, spread
from soucoupe.sim.statistics import mean, share

if TYPE_CHECKING:
    from collections.abc import Callable


class Plan(Struct, frozen=True):
    """What is to be simulated."""

    game: str
    seats: int
    bots: tuple[str, ...]
    """One name per seat."""
    games: int
    seed: int
    options: dict[str, Any] = {}


class Wins(Struct, frozen=True):
    """How often a seat won, with the 95 % interval of its share."""

    seat: int
    bot: str
    count: int
    share: float
    low: float
    high: float


class Points(Struct, frozen=True):
    """What a seat scored on average, with the 95 % interval."""

    seat: int
    bot: str
    mean: float
    low: float
    high: float


class SimulationResult(Struct, frozen=True):
    """What all games add up to; a shared victory counts for each who shares it."""

    game: str
    version: str
    games: int
    finished: int
    actions: int
    actions_per_second: float
    seconds: float
    wins: tuple[Wins, ...]
    points: tuple[Points, ...]


def check(plan: Plan) -> None:
    """Refuse a plan that cannot be played, before any process starts."""
    game = registry.find(plan.game)
    check_seats(game, plan.seats)
    if plan.games < 1:
        msg = f"at least 1 game must be played, not {plan.games}"
        raise BadSetup(msg, code="setup/games")
    for name in plan.bots:
        bot(game, name)
    game.deal(read_options(game, plan.options), plan.seats, FastRng(0))


def simulate(
    plan: Plan, workers: int, told: Callable[[int], None] = lambda _: None
) -> SimulationResult:
    """Play all games; tell how many more are done each time a piece is."""
    check(plan)
    parts = pieces(plan.games, workers)
    played = spread(
        play_piece, [(plan, part) for part in parts], workers, lambda at: told(len(parts[at]))
    )
    return report(plan, [result for part in played.results for result in part], played.seconds)


def play_piece(task: tuple[Plan, range]) -> list[Result]:
    """Play some of the games of a plan, each from its own seed."""
    plan, part = task
    game = registry.find(plan.game)
    options = read_options(game, plan.options)
    choosers = [bot(game, name) for name in plan.bots]
    return [play_match(game, options, choosers, game_seed(plan.seed, at)) for at in part]


def report(plan: Plan, results: list[Result], seconds: float) -> SimulationResult:
    """Add up the results."""
    outcomes = [result.outcome for result in results if result.outcome is not None]
    actions = sum(result.actions for result in results)
    seated = list(enumerate(plan.bots))
    wins = [sum(seat in outcome.winners for outcome in outcomes) for seat, _ in seated]
    points = [mean([outcome.points[seat] for outcome in outcomes]) for seat, _ in seated]
    return SimulationResult(
        game=plan.game,
        version=registry.find(plan.game).version,
        games=plan.games,
        finished=len(outcomes),
        actions=actions,
        actions_per_second=actions / seconds,
        seconds=seconds,
        wins=tuple(
            Wins(seat, name, wins[seat], *share(wins[seat], len(outcomes))) for seat, name in seated
        ),
        points=tuple(Points(seat, name, *points[seat]) for seat, name in seated),
    )
