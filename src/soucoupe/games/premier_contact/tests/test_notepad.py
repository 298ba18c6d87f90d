"""Notepads: words in orders of their own, and what stands on a page claimed as a tie begins."""

from __future__ import annotations

import msgspec
import pytest

from soucoupe.core.rng import FastRng
from soucoupe.games.premier_contact import GAME
from soucoupe.games.premier_contact.data import FEATURE_NAMES, FEATURES, MOST_CLAIMS
from soucoupe.games.premier_contact.moves import Claim
from soucoupe.games.premier_contact.tests.table import RACES, act, dealt
from soucoupe.games.premier_contact.tests.test_tie_break import tied, winners


@pytest.mark.parametrize("seats", RACES)
def test_notepads_list_the_words_in_different_orders(seats: int) -> None:
    """Every human has all words, no two in the same order; aliens read the lexicon's."""
    state = dealt(seats)
    orders = [GAME.view(state, seat).words for seat in state.humans]
    assert len(set(orders)) == len(orders)
    assert all(len(set(order)) == FEATURES for order in orders)
    assert len({GAME.view(state, seat).words for seat in state.aliens}) == 1


def test_a_notepad_starts_as_it_stands() -> None:
    """Whatever is written on the page is claimed, sure or not; the unknown box is not."""
    state = tied(3, 3, 2, 2)
    assert GAME.recall is not None
    pad = '{"features": {"round": [[3, 2]], "big": [[0, 1], [7, 3]]}, "unknown": [5]}'
    claims = GAME.recall(GAME.view(state, 4), pad)
    assert claims == [Claim("round", 3), Claim("big", 0), Claim("big", 7)]
    for claim in claims:
        assert claim in GAME.legal(state, 4)


def test_a_crowded_pad_can_still_be_tidied() -> None:
    """However much stands on it, changes are left once it has been recalled."""
    state = tied(3, 3, 2, 2)
    assert GAME.recall is not None
    crowd = {word: [[glyph, 1] for glyph in range(10)] for word in FEATURE_NAMES}
    pad = msgspec.json.encode({"features": crowd}).decode()
    for claim in GAME.recall(GAME.view(state, 3), pad):
        GAME.apply(state, 3, claim, FastRng(1), None)
    left = GAME.view(state, 3).claims[0].left
    assert left == MOST_CLAIMS // 3
    assert GAME.view(act(state, 3, "drop big 9"), 3).claims[0].left == left - 1


def test_the_absent_take_part_as_their_pad_stands() -> None:
    """What is recalled counts even if nobody comes: the clock hands it in."""
    state = tied(3, 3, 2, 2)
    assert GAME.recall is not None
    for claim in GAME.recall(GAME.view(state, 4), '{"features": {"big": [[0, 1]]}}'):
        GAME.apply(state, 4, claim, FastRng(1), None)
    for seat in (3, 4):
        late = GAME.timeout(GAME.view(state, seat), GAME.legal(state, seat), FastRng(1))
        GAME.apply(state, seat, late, FastRng(1), None)
    assert winners(state) == (0, 4)


@pytest.mark.parametrize(
    "pad",
    [
        *("", "nonsense", "[]", "3", '{"features": 3}', '{"features": {"round": 3}}', "[" * 5000),
        *(
            '{"features": {"flat": [[3, 2]]}}',
            '{"features": {"round": [[true], ["x"], [-1], [48]]}}',
        ),
    ],
)
def test_a_pad_that_makes_no_sense_claims_nothing(pad: str) -> None:
    """Whatever a page may have written there."""
    assert GAME.recall is not None
    assert GAME.recall(GAME.view(tied(3, 3, 2, 2), 4), pad) == []


def test_nothing_is_recalled_before_a_tie_or_for_others() -> None:
    """A notepad is read when it decides, and only for those it decides between."""
    pad = '{"features": {"round": [[3, 2]]}}'
    assert GAME.recall is not None
    assert GAME.recall(GAME.view(dealt(7), 3), pad) == []
    assert GAME.recall(GAME.view(tied(3, 3, 2, 2), 5), pad) == []
    assert GAME.recall(GAME.view(tied(3, 3, 2, 2), 0), pad) == []
