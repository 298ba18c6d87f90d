"""Car pool: everybody on a square rides together, to another square or a place with room."""

import pytest

from soucoupe.core.errors import NotLegal
from soucoupe.games.strangers.events import Arrived, Drove, Event, NoEffect
from soucoupe.games.strangers.tests.table import act, options_of, scene, where


def test_all_kids_of_a_square_ride_whoevers_they_are() -> None:
    """Two of one's own and one of a neighbour's, together, along one path."""
    out: list[Event] = []
    state = scene("car-pool", "", kids=("C4 C4 A4", "C4 A7"))
    state = act(state, "play car-pool", "drive C4 D2", out=out)
    assert where(state, 0) == ["A4", "D2", "D2"]
    assert where(state, 1) == ["A7", "D2"]
    (drove,) = [event for event in out if isinstance(event, Drove)]
    assert (drove.kids, drove.path) == ((0, 1, 10), ("D4", "D3", "D2"))


def test_only_squares_with_a_kid_of_ones_own() -> None:
    """A square full of others is not one's car."""
    state = act(scene("car-pool", "", kids=("A4", "D4")), "play car-pool")
    assert {text.split()[1] for text in options_of(state)} == {"A4"}
    with pytest.raises(NotLegal, match="why-no-kid-there"):
        act(state, "drive D4 D5")


def test_one_to_four_squares_not_exactly_four() -> None:
    """From School: every square within four steps, and the places within."""
    state = act(scene("car-pool", "", kids=("A4",)), "play car-pool")
    ends = " ".join(sorted(text.split()[2] for text in options_of(state)))
    assert ends == "A1 A2 A3 A5 A6 A7 B1 B4 B7 C4 D3 D4 D5 E4 maple-house"


def test_a_place_needs_room_for_all() -> None:
    """Two kids fit into a Park, not into a house."""
    state = act(scene("car-pool", "", kids=("B1", "B1")), "play car-pool")
    ends = {text.split()[2] for text in options_of(state)}
    assert "north-park" in ends
    two = act(scene("car-pool", "", kids=("C4", "C4")), "play car-pool")
    with pytest.raises(NotLegal, match="why-no-room"):
        act(two, "drive C4 maple-house")


def test_the_player_says_who_gets_out_first() -> None:
    """The best free space goes to whoever is named, then the next best."""
    state = act(scene("car-pool", "", kids=("F4 F4", "F4")), "play car-pool", "drive F4 pool")
    assert options_of(state) == ["enter 0", "enter 1"]
    with pytest.raises(NotLegal, match="why-not-in-car"):
        act(state, "enter 2")
    state = act(state, "enter 1")
    assert where(state, 1) == ["pool.1"]
    assert where(state, 0) == ["pool.2", "pool.3"], "the rest is of one colour and gets out itself"
    assert state.actor == 1


def test_spaces_of_equal_worth_need_no_saying() -> None:
    """In the gym all spaces are alike, and so are the last two of the Library."""
    out: list[Event] = []
    state = act(scene("car-pool", "", kids=("H5", "H5")), "play car-pool", "drive H5 gym", out=out)
    assert state.actor == 1
    assert [event.owner for event in out if isinstance(event, Arrived)] == [0, 1]
    last = scene("car-pool", "", kids=("D3 library.1", "D3"))
    assert act(last, "play car-pool", "drive D3 library").actor == 1
    park = act(scene("car-pool", "", kids=("B1", "B1")), "play car-pool", "drive B1 north-park")
    assert options_of(park) == ["enter 0", "enter 1"]


def test_without_a_kid_on_the_streets_there_is_no_effect() -> None:
    """Safe kids do not ride, and others' squares are not one's own."""
    out: list[Event] = []
    act(scene("car-pool", "", kids=("pool.1", "A4")), "play car-pool", out=out)
    assert isinstance(out[1], NoEffect)


def test_aliens_and_walls_stop_cars() -> None:
    """Nobody drives through an alien on D5, or through the wall between G4 and H4."""
    state = act(scene("car-pool", "", kids=("D4",), aliens="D5"), "play car-pool")
    ends = {text.split()[2] for text in options_of(state)}
    assert not ends & {"D5", "D6", "brick-house", "H4"}
