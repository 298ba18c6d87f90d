"""Who sees what: lexicon and request, notepads, and everything once the game is over."""

from __future__ import annotations

import pytest

from soucoupe.games.premier_contact import GAME
from soucoupe.games.premier_contact.state import State
from soucoupe.games.premier_contact.tests.table import (
    SEATS,
    act,
    asked,
    dealt,
    humans_asked,
    requested,
    voted,
)


@pytest.mark.parametrize("seats", SEATS)
def test_aliens_share_lexicon_and_request(seats: int) -> None:
    """All of them see all colours; humans and the public see neither."""
    state = dealt(seats)
    sides = {GAME.view(state, seat).camp for seat in state.aliens}
    (camp,) = sides
    assert camp is not None
    assert camp.lexicon == state.lexicon
    colours = (None, "red", "blue", "green", "black")
    assert camp.request == tuple(colours[cell] for cell in state.request)
    for watcher in (*state.humans, None):
        assert GAME.view(state, watcher).camp is None


def test_humans_and_the_public_see_the_same_but_for_their_papers() -> None:
    """A notepad's order, an own vote; no more."""
    state = act(requested(humans_asked(dealt(4))), 2, "vote 7")
    human, public = GAME.view(state, 2), GAME.view(state, None)
    differing = [
        name for name in human.__struct_fields__ if getattr(human, name) != getattr(public, name)
    ]
    assert differing == ["seat", "words", "cast"]


def finished() -> State:
    """Return a race that is over."""
    state = humans_asked(dealt(4))
    state.covered[0] = state.covered[1] = 1
    state.received[0] = 2
    state.tokens[0] = [2, 0, 0]
    return voted(requested(state), 2, 24)


def test_all_is_told_at_the_end() -> None:
    """What each sign meant, and whose each cell was, to everybody."""
    state = finished()
    for watcher in (0, 2, None):
        camp = GAME.view(state, watcher).camp
        assert camp is not None
        assert camp.lexicon == state.lexicon


def test_the_open_view_shows_everything_at_any_time() -> None:
    """Lexicon, proposals, unrevealed votes: for replays laid open."""
    assert GAME.open is not None
    state = act(asked(dealt(4), 3), 1, "pick 7")
    camp = GAME.open(state).camp
    assert camp is not None
    assert [one.glyph for one in camp.picks] == [7]
    state = act(requested(humans_asked(dealt(4))), 2, "vote 7")
    assert [one.cell for one in GAME.open(state).cast] == [7]


def test_views_say_whose_turn_it_is() -> None:
    """The human who asks, also while aliens answer; the alien who wants something."""
    state = dealt(4)
    assert GAME.view(state, None).active == 2
    state = asked(state, 3)
    assert (GAME.view(state, None).active, GAME.view(state, None).to_act) == (2, (0, 1))
    state = requested(humans_asked(dealt(4)))
    assert (GAME.view(state, None).active, GAME.view(state, None).to_act) == (0, (2, 3))
    assert GAME.view(finished(), None).active is None


@pytest.mark.parametrize(
    ("watcher", "topics"),
    [
        (0, ["asking", "answering", "requesting", "voting", "winning"]),
        (2, ["asking", "notepad", "requesting", "voting", "winning"]),
        (None, ["asking", "answering", "requesting", "voting", "winning"]),
    ],
)
def test_the_rule_page_opens_where_it_matters(watcher: int | None, topics: list[str]) -> None:
    """Phase by phase, for each camp."""
    assert GAME.topic is not None
    moments = [dealt(4), asked(dealt(4), 3), humans_asked(dealt(4))]
    moments += [requested(humans_asked(dealt(4))), finished()]
    assert [GAME.topic(GAME.view(state, watcher)) for state in moments] == topics
