"""Ink: whose hand may write now, and whether the others see the strokes at once."""

from __future__ import annotations

import pytest

from soucoupe.core.rng import FastRng
from soucoupe.games.premier_contact import GAME
from soucoupe.games.premier_contact.ink import ink
from soucoupe.games.premier_contact.moves import Options
from soucoupe.games.premier_contact.state import State
from soucoupe.games.premier_contact.tests.hidden import redeal
from soucoupe.games.premier_contact.tests.table import (
    SEATS,
    act,
    asked,
    dealt,
    humans_asked,
    requested,
    turn_of,
)
from tests.support.walk import walk


def hands(state: State) -> list[str | None]:
    """Return what every seat may write now."""
    return [hand(state, seat) for seat in range(state.seats)]


def hand(state: State, seat: int) -> str | None:
    """Return what a seat may write with the decision it owes, if it owes one."""
    now = ink(state, seat) if seat in GAME.to_act(state) else None
    if now is None:
        return None
    return "open" if now.seal is None else "sealed"


def test_a_request_is_drawn_before_everybodys_eyes() -> None:
    """By the alien at turn alone, from the empty tablet until it is sent."""
    state = humans_asked(dealt(6))
    assert hands(state) == ["open", None, None, None, None, None]
    state = act(state, 0, "draw 3 false")
    assert hands(state) == ["open", None, None, None, None, None]
    state = turn_of(state, 22, 23, 24)
    assert hands(state) == [None, "open", None, None, None, None]


def test_an_answer_is_sealed_until_it_is_shown() -> None:
    """For every alien that still has to propose or to confirm a sign; humans write nothing."""
    state = asked(dealt(5), 3)
    assert hands(state) == ["sealed", "sealed", None, None, None]
    state = act(state, 1, "pick 7")
    assert hands(state) == ["sealed", None, None, None, None]
    state = act(state, 0, "pick 8")
    assert hands(state) == ["sealed", "sealed", None, None, None]
    state = act(state, 0, "confirm")
    assert hands(state) == [None, "sealed", None, None, None]
    assert hands(act(state, 1, "confirm")) == [None] * 5


def test_a_seal_holds_until_the_answer_is_shown() -> None:
    """Whoever has proposed or confirmed; another answer has another seal."""
    state = asked(dealt(4), 3)
    seal = ink(state, 0)
    for seat, move in ((0, "pick 7"), (1, "pick 8"), (0, "confirm")):
        state = act(state, seat, move)
        assert ink(state, 0) == ink(state, 1) == seal
    state = act(state, 1, "confirm")
    assert ink(state, 0) is None
    assert ink(asked(state, 4), 0) not in (None, seal)


def test_nobody_writes_where_nothing_is_drawn() -> None:
    """Not before the first round, while humans turn, vote or tidy, or after the game."""
    tied = dealt(4)
    tied.round = 10
    tied = turn_of(turn_of(tied, 23, 24), 23, 24)
    over = act(act(tied, 2, "done"), 3, "done")
    preliminary = dealt(4, Options(preliminary="on"))
    vote = requested(humans_asked(dealt(4)))
    for state in (preliminary, dealt(4), vote, tied, over):
        assert hands(state) == [None] * 4
    retry = act(requested(humans_asked(dealt(2))), 1, "vote 0")
    assert hands(retry) == [None, None]


@pytest.mark.parametrize("seats", SEATS)
def test_whose_hand_writes_tells_nothing(seats: int) -> None:
    """It follows from what everybody knows, and is open only where each sign is public anyway."""
    rng = FastRng(2)
    for position in walk(GAME, seats, Options(), "ink"):
        state = position.state
        other = redeal(state, None, rng)
        assert hands(state) == hands(other)
        phase = GAME.view(state, None).phase
        open_hands = [seat for seat in range(seats) if hand(state, seat) == "open"]
        assert open_hands == (list(GAME.to_act(state)) if phase == "draw" else [])
