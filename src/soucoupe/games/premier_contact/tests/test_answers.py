"""The aliens' answer: proposed in the camp, confirmed, and shown as one sign or several."""

from __future__ import annotations

import pytest

from soucoupe.core.errors import NotLegal, NotYourTurn
from soucoupe.core.rng import FastRng
from soucoupe.games.premier_contact import GAME
from soucoupe.games.premier_contact.events import (
    Answered,
    ConfirmOpened,
    Event,
    Picked,
    PickedUnseen,
)
from soucoupe.games.premier_contact.moves import Lapse
from soucoupe.games.premier_contact.state import State
from soucoupe.games.premier_contact.tests.table import (
    act,
    answered,
    asked,
    dealt,
    options_of,
    read,
    sign,
)
from soucoupe.games.premier_contact.view_types import Answer, Question


def answers(state: State) -> tuple[Answer, ...]:
    """Return the last answers given."""
    entry = state.history[-1]
    assert isinstance(entry, Question)
    return entry.answers


def open_question(seats: int = 6) -> State:
    """Return a question put to three aliens, seats 0 to 2 (or fewer at fewer seats)."""
    return asked(dealt(seats), 4, 5)


def test_one_sign_appears_where_all_agree() -> None:
    """With everybody's colour."""
    out: list[Event] = []
    state = answered(open_question(), "big", out=out)
    assert answers(state) == (Answer(sign("big"), (0, 1, 2)),)
    assert Answered(3, answers(state)) in out


def test_every_sign_appears_where_they_disagree() -> None:
    """Each with its alien, in the order of their turns."""
    state = answered(open_question(), "big", "heavy", "long")
    assert answers(state) == (Answer(0, (0,)), Answer(1, (1,)), Answer(2, (2,)))


def test_equal_signs_appear_once() -> None:
    """With all who stand by them."""
    state = answered(open_question(), "big", "heavy", "big")
    assert answers(state) == (Answer(0, (0, 2)), Answer(1, (1,)))


def test_everybody_proposes_at_the_same_moment() -> None:
    """In any order; whoever has proposed waits."""
    state = open_question()
    assert GAME.to_act(state) == (0, 1, 2)
    state = act(state, 1, "pick 7")
    assert GAME.to_act(state) == (0, 2)
    with pytest.raises(NotYourTurn):
        act(state, 1, "pick 8")


def test_proposals_are_seen_in_the_camp_alone() -> None:
    """Humans and the public see that somebody has thought of something."""
    out: list[Event] = []
    state = act(open_question(), 1, "pick 7", out=out)
    for seat in (0, 1, 2):
        view = GAME.view(state, seat)
        assert view.camp is not None
        assert [(one.seat, one.glyph) for one in view.camp.picks] == [(1, 7)]
        assert GAME.show(out[0], seat) == Picked(1, 7, again=False, changes_left=2, camp=(0, 1, 2))
    for watcher in (3, 5, None):
        assert GAME.view(state, watcher).camp is None
        assert GAME.show(out[0], watcher) == PickedUnseen(1)
        assert GAME.view(state, watcher) == GAME.view(act(open_question(), 1, "pick 9"), watcher)


def test_a_change_of_mind_asks_all_to_confirm_anew() -> None:
    """Whoever had confirmed sees the new proposal before the answer is shown; humans do not."""
    state = open_question()
    for seat, glyph in ((0, 7), (1, 7), (2, 9)):
        state = act(state, seat, f"pick {glyph}")
    state = act(state, 0, "confirm")
    assert GAME.to_act(state) == (1, 2)
    out: list[Event] = []
    state = act(state, 2, "pick 7", out=out)
    assert out == [
        Picked(2, 7, again=True, changes_left=1, camp=(0, 1, 2)),
        ConfirmOpened((0, 1, 2)),
    ]
    assert [GAME.show(event, 4) for event in out] == [None, ConfirmOpened((0, 1, 2))]
    assert GAME.to_act(state) == (0, 1, 2)
    for seat in (0, 1, 2):
        state = act(state, seat, "confirm")
    assert answers(state) == (Answer(7, (0, 1, 2)),)


def test_a_change_of_mind_goes_unnoticed_while_nobody_has_confirmed() -> None:
    """Humans see no difference between the views, and are told nothing."""
    state = open_question(4)
    state = act(act(state, 0, "pick 1"), 1, "pick 2")
    out: list[Event] = []
    changed = act(state, 0, "pick 3", out=out)
    assert GAME.view(changed, 3) == GAME.view(state, 3)
    assert [GAME.show(event, 3) for event in out] == [None]


def test_minds_are_changed_twice_at_most() -> None:
    """Then one stands by one's sign: answers come to an end."""
    state = open_question(4)
    state = act(act(state, 0, "pick 1"), 1, "pick 2")
    state = act(state, 0, "pick 3", "pick 4")
    assert options_of(state, 0) == ["confirm"]
    assert len(options_of(state, 1)) == 25
    with pytest.raises(NotLegal, match="why-no-more-changes"):
        act(state, 0, "pick 5")


def test_a_lone_alien_answers_at_once() -> None:
    """There is nobody to agree with."""
    state = act(open_question(3), 0, "pick 7")
    assert answers(state) == (Answer(7, (0,)),)


def test_an_answer_is_a_sign_of_the_lexicon_and_cannot_be_declined() -> None:
    """Exactly the 25 signs, plain; no passing, and no letting time run out on purpose."""
    state = open_question(4)
    assert options_of(state, 0) == [f"pick {glyph}" for glyph in range(25)]
    for refused in ("confirm", "skip", "pass", "lapse", "pick 30", "draw 3 true"):
        with pytest.raises(NotLegal):
            act(state, 0, refused)


def test_out_of_time_an_alien_is_left_out_if_another_has_answered() -> None:
    """The others' answer stands; a proposal that was made is confirmed."""
    state = act(open_question(), 1, "pick 7")
    chance = FastRng(1)
    late = GAME.timeout(GAME.view(state, 0), GAME.legal(state, 0), chance)
    assert late == Lapse()
    state = act(state, 0, "lapse")
    assert GAME.view(state, 3).lapsed == (0,)
    state = act(state, 2, "pick 8")
    assert GAME.to_act(state) == (1, 2)
    for seat in (1, 2):
        assert GAME.timeout(GAME.view(state, seat), GAME.legal(state, seat), chance) == read(
            "confirm"
        )
        state = act(state, seat, "confirm")
    assert answers(state) == (Answer(7, (1,)), Answer(8, (2,)))


def test_out_of_time_the_only_answer_left_is_shown() -> None:
    """With nobody left to agree with, it needs no confirmation."""
    state = act(open_question(4), 1, "pick 7")
    state = act(state, 0, "lapse")
    assert answers(state) == (Answer(7, (1,)),)


def test_out_of_time_with_nobody_elses_answer_chance_gives_one() -> None:
    """Any sign of the lexicon: an answer there must be."""
    state = open_question(4)
    drawn = {
        GAME.timeout(GAME.view(state, 0), GAME.legal(state, 0), FastRng(seed))
        for seed in range(300)
    }
    assert drawn == set(GAME.legal(state, 0))
