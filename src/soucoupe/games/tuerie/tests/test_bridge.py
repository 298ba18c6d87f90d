"""The cards of the Bridge: Vent section, All hands, Distress call."""

import pytest

from soucoupe.games.tuerie.data import DUE
from soucoupe.games.tuerie.events import LeftGame, Ticked
from soucoupe.games.tuerie.state import State
from soucoupe.games.tuerie.tests.table import (
    NUMBER,
    alive,
    hunted,
    options_of,
    played,
    room_of,
    rooms,
    scene,
    told,
    won,
)
from soucoupe.games.tuerie.view_types import CARD

VENT = ("vent-section dinner", "overload blackout", "armoured-crate weedkiller")
CALM = ("hide overload, act blackout", "hide armoured-crate, act weedkiller")
SEARCHED = "galley cargo-bay engine-room"
CALL = NUMBER["distress-call"]
RESCUE = f"0 distress-call {9 - DUE[CALL]}"
"""Called so long ago that the rescue comes at the end of round 9."""


def last_round(*hands: str, zone: str = "ducts", ongoing: str = RESCUE) -> State:
    """Lay out round 9, at whose end the rescue comes."""
    state = scene(*hands, zone=zone, ongoing=ongoing)
    state.round = 9
    return state


def test_vent_section_destroys_a_room_its_owner_names() -> None:
    """With all in it; not the owner's own hideout, if that is shown already."""
    state = scene(*VENT, zone="ducts", reserve=SEARCHED)
    hidden = played(state, "hide dinner", *CALM)
    named = [text.split()[2] for text in options_of(hidden)]
    assert {"cargo-bay", "engine-room"} <= set(named)
    assert "galley" not in named
    assert [text.split()[2] for text in options_of(state, "act") if "vent" in text] == sorted(
        {*named, "galley"}, key=rooms(255).index
    )
    state = hunted(hidden, "act vent-section cargo-bay")
    assert alive(state) == [0, 1]
    assert "cargo-bay" not in rooms(state.in_play)


def test_vent_section_names_a_room_already_searched() -> None:
    """One that lies in the reserve; in the first round there is none, and the card does nothing."""
    state = played(scene(*VENT, zone="ducts", reserve=SEARCHED), "hide dinner", *CALM)
    assert {text.split()[2] for text in options_of(state)} == {"cargo-bay", "engine-room"}
    state = played(scene(*VENT, zone="ducts"), "hide dinner", *CALM)
    assert options_of(state) == ["act vent-section"]
    assert len(rooms(hunted(state, "act vent-section").in_play)) == 8


def test_vent_section_where_one_later_hides_oneself() -> None:
    """The limit is checked against a hideout in play; whoever ends up there dies, too."""
    state = scene(*VENT, zone="ducts", reserve=SEARCHED)
    state = hunted(state, "act vent-section galley, hide dinner", *CALM)
    assert alive(state) == [1, 2]


def test_one_room_destroyed_twice() -> None:
    """Is destroyed once."""
    hands = ("vent-section dinner", "overload blackout", "self-destruct armoured-crate")
    plans = (
        "hide dinner, act vent-section engine-room",
        "hide blackout, act overload",
        "hide self-destruct, act armoured-crate",
    )
    state = scene(*hands, zone="ducts", reserve=SEARCHED)
    assert alive(hunted(state, *plans)) == [0]
    destroyed = [event for event in told(state, *plans) if type(event).__name__ == "Destroyed"]
    assert len(destroyed) == 1


HANDS = ("all-hands dinner", "overload blackout", "self-destruct pressure-suit")
CALLED = ("hide overload, act blackout", "hide self-destruct, act pressure-suit")


def test_all_hands_come_to_ones_hideout() -> None:
    """Everyone in a room one names, at once; one's own room cannot be named."""
    state = played(scene(*HANDS), "hide dinner", *CALLED)
    named = [text.split()[2] for text in options_of(state)]
    assert named == [room for room in rooms(state.in_play) if room != "galley"]
    state = played(state, "act all-hands engine-room")
    assert [room_of(state, seat) for seat in range(3)] == ["galley"] * 3
    assert state.printed == [3, 1, 3]


def test_all_hands_move_only_hideouts_already_played() -> None:
    """Whoever hides in that room later stays there."""
    hands = ("overload blackout", HANDS[0], HANDS[2])
    plans = ("act blackout, hide overload", "hide dinner, act all-hands engine-room")
    state = played(scene(*hands), *plans, "hide self-destruct, act pressure-suit")
    assert [room_of(state, seat) for seat in range(3)] == ["engine-room", "galley", "galley"]


def test_all_hands_to_a_coward() -> None:
    """Company at last: spotted, and dead at the reckoning."""
    hands = ("coward close-call", HANDS[0], HANDS[2])
    plans = ("act coward, hide close-call", "hide dinner, act all-hands engine-room")
    state = hunted(scene(*hands, zone="ducts"), *plans, "hide self-destruct, act pressure-suit")
    assert alive(state) == [1, 2]


def test_all_hands_bring_a_coward_along() -> None:
    """Moved among others the coward is spotted as well."""
    hands = (HANDS[0], "coward overload", "blackout pressure-suit")
    plans = ("hide overload, act coward", "hide pressure-suit, act blackout")
    state = hunted(scene(*hands, zone="ducts"), "hide dinner, act all-hands engine-room", *plans)
    assert alive(state) == [0, 2]


def test_the_rescue_comes_if_its_caller_lives() -> None:
    """All living crew aboard win, the dead do not."""
    hands = ("dinner overload", "dead", "weedkiller blackout")
    plans = ("hide dinner", "", "hide weedkiller, act blackout")
    assert won(hunted(last_round(*hands), *plans)) == ([0, 2], "rescued")


def test_the_rescue_does_not_wait_outside() -> None:
    """A spacewalker is not aboard."""
    hands = ("dinner overload", "", "weedkiller blackout")
    state = last_round(*hands, ongoing=f"{RESCUE},1 spacewalk 8")
    plans = ("hide dinner", "name ducts", "hide weedkiller, act blackout")
    assert won(hunted(state, *plans)) == ([0, 2], "rescued")


def test_the_call_dies_with_its_caller() -> None:
    """It leaves the game, in the last round as in any."""
    hands = ("dinner overload", "pressure-suit shove", "weedkiller blackout")
    plans = ("hide dinner", "hide shove, act pressure-suit", "hide weedkiller, act blackout")
    state = last_round(*hands, zone="galley")
    assert LeftGame(0, CARD[CALL]) in told(state, *plans)
    state = hunted(state, *plans)
    assert won(state) is None
    assert (state.ongoing, state.spent) == ([], 1 << CALL)


def test_a_caller_brought_back_is_still_heard() -> None:
    """Resuscitation comes before what is due."""
    hands = ("dinner overload", "resuscitation shove", "weedkiller blackout")
    plans = ("hide dinner", "hide shove, act resuscitation", "hide weedkiller, act blackout")
    assert won(hunted(last_round(*hands, zone="galley"), *plans)) == ([0, 1, 2], "rescued")


def test_a_call_counts_its_rounds() -> None:
    """From the round after it was made."""
    hands = ("distress-call dinner", *VENT[1:])
    events = told(scene(*hands, zone="ducts"), "act distress-call, hide dinner", *CALM)
    assert Ticked(0, CARD[CALL], DUE[CALL]) in events


@pytest.mark.parametrize("card", ["distress-call", "self-destruct"])
def test_what_is_due_resolves_at_the_end_of_that_round_and_no_earlier(card: str) -> None:
    """The number of rounds is on the card."""
    number = NUMBER[card]
    hands = ("dinner overload", "pressure-suit shove", "weedkiller blackout")
    plans = ("hide dinner", "hide shove, act pressure-suit", "hide weedkiller, act blackout")
    for early in (0, 1):
        state = scene(*hands, zone="ducts", ongoing=f"0 {card} 1")
        state.round = 1 + DUE[number] - early
        if state.round > 1:
            assert (won(hunted(state, *plans)) is None) == bool(early)
