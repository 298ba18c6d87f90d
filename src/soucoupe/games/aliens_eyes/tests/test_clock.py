"""The hourglass: one limit from the roll to the end of the turn, and what it plays."""

import pytest

from soucoupe.core import notation
from soucoupe.core.game import Limit
from soucoupe.core.play import play
from soucoupe.core.rng import FastRng
from soucoupe.games.aliens_eyes import GAME
from soucoupe.games.aliens_eyes.legal import limit
from soucoupe.games.aliens_eyes.moves import Options
from soucoupe.games.aliens_eyes.state import State
from soucoupe.games.aliens_eyes.tests.table import act, dealt, kind, rolled, round_played, took


def clock(state: State, seat: int) -> str:
    """Return what the clock plays for a seat."""
    view = GAME.view(state, seat)
    return notation.write(GAME.timeout(view, GAME.legal(state, seat), FastRng(1)))


def out_of_time(state: State) -> State:
    """Let the clock play for whoever is first to act."""
    seat = GAME.to_act(state)[0]
    action = GAME.timeout(GAME.view(state, seat), GAME.legal(state, seat), FastRng(1))
    return play(GAME, state, seat, action, FastRng(1))


def test_no_sand_runs_before_the_roll() -> None:
    """Whoever thinks before rolling is under the table's own clock."""
    assert limit(dealt()) is None


def test_one_key_from_the_roll_to_the_end_of_the_turn() -> None:
    """Grouping, breaking and rolling again change nothing: a second roll keeps the deadline."""
    state = rolled(dealt(), "1245661111")
    running = limit(state)
    assert running == Limit("turn 1", 30.0, (0,))
    for text in ("group 6", "break 6", "group 2 4", "reroll"):
        state = act(state, text)
        assert limit(state) == running
    state = act(state, "done")
    assert limit(state) is None
    assert limit(act(state, "roll")) == Limit("turn 2", 30.0, (1,))


@pytest.mark.parametrize("seconds", ["20", "30", "45", "60"])
def test_the_host_chooses_the_hourglass(seconds: str) -> None:
    """In seconds."""
    options = Options(hourglass=seconds)  # type: ignore[arg-type]
    running = limit(act(dealt(options=options), "roll"))
    assert running is not None
    assert running.seconds == int(seconds)


def test_without_an_hourglass_there_is_no_limit() -> None:
    """The table's ordinary clock applies."""
    assert limit(act(dealt(options=Options(hourglass="off")), "roll")) is None


def test_no_limit_for_contracts() -> None:
    """Answers are under the table's own clock."""
    state = round_played(took(dealt(), 0, "1x2", "2x3"))
    assert GAME.view(state, 0).phase == "contract"
    assert limit(state) is None


def test_time_up_keeps_what_stands() -> None:
    """At the deadline two sixes count, a lone item of two ones counts for nothing."""
    state = act(rolled(dealt(), "1245661111"), "group 6", "group 2 4", "group 1 1")
    assert clock(state, 0) == "done"
    state = out_of_time(state)
    assert state.tokens[0] == [kind("6x2")]
    assert state.actor == 1


def test_time_up_with_nothing_grouped() -> None:
    """The turn ends, nothing is taken."""
    state = out_of_time(rolled(dealt(), "6666666666"))
    assert state.tokens[0] == []
    assert state.played == 1


def test_time_up_after_a_second_roll_keeps_only_new_groups() -> None:
    """What the second roll undid does not come back."""
    state = act(rolled(dealt(), "6666612345"), "group 6", "group 6", "reroll")
    assert out_of_time(state).tokens[0] == []


def test_the_clock_rolls_for_whoever_does_not() -> None:
    """And the sand starts to run."""
    state = dealt()
    assert clock(state, 0) == "roll"
    assert limit(out_of_time(state)) is not None


def test_the_clock_leaves_contracts_open() -> None:
    """Even where one could be fulfilled with all five tokens."""
    state = round_played(took(dealt(), 0, "1x2", "2x3", "5x2", "8x4", "10x3"))
    assert len(GAME.legal(state, 0)) == 27
    assert clock(state, 0) == "not-now"
