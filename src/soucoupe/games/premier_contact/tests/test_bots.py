"""The bots: both camps, three levels, with one another, by what they see alone."""

from __future__ import annotations

import pytest

from soucoupe.core.budget import Budget
from soucoupe.core.rng import FastRng
from soucoupe.games.premier_contact import GAME
from soucoupe.games.premier_contact.bots.request_choice import score
from soucoupe.games.premier_contact.data import CELLS
from soucoupe.games.premier_contact.moves import Options
from soucoupe.games.premier_contact.tests.table import (
    act,
    asked,
    dealt,
    humans_asked,
    read,
    requested,
    sign,
)
from soucoupe.games.premier_contact.tests.understanding import expert_humans, play

LEVELS = ("novice", "regular", "expert")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_bots_of_every_level_finish_games_of_every_kind(level: str, seats: int) -> None:
    """Alone with each other, in a pact and in a race."""
    assert play(seats, Options(), level, 4).rounds >= 1


def test_levels_play_together() -> None:
    """In the same camp and against each other, printed set and preliminary round too."""
    options = Options(preliminary="on", printed_set=True)
    rng = FastRng(8)
    state = GAME.deal(options, 7, rng)
    while waiting := GAME.to_act(state):
        seat = waiting[-1]
        legal = GAME.legal(state, seat)
        action = GAME.bots[LEVELS[seat % 3]](GAME.view(state, seat), legal, (), rng, Budget())
        assert action in legal
        GAME.apply(state, seat, action, rng, None)
    assert GAME.outcome(state) is not None


@pytest.mark.parametrize("aliens", LEVELS)
@pytest.mark.parametrize(
    ("seats", "options"), [(2, Options()), (3, Options()), (4, Options(hard=True))]
)
def test_an_expert_human_understands_from_the_third_round_on(
    seats: int, options: Options, aliens: str
) -> None:
    """At least four times as often as chance it votes for what an alien bot of any level meant."""
    games = [play(seats, options, aliens, seed, expert_humans(aliens)) for seed in range(6)]
    late = [one for game in games for one in game.casts if one.round >= 3]
    assert len(late) > 15
    meant = sum(one.meant for one in late)
    assert meant >= 4 * sum(one.chance for one in late)


@pytest.mark.parametrize("level", LEVELS)
def test_an_alien_answers_with_what_the_turned_have_in_common(level: str) -> None:
    """Shown a pyramid, a hippopotamus, an elephant and a tree, it answers `big` or `heavy`."""
    state = asked(dealt(4), 4, 6, 8, 19)
    for seat in (0, 1):
        view = GAME.view(state, seat)
        action = GAME.bots[level](view, GAME.legal(state, seat), (), FastRng(2), Budget())
        assert action in GAME.legal(state, seat)
        assert action in {act_of(word) for word in ("big", "heavy")}


def act_of(word: str) -> object:
    """Return the answer with a word's sign."""
    return read(f"pick {sign(word)}")


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_aliens_agree_where_they_nearly_do(level: str) -> None:
    """One that comes later joins a sign about as likely as its own."""
    state = act(asked(dealt(4), 17, 18), 0, f"pick {sign('fragile')}")
    view = GAME.view(state, 1)
    assert GAME.bots[level](view, GAME.legal(state, 1), (), FastRng(2), Budget()) == act_of(
        "fragile"
    )


@pytest.mark.parametrize(("level", "least"), [("novice", 4), ("regular", 25), ("expert", 30)])
def test_a_human_votes_by_the_signs_it_knows(level: str, least: int) -> None:
    """Told `sky`, `hot` and `round`, and asked for all three, everybody offers the sun.

    Chance would offer it once or twice in thirty; a novice wavers between all that fits a little.
    """
    state = dealt(5, Options(preliminary="on"))
    state.grid = (*range(24), 27)
    state = act(act(act(state, 2, "name sky"), 3, "name hot"), 4, "name round")
    state = requested(humans_asked(state), "sky", "hot", "round")
    for seat in state.humans:
        votes = [
            GAME.bots[level](
                GAME.view(state, seat), GAME.legal(state, seat), (), FastRng(seed), Budget()
            )
            for seed in range(30)
        ]
        assert votes.count(read("vote 24")) >= least


def test_bots_do_not_peek() -> None:
    """With another lexicon and another request behind its back a human bot does the same."""
    state = requested(humans_asked(dealt(4)), "wood", "-big")
    other = state.copy()
    other.request = tuple(reversed(state.request))
    other.lexicon = tuple(
        glyph if state.shown >> glyph & 1 else glyph + 23 for glyph in state.lexicon
    )
    for level in LEVELS:
        actions = {
            GAME.bots[level](GAME.view(world, 2), GAME.legal(world, 2), (), FastRng(3), Budget())
            for world in (state, other)
        }
        assert len(actions) == 1


def test_humans_who_think_alike_bring_one_offering() -> None:
    """Two humans are told of two cells rather than of one; to one human it is all the same."""
    worth = [1.0, 1.0] + [0.0] * (CELLS - 2)
    one = [1.0, 0.0] + [0.0] * (CELLS - 2)
    both = [0.5, 0.5] + [0.0] * (CELLS - 2)
    assert score(one, worth, 1) == score(both, worth, 1) == 1.0
    assert score(one, worth, 2) == 1.0
    assert score(both, worth, 2) == 1.5
