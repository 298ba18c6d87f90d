"""Setting up: which rooms, how many cards, who begins."""

import pytest

from soucoupe.core import play
from soucoupe.core.errors import BadOption
from soucoupe.core.rng import FastRng
from soucoupe.games.tuerie import GAME
from soucoupe.games.tuerie.data import ROOM_OF
from soucoupe.games.tuerie.moves import Options
from soucoupe.games.tuerie.state import FIRST
from soucoupe.games.tuerie.tests.table import SEATS, alive, dealt, rooms

SMALL = ["airlock", "engine-room", "cargo-bay", "greenhouse", "galley", "ducts"]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_to_five_players_have_six_rooms(seats: int) -> None:
    """Bridge and Medbay are destroyed before the game; their six crew cards stay out."""
    state = dealt(seats)
    assert rooms(state.in_play) == SMALL
    assert sorted(state.zone) == list(range(6))
    cards = state.deck + [card for hand in state.hands for card in hand]
    assert sorted(cards) == list(range(18))
    assert all(ROOM_OF[card] < 6 for card in cards)


@pytest.mark.parametrize("seats", [6, 7, 8, 9, 10])
def test_six_to_ten_players_have_all_eight(seats: int) -> None:
    """All targets and all 24 crew cards are used."""
    state = dealt(seats)
    assert rooms(state.in_play) == [*SMALL, "bridge", "medbay"]
    assert sorted(state.zone) == list(range(8))
    assert sorted(state.deck + [card for hand in state.hands for card in hand]) == list(range(24))


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_starts_alive_with_two_cards(seats: int) -> None:
    """The rest of the deck lies aside, nothing is in the reserve, the first crew member is on."""
    state = dealt(seats)
    assert [len(hand) for hand in state.hands] == [2] * seats
    assert alive(state) == list(range(seats))
    assert (state.round, state.phase, state.reserve) == (1, FIRST, [])
    assert GAME.to_act(state) == (0,)


def test_the_first_crew_member_is_drawn() -> None:
    """Anybody may be, unless the host names one."""
    drawn = {play.deal(GAME, Options(), 5, FastRng(seed)).first for seed in range(60)}
    assert drawn == set(range(5))
    for seat in range(5):
        state = play.deal(GAME, Options(first_crew=seat), 5, FastRng(1))
        assert (state.first, GAME.to_act(state)) == (seat, (seat,))


def test_a_first_crew_member_who_is_not_there() -> None:
    """The host can only name a seat of this table."""
    with pytest.raises(BadOption, match="first_crew"):
        play.deal(GAME, Options(first_crew=4), 4, FastRng(1))


def test_zone_and_cards_are_shuffled() -> None:
    """Every room may lie first, every card may come to anybody."""
    states = [dealt(6, seed) for seed in range(200)]
    assert {state.zone[0] for state in states} == set(range(8))
    assert {card for state in states for card in state.hands[3]} == set(range(24))
