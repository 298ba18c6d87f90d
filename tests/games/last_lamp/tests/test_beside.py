"""What is said beside the rules, by example: sand, talk, the dead, and notepads."""

from __future__ import annotations

import pytest

from soucoupe.core.game import Channel, Limit
from tests.games.last_lamp import GAME
from tests.games.last_lamp.data import NAME, TURNS
from tests.games.last_lamp.moves import Options
from tests.games.last_lamp.state import State
from tests.games.last_lamp.tests.test_rules import act, table
from tests.games.last_lamp.view_types import Lamp

TABLE = Channel("all", speakers=(0, 1, 2), reactors=(0, 1, 2), closed="why-hush")


def said(state: State) -> dict[str, Channel]:
    """Return the channels there are, by name."""
    assert GAME.channels is not None
    return {channel.name: channel for channel in GAME.channels(state)}


def test_the_sand_runs_for_a_whole_turn() -> None:
    """Naming does not turn it over; a call does, and the end stops it (ruling 3)."""
    assert GAME.limit is not None
    state = table(1, 2, 3)
    assert GAME.limit(state) == GAME.limit(act(state, "name 4")) == Limit("turn-1", 5, (0,))
    assert GAME.limit(act(state, "call")) == Limit("turn-2", 5, (1,))
    assert GAME.limit(act(state, *["call"] * TURNS)) is None


def test_there_may_be_no_sand() -> None:
    """Where the host wants none."""
    assert GAME.limit is not None
    assert GAME.limit(State(Options(sand=0), [1, 2, 3])) is None


def test_camps_talk_unless_a_number_is_named() -> None:
    """Owls with owls, moths with moths; the table talks on."""
    state = table(1, 2, 3)
    owls = Channel("owls", (0, 2), (0, 2), has_pad=True)
    moths = Channel("moths", (1,), (1,), has_pad=True)
    assert said(state) == {"all": TABLE, "owls": owls, "moths": moths}
    hushed = said(act(state, "name 4"))
    assert hushed["all"] == TABLE
    assert hushed["owls"] == Channel("owls", (0, 2), (), closed="why-hush", has_pad=True)
    assert said(act(state, "name 4", "call")) == said(state)


def test_the_dead_talk_among_themselves() -> None:
    """They are heard by nobody who lives, and an empty camp has no channel."""
    state = act(table(1, 2, 3, 4), "name 2", "call")
    assert said(state)["dead"] == Channel("dead", (1,), (1,))
    assert said(state)["all"].speakers == (0, 2, 3)
    assert said(state)["moths"].readers == (3,)
    assert "moths" not in said(act(state, "name 4", "call"))


def test_the_dead_see_everything() -> None:
    """From the moment they are out; their own view is as poor as before."""
    assert GAME.eliminated is not None
    assert GAME.open is not None
    state = act(table(1, 2, 3), "name 2")
    assert GAME.eliminated(state) == ()
    state = act(state, "call")
    assert GAME.eliminated(state) == (1,)
    assert GAME.open(state).lamps == (Lamp(0, 1), Lamp(1, 2), Lamp(2, 3))
    assert GAME.view(state, 1).lamps == (Lamp(1, 2),)


@pytest.mark.parametrize(("text", "digit"), [("it is 4, not 5", "4"), ("it is four", None)])
def test_digits_are_held_back(text: str, digit: str | None) -> None:
    """The first one is named; words are not held back."""
    assert GAME.hold_back is not None
    held = GAME.hold_back(GAME.view(table(1, 2, 3), 0), text)
    assert held == (None if digit is None else ("why-digits", digit))


@pytest.mark.parametrize("pad", ["", "0", "10", "4 or 5", "four", "\u0664"])
def test_a_pad_without_a_number_alone_names_nothing(pad: str) -> None:
    """Whatever else stands there."""
    assert GAME.recall is not None
    assert list(GAME.recall(GAME.view(table(1, 2, 3), 0), pad)) == []


def test_a_number_on_a_pad_is_named() -> None:
    """Unless one is named already (ruling 5)."""
    assert GAME.recall is not None
    state = table(1, 2, 3)
    assert list(GAME.recall(GAME.view(state, 0), " 4\n")) == [NAME[4]]
    assert list(GAME.recall(GAME.view(act(state, "name 5"), 0), " 4\n")) == []


@pytest.mark.parametrize(
    ("actions", "topic"), [((), "turns"), (("name 2", "call"), "out"), (("call",) * 12, "winning")]
)
def test_the_rule_page_opens_where_it_matters(actions: tuple[str, ...], topic: str) -> None:
    """To somebody who has a turn, who is out, or who wants to know why they lost."""
    assert GAME.topic is not None
    assert GAME.topic(GAME.view(act(table(1, 2, 3), *actions), 1)) == topic
