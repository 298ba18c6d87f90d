"""The box: eight rooms, 24 crew cards, three a room; and none is ever lost."""

from collections import Counter

import pytest

from soucoupe.games.tuerie.component_types import COMPONENTS
from soucoupe.games.tuerie.data import CARD_COUNT, CARDS, ROOM_OF, ROOMS, ROOMS_FOR
from soucoupe.games.tuerie.state import NONE, State
from soucoupe.games.tuerie.tests.table import SEATS, random_game, rooms


def test_eight_rooms_with_three_cards_each() -> None:
    """Every room has a crew card of vulnerability 1, 2 and 3; a card's number tells its room."""
    assert len(ROOMS) == 8
    assert [(row.room, row.vulnerability) for row in CARDS] == [
        (room, vulnerability) for room in ROOMS for vulnerability in (1, 2, 3)
    ]


def test_the_small_ship_has_no_bridge_and_no_medbay() -> None:
    """With three to five players these two are gone from the start; with six to ten none is."""
    for seats in SEATS:
        missing = set(ROOMS) - set(rooms(ROOMS_FOR[seats]))
        assert missing == ({"bridge", "medbay"} if seats < 6 else set())


def test_cards_that_win_alone_and_cards_that_wait_their_turn() -> None:
    """One card a room at most wins alone; three go on for rounds, and come first or second."""
    alone = [row.name for row in CARDS if row.alone]
    assert alone == ["open-the-airlock", "overload", "jettison", "weedkiller", "vent-section"]
    order = {row.name: row.order for row in CARDS if row.order != "any"}
    assert order == {
        "spacewalk": "first",
        "self-destruct": "second",
        "musical-chairs": "second",
        "all-hands": "second",
        "distress-call": "first",
    }
    ongoing = [row.name for row in CARDS if row.when == "ongoing"]
    assert ongoing == ["spacewalk", "self-destruct", "distress-call"]


def test_every_row_says_where_it_comes_from() -> None:
    """The rulebook names two rooms and three cards; the rest is ours."""
    named: list[str] = [row.name for row in COMPONENTS.rooms if row.source == "rulebook"]
    named += [row.name for row in CARDS if row.source == "rulebook"]
    assert named == ["bridge", "medbay", "spacewalk", "coward", "close-call"]


@pytest.mark.parametrize("seats", SEATS)
def test_all_cards_are_somewhere_exactly_once(seats: int) -> None:
    """24 crew cards and eight targets, or the 18 and six of a small ship, in whole random games."""
    for state, _ in random_game(seats, seed=seats):
        cards = Counter(cards_of(state))
        assert set(cards.values()) == {1}
        at_sea = {card for card in range(CARD_COUNT) if ROOMS_FOR[seats] >> ROOM_OF[card] & 1}
        for card in at_sea - set(cards):
            assert not state.in_play >> ROOM_OF[card] & 1
        assert set(cards) <= at_sea


@pytest.mark.parametrize("seats", SEATS)
def test_all_targets_are_somewhere_exactly_once(seats: int) -> None:
    """In the zone, set aside, turned, in the reserve, or gone with their room."""
    for state, _ in random_game(seats, seed=seats):
        targets = Counter([*state.zone, *state.reserve])
        if state.reason == NONE:
            targets.update(at for at in (state.aside, state.target, state.decoy) if at != NONE)
        assert set(targets.values()) <= {1}
        for room in range(8):
            if state.reason == NONE and room not in targets:
                assert not state.in_play >> room & 1 or state.doomed >> room & 1


def cards_of(state: State) -> list[int]:
    """List every crew card there is, wherever it lies."""
    acts = {deed.card for deed in (*state.deeds, *state.ongoing)}
    found = [*state.deck, *acts, *(card for card in range(CARD_COUNT) if state.spent >> card & 1)]
    found += [card for hand in state.hands for card in hand]
    return found + [card for card in (*state.hiding_cards, *state.discards) if card != NONE]
