"""Every game ends, whoever plays it; and what is kept of it replays to the same end."""

from __future__ import annotations

from math import isfinite
from typing import Any

import pytest

from soucoupe.bots.levels import LEVELS, bot
from soucoupe.core import notation, record
from soucoupe.core.budget import Budget
from soucoupe.core.errors import GameOver
from soucoupe.core.options import write_options
from soucoupe.core.play import deal, play
from soucoupe.core.rng import FastRng, Rng, seed_of_text
from soucoupe.core.snapshot import digest
from tests.support.cases import Case
from tests.support.walk import MOST_PLIES, walk

MOST_ASKED = 24
"""About how often a bot is asked in one game."""


def test_replay_equals_live(case: Case) -> None:
    """A record, written and read again, gives every state and the outcome once more."""
    game = case.found()
    live = list(walk(game, case.seats, case.dealt_with(), case.seed))
    entries = [
        record.RecordedAction(position.ply, position.seat, notation.write(position.action))
        for position in live
    ]
    header = record.RecordHeader(
        record.FORMAT,
        game.id,
        game.version,
        case.seats,
        write_options(case.dealt_with()),
        seed_of_text(case.seed).hex(),
    )
    kept = record.read(record.write(record.Record(header, tuple(entries))))
    steps = list(record.replay(game, kept))
    assert [digest(step.state) for step in steps[:-1]] == [digest(one.state) for one in live]
    outcome = game.outcome(steps[-1].state)
    assert outcome is not None
    assert_outcome_is_sound(outcome, case.seats)


def assert_outcome_is_sound(outcome: Any, seats: int) -> None:
    """Hold that there is an entry per seat and that places start at 1 within a league."""
    assert len(outcome.leagues) == len(outcome.places) == len(outcome.points) == seats
    assert set(outcome.winners) <= set(range(seats))
    for league in {one for one in outcome.leagues if one is not None}:
        places = [outcome.places[at] for at in range(seats) if outcome.leagues[at] == league]
        assert min(places) == 1
    assert outcome.reasons


@pytest.mark.parametrize("habit", ["first", "last", "timeout"])
def test_stubborn_play_ends_too(game_id: str, habit: str) -> None:
    """Always the first legal action, always the last, or the clock for everyone: it ends."""
    case = Case(game_id, 0, {}, "s0")
    game = case.found()
    for seats in game.seats:
        seed = seed_of_text(habit)
        state = deal(game, game.options(), seats, Rng(seed, 0))
        ply = 0
        while waiting := game.to_act(state):
            ply += 1
            assert ply < MOST_PLIES
            legal = list(game.legal(state, waiting[0]))
            choice = {
                "first": legal[0],
                "last": legal[-1],
                "timeout": game.timeout(game.view(state, waiting[0]), legal, Rng(seed, ply)),
            }[habit]
            state = play(game, state, waiting[0], choice, Rng(seed, ply))
        with pytest.raises(GameOver):
            play(game, state, 0, legal[0], Rng(seed, ply))


@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_every_level_play_legally(game_id: str, level: str) -> None:
    """Given a view, the legal list, what it saw, chance and a budget, it returns what is legal."""
    case = Case(game_id, 0, {}, "s0")
    game = case.found()
    choose = bot(game, level)
    rng = FastRng(3)
    for seats in (game.seats[0], game.seats[-1]):
        positions = list(walk(game, seats, game.options(), level))
        for position in positions[:: max(4, len(positions) // MOST_ASKED)]:
            view = game.view(position.state, position.seat)
            assert choose(view, position.legal, (), rng, Budget(simulations=8)) in position.legal
            if game.evaluate:
                assert isfinite(game.evaluate(position.state, position.seat))
