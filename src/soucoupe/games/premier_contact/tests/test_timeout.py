"""Out of time: what stands is confirmed, a vote stays blank, and otherwise chance decides."""

from __future__ import annotations

import pytest

from soucoupe.core import notation
from soucoupe.core.rng import FastRng
from soucoupe.games.premier_contact import GAME
from soucoupe.games.premier_contact.moves import Options
from soucoupe.games.premier_contact.state import State
from soucoupe.games.premier_contact.tests.table import (
    act,
    asked,
    dealt,
    humans_asked,
    requested,
    turn_of,
)


def clock(state: State, seat: int, seed: int = 1) -> str:
    """Return what the clock plays, in notation."""
    view, legal = GAME.view(state, seat), GAME.legal(state, seat)
    action = GAME.timeout(view, legal, FastRng(seed))
    assert action in legal
    return notation.write(action)


def moments() -> list[tuple[State, int, str]]:
    """List moments at which something stands that the clock can confirm."""
    proposed = act(act(asked(dealt(4), 3), 0, "pick 1"), 1, "pick 2")
    tied = dealt(4)
    tied.round = 10
    return [
        (dealt(4, Options(preliminary="on")), 2, "skip"),
        (act(dealt(4), 2, "turn 3"), 2, "ask"),
        (act(asked(dealt(4), 3), 0, "pick 1"), 1, "lapse"),
        (proposed, 0, "confirm"),
        (act(humans_asked(dealt(4)), 0, "draw 3 true"), 0, "send"),
        (requested(humans_asked(dealt(4))), 2, "lapse"),
        (act(requested(humans_asked(dealt(2))), 1, "vote 3"), 1, "pass"),
        (turn_of(turn_of(tied, 23, 24), 23, 24), 2, "done"),
    ]


@pytest.mark.parametrize("at", range(8))
def test_what_stands_is_confirmed(at: int) -> None:
    """Or nothing is done where nothing need be."""
    state, seat, played = moments()[at]
    assert {clock(state, seat, seed) for seed in range(5)} == {played}


def test_otherwise_any_action_is_as_likely_as_any_other() -> None:
    """An offering to turn, a sign to answer with or to draw: it tells nothing."""
    for state, seat in ((dealt(4), 2), (asked(dealt(4), 3), 0), (humans_asked(dealt(4)), 0)):
        legal = {notation.write(action) for action in GAME.legal(state, seat)}
        assert {clock(state, seat, seed) for seed in range(600)} == legal


@pytest.mark.parametrize("seats", range(2, 8))
def test_a_table_nobody_plays_at_comes_to_an_end(seats: int) -> None:
    """The clock alone plays every game to its last round, and nobody earns anything."""
    state = dealt(seats)
    chance = FastRng(1)
    while waiting := GAME.to_act(state):
        seat = waiting[-1]
        action = GAME.timeout(GAME.view(state, seat), GAME.legal(state, seat), chance)
        GAME.apply(state, seat, action, chance, None)
    assert not any(state.covered)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.reasons[0] == ("tokens-gone" if seats < 4 else "rounds")
