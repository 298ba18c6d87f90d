"""The coach: expected points of every legal action, to the seat that asks."""

import pytest

from soucoupe.core import notation
from soucoupe.games.strangers import GAME
from soucoupe.games.strangers.board import BOARDS
from soucoupe.games.strangers.bots.advice import WayHome
from soucoupe.games.strangers.bots.coach import coach
from soucoupe.games.strangers.data import ALIEN
from soucoupe.games.strangers.moves import MoveKid
from soucoupe.games.strangers.state import State
from soucoupe.games.strangers.tests.table import act, scene

SEVEN = "C1 E1 G1 J1 D2 H2 K2"
CARDS = ("walk", "run", "skateboard", "school-bus", "city-bus", "fence-hop", "bmx")
PLACES = {place.name for place in BOARDS[0].places}


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


def ways(state: State) -> dict[tuple[str, str], int]:
    """Return the ways home as the coach tells them, in cards."""
    advice = coach(GAME.view(state, state.actor))
    assert advice is not None
    told = [one for one in advice.hints if isinstance(one, WayHome)]
    return {(one.kid.at, str(one.place.place)): one.cards for one in told}


@pytest.mark.parametrize("aliens", ["", "J1 K2 H2", SEVEN])
@pytest.mark.parametrize("start", ["A4", "K1", "F4", "F1"])
def test_a_way_of_one_card_is_a_move_of_the_rules(start: str, aliens: str) -> None:
    """A place is one card away exactly if some card of the deck takes the kid there."""
    told = ways(scene("walk run bmx", "", kids=(start,), aliens=aliens))
    assert told
    reached = one_card_away(start, aliens)
    near = {place for (_, place), cards in told.items() if cards == 1}
    assert near <= reached
    if len(near) < 3:
        assert reached & PLACES == near


def test_an_alien_in_the_way_makes_it_longer() -> None:
    """With nobody about, no way is longer than among aliens."""
    free = ways(scene("walk run bmx", "", kids=("F1",)))
    among = ways(scene("walk run bmx", "", kids=("F1",), aliens=SEVEN))
    shared = free.keys() & among.keys()
    assert shared
    assert all(free[way] <= among[way] for way in shared)


def one_card_away(start: str, aliens: str) -> set[str]:
    """Return where the rules let a kid be after one card of the deck: squares and places."""
    reached = set[str]()
    for card in CARDS:
        state = scene(f"{card} walk walk", "", kids=(start,), aliens=aliens)
        if f"play {card}" in [notation.write(one) for one in GAME.legal(state, 0)]:
            state = act(state, f"play {card}")
            for one in GAME.legal(state, 0) if state.actor == 0 else ():
                if isinstance(one, MoveKid):
                    reached.add(one.to.partition(".")[0])
    return reached


@pytest.mark.parametrize("aliens", ["", SEVEN])
def test_ways_are_the_shortest_there_are(aliens: str) -> None:
    """Going by the rules alone, card after card, no place is nearer, and those told are as near."""
    start = "F4"
    fewest: dict[str, int] = {}
    seen, edge = {start}, {start}
    for cards in range(1, 5):
        ends = set[str]().union(*[one_card_away(square, aliens) for square in sorted(edge)])
        for end in ends & PLACES:
            fewest.setdefault(end, cards)
        edge = ends - PLACES - seen
        seen |= edge
    told = {
        place: cards
        for (_, place), cards in ways(scene("", "", kids=(start,), aliens=aliens)).items()
    }
    assert told
    assert {place: fewest[place] for place in told} == told
    assert all(cards >= max(told.values()) for place, cards in fewest.items() if place not in told)
