"""The rules by example: a number for each seat, turns in notation, one claim each."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from soucoupe.core import notation, play
from soucoupe.core.errors import NotLegal, NotYourTurn
from soucoupe.core.rng import FastRng
from tests.games.last_lamp import GAME
from tests.games.last_lamp.data import CALL, NAMINGS, NUMBERS, SEATS, TURNS
from tests.games.last_lamp.events import Called, Ended, Event, Kept, Named, Passed, PutOut
from tests.games.last_lamp.moves import Options
from tests.games.last_lamp.state import State
from tests.games.last_lamp.tests.hidden import redeal
from tests.games.last_lamp.view_types import Caller, Lamp


def table(*numbers: int) -> State:
    """Give each seat its number."""
    return State(Options(), list(numbers))


def act(state: State, *actions: str, out: list[Event] | None = None) -> State:
    """Let whoever has the turn do things, through the gate."""
    for action in actions:
        told = notation.read(GAME, action)
        state = play.play(GAME, state, state.seat, told, FastRng(1), out)
    return state


@pytest.mark.parametrize("seats", SEATS)
def test_everyone_is_dealt_a_number(seats: int) -> None:
    """Of their own, at any number of seats."""
    state = play.deal(GAME, Options(), seats, FastRng(1))
    assert len({*state.numbers} & {*NUMBERS}) == seats


def test_a_turn_is_to_name_and_to_call() -> None:
    """Naming changes nothing but what will be called; calling hands the turn on."""
    out: list[Event] = []
    state = act(table(1, 2, 3), "name 2", "name 9", out=out)
    assert (GAME.to_act(state), state.named, state.called) == ((0,), 9, {})
    with pytest.raises(NotYourTurn):
        play.play(GAME, state, 1, CALL, FastRng(1))
    state = act(state, "call", out=out)
    assert (GAME.to_act(state), state.named, state.called) == ((1,), None, {9: 0})
    assert out == [Named(0, 2), Named(0, 9), Called(0, 9)]


def test_whoever_else_holds_the_number_called_is_out() -> None:
    """Their number is turned over, and their turns are passed over."""
    out: list[Event] = []
    state = act(table(1, 2, 3), "name 2", "call", out=out)
    assert out[-1] == PutOut(1, 0)
    assert GAME.to_act(state) == (2,)
    assert GAME.view(state, None).lamps == (Lamp(1, 2),)
    assert GAME.view(state, None).called == (Caller(2, 0),)
    assert GAME.view(state, None).points == (2, 0, 1)


def test_ones_own_number_is_called_in_vain_and_in_secret() -> None:
    """Only its seat is told; the others see what they would see had nobody held it (ruling 4)."""
    out: list[Event] = []
    state = act(table(1, 2, 3), "name 1", "call", out=out)
    assert out[1:] == [Called(0, 1), Kept(0)]
    assert GAME.show(Kept(0), 0) == Kept(0)
    assert GAME.show(Kept(0), 1) is GAME.show(Kept(0), None) is None
    assert GAME.view(state, 1) == GAME.view(act(table(9, 2, 3), "name 1", "call"), 1)
    assert state.living() == (0, 1, 2)


def test_nothing_named_is_a_pass() -> None:
    """And after twelve turns the game is over; the tied share."""
    out: list[Event] = []
    state = act(table(1, 2, 3), *["call"] * TURNS, out=out)
    assert out == [Passed(turn % 3) for turn in range(TURNS)] + [Ended((0, 1, 2), (1, 1, 1))]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.places) == ((0, 1, 2), (1, 1, 1))


def test_the_last_one_left_ends_the_game() -> None:
    """Whoever is out has no points, whomever they put out before."""
    state = act(table(1, 2, 3), "name 2", "call", "name 1", "call")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (GAME.to_act(state), outcome.winners, outcome.points) == ((), (2,), (0, 0, 2))


def test_the_last_number_ends_the_game() -> None:
    """Three who call their own numbers, and those aside, all live to the end."""
    state = table(1, 2, 3)
    for number in NUMBERS:
        assert GAME.outcome(state) is None
        state = act(state, f"name {number}", "call")
    assert GAME.outcome(state) is not None
    assert state.living() == (0, 1, 2)


@pytest.mark.parametrize(
    ("before", "action", "reason"),
    [
        ((), "name 10", "why-no-number"),
        (("name 4",), "name 4", "why-named"),
        (("name 4", "call"), "name 4", "why-called"),
        (("name 4", "name 5") * 2 + ("name 6",), "name 7", "why-enough"),
    ],
)
def test_not_every_number_can_be_named(before: tuple[str, ...], action: str, reason: str) -> None:
    """With the reason."""
    with pytest.raises(NotLegal) as refused:
        act(act(table(1, 2, 3), *before), action)
    assert refused.value.reason == reason


def test_a_number_can_always_be_called() -> None:
    """Even when nothing can be named any more; the clock does nothing else (ruling 2)."""
    state = act(table(1, 2, 3), *(f"name {number}" for number in NUMBERS[:NAMINGS]))
    assert list(GAME.legal(state, 0)) == [CALL]
    assert GAME.timeout(GAME.view(state, 0), GAME.legal(state, 0), FastRng(1)) == CALL


@pytest.mark.parametrize("seat", [0, 2, None])
def test_every_deal_that_calls_leave_is_imagined_alike(seat: int | None) -> None:
    """And no other: the living hold what nobody has called, or what they called themselves."""
    state = act(table(1, 2, 3, 4), "name 1", "call", "name 5", "call", "name 6", "call")
    state = act(state, "name 7", "call", "name 2", "call", "name 8", "call")
    view = GAME.view(state, seat)
    known = {lamp.seat: lamp.number for lamp in view.lamps}
    callers = {one.number: one.seat for one in view.called}
    possible = {
        numbers
        for numbers in permutations(NUMBERS, 4)
        if all(numbers[at] == number for at, number in known.items())
        if all(at in known or callers.get(one, at) == at for at, one in enumerate(numbers))
    }
    rng = FastRng(1)
    most = 300 * len(possible)
    drawn = Counter(tuple(GAME.imagine(view, rng).numbers) for _ in range(most))
    assert set(drawn) == possible
    assert all(200 < count < 400 for count in drawn.values())
    assert {tuple(redeal(state, seat, rng).numbers) for _ in range(most)} == possible
