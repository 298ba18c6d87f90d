"""Simulations: the same seed gives the same result, however the work is spread."""

from __future__ import annotations

import msgspec
import pytest

from soucoupe import registry
from soucoupe.core.errors import BadOption, BadSeats, BadSetup, UnknownBot, UnknownGame
from soucoupe.core.outcome import Outcome
from soucoupe.sim.arena import Seating, arena, compare, seat_bots
from soucoupe.sim.pool import pieces
from soucoupe.sim.simulate import Plan, SimulationResult, simulate

GAME = registry.all_games()[0]
SEATS = GAME.seats[0]


def plan(**changes: object) -> Plan:
    """Make a small plan, changed where asked."""
    base = Plan(GAME.id, SEATS, ("novice",) * SEATS, 40, 7)
    return msgspec.structs.replace(base, **changes)


def without_time(report: SimulationResult) -> SimulationResult:
    """Leave out what the clock says."""
    return msgspec.structs.replace(report, seconds=0.0, actions_per_second=0.0)


def test_workers_change_nothing() -> None:
    """One process or three: the same report; another seed: another."""
    alone = without_time(simulate(plan(), 1))
    assert without_time(simulate(plan(), 3)) == alone
    assert without_time(simulate(plan(seed=8), 1)) != alone


def test_a_report_adds_up() -> None:
    """All games finish; shares come from counts; progress is told to the last game."""
    told: list[int] = []
    report = simulate(plan(), 1, told.append)
    assert sum(told) == report.games == report.finished == 40
    assert [wins.share for wins in report.wins] == [wins.count / 40 for wins in report.wins]
    assert all(wins.low <= wins.share <= wins.high for wins in report.wins)
    assert sum(wins.count for wins in report.wins) >= 40
    assert report.actions > 0


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"game": "chess"}, UnknownGame),
        ({"seats": 99}, BadSeats),
        ({"bots": ("genius",) * SEATS}, UnknownBot),
        ({"options": {"colour": 1}}, BadOption),
        ({"games": 0}, BadSetup),
    ],
)
def test_what_cannot_be_played_is_refused_first(changes: dict[str, object], error: type) -> None:
    """Before any process starts."""
    with pytest.raises(error):
        simulate(plan(**changes), 2)


def test_pieces_cover_everything_once() -> None:
    """However many games and workers."""
    for total in (1, 7, 100, 12_345):
        for workers in (1, 2, 8):
            numbers = [at for part in pieces(total, workers) for at in part]
            assert numbers == list(range(total))


def test_seats_are_rotated_evenly() -> None:
    """Every bot sits equally often in every seat, with fewer, as many or more bots than seats."""
    for names, seats in ((("a", "b"), 3), (("a", "b", "c"), 3), (("a", "b", "c", "d"), 3)):
        games = [seat_bots(names, seats, at) for at in range(24)]
        for seat in range(seats):
            sat = [game[seat] for game in games]
            assert {sat.count(name) for name in names} == {24 // len(names)}


def test_comparisons_are_within_a_league() -> None:
    """Equal places decide nothing; seats of other leagues are not compared."""
    outcome = Outcome((0,), (0, 0, 0, 1), (1, 2, 2, 1), (9, 5, 5, 7))
    game = Seating(("a", "b", "a", "b"), outcome)
    assert compare(game, "a", "b") == (1, 1)
    assert compare(game, "b", "a") == (0, 1)


def test_an_arena_is_the_same_for_the_same_seed() -> None:
    """Whatever the number of workers; and the two sides of a duel add up."""
    names = ("novice", "random")
    one = arena(plan(), names, 1)
    assert arena(plan(), names, 2) == one
    ahead, behind = one.duels
    assert ahead.decided == behind.decided == ahead.ahead + behind.ahead
    with pytest.raises(BadSetup, match="two different"):
        arena(plan(), ("novice",), 1)
