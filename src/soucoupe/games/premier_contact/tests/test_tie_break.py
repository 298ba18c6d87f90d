"""The tie-break: only the tied, one minute, and no profit in writing everything everywhere."""

from __future__ import annotations

import pytest

from soucoupe.core.errors import NotLegal, NotYourTurn
from soucoupe.core.game import Limit
from soucoupe.core.rng import FastRng
from soucoupe.games.premier_contact import GAME
from soucoupe.games.premier_contact.data import FEATURE_NAMES, MOST_CLAIMS
from soucoupe.games.premier_contact.events import Compared, Ended, Event, SignNoted, Tied
from soucoupe.games.premier_contact.moves import Done, Options
from soucoupe.games.premier_contact.state import State
from soucoupe.games.premier_contact.tests.table import act, dealt, humans_asked, requested, voted
from soucoupe.games.premier_contact.view_types import Word


def tied(*tokens: int, out: list[Event] | None = None) -> State:
    """End a race of seven with these tokens for the humans, seats 3 to 6; ten signs were shown."""
    state = humans_asked(dealt(7, Options(tablet=25, preliminary="off")))
    state.covered[0] = state.covered[1] = 1
    state.received[0] = 2
    state = requested(state, *FEATURE_NAMES[:10])
    for human, count in enumerate(tokens):
        state.tokens[human] = [count, 0, 0]
    state.tokens[0][0] -= 1
    return voted(state, 2, 24, 24, 24, out=out)


def winners(state: State) -> tuple[int, ...]:
    """Return who won."""
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome.winners


def test_only_those_tied_for_most_tokens_take_part() -> None:
    """They all owe their notepads at once; the others wait."""
    out: list[Event] = []
    state = tied(3, 3, 2, 2, out=out)
    assert out[-1] == Tied((3, 4), 60, MOST_CLAIMS)
    assert GAME.to_act(state) == (3, 4)
    assert GAME.view(state, None).tied == (3, 4)
    with pytest.raises(NotYourTurn):
        act(state, 5, "done")


def test_no_tie_no_notepads() -> None:
    """With one human in the lead the game is over."""
    assert GAME.to_act(tied(3, 2, 2, 2)) == ()


def test_they_have_one_minute() -> None:
    """The rulebook's own clock, for those who have not handed in; then what stands counts."""
    state = tied(3, 3, 2, 2)
    assert GAME.limit is not None
    assert GAME.limit(state) == Limit("tidy", 60.0, (3, 4))
    assert GAME.timeout(GAME.view(state, 3), GAME.legal(state, 3), FastRng(1)) == Done()
    state = act(state, 3, "done")
    assert GAME.limit(state) == Limit("tidy", 60.0, (4,))
    assert GAME.limit(act(state, 4, "done")) is None
    assert GAME.limit(dealt(7)) is None


def test_a_point_for_each_word_with_the_right_sign() -> None:
    """Wrong ones cost nothing."""
    out: list[Event] = []
    state = act(tied(3, 3, 2, 2), 3, "claim big 0", "claim long 2", "claim sky 5", "done")
    state = act(state, 4, "claim heavy 1", "done", out=out)
    compared = [event for event in out if isinstance(event, Compared)]
    assert [(one.seat, one.points) for one in compared] == [(3, 2), (4, 1)]
    assert [one.glyphs for one in compared] == [one.glyphs for one in GAME.view(state, None).claims]
    assert isinstance(out[-1], Ended)
    assert winners(state) == (0, 3)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.reasons == ("offerings", "notepads")
    assert [outcome.places[seat] for seat in (3, 4, 5, 6)] == [1, 2, 3, 3]


def test_a_sign_beside_two_words_counts_at_neither() -> None:
    """So there is no profit in writing one sign everywhere."""
    everywhere = [f"claim {word} 0" for word in FEATURE_NAMES]
    state = act(tied(3, 3, 2, 2), 3, *everywhere, "done")
    state = act(state, 4, "claim heavy 1", "done")
    assert winners(state) == (0, 4)
    state = act(tied(3, 3, 2, 2), 3, "claim big 0", "claim heavy 0", "claim heavy 1", "done")
    assert winners(act(state, 4, "done")) == (0, 3, 4)


def test_a_word_with_two_signs_counts_for_nothing() -> None:
    """So there is no profit in writing every sign beside one word either."""
    state = act(tied(3, 3, 2, 2), 3, *[f"claim big {glyph}" for glyph in range(10)], "done")
    state = act(state, 4, "claim big 0", "done")
    assert winners(state) == (0, 4)


def test_what_is_rubbed_out_is_gone() -> None:
    """And may leave the right sign alone beside its word."""
    state = act(tied(3, 3, 2, 2), 3, "claim big 0", "claim big 7", "drop big 7", "done")
    assert winners(act(state, 4, "done")) == (0, 3)
    with pytest.raises(NotLegal, match="why-not-claimed"):
        act(tied(3, 3, 2, 2), 3, "drop big 0")


def test_equal_notepads_share_the_victory() -> None:
    """There is no third tie-break."""
    state = act(tied(3, 3, 2, 2), 3, "claim big 0", "done")
    state = act(state, 4, "claim heavy 1", "done")
    assert winners(state) == (0, 3, 4)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.reasons == ("offerings", "shared")


def test_only_signs_that_were_shown_can_be_written() -> None:
    """Not twice at the same place, and beside words there are."""
    state = act(tied(3, 3, 2, 2), 3, "claim big 0")
    with pytest.raises(NotLegal, match="why-sign-never-seen"):
        act(state, 3, "claim big 30")
    with pytest.raises(NotLegal, match="why-already-claimed"):
        act(state, 3, "claim big 0")


def test_notepads_are_private_until_the_end() -> None:
    """Then all are opened."""
    out: list[Event] = []
    before = tied(3, 3, 2, 2)
    state = act(before, 3, "claim big 0", out=out)
    assert out == [SignNoted(3, Word("big"), 0, stands=True)]
    assert GAME.show(out[0], 4) is None
    assert GAME.show(out[0], 0) is None
    for watcher in (0, 4, 5, None):
        assert GAME.view(state, watcher) == GAME.view(before, watcher)
    state = act(act(state, 3, "done"), 4, "done")
    opened = GAME.view(state, None).claims
    assert [(one.seat, one.points) for one in opened] == [(3, 1), (4, 0)]


def test_tidying_comes_to_an_end() -> None:
    """After so many changes a notepad can only be handed in."""
    state = tied(3, 3, 2, 2)
    for _ in range(MOST_CLAIMS // 2):
        state = act(state, 3, "claim big 0", "drop big 0")
    with pytest.raises(NotLegal, match="why-enough-changes"):
        act(state, 3, "claim big 0")
    assert list(GAME.legal(state, 3)) == [Done()]
