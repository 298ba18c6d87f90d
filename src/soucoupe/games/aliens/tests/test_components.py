"""What is in the box: both decks, and the row of every player count."""

from collections import Counter
from itertools import product

import pytest

from soucoupe.games.aliens import GAME
from soucoupe.games.aliens.component_types import COMPONENTS, DIGEST
from soucoupe.games.aliens.data import ALIENS, CARDS, PLAYERS

RACES = ("gluon", "phi", "quark")
COLOURS = ("green", "violet", "orange")
APPETITES = ("sated", "hungry")


def test_aliens_are_every_combination_once() -> None:
    """Race x colour x appetite: 18 aliens, no two alike."""
    assert len(ALIENS) == 18
    assert set(ALIENS) == set(product(RACES, COLOURS, APPETITES))


def test_testimonies_are_ten_suits_of_seven() -> None:
    """70 cards: three races, three colours, two appetites, two red suits; 0 0 1 1 2 2 3 each."""
    suits = (*RACES, *COLOURS, *APPETITES, "race", "colour")
    expected = Counter({(suit, value): 2 for suit in suits for value in (0, 1, 2)})
    expected.update({(suit, 3): 1 for suit in suits})
    assert len(CARDS) == 70
    assert Counter(CARDS) == expected


def test_facts_number_the_cards_as_the_rules_do() -> None:
    """The page finds a card by suit and value: suits in order, each with all values in order."""
    assert list(CARDS) == list(product(GAME.facts["SUITS"], GAME.facts["VALUES"]))


@pytest.mark.parametrize(
    ("seats", "rounds", "investigations", "hand", "abundance_hand"),
    [(3, 12, 4, 13, 23), (4, 12, 3, 12, 17), (5, 10, 2, 9, 14), (6, 12, 2, 11, 11)],
)
def test_row_of_each_player_count(
    seats: int, rounds: int, investigations: int, hand: int, abundance_hand: int
) -> None:
    """Both tables of the rulebook, row by row; everybody investigates equally often."""
    row = PLAYERS[seats]
    assert (row.rounds, row.investigations) == (rounds, investigations)
    assert (row.hand, row.abundance_hand) == (hand, abundance_hand)
    assert row.rounds == seats * row.investigations


def test_three_to_six_play() -> None:
    """There is a row for 3, 4, 5 and 6 players and for no other number."""
    assert list(GAME.seats) == sorted(PLAYERS) == [3, 4, 5, 6]


def test_three_aliens_five_testimonies_three_errors() -> None:
    """A round: three aliens, five testimonies, and the third error ends it."""
    assert COMPONENTS.round.aliens == 3
    assert COMPONENTS.round.testimonies == 5
    assert COMPONENTS.round.errors == 3


def test_every_table_says_where_it_comes_from() -> None:
    """Only the distribution of the testimonies is a reconstruction of ours."""
    assert COMPONENTS.testimonies.source == "ours"
    assert COMPONENTS.aliens.source == "rulebook"
    assert COMPONENTS.round.source == "rulebook"
    assert {row.source for row in COMPONENTS.players} == {"rulebook"}


def test_version_carries_the_digest_of_the_components() -> None:
    """Changing a component changes the version under which games are kept."""
    assert GAME.version.endswith(f"+{DIGEST}")
