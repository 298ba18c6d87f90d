"""When a testimony is true: exactly as many aliens as it says, over all 816 triples."""

from itertools import combinations

import pytest

from soucoupe.games.aliens.apply import is_true, statement_of
from soucoupe.games.aliens.data import ALIENS, CARDS
from soucoupe.games.aliens.deal import tally_of
from soucoupe.games.aliens.tests.table import example
from soucoupe.games.aliens.worlds import TRIPLES, TRUE_IN

ALL_TRIPLES = list(combinations(range(18), 3))
FIXED = [
    (suit, value)
    for suit in ("gluon", "phi", "quark", "green", "violet", "orange", "sated", "hungry")
    for value in range(4)
]
RED = [
    (suit, value, choice)
    for suit, words in (
        ("race", ("gluon", "phi", "quark")),
        ("colour", ("green", "violet", "orange")),
    )
    for value in range(4)
    for choice in words
]


def holds(triple: tuple[int, ...], word: str, value: int) -> bool:
    """Count by the words on the cards, the slow way."""
    return sum(word in ALIENS[alien] for alien in triple) == value


def test_there_are_816_triples() -> None:
    """18 aliens, three at a time; the worlds the coach counts are these."""
    assert len(ALL_TRIPLES) == 816
    assert list(TRIPLES) == ALL_TRIPLES
    assert (len(FIXED), len(RED)) == (32, 24)


@pytest.mark.parametrize(("suit", "value"), FIXED)
def test_fixed_testimony(suit: str, value: int) -> None:
    """Each of the 32 fixed kinds is true of exactly the right triples (ruling 4)."""
    cards = [card for card, kind in enumerate(CARDS) if kind == (suit, value)]
    assert cards
    expected = [holds(triple, suit, value) for triple in ALL_TRIPLES]
    for card in cards:
        statement = statement_of(card, None)
        assert [is_true(tally_of(triple), statement) for triple in ALL_TRIPLES] == expected


@pytest.mark.parametrize(("suit", "value", "choice"), RED)
def test_red_testimony(suit: str, value: int, choice: str) -> None:
    """Each of the 24 red statements means what its choice says (ruling 4)."""
    cards = [card for card, kind in enumerate(CARDS) if kind == (suit, value)]
    assert cards
    expected = [holds(triple, choice, value) for triple in ALL_TRIPLES]
    for card in cards:
        statement = statement_of(card, choice)
        assert [is_true(tally_of(triple), statement) for triple in ALL_TRIPLES] == expected


@pytest.mark.parametrize(("suit", "value"), FIXED)
def test_world_masks_agree(suit: str, value: int) -> None:
    """The masks the coach reads hold the triples in which a statement is true, no others."""
    card = CARDS.index((suit, value))
    mask = TRUE_IN[statement_of(card, None)]
    told = [mask >> world & 1 == 1 for world in range(len(ALL_TRIPLES))]
    assert told == [holds(triple, suit, value) for triple in ALL_TRIPLES]


def test_chances_told_by_the_rule_page() -> None:
    """In per cent: 27 49 22 2 for a race or a colour, 10 40 40 10 for an appetite."""
    for suit in ("gluon", "phi", "quark", "green", "violet", "orange"):
        assert [percent(suit, value) for value in range(4)] == [27, 49, 22, 2]
    for suit in ("sated", "hungry"):
        assert [percent(suit, value) for value in range(4)] == [10, 40, 40, 10]


def percent(suit: str, value: int) -> int:
    """Tell in how many of a hundred triples a fixed testimony is true."""
    true = TRUE_IN[statement_of(CARDS.index((suit, value)), None)].bit_count()
    return round(100 * true / len(ALL_TRIPLES))


def test_example_of_the_rule_page() -> None:
    """2 gluon, 1 orange, 0 quark, 3 hungry, 1 green: true, false, true, false, true."""
    current = example().current
    answers = [is_true(current.tally, statement) for statement in current.statements]
    assert answers == [True, False, True, False, True]
