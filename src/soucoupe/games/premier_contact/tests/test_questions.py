"""The human phase: turn one to five offerings, in order, without anybody checking why."""

from __future__ import annotations

import pytest

from soucoupe.games.premier_contact import GAME
from soucoupe.games.premier_contact.events import Asked, Event, Straightened, Turned
from soucoupe.games.premier_contact.tests.table import (
    SEATS,
    act,
    answered,
    asked,
    dealt,
    humans_asked,
    options_of,
    read,
    requested,
    sign,
    turn_of,
    voted,
)
from soucoupe.games.premier_contact.view_types import Answer, Offering, Question


def test_one_to_five_offerings_are_turned() -> None:
    """One at a time; nothing is asked before the first, and nothing turned after the fifth."""
    state = dealt()
    assert "ask" not in options_of(state, 2)
    for count, cell in enumerate((3, 7, 11, 19, 24), 1):
        state = act(state, 2, f"turn {cell}")
        assert "ask" in options_of(state, 2)
        assert len(GAME.view(state, None).turned) == count
    assert options_of(state, 2) == ["ask"]


def test_no_offering_is_turned_twice() -> None:
    """And none that is not there."""
    state = act(dealt(), 2, "turn 3")
    assert GAME.explain is not None
    view = GAME.view(state, 2)
    assert GAME.explain(view, read("turn 3")) == "why-already-turned"
    assert GAME.explain(view, read("turn 25")) == "why-no-such-offering"


def test_covered_offerings_are_out_of_play() -> None:
    """They are neither turned nor voted for."""
    state = turn_of(dealt(4), 0, 24)
    state = turn_of(state, 23, 24)
    assert GAME.view(state, None).phase == "turn"
    assert "turn 0" not in options_of(state, 2)
    assert GAME.explain is not None
    assert GAME.explain(GAME.view(state, 2), read("turn 0")) == "why-covered"
    state = requested(humans_asked(state))
    assert "vote 0" not in options_of(state, 2)


def test_nobody_checks_what_the_turned_have_in_common() -> None:
    """A mouse and a pyramid may be turned together, and any answer follows."""
    state = asked(dealt(), 10, 4)
    assert "pick 24" in options_of(state, 0)


def test_turning_and_asking_are_seen_by_all() -> None:
    """Event by event."""
    out: list[Event] = []
    asked(dealt(), 0, 1, out=out)
    assert out == [
        Turned(2, 0, Offering("sheep")),
        Turned(2, 1, Offering("boat")),
        Asked(2, (0, 1), (Offering("sheep"), Offering("boat"))),
    ]
    assert all(GAME.show(event, seat) == event for event in out for seat in (0, 3, None))


def test_cards_are_straightened_and_remembered() -> None:
    """The next human finds them straight; the history keeps them with the answer."""
    out: list[Event] = []
    state = answered(asked(dealt(), 5, 6), "wood", out=out)
    assert Straightened((5, 6)) in out
    view = GAME.view(state, None)
    assert view.turned == ()
    assert view.history == (Question(1, 2, (5, 6), (Answer(sign("wood"), (0, 1)),)),)


@pytest.mark.parametrize("seats", SEATS)
def test_humans_ask_in_turn_and_the_first_stays_first(seats: int) -> None:
    """Each asks once a round, from the same human on."""
    state = dealt(seats)
    for _ in range(2):
        for seat in state.humans:
            assert GAME.to_act(state) == (seat,)
            state = answered(asked(state, 24), "big")
        for seat in state.aliens:
            assert GAME.to_act(state) == (seat,)
            blanks = [None] * len(state.humans)
            state = voted(requested(state), *blanks)
            if GAME.view(state, None).phase == "retry":
                state = act(state, state.humans[0], "pass")
    assert state.round == 3
