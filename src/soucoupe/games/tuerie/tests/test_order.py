"""Who plays when, and which way up: the snake, hideout and action, first and second cards."""

import pytest

from soucoupe.core.errors import NotLegal
from soucoupe.games.tuerie import GAME
from soucoupe.games.tuerie.events import Acted, Hid
from soucoupe.games.tuerie.state import SECOND, TURNING
from soucoupe.games.tuerie.tests.table import (
    SEATS,
    act,
    dealt,
    options_of,
    played,
    random_game,
    room_of,
    scene,
)

QUIET = ("armoured-crate blackout", "pressure-suit weedkiller", "quarantine dinner")


@pytest.mark.parametrize("seats", SEATS)
def test_first_cards_clockwise_second_cards_back(seats: int) -> None:
    """The last to play a first card plays the first second one (rulebook, steps 2 and 3)."""
    for first in (0, seats - 1):
        state = dealt(seats)
        state.first = state.actor = first
        order = []
        while state.phase <= SECOND:
            (seat,) = GAME.to_act(state)
            order.append(seat)
            state = act(state, seat, plain_choice(options_of(state)))
        there = [(first + turn) % seats for turn in range(seats)]
        assert order == there + there[::-1]


def plain_choice(options: list[str]) -> str:
    """Choose something to do that leaves nobody out of the round."""
    return next(text for text in options if "spacewalk" not in text.split()[:2] or "hide" in text)


def test_a_card_goes_down_either_way() -> None:
    """Hideout or action, whichever card, whichever first."""
    state = scene(*QUIET)
    assert options_of(state) == [
        "hide blackout",
        "hide armoured-crate",
        "act blackout",
        "act armoured-crate",
    ]


@pytest.mark.parametrize(
    ("first", "second"),
    [("hide blackout", "act armoured-crate"), ("act armoured-crate", "hide blackout")],
)
def test_the_second_card_goes_the_other_way_up(first: str, second: str) -> None:
    """Nobody is in two hideouts or does two things in a round."""
    others = ("hide weedkiller, act pressure-suit", "hide dinner, act quarantine ducts")
    state = played(scene(*QUIET), first, *others)
    assert options_of(state) == [second]
    state = act(state, 0, second)
    assert room_of(state, 0) == "engine-room"
    assert [deed.seat for deed in state.deeds].count(0) == 1


def test_everybody_plays_before_the_hunt() -> None:
    """The target is turned once all have played both cards, by the first crew member."""
    others = ("hide weedkiller, act pressure-suit", "hide dinner, act quarantine ducts")
    state = played(scene(*QUIET), "hide blackout, act armoured-crate", *others)
    assert state.phase == TURNING
    assert GAME.to_act(state) == (0,)


def test_a_second_card_cannot_be_played_first() -> None:
    """Musical chairs, All hands and Self-destruct as actions are second cards."""
    for card in ("musical-chairs", "all-hands", "self-destruct"):
        state = scene(f"{card} blackout", *QUIET[1:])
        assert f"hide {card}" in options_of(state)
        assert "hide blackout" in options_of(state)
        assert not [text for text in options_of(state, "act") if card in text]
        with pytest.raises(NotLegal) as refused:
            act(state, 0, f"act {card}")
        assert refused.value.reason == "why-second-only"


def test_a_first_card_cannot_be_kept_for_second() -> None:
    """Whoever holds Spacewalk or Distress call acts with it first, or hides behind it."""
    for card in ("spacewalk", "distress-call"):
        state = scene(f"{card} blackout", *QUIET[1:])
        assert set(options_of(state)) == {f"hide {card}", "act blackout", f"act {card}"}
        with pytest.raises(NotLegal) as refused:
            act(state, 0, "hide blackout")
        assert refused.value.reason == "why-other-goes-first"


def test_two_first_cards_in_one_hand() -> None:
    """One of them is the action, at once; the other the hideout."""
    state = scene("spacewalk distress-call", *QUIET[1:])
    assert set(options_of(state)) == {"act spacewalk", "act distress-call"}


def test_two_second_cards_in_one_hand() -> None:
    """One of them is the hideout, at once; the other the action."""
    state = scene("self-destruct musical-chairs", *QUIET[1:])
    assert set(options_of(state)) == {"hide self-destruct", "hide musical-chairs"}


def test_cards_are_told_as_they_are_played() -> None:
    """Twice as many cards as members are shown in every round with two cards each."""
    shown = 0
    for state, events in random_game(4, seed=3):
        shown += sum(isinstance(event, Hid | Acted) for event in events)
        if state.round > 1:
            break
    assert shown in {7, 8}
