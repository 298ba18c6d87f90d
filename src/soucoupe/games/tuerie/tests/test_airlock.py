"""The cards of the Airlock: Open the airlock!, Spacewalk, Pressure suit."""

import pytest

from soucoupe.games.tuerie import GAME
from soucoupe.games.tuerie.data import ROOM_OF
from soucoupe.games.tuerie.events import Destroyed, Died, Returned, Saved, WentOut
from soucoupe.games.tuerie.state import FIRST, NAMING, NONE, TURNING
from soucoupe.games.tuerie.tests.table import (
    NUMBER,
    act,
    alive,
    hunted,
    options_of,
    played,
    rooms,
    scene,
    told,
    won,
)
from soucoupe.games.tuerie.view_types import CARD, ROOM

OPEN = ("open-the-airlock dinner", "spacewalk blackout", "weedkiller armoured-crate")
OPENED = (
    "hide dinner, act open-the-airlock",
    "hide spacewalk, act blackout",
    "hide weedkiller, act armoured-crate",
)
OUT = ("spacewalk dinner", "pressure-suit blackout", "weedkiller armoured-crate")
GONE_OUT = (
    "hide pressure-suit, act blackout",
    "hide weedkiller, act armoured-crate",
)


def test_the_airlock_is_destroyed_with_all_in_it() -> None:
    """DESTROY kills everyone who hides there; the room and its crew cards leave the game."""
    state = hunted(scene(*OPEN, zone="ducts"), *OPENED)
    assert alive(state) == [0, 2]
    assert "airlock" not in rooms(state.in_play)
    assert 0 not in state.zone + state.reserve
    cards = state.deck + [card for hand in state.hands for card in hand]
    assert not [card for card in cards if ROOM_OF[card] == 0]


def test_the_airlock_kills_the_alien() -> None:
    """In a destroyed room it dies, and whoever still lives aboard has won."""
    state = hunted(scene(*OPEN, zone="airlock"), *OPENED)
    assert won(state) == ([0, 2], "alien-destroyed")


def test_destruction_comes_after_the_hunt_and_before_the_attack() -> None:
    """Who would have been the alien's prey dies of the room."""
    events = told(scene(*OPEN, zone="airlock"), *OPENED)
    card = CARD[NUMBER["open-the-airlock"]]
    assert Destroyed(ROOM[0], 0, card) in events
    assert [event for event in events if isinstance(event, Died)] == [Died(1, "destroyed")]


def test_spacewalk_leaves_at_once() -> None:
    """The other card goes back unseen: no hideout, no second card, nobody aboard but the others."""
    state = played(scene(*OUT), "act spacewalk")
    assert state.outside == 0
    assert (state.hands[0], state.discards[0]) == ([], NUMBER["dinner"])
    state = played(state, "", *GONE_OUT)
    assert state.phase == NAMING
    assert GAME.to_act(state) == (0,)
    assert state.hideouts[0] == NONE


def test_the_spacewalker_names_a_room_in_play_before_the_hunt() -> None:
    """Publicly, in the very round they leave, and again in each that follows."""
    state = played(scene(*OUT, zone="ducts"), "act spacewalk", *GONE_OUT)
    assert options_of(state) == [f"name {room}" for room in rooms(state.in_play)]
    state = act(state, 0, "name galley")
    assert {GAME.view(state, reader).named for reader in (None, 0, 1, 2)} == {"galley"}
    state = act(state, 1, "turn 0")
    assert (state.outside, state.round) == (0, 2)
    assert [len(hand) for hand in state.hands] == [0, 2, 2]


def test_a_room_rightly_named_brings_the_spacewalker_back() -> None:
    """At the end of the round; the card leaves the game."""
    events = told(scene(*OUT, zone="ducts"), "act spacewalk, name ducts", *GONE_OUT)
    assert Returned(0) in events
    state = hunted(scene(*OUT, zone="ducts"), "act spacewalk, name ducts", *GONE_OUT)
    assert (state.outside, state.ongoing) == (NONE, [])
    assert state.spent == 1 << NUMBER["spacewalk"]
    assert len(state.hands[0]) == 2


def test_only_the_final_target_counts() -> None:
    """A target that was replaced brings nobody back."""
    hands = (OUT[0], "close-call crawl-space", OUT[2])
    plans = ("hide crawl-space, act close-call", "hide weedkiller, act armoured-crate")
    state = hunted(scene(*hands, zone="ducts galley"), "act spacewalk, name ducts", *plans)
    assert state.outside == 0
    state = hunted(scene(*hands, zone="ducts galley"), "act spacewalk, name galley", *plans)
    assert state.outside == NONE


def test_nothing_aboard_hurts_whoever_is_outside() -> None:
    """Not the alien, not a destroyed Airlock."""
    hands = ("spacewalk dinner", "open-the-airlock blackout", OUT[2])
    plans = ("hide blackout, act open-the-airlock", "hide weedkiller, act armoured-crate")
    state = hunted(scene(*hands, zone="ducts"), "act spacewalk, name galley", *plans)
    assert alive(state) == [0, 1, 2]


@pytest.mark.parametrize(("named", "winners"), [("airlock", [0, 1, 2]), ("galley", [1, 2])])
def test_outside_when_the_alien_dies(named: str, winners: list[int]) -> None:
    """Whoever is outside shares the win only if they named its room in that round."""
    hands = ("spacewalk dinner", "open-the-airlock blackout", OUT[2])
    plans = ("hide blackout, act open-the-airlock", "hide weedkiller, act armoured-crate")
    state = hunted(scene(*hands, zone="airlock"), f"act spacewalk, name {named}", *plans)
    assert won(state) == (winners, "alien-destroyed")


def test_a_spacewalking_first_crew_member_does_not_turn_the_card() -> None:
    """The order of this round stays; the next one aboard turns the target."""
    state = played(scene(*OUT), "act spacewalk, name ducts", *GONE_OUT)
    assert state.phase == TURNING
    assert GAME.to_act(state) == (1,)
    assert GAME.view(state, None).turner == 1


def test_nobody_can_be_meant_who_is_outside() -> None:
    """Another crew member is one who lives and is aboard."""
    hands = (OUT[0], "wrong-dose shove", OUT[2])
    state = played(scene(*hands), "act spacewalk")
    assert options_of(state, "act") == ["act shove", "act wrong-dose 2"]
    assert WentOut(0) in told(scene(*OUT), "act spacewalk, name ducts", *GONE_OUT)


def test_a_suit_survives_a_destroyed_room() -> None:
    """Another's DESTROY does not kill its wearer."""
    hands = (OPEN[0], "spacewalk pressure-suit", OPEN[2])
    plans = (OPENED[0], "hide spacewalk, act pressure-suit", OPENED[2])
    assert alive(hunted(scene(*hands, zone="ducts"), *plans)) == [0, 1, 2]
    assert Saved(1, "suit") in told(scene(*hands, zone="ducts"), *plans)


def test_a_suited_member_wins_if_the_alien_was_there() -> None:
    """And survives another's charge, too (small rulings)."""
    hands = ("improvised-charge overload", "self-destruct pressure-suit", OPEN[2])
    plans = (
        "hide overload, act improvised-charge galley",
        "hide self-destruct, act pressure-suit",
        OPENED[2],
    )
    state = hunted(scene(*hands, zone="engine-room"), *plans)
    assert won(state) == ([0, 1, 2], "alien-destroyed")


def test_a_suit_does_not_stop_the_alien_and_lasts_one_round() -> None:
    """It is no armour."""
    hands = (OPEN[0], "jettison pressure-suit", OPEN[2])
    plans = (OPENED[0], "hide jettison, act pressure-suit", OPENED[2])
    state = hunted(scene(*hands, zone="cargo-bay"), *plans)
    assert alive(state) == [0, 2]
    assert (state.phase, state.suited) == (FIRST, 0)
