"""Errors: the first two turn an alien, the third ends the investigation."""

import msgspec
import pytest

from soucoupe.core.errors import NotLegal
from soucoupe.games.aliens import GAME
from soucoupe.games.aliens.events import Event, Forfeited, Judged, Turned
from soucoupe.games.aliens.state import State
from soucoupe.games.aliens.tests.table import act, example, options_of
from soucoupe.games.aliens.view_types import Alien, Statement

FIRST_ERROR = ("judge 0 false",)
SECOND_ERROR = (*FIRST_ERROR, "turn 1", "judge 1 true")
THIRD_ERROR = (*SECOND_ERROR, "turn 2", "judge 2 false")


def test_first_error_turns_an_alien_of_choice() -> None:
    """The investigator owes the choice among three backs before judging on (ruling 5)."""
    state = act(example(), *FIRST_ERROR)
    assert GAME.to_act(state) == (0,)
    assert options_of(state) == ["turn 0", "turn 1", "turn 2"]
    out: list[Event] = []
    after = act(state, "turn 1", out=out)
    assert out == [Turned(0, 1, Alien("gluon", "orange", "sated"))]
    assert GAME.view(after, None).current.face_up == (1,)
    assert options_of(after)[0] == "judge 1 true"


def test_second_error_turns_another() -> None:
    """Of the two still face down; the one turned before stays face up (ruling 5)."""
    state = act(example(), *SECOND_ERROR)
    assert options_of(state) == ["turn 0", "turn 2"]
    with pytest.raises(NotLegal, match="why-already-face-up"):
        act(state, "turn 1")
    assert GAME.view(act(state, "turn 2"), 0).current.face_up == (1, 2)


def test_third_error_turns_nothing_and_ends_the_investigation() -> None:
    """Every open testimony goes to the witness who played it (ruling 5)."""
    before = act(example(), *THIRD_ERROR[:-1])
    assert (before.round, before.won) == (0, [0, 1, 1, 0])
    after = act(before, THIRD_ERROR[-1])
    assert (after.round, after.won) == (1, [0, 2, 2, 1])
    (past,) = GAME.view(after, 0).past
    assert past.face_up == (1, 2)
    assert [one.winner for one in past.testimonies] == [1, 2, 3, 1, 2]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_third_error_at_every_table(seats: int) -> None:
    """Whoever played a card wins it, however many testify (ruling 5)."""
    after = act(example(seats), *THIRD_ERROR)
    speakers = after.past[0].speakers
    assert after.won == [speakers.count(seat) for seat in range(seats)]
    assert after.won[0] == 0


def test_truth_of_forfeited_testimonies_is_not_told() -> None:
    """No event and no view says whether a testimony left over was true (ruling 5)."""
    out: list[Event] = []
    after = act(example(), *THIRD_ERROR, out=out)
    assert [event for event in out if isinstance(event, Forfeited)] == [
        Forfeited(3, Statement("hungry", 3), 1),
        Forfeited(4, Statement("green", 1), 2),
    ]
    assert [event.testimony for event in out if isinstance(event, Judged)] == [0, 1, 2]
    assert set(msgspec.structs.asdict(out[-1])).isdisjoint({"truth", "answer"})
    for seat in (None, 0, 1, 2, 3):
        (past,) = GAME.view(after, seat).past
        assert [one.answer for one in past.testimonies] == [True, False, True, None, None]


def last_testimony(*errors: int) -> State:
    """Judge the first four of the example, these wrongly, turning whatever can be turned."""
    state = example()
    truths = (True, False, True, False)
    for at, truth in enumerate(truths):
        state = act(state, f"judge {at} {str(truth != (at in errors)).lower()}")
        if at in errors:
            state = act(state, options_of(state)[0])
    return state


@pytest.mark.parametrize(("errors", "backs"), [((), [0, 1, 2]), ((1,), [1, 2])])
def test_error_on_the_last_testimony_still_turns(errors: tuple[int, ...], backs: list[int]) -> None:
    """If it is the first or the second error; then the round is over (ruling 5)."""
    state = act(last_testimony(*errors), "judge 4 false")
    assert state.round == 0
    assert options_of(state) == [f"turn {at}" for at in backs]
    after = act(state, "turn 2")
    assert after.round == 1
    assert after.past[0].errors == len(errors) + 1
    assert 2 in GAME.view(after, 0).past[0].face_up


def test_third_error_on_the_last_testimony() -> None:
    """Nothing is left over and nothing is turned: the round is over at once (ruling 5)."""
    out: list[Event] = []
    after = act(last_testimony(0, 1), "judge 4 false", out=out)
    assert after.round == 1
    assert after.won == [2, 1, 2, 0]
    assert not any(isinstance(event, Forfeited | Turned) for event in out)
    assert GAME.view(after, 0).past[0].face_up == (0, 1)


def test_right_verdict_on_the_last_testimony_turns_nothing() -> None:
    """Only errors turn aliens."""
    after = act(last_testimony(1), "judge 4 true")
    assert after.round == 1
    assert GAME.view(after, 0).past[0].face_up == (0,)
