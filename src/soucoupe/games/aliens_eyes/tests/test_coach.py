"""The coach tells, after a turn, what was taken and what was possible."""

from __future__ import annotations

from soucoupe.core.budget import Budget
from soucoupe.core.rng import FastRng
from soucoupe.games.aliens_eyes import GAME
from soucoupe.games.aliens_eyes.bots.advice import Advice
from soucoupe.games.aliens_eyes.events import Event, TurnEnded
from soucoupe.games.aliens_eyes.moves import Options
from soucoupe.games.aliens_eyes.tests.table import act, dealt, rolled


def test_the_coach_tells_taken_and_possible() -> None:
    """After a turn, to everybody, until the next roll."""
    state = rolled(dealt(), "6666612345")
    assert GAME.coach is not None
    assert GAME.coach(GAME.view(state, 0)) is None
    state = act(state, "group 6", "group 6", "done")
    for watcher in (0, 1, None):
        assert GAME.coach(GAME.view(state, watcher)) == Advice(0, 12, 45)
    assert GAME.coach(GAME.view(act(state, "roll"), 0)) is None


def test_coach_and_event_agree() -> None:
    """Over a game of novices: the event tells what the coach works out from the view."""
    rng, out = FastRng(5), list[Event]()
    state = GAME.deal(Options(tell_possible=True), 3, rng)
    assert GAME.coach is not None
    while waiting := GAME.to_act(state):
        seat = waiting[0]
        view, legal = GAME.view(state, seat), GAME.legal(state, seat)
        action = GAME.bots["novice"](view, legal, (), rng, Budget())
        before = len(out)
        GAME.apply(state, seat, action, rng, out)
        for told in out[before:]:
            if isinstance(told, TurnEnded):
                advice = GAME.coach(GAME.view(state, None))
                assert told.possible is not None
                assert advice == Advice(told.seat, told.points, told.possible)
