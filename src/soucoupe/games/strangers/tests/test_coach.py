"""The coach: expected points of every legal action, to the seat that asks."""

from soucoupe.core import notation
from soucoupe.games.strangers import GAME
from soucoupe.games.strangers.bots.coach import coach
from soucoupe.games.strangers.data import ALIEN
from soucoupe.games.strangers.state import State
from soucoupe.games.strangers.tests.table import act, scene

SEVEN = "C1 E1 G1 J1 D2 H2 K2"


def estimates(state: State) -> dict[str, float]:
    """Return what the coach says, by action."""
    advice = coach(GAME.view(state, state.actor))
    assert advice is not None
    return {notation.write(one.action): one.points for one in advice.estimates}


def test_every_legal_action_has_an_estimate() -> None:
    """In the order of the legal list."""
    state = scene("run bmx walk", "", kids=("A4",))
    written = [notation.write(action) for action in GAME.legal(state, 0)]
    assert list(estimates(state)) == written


def test_at_the_very_end_points_are_what_they_are() -> None:
    """One alien to come, on the last card: entering is worth its points, waiting none."""
    state = scene("walk", "", kids=("F4 pool.1",), aliens=SEVEN)
    state.box = state.deck[:]
    state.box.remove(ALIEN)
    state.deck = [ALIEN]
    told = estimates(act(state, "play walk"))
    assert told["move F4 pool.2"] == 7 + 6
    assert told["move F4 pool.2"] > told["move F4 E4"]


def test_a_place_reached_is_worth_more_than_one_in_view() -> None:
    """Entering the manor beats stopping in front of it, or walking on."""
    told = estimates(act(scene("walk", "", kids=("K1",)), "play walk"))
    assert max(told, key=told.__getitem__) == "move K1 north-manor"


def test_fleeing_is_worth_least() -> None:
    """A kid given up is progress lost."""
    told = estimates(scene("run walk bmx", "", kids=("F1",)))
    assert min(told, key=told.__getitem__) == "flee F1"


def test_nobody_else_is_advised() -> None:
    """Not those who wait, not the public."""
    state = scene("run walk bmx", "", kids=("A4",))
    assert coach(GAME.view(state, 1)) is None
    assert coach(GAME.view(state, None)) is None


def test_the_coach_is_always_of_one_mind() -> None:
    """Asked twice about the same view, it says the same."""
    view = GAME.view(scene("run ice-cream-date walk", "", kids=("A4",)), 0)
    assert coach(view) == coach(view)
