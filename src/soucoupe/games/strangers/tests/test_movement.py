"""The cards that move kids along the streets: exact lengths, walls, aliens, entrances."""

import pytest

from soucoupe.core.errors import NotLegal
from soucoupe.games.strangers.events import Arrived, Event, KidMoved, NoEffect
from soucoupe.games.strangers.moves import Options
from soucoupe.games.strangers.tests.table import act, ends_of, options_of, scene, where


@pytest.mark.parametrize(
    ("card", "ends"),
    [
        ("walk", {"A3", "A5", "B4"}),
        ("run", {"A2", "A6", "C4"}),
        ("skateboard", {"A1", "A7", "D4", "maple-house"}),
        ("fence-hop", {"A2", "A6", "C4", "library.1"}),
        ("bmx", {"B1", "B7", "D3", "D5", "E4", "maple-house"}),
    ],
)
def test_how_far_a_card_takes_a_kid_from_school(card: str, ends: set[str]) -> None:
    """Walk 1, run 2, skateboard 3, fence hop 2, BMX 4, and early only into a safe place."""
    state = act(scene(card, "", kids=("A4",)), f"play {card}")
    assert ends_of(state, "A4") == ends


def test_a_move_is_exact_unless_it_ends_in_a_safe_place() -> None:
    """Three steps from C4: not one or two squares, but straight in, or out by another way."""
    state = act(scene("skateboard", "", kids=("C4",)), "play skateboard")
    assert ends_of(state, "C4") == {"maple-house", "A3", "A5", "D2", "D6", "F4", "library.1"}
    with pytest.raises(NotLegal, match="why-out-of-reach"):
        act(state, "move C4 D4")


def test_no_square_is_entered_twice_in_a_turn() -> None:
    """From the dead end before a wall there is only the way out, and no way back."""
    state = act(scene("run", "", kids=("K4",), aliens="K5"), "play run")
    assert ends_of(state, "K4") == {"K2", "east-manor"}
    with pytest.raises(NotLegal, match="why-out-of-reach"):
        act(state, "move K4 K4")


def test_walls_stop_every_move_but_a_fence_hop() -> None:
    """The wall between G4 and H4: around it takes fifteen squares, over it one."""
    on_foot = act(scene("run", "", kids=("G4",)), "play run")
    assert ends_of(on_foot, "G4") == {"E4", "pool.1"}
    over = act(scene("fence-hop", "", kids=("G4",)), "play fence-hop")
    assert ends_of(over, "G4") == {"E4", "I4", "H3", "H5", "pool.1", "gym.1"}


def test_a_fence_hop_enters_wherever_a_place_touches() -> None:
    """The gym from F4 and G4, though its entrance is H5; the entrance still works, too."""
    state = act(scene("fence-hop", "", kids=("F4",)), "play fence-hop", "move F4 gym.1")
    assert where(state, 0) == ["gym.1"]
    assert "gym.1" in ends_of(act(scene("fence-hop", "", kids=("H4",)), "play fence-hop"), "H4")


def test_a_fence_hop_does_not_pass_aliens() -> None:
    """An alien on D5 bars the way south from D4, fence or no fence."""
    state = act(scene("fence-hop", "", kids=("D4",), aliens="D5"), "play fence-hop")
    assert ends_of(state, "D4") == {"B4", "F4", "D2", "library.1", "pool.1", "maple-house"}


def test_aliens_block_the_way_and_cannot_be_walked_into() -> None:
    """Nobody goes to an alien on purpose: its square can be neither passed nor ended on (FAQ)."""
    state = act(scene("run", "", kids=("D4",), aliens="D5"), "play run")
    assert ends_of(state, "D4") == {"B4", "F4", "D2", "library.1", "maple-house"}
    with pytest.raises(NotLegal, match="why-alien-there"):
        act(act(scene("walk", "", kids=("D4",), aliens="D5"), "play walk"), "move D4 D5")


def test_bmx_rides_through_aliens_but_does_not_end_on_one() -> None:
    """Past D5 to D7's neighbours and the brick house, not onto the alien four squares on (FAQ)."""
    state = act(scene("bmx", "", kids=("D4",), aliens="D5 E7"), "play bmx")
    ends = ends_of(state, "D4")
    assert {"C7", "brick-house"} <= ends
    assert "E7" not in ends
    assert "H4" not in ends, "a BMX passes aliens, not walls"


def test_a_head_without_an_alien_is_a_street_like_any_other() -> None:
    """C7 and E7 carry heads; nobody minds until somebody lands there."""
    state = act(scene("walk", "", kids=("D7",)), "play walk")
    assert ends_of(state, "D7") == {"C7", "E7", "D6"}


def test_woods_are_crossed_like_streets() -> None:
    """The trail through the woods of board B leads from School to the middle (FAQ)."""
    options = Options(board="b", first_player=0)
    state = act(scene("skateboard", "", kids=("F8",), options=options), "play skateboard")
    assert "F5" in ends_of(state, "F8")
    blocked = scene("skateboard", "", kids=("F8",), aliens="F6", options=options)
    assert "F5" not in ends_of(act(blocked, "play skateboard"), "F8")


def test_any_of_ones_own_kids_may_be_chosen_but_no_safe_one() -> None:
    """Two kids on the streets, one in a Park: the card asks which of the two."""
    state = act(scene("walk", "", kids=("D4 H1 north-park.1", "A4")), "play walk")
    starts = {text.split()[1] for text in options_of(state)}
    assert starts == {"D4", "H1"}
    with pytest.raises(NotLegal, match="why-out-of-reach"):
        act(state, "move A4 A5 1")


def test_kids_of_one_colour_on_one_square_are_alike() -> None:
    """Two of them make no more choices than one."""
    one = act(scene("walk", "", kids=("D4",)), "play walk")
    two = act(scene("walk", "", kids=("D4 D4",)), "play walk")
    assert options_of(one) == options_of(two)
    assert where(act(two, "move D4 D3"), 0) == ["D3", "D4"]


def test_squares_are_shared_without_limit() -> None:
    """Any number of kids of any colour may stand on a street square (FAQ)."""
    state = act(scene("walk", "", kids=("D4 D3 D3", "D3 D3")), "play walk", "move D4 D3")
    assert where(state, 0) == ["D3"] * 3


def test_a_full_place_cannot_be_entered() -> None:
    """Houses take one kid; a pool with four in it takes no fifth."""
    state = act(scene("walk", "", kids=("C4", "maple-house")), "play walk")
    assert ends_of(state, "C4") == {"B4", "D4"}
    with pytest.raises(NotLegal, match="why-full"):
        act(state, "move C4 maple-house")
    full = scene("walk", "", kids=("F4", "pool.1 pool.2 pool.3 pool.4"))
    assert ends_of(act(full, "play walk"), "F4") == {"E4", "G4"}


def test_the_best_free_space_is_taken_and_a_vacated_one_comes_free() -> None:
    """Pool: 7 and 5 are taken, so 6; nobody slides up; later the 7 is free again."""
    state = scene("walk", "", kids=("F4", "pool.1 pool.3"))
    assert ends_of(act(state, "play walk"), "F4") >= {"pool.2"}
    with pytest.raises(NotLegal, match="why-other-space"):
        act(state, "play walk", "move F4 pool.4")
    left = scene("walk", "", kids=("F4", "pool.2 pool.3"))
    assert "pool.1" in ends_of(act(left, "play walk"), "F4")


def test_walkie_talkies_move_any_number_at_least_one_each_once() -> None:
    """One after another in the order chosen; not the same kid twice; done when it is enough."""
    state = act(scene("walkie-talkies", "", kids=("A4 C4 H1",)), "play walkie-talkies")
    with pytest.raises(NotLegal, match="why-card-first"):
        act(state, "done")
    state = act(state, "move C4 maple-house", "move A4 B4")
    with pytest.raises(NotLegal, match="why-moved-already"):
        act(state, "move B4 C4")
    assert set(options_of(state)) == {"move H1 G1", "move H1 H2", "move H1 I1", "done"}
    after = act(state, "done")
    assert where(after, 0) == ["B4", "H1", "maple-house"]


def test_each_entry_changes_the_free_spaces_for_the_next() -> None:
    """Two kids before the pool: the first takes the 7, the second the 6."""
    state = act(scene("walkie-talkies", "", kids=("F4 F4",)), "play walkie-talkies")
    state = act(state, "move F4 pool.1")
    assert "move F4 pool.2" in options_of(state)
    assert where(act(state, "move F4 pool.2"), 0) == ["pool.1", "pool.2"]


def test_the_card_ends_by_itself_when_nobody_is_left_to_move() -> None:
    """With a single kid there is nothing to be done about `done`."""
    state = act(scene("walkie-talkies", "", kids=("A4",)), "play walkie-talkies", "move A4 A5")
    assert state.actor == 1


def test_watches_move_any_number_three_squares_each() -> None:
    """Synchronised watches: like walkie-talkies, with a skateboard each."""
    state = act(scene("watches", "", kids=("A4 D4",)), "play watches")
    assert ends_of(state, "A4") == {"A1", "A7", "D4", "maple-house"}
    state = act(state, "move D4 pool.1", "move A4 D4")
    assert where(state, 0) == ["D4", "pool.1"]


def test_a_card_without_application_is_played_to_no_effect() -> None:
    """With no kid out, any card may be played away; it is discarded all the same."""
    out: list[Event] = []
    state = act(scene("run walk bmx", ""), "play run", out=out)
    assert isinstance(out[1], NoEffect)
    assert state.discard == [3]
    assert len(state.hands[0]) == 3


def test_a_card_that_can_be_applied_must_be() -> None:
    """Once played, there is no way around its effect."""
    state = act(scene("walk", "", kids=("A4",)), "play walk")
    assert all(text.startswith("move") for text in options_of(state))


def test_moves_are_told_with_their_path() -> None:
    """Who moved whose kid by which card, along which squares, and what it is worth there."""
    out: list[Event] = []
    act(scene("skateboard", "", kids=("A4",)), "play skateboard", "move A4 maple-house", out=out)
    (moved,) = [event for event in out if isinstance(event, KidMoved)]
    assert (moved.start.at, moved.to.at, moved.path) == ("A4", "maple-house", ("B4", "C4"))
    (arrived,) = [event for event in out if isinstance(event, Arrived)]
    assert (arrived.owner, arrived.points) == (0, 4)
