"""What is true of every state of Last Lamp."""

from tests.games.last_lamp.data import NAMINGS, NUMBERS, TURNS
from tests.games.last_lamp.scoring import is_over, points_of
from tests.games.last_lamp.state import State


def check(state: State) -> None:
    """No number is dealt twice; turns, calls, namings, the living and the points agree."""
    assert len({*state.numbers}) == state.seats == len(state.numbers)
    assert {*state.numbers, *state.called} <= {*NUMBERS}
    assert len(state.called) <= state.turns <= TURNS
    assert (state.named is None) == (state.namings == 0)
    assert state.namings <= NAMINGS
    assert state.named not in state.called
    assert state.seat in state.living()
    assert len(state.living()) <= sum(points_of(state)) <= state.seats
    if is_over(state):
        assert state.named is None
