"""The tablet: signs drawn one by one before everybody, plain or barred, then sent."""

from __future__ import annotations

import pytest

from soucoupe.core.errors import NotLegal
from soucoupe.games.premier_contact import GAME
from soucoupe.games.premier_contact.events import Drawn, Event, Sent, Wiped
from soucoupe.games.premier_contact.moves import Options
from soucoupe.games.premier_contact.state import State
from soucoupe.games.premier_contact.tests.table import (
    act,
    dealt,
    humans_asked,
    options_of,
    requested,
    sign,
    turn_of,
    voted,
)
from soucoupe.games.premier_contact.view_types import Mark, Request

PLAIN = Mark(3, barred=False)
BARRED = Mark(4, barred=True)


def at_the_tablet(options: Options | None = None) -> State:
    """Return the first alien turn of a race of two aliens, red at seat 0."""
    return humans_asked(dealt(4, options))


def test_signs_are_drawn_one_by_one_and_sent() -> None:
    """Plain, or with the bar that negates them; all see each as it is drawn."""
    out: list[Event] = []
    state = act(at_the_tablet(), 0, "draw 3 false", out=out)
    assert GAME.view(state, 3).tablet == GAME.view(state, None).tablet == (PLAIN,)
    state = act(state, 0, "draw 4 true", "send", out=out)
    assert out == [Drawn(0, PLAIN), Drawn(0, BARRED), Sent(0, (PLAIN, BARRED))]
    assert all(GAME.show(event, watcher) == event for event in out for watcher in (2, None))
    assert GAME.to_act(state) == (2, 3)


def test_nothing_is_sent_empty() -> None:
    """One sign at least."""
    state = at_the_tablet()
    assert "send" not in options_of(state, 0)
    with pytest.raises(NotLegal, match="why-draw-one"):
        act(state, 0, "send")


def test_each_word_stands_there_once() -> None:
    """Neither again, nor with a bar as well."""
    state = act(at_the_tablet(), 0, "draw 3 false")
    for again in ("draw 3 false", "draw 3 true"):
        with pytest.raises(NotLegal, match="why-already-drawn"):
            act(state, 0, again)


def test_only_signs_of_the_lexicon_are_drawn() -> None:
    """Letters and pictures are not the language; signs never shown before are fine."""
    state = at_the_tablet()
    assert len(options_of(state, 0)) == 50
    with pytest.raises(NotLegal, match="why-not-in-lexicon"):
        act(state, 0, "draw 30 false")
    assert state.shown == 1 << sign("big")
    state = act(state, 0, "draw 24 false")
    assert state.shown >> 24 & 1


@pytest.mark.parametrize("most", [6, 25])
def test_the_tablet_holds_six_signs_or_what_the_host_says(most: int) -> None:
    """Then it can only be sent, or wiped."""
    state = at_the_tablet(Options(tablet=most, preliminary="off"))
    for glyph in range(most):
        assert GAME.view(state, 0).room == most - glyph
        state = act(state, 0, f"draw {glyph} false")
    assert options_of(state, 0) == ["send", "wipe"]


def test_what_is_wiped_off_has_been_seen() -> None:
    """Its place is used up, all saw it, and the history keeps it; it may be drawn again."""
    out: list[Event] = []
    state = act(at_the_tablet(), 0, "draw 4 false", "wipe", out=out)
    assert out[-1] == Wiped(0, Mark(4, barred=False))
    assert GAME.view(state, 0).room == 5
    assert state.shown >> 4 & 1
    state = voted(act(state, 0, "draw 4 true", "send"), 20, 21)
    entry = state.history[-1]
    assert isinstance(entry, Request)
    assert (entry.marks, entry.wiped) == ((BARRED,), (Mark(4, barred=False),))


def test_wiping_comes_to_an_end() -> None:
    """With no room for another sign the last one stays: no more than six are ever shown."""
    state = at_the_tablet()
    for glyph in range(5):
        state = act(state, 0, f"draw {glyph} false", "wipe")
    state = act(state, 0, "draw 9 false")
    assert options_of(state, 0) == ["send"]
    with pytest.raises(NotLegal, match="why-last-sign"):
        act(state, 0, "wipe")


def test_aliens_ask_in_the_order_of_their_colours() -> None:
    """Red, blue, green, once a round each."""
    state = humans_asked(dealt(7))
    for seat, colour in enumerate(("red", "blue", "green")):
        assert GAME.to_act(state) == (seat,)
        state = voted(requested(state), 21, 22, 23, 24)
        entry = state.history[-1]
        assert isinstance(entry, Request)
        assert (entry.seat, entry.colour) == (seat, colour)
    assert GAME.to_act(state) == (3,)


def test_what_was_meant_is_recorded_nowhere() -> None:
    """A request is its signs and its votes, to the aliens too."""
    state = turn_of(dealt(4), 20, 21)
    assert GAME.view(state, 0).history == GAME.view(state, None).history
    assert Request.__struct_fields__ == ("round", "seat", "colour", "marks", "wiped", "votes")
