"""Ongoing actions: the first card of every round, until they are resolved."""

import pytest

from soucoupe.games.tuerie import GAME
from soucoupe.games.tuerie.data import DUE
from soucoupe.games.tuerie.events import Hid
from soucoupe.games.tuerie.state import FIRST, SECOND
from soucoupe.games.tuerie.tests.table import (
    NUMBER,
    alive,
    hunted,
    opened,
    options_of,
    played,
    rooms,
    scene,
    told,
    won,
)

CARDS_THAT_LAST = ("distress-call", "self-destruct")
QUIET = ("overload blackout", "armoured-crate weedkiller")
CALM = ("hide overload, act blackout", "hide armoured-crate, act weedkiller")


@pytest.mark.parametrize("card", CARDS_THAT_LAST)
def test_its_owner_skips_the_first_step(card: str) -> None:
    """The ongoing action is their first card; of two cards dealt one is the hideout."""
    state = scene("dinner crawl-space", *QUIET, zone="airlock", ongoing=f"0 {card} 1")
    assert GAME.to_act(state) == (1,)
    state = played(state, "", *CALM)
    assert state.phase == SECOND
    assert options_of(state) == ["hide dinner", "hide crawl-space"]


def test_the_other_card_is_given_back_unseen() -> None:
    """Nobody else learns what it was."""
    state = scene("dinner crawl-space", *QUIET, zone="airlock", ongoing="0 distress-call 1")
    state = played(state, "hide dinner", *CALM)
    assert state.discards[0] == NUMBER["crawl-space"]
    (mine,) = GAME.view(state, 0).hands
    assert mine.discarded is not None
    for reader in (None, 1):
        view = GAME.view(state, reader)
        assert view.crew[0].discarded
        assert "crawl-space" not in str(view.hands) + str(view.plays) + str(view.deeds)
    cards = [event.card.name for event in told(state) if isinstance(event, Hid)]
    assert cards == []


def test_no_other_action_so_no_win_alone() -> None:
    """Whoever has an ongoing action cannot play another one, alone aboard or not."""
    state = scene("weedkiller overload", "dead", "dead", ongoing="0 distress-call 1")
    assert options_of(state) == ["hide overload", "hide weedkiller"]


def test_it_survives_its_room() -> None:
    """Destroying the room it was printed for does not end it, and it never joins the deck."""
    hands = ("dinner crawl-space", "overload blackout", QUIET[1])
    plans = ("hide dinner", "hide blackout, act overload", CALM[1])
    state = scene(*hands, zone="airlock", ongoing="0 self-destruct 1")
    state.round = 1
    state = hunted(state, *plans)
    assert "engine-room" not in rooms(state.in_play)
    assert [deed.card for deed in state.ongoing] == [NUMBER["self-destruct"]]
    cards = state.deck + [card for hand in state.hands for card in hand]
    assert NUMBER["self-destruct"] not in cards


@pytest.mark.parametrize(("card", "stays"), [("self-destruct", True), ("distress-call", False)])
def test_it_survives_its_owner(card: str, *, stays: bool) -> None:
    """Unless its text says otherwise: Self-destruct stays, Distress call leaves the game."""
    state = scene("dinner crawl-space", *QUIET, zone="galley", ongoing=f"0 {card} 1")
    state.round = 1
    state = hunted(state, "hide dinner", *CALM)
    assert alive(state) == [1, 2]
    assert [deed.card for deed in state.ongoing] == ([NUMBER[card]] if stays else [])
    assert state.spent == (0 if stays else 1 << NUMBER[card])


def test_it_is_not_dealt_again() -> None:
    """Neither while it lasts nor once it has left the game."""
    state = opened(scene("", "", "", ongoing="0 distress-call 1"))
    cards = state.deck + [card for hand in state.hands for card in hand]
    assert NUMBER["distress-call"] not in cards
    assert state.phase == FIRST
    state.ongoing, state.spent = [], 1 << NUMBER["distress-call"]
    after = opened(state)
    cards = after.deck + [card for hand in after.hands for card in hand]
    assert NUMBER["distress-call"] not in cards


def test_rescue_before_explosion_before_the_clock() -> None:
    """If all are due in the same round: Distress call, then Self-destruct, then the clock."""
    rounds = {card: 9 - DUE[NUMBER[card]] for card in CARDS_THAT_LAST}
    both = ",".join(f"{seat} {card} {rounds[card]}" for seat, card in enumerate(CARDS_THAT_LAST))
    hands = ("dinner crawl-space", "weedkiller overload", "dead")
    plans = ("hide dinner", "hide weedkiller")
    state = scene(*hands, zone="airlock", ongoing=both)
    state.round = 9
    assert won(hunted(state, *plans)) == ([0, 1], "rescued")
    state = scene(*hands, zone="galley", ongoing=both)
    state.round = 9
    assert won(hunted(state, *plans)) == ([], "blown-up")
    state = scene("dinner crawl-space", "dead", "dead", zone="airlock", ongoing=both)
    state.round, state.alone_since = 9, 8
    assert won(hunted(state, "hide dinner")) == ([0], "rescued")
