"""The printed set: twelve lexicons, twelve cards with two sides, and every way a card can lie."""

from __future__ import annotations

from collections import Counter

import pytest

from soucoupe.core import play
from soucoupe.core.rng import FastRng
from soucoupe.games.premier_contact import GAME
from soucoupe.games.premier_contact.component_types import PRINTED
from soucoupe.games.premier_contact.data import (
    EASY_CELLS,
    FEATURES,
    GLYPH_COUNT,
    HARD_CELLS,
    LETTERS,
    PRINTED_EASY,
    PRINTED_HARD,
    PRINTED_LEXICONS,
    rotations,
)
from soucoupe.games.premier_contact.moves import NameWord, Options

MARKED = ("r....", ".b...", "..g..", ".....", "....k")


def test_there_are_twelve_of_each() -> None:
    """And each is a lawful one."""
    assert len(set(PRINTED_LEXICONS)) == len(PRINTED.cards) == 12
    for lexicon in PRINTED_LEXICONS:
        assert len(set(lexicon)) == FEATURES
        assert set(lexicon) <= set(range(GLYPH_COUNT))
    assert len(set(PRINTED_EASY)) == len(set(PRINTED_HARD)) == 48
    assert all(Counter(card) == Counter(EASY_CELLS) for card in PRINTED_EASY)
    assert all(Counter(card) == Counter(HARD_CELLS) for card in PRINTED_HARD)


def test_a_quarter_turn_takes_each_cell_where_it_belongs() -> None:
    """What lies at row r, column c comes to row c, column 4 - r."""
    lying = rotations(MARKED)
    for before, after in zip(lying, (*lying[1:], lying[0]), strict=True):
        for row in range(5):
            for column in range(5):
                assert after[5 * column + 4 - row] == before[5 * row + column]


def test_the_camp_opposite_sees_a_card_half_turned() -> None:
    """Cell n of one camp is cell 24 - n of the other, whatever way the card lies."""
    for card in PRINTED.cards:
        for side in (card.easy, card.hard):
            lying = rotations(side)
            assert lying[2] == lying[0][::-1]
            assert lying[3] == lying[1][::-1]


@pytest.mark.parametrize("seats", [2, 5, 7])
@pytest.mark.parametrize("hard", [False, True])
def test_games_are_dealt_from_the_set(seats: int, hard: bool) -> None:
    """All lexicons and all lying cards of the right side come up, and nothing else."""
    options = Options(printed_set=True, hard=hard)
    states = [play.deal(GAME, options, seats, FastRng(seed)) for seed in range(400)]
    assert {state.lexicon for state in states} == set(PRINTED_LEXICONS)
    printed = PRINTED_HARD if hard or seats < 4 else PRINTED_EASY
    played = [plays_as(card, seats) for card in printed]
    assert {state.request for state in states} <= set(played)
    assert len({state.request for state in states}) > 40


def plays_as(card: tuple[int, ...], seats: int) -> tuple[int, ...]:
    """Return a card without the colours nobody plays."""
    played = {2: "rbgk", 5: "rb", 7: "rbg"}[seats]
    return tuple(cell if LETTERS[cell] in played else 0 for cell in card)


@pytest.mark.parametrize("seat", [0, 3, None])
def test_imagined_games_come_from_the_set_too(seat: int | None) -> None:
    """Whoever knows the set pictures only lexicons and cards that are in it."""
    options = Options(printed_set=True, red=0, preliminary="on")
    state = play.deal(GAME, options, 5, FastRng(3))
    first = state.humans[0]
    state = play.play(GAME, state, first, NameWord("hot"), FastRng(1))
    for seed in range(30):
        imagined = GAME.imagine(GAME.view(state, seat), FastRng(seed))
        assert imagined.lexicon in PRINTED_LEXICONS
        assert imagined.lexicon[17] == state.lexicon[17]
        assert imagined.request in {plays_as(card, 5) for card in PRINTED_EASY}
