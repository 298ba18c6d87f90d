"""The coach tells, after a turn, what was taken and what was possible."""

from __future__ import annotations

from soucoupe.core.budget import Budget
from soucoupe.core.rng import FastRng
from soucoupe.games.aliens_eyes import GAME
from soucoupe.games.aliens_eyes.best_grouping import best_points
from soucoupe.games.aliens_eyes.bots.advice import Advice, BestGrouping, LastTurn, NewRoll
from soucoupe.games.aliens_eyes.bots.coach import coach
from soucoupe.games.aliens_eyes.chances import rolls
from soucoupe.games.aliens_eyes.data import KIND
from soucoupe.games.aliens_eyes.events import Event, TurnEnded
from soucoupe.games.aliens_eyes.imagine import left_on
from soucoupe.games.aliens_eyes.moves import Options
from soucoupe.games.aliens_eyes.tests.table import act, dealt, rolled


def test_the_coach_tells_taken_and_possible() -> None:
    """After a turn, to everybody, until the next roll."""
    state = rolled(dealt(), "6666612345")
    assert GAME.coach is not None
    assert GAME.coach(GAME.view(state, 1)) is None
    state = act(state, "group 6", "group 6", "done")
    for watcher in (0, 1, None):
        advice = GAME.coach(GAME.view(state, watcher))
        assert isinstance(advice, Advice)
        assert advice.last == LastTurn(0, 12, 45)
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
                assert advice == Advice(LastTurn(told.seat, told.points, told.possible))


def test_the_best_grouping_is_what_the_dice_hold() -> None:
    """To whoever groups, and nobody else: its tokens are worth as many points as it says."""
    rng = FastRng(8)
    state = GAME.deal(Options(), 3, rng)
    asked = 0
    while waiting := GAME.to_act(state):
        seat = waiting[0]
        view = GAME.view(state, seat)
        if view.phase == "group":
            advice = coach(view)
            assert advice is not None
            best = advice.hints[0]
            assert isinstance(best, BestGrouping)
            assert sum(one.eyes * one.quantity for one in best.tokens) == best.points
            if not view.combinations:
                dice = [view.dice.count(face) for face in range(7)]
                assert best.points == best_points(dice, left_on(view))
            assert len(advice.hints) == 1 + bool(view.rerolls)
            assert coach(GAME.view(state, (seat + 1) % 3)) is None
            asked += 1
            if asked > 30:
                return
        legal = GAME.legal(state, seat)
        action = GAME.bots["novice"](view, legal, (), rng, Budget())
        GAME.apply(state, seat, action, rng, None)


def test_a_new_roll_is_the_mean_of_every_roll() -> None:
    """With so few tokens left that every roll can be tried by hand: 6^10 of them, by multiset."""
    state = rolled(dealt(), "6666612345")
    for kind in range(len(state.left)):
        state.left[kind] = 0
    state.left[KIND[6][4]] = 1
    advice = coach(GAME.view(state, 0))
    assert advice is not None
    told = advice.hints[1]
    assert isinstance(told, NewRoll)
    total = sum(orders * best_points(list(counts), state.left) for counts, orders in rolls())
    tenths = round(10 * total / 6**10)
    assert 10 * told.points + told.tenths == tenths
    assert tenths > 0
