"""Alone aboard: a last chance, and a clock."""

import pytest

from soucoupe.games.tuerie import GAME
from soucoupe.games.tuerie.data import CARDS
from soucoupe.games.tuerie.events import AloneAboard
from soucoupe.games.tuerie.state import NONE
from soucoupe.games.tuerie.tests.table import (
    act,
    alive,
    hunted,
    options_of,
    played,
    scene,
    told,
    won,
)

ALONE = [row.name for row in CARDS if row.alone]


@pytest.mark.parametrize("card", ALONE)
def test_an_alone_card_wins_at_once(card: str) -> None:
    """As an action, for that player only, wherever the alien goes."""
    state = scene(f"{card} dinner", "dead", "dead")
    text = next(text for text in options_of(state, "act") if card in text)
    assert won(act(state, 0, text)) == ([0], "alone-aboard")
    state = act(scene(f"{card} dinner", "dead", "dead"), 0, "hide dinner")
    text = next(text for text in options_of(state, "act") if card in text)
    assert won(act(state, 0, text)) == ([0], "alone-aboard")


@pytest.mark.parametrize("card", ALONE)
def test_an_alone_card_as_a_hideout_wins_nothing(card: str) -> None:
    """It must be played as an action."""
    state = act(scene(f"{card} dinner", "dead", "dead"), 0, f"hide {card}")
    assert won(state) is None


def test_alone_while_somebody_freezes_outside() -> None:
    """A spacewalker is not aboard: the one left behind wins alone."""
    state = scene("weedkiller dinner", "", "dead", ongoing="1 spacewalk 1")
    assert won(act(state, 0, "act weedkiller")) == ([0], "alone-aboard")


def test_alone_from_the_moment_the_other_leaves() -> None:
    """Even in the middle of a round, but not for cards already played."""
    hands = ("spacewalk coward", "weedkiller dinner", "dead")
    state = played(scene(*hands), "act spacewalk")
    assert won(act(state, 1, "act weedkiller")) == ([1], "alone-aboard")
    hands = ("weedkiller dinner", "spacewalk coward", "dead")
    state = played(scene(*hands), "act weedkiller", "act spacewalk")
    assert won(state) is None
    assert alive(state) == [0, 1]


def test_two_aboard_are_not_alone() -> None:
    """The card is then just what it is."""
    state = played(scene("weedkiller dinner", "overload blackout", "dead"), "act weedkiller")
    assert won(state) is None


def test_the_clock_starts_at_the_end_of_the_round_and_runs_out_at_the_end_of_the_next() -> None:
    """One more round to find a way out, then all is lost."""
    hands = ("dinner crawl-space", "overload blackout", "dead")
    plans = ("hide dinner, act crawl-space, crawl", "hide overload, act blackout")
    state = scene(*hands, zone="engine-room airlock")
    assert AloneAboard((0,)) in told(state, *plans)
    state = hunted(state, *plans)
    assert (alive(state), state.alone_since, won(state)) == ([0], 1, None)
    assert GAME.view(state, 0).alone_since == 1
    alone = scene("dinner crawl-space", "dead", "dead", zone="airlock")
    alone.round, alone.alone_since = state.round, state.alone_since
    state = hunted(alone, "hide dinner, act crawl-space, crawl")
    assert won(state) == ([], "alone-too-long")


def test_the_clock_stops_when_two_are_aboard_again() -> None:
    """A return from outside while somebody lives aboard."""
    state = scene("dinner crawl-space", "", "dead", zone="airlock", ongoing="1 spacewalk 1")
    state.alone_since = 1
    state = hunted(state, "hide dinner, act crawl-space, crawl", "name airlock")
    assert (won(state), state.alone_since, state.outside) == (None, 0, NONE)


def test_a_return_restarts_the_clock() -> None:
    """Whoever comes back to an empty ship has a round of their own."""
    state = scene("dinner blackout", "", "dead", zone="galley", ongoing="1 spacewalk 1")
    state.alone_since = 1
    state = hunted(state, "hide dinner, act blackout", "name galley")
    assert alive(state) == [1]
    assert (won(state), state.alone_since) == (None, 2)


def test_nobody_aboard_is_alone_as_well() -> None:
    """The last one outside has one more round to guess."""
    state = scene("dinner blackout", "", "dead", zone="galley airlock", ongoing="1 spacewalk 1")
    state = hunted(state, "hide dinner, act blackout", "name ducts")
    assert (alive(state), state.alone_since) == ([1], 2)
    assert GAME.to_act(state) == (1,)
    state = act(state, 1, "name greenhouse")
    state = act(state, 1, f"turn {state.zone.index(0)}")
    assert won(state) == ([], "alone-too-long")


def test_a_member_brought_back_stops_the_clock_from_starting() -> None:
    """Resuscitation comes before upkeep."""
    hands = ("dinner resuscitation", "overload blackout", "dead")
    plans = ("hide dinner, act resuscitation", "hide overload, act blackout")
    state = hunted(scene(*hands, zone="engine-room"), *plans)
    assert (alive(state), state.alone_since) == ([0, 1], 0)
