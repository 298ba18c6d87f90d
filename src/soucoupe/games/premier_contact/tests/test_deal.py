"""Setting up: camps and colours, lexicon and request, for every number of players."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from soucoupe.core import play
from soucoupe.core.errors import BadOption
from soucoupe.core.rng import FastRng
from soucoupe.games.premier_contact import GAME
from soucoupe.games.premier_contact.data import BLACK, BLUE, FEATURES, GLYPH_COUNT, GREEN, RED
from soucoupe.games.premier_contact.moves import Options
from soucoupe.games.premier_contact.state import NAME, TURN, State
from soucoupe.games.premier_contact.tests.table import SEATS

USUAL = {2: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 3}


def deal(seats: int, options: Options | None = None, seed: int = 1) -> State:
    """Deal a game."""
    return play.deal(GAME, options or Options(), seats, FastRng(seed))


@pytest.mark.parametrize("seats", SEATS)
def test_camps_are_split_as_usual(seats: int) -> None:
    """One alien for two or three, two for four or five, three for six or seven."""
    state = deal(seats)
    assert len(state.aliens) == USUAL[seats]
    assert sorted(state.aliens + state.humans) == list(range(seats))


@pytest.mark.parametrize(("seats", "aliens", "count"), [(5, "three", 3), (6, "two", 2)])
def test_the_host_may_split_five_and_six_otherwise(seats: int, aliens: str, count: int) -> None:
    """Three aliens and two humans, or two aliens and four humans."""
    state = deal(seats, Options(aliens=aliens))  # type: ignore[arg-type]
    assert len(state.aliens) == count


@pytest.mark.parametrize(("seats", "aliens"), [(4, "three"), (7, "two"), (2, "two"), (3, "three")])
def test_no_other_split_is_dealt(seats: int, aliens: str) -> None:
    """A camp of one has no race, and three aliens or four humans are the most."""
    with pytest.raises(BadOption, match="not split"):
        deal(seats, Options(aliens=aliens))  # type: ignore[arg-type]


def test_aliens_and_first_human_are_drawn() -> None:
    """Everybody is red, blue or human, and first among the humans, now and then."""
    states = [deal(4, seed=seed) for seed in range(80)]
    assert {state.aliens[0] for state in states} == {0, 1, 2, 3}
    assert {state.aliens[1] for state in states} == {0, 1, 2, 3}
    assert {state.humans[0] for state in states} == {0, 1, 2, 3}


def test_humans_follow_clockwise() -> None:
    """Whoever is first, the others come in the order of their seats, round the table."""
    for seed in range(20):
        humans = deal(7, seed=seed).humans
        steps = [(after - before) % 7 for before, after in pairwise(humans)]
        assert sum(steps) < 7


def test_camps_and_colours_may_be_chosen() -> None:
    """Named seats play the colours they are named for; the others are drawn."""
    for seed in range(20):
        state = deal(7, Options(red=4, green=1), seed)
        assert (state.aliens[0], state.aliens[2]) == (4, 1)
        assert state.aliens[1] not in {4, 1}


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, Options(red=1, blue=1)),
        (4, Options(red=4)),
        (4, Options(green=2)),
        (5, Options(green=2)),
        (2, Options(blue=0)),
    ],
)
def test_impossible_casts_are_refused(seats: int, options: Options) -> None:
    """A seat twice, a seat that is not there, a colour nobody plays."""
    with pytest.raises(BadOption):
        deal(seats, options)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("hard", [False, True])
def test_cells_have_the_colours_of_their_side(seats: int, hard: bool) -> None:
    """4, 7 and 8 on the easy side, 6, 8, 8 and 3 black on the hard one, always used by a pact."""
    state = deal(seats, Options(hard=hard))
    counts = Counter(state.request)
    first, second, third = (6, 8, 8) if hard or seats < 4 else (4, 7, 8)
    assert (counts[RED], counts[BLUE]) == (first, second)
    assert counts[GREEN] == (third if len(state.aliens) != 2 else 0)
    assert counts[BLACK] == (3 if seats < 4 else 0)


def test_lexicon_and_request_are_drawn_anew() -> None:
    """Over many games every sign stands for every word, and every cell has every colour."""
    states = [deal(7, seed=seed) for seed in range(600)]
    for feature in (0, FEATURES - 1):
        assert len({state.lexicon[feature] for state in states}) == GLYPH_COUNT
    for cell in (0, 12, 24):
        colours = Counter(state.request[cell] for state in states)
        assert set(colours) == {0, RED, BLUE, GREEN}
        assert 60 < colours[RED] < 140
    assert len({state.lexicon for state in states}) == 600


@pytest.mark.parametrize("seats", SEATS)
def test_a_preliminary_round_is_usual_with_two_humans_in_a_race(seats: int) -> None:
    """On by default there, off elsewhere, and the host's to choose anywhere."""
    humans = len(deal(seats).humans)
    drawn = Options(colours="drawn")
    assert (deal(seats, drawn).phase == NAME) == (humans == 2 and seats >= 4)
    assert deal(seats, Options(colours="drawn", preliminary="on")).phase == NAME
    assert deal(seats, Options(colours="drawn", preliminary="off")).phase == TURN


def test_a_lone_alien_has_nine_red_tokens() -> None:
    """And nobody has any in a race."""
    assert deal(2).red_tokens == deal(3).red_tokens == 9
    assert GAME.view(deal(4), None).red_tokens is None
