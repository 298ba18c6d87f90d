"""Which alien plays which colour: each chooses in turn, unless the host decides (ruling 1)."""

from __future__ import annotations

from itertools import permutations

import pytest

from soucoupe.core import play
from soucoupe.core.budget import Budget
from soucoupe.core.errors import NotLegal
from soucoupe.core.rng import FastRng
from soucoupe.games.premier_contact import GAME
from soucoupe.games.premier_contact.codes import COLOUR_NAME
from soucoupe.games.premier_contact.events import Event
from soucoupe.games.premier_contact.moves import Options
from soucoupe.games.premier_contact.state import COLOUR, NAME, TURN, State
from soucoupe.games.premier_contact.tests.table import RACES, act, kinds, options_of
from tests.support.take_backs import asked_of_everything

THREE = 6


def dealt(seats: int, options: Options | None = None, seed: int = 1) -> State:
    """Deal a game whose aliens have no colours yet."""
    return play.deal(GAME, options or Options(), seats, FastRng(seed))


def chooser(state: State) -> int:
    """Return whose choice it is."""
    (seat,) = GAME.to_act(state)
    return seat


@pytest.mark.parametrize("seats", RACES)
def test_aliens_choose_before_anything_else(seats: int) -> None:
    """One after another, with lexicon and request before them; the humans wait."""
    state = dealt(seats)
    assert state.phase == COLOUR
    assert set(state.choosing) == set(state.aliens)
    assert chooser(state) == state.choosing[0]
    view = GAME.view(state, chooser(state))
    assert view.camp is not None
    assert any(view.camp.request)
    assert all(GAME.legal(state, human) == [] for human in state.humans)


@pytest.mark.parametrize("wanted", list(permutations(COLOUR_NAME)))
def test_every_way_to_share_out_the_colours_can_be_chosen(wanted: tuple[str, ...]) -> None:
    """Each takes what is left; the last is given what remains, and turns follow the colours."""
    state = dealt(THREE)
    order = state.choosing
    out: list[Event] = []
    assert options_of(state, order[0]) == [f"take {colour}" for colour in COLOUR_NAME]
    state = act(state, order[0], f"take {wanted[0]}", out=out)
    left = [f"take {colour}" for colour in COLOUR_NAME if colour != wanted[0]]
    assert options_of(state, order[1]) == left
    state = act(state, order[1], f"take {wanted[1]}", out=out)
    assert [COLOUR_NAME[state.aliens.index(seat)] for seat in order] == list(wanted)
    assert [alien.seat for alien in GAME.view(state, None).aliens] == list(state.aliens)
    assert state.phase == TURN
    assert kinds(out) == ["colour-taken"] * 3 + ["round-opened", "human-turn"]


def test_a_colour_that_is_taken_is_refused() -> None:
    """And the reason is told."""
    state = dealt(THREE)
    first, second, _ = state.choosing
    state = act(state, first, "take blue")
    with pytest.raises(NotLegal, match="why-colour-taken"):
        act(state, second, "take blue")


def test_words_are_asked_for_after_the_colours() -> None:
    """Where there is a preliminary round it comes next."""
    state = dealt(4)
    out: list[Event] = []
    state = act(state, chooser(state), "take blue", out=out)
    assert state.phase == NAME
    assert kinds(out) == ["colour-taken", "colour-taken", "words-opened", "human-turn"]


def test_green_is_nobodys_among_two() -> None:
    """Two aliens choose between red and blue."""
    state = dealt(4)
    assert options_of(state, chooser(state)) == ["take red", "take blue"]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, Options()),
        (3, Options()),
        (7, Options(colours="drawn")),
        (4, Options(blue=2)),
        (7, Options(red=0, green=5)),
    ],
)
def test_nobody_chooses_where_nothing_is_left_to_choose(seats: int, options: Options) -> None:
    """A lone alien, drawn colours, or all but one given out by the host."""
    state = dealt(seats, options)
    assert state.choosing == ()
    assert state.phase != COLOUR


def test_what_the_host_gives_out_is_not_chosen() -> None:
    """The others choose among the rest."""
    state = dealt(7, Options(red=3))
    assert state.aliens[0] == 3
    assert 3 not in state.choosing
    assert options_of(state, chooser(state)) == ["take blue", "take green"]


def test_the_order_of_choosing_is_drawn() -> None:
    """Everybody is first now and then."""
    assert {dealt(7, seed=seed).choosing[0] for seed in range(60)} == set(range(7))


def test_whoever_lets_time_run_out_plays_the_colour_drawn() -> None:
    """It chooses nothing at random a second time."""
    for seed in range(20):
        state = dealt(THREE, seed=seed)
        seat = chooser(state)
        drawn = COLOUR_NAME[state.aliens.index(seat)]
        action = GAME.timeout(GAME.view(state, seat), GAME.legal(state, seat), FastRng(seed))
        state = play.play(GAME, state, seat, action, FastRng(1))
        assert COLOUR_NAME[state.aliens.index(seat)] == drawn


def test_a_colour_chosen_stays() -> None:
    """Chosen to and fro it would be talk."""
    answers = asked_of_everything("premier_contact", THREE, {"take"})
    assert answers["take"] == {"final-colour"}


@pytest.mark.parametrize("level", ["novice", "regular", "expert"])
def test_bots_choose_too(level: str) -> None:
    """Any colour, and not always the same."""
    chosen = set()
    for seed in range(12):
        state = dealt(THREE, seed=seed)
        seat = chooser(state)
        legal = GAME.legal(state, seat)
        action = GAME.bots[level](GAME.view(state, seat), legal, (), FastRng(seed), Budget())
        assert action in legal
        chosen.add(action)
    assert len(chosen) > 1
