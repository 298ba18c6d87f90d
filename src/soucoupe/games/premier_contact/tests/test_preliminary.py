"""The preliminary round: each human may have one word's sign shown to all."""

from __future__ import annotations

from soucoupe.games.premier_contact import GAME
from soucoupe.games.premier_contact.events import Event
from soucoupe.games.premier_contact.moves import Options
from soucoupe.games.premier_contact.state import State
from soucoupe.games.premier_contact.tests.table import act, dealt, kinds, options_of, read, sign
from soucoupe.games.premier_contact.view_types import WordTold

ON = Options(preliminary="on")


def opened() -> State:
    """Deal a race of two aliens and two humans, seats 2 and 3."""
    return dealt(4, ON)


def test_each_human_names_one_word_in_turn() -> None:
    """All see its sign, and nobody asks the aliens; then the first round begins."""
    state = opened()
    assert GAME.to_act(state) == (2,)
    out: list[Event] = []
    state = act(state, 2, "name hot", out=out)
    assert GAME.to_act(state) == (3,)
    state = act(state, 3, "name round", out=out)
    assert kinds(out) == ["word-shown", "human-turn", "word-shown", "round-opened", "human-turn"]
    told = (WordTold(2, "hot", sign("hot")), WordTold(3, "round", sign("round")))
    for seat in (0, 2, 3, None):
        assert GAME.view(state, seat).history == told
    assert (GAME.view(state, None).phase, GAME.to_act(state)) == ("turn", (2,))


def test_a_word_is_named_once() -> None:
    """The second human chooses among the other words."""
    state = act(opened(), 2, "name hot")
    assert "name hot" not in options_of(state, 3)
    assert len(options_of(state, 3)) == 25
    assert GAME.explain is not None
    assert GAME.explain(GAME.view(state, 3), read("name hot")) == "why-already-named"


def test_a_human_may_do_without() -> None:
    """Then nothing is shown."""
    state = act(act(opened(), 2, "skip"), 3, "skip")
    assert GAME.view(state, None).history == ()
    assert GAME.view(state, None).phase == "turn"


def test_a_pact_may_have_one_too() -> None:
    """With one human or two, if the host wants it."""
    state = act(dealt(2, ON), 1, "name sky")
    assert GAME.view(state, None).phase == "turn"
    state = act(dealt(3, ON), 1, "name sky")
    assert GAME.to_act(state) == (2,)
