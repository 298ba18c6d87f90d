"""The tie-break: only the tied, one minute, and no profit in writing everything everywhere."""

from __future__ import annotations

import msgspec
import pytest

from soucoupe.core.errors import NotLegal, NotYourTurn
from soucoupe.core.game import Limit
from soucoupe.core.rng import FastRng
from soucoupe.games.premier_contact import GAME
from soucoupe.games.premier_contact.data import FEATURE_NAMES
from soucoupe.games.premier_contact.events import Compared, Ended, Event, Noted, Tied
from soucoupe.games.premier_contact.moves import Claim, Done, Options
from soucoupe.games.premier_contact.state import State
from soucoupe.games.premier_contact.tables import MOST_CLAIMS
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
    assert out[-1] == Tied((3, 4), 60)
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
    assert [event for event in out if isinstance(event, Compared)] == [
        Compared(3, 2),
        Compared(4, 1),
    ]
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
    assert out == [Noted(3, Word("big"), 0, stands=True)]
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
