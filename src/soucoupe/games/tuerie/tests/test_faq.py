"""The questions of the rulebook, each answered by the rules."""

from soucoupe.games.tuerie.data import CARDS, ROOM_NUMBER
from soucoupe.games.tuerie.events import Died, Event
from soucoupe.games.tuerie.tests.table import (
    act,
    alive,
    hunted,
    opened,
    options_of,
    played,
    room_of,
    rooms,
    scene,
    won,
)

CALM = ("hide overload, act blackout", "hide armoured-crate, act pressure-suit")
QUIET = ("overload blackout", "armoured-crate pressure-suit")


def test_must_a_card_playable_first_or_second_be_used_as_an_action() -> None:
    """No; but as an action it comes at the moment it names."""
    for card in ("spacewalk", "distress-call", "self-destruct", "musical-chairs", "all-hands"):
        state = scene(f"{card} dinner", *QUIET)
        assert f"hide {card}" in options_of(state)
        hidden = played(state, f"hide {card}, act dinner", *CALM)
        assert room_of(hidden, 0) is not None


def test_does_a_spacewalker_get_more_cards() -> None:
    """No: they are out of the game until they guess the final target."""
    state = hunted(
        scene("spacewalk dinner", *QUIET, zone="ducts"), "act spacewalk, name galley", *CALM
    )
    assert (state.outside, state.hands[0]) == (0, [])
    assert [len(hand) for hand in state.hands] == [0, 2, 2]


def test_is_there_any_point_in_getting_rid_of_the_others() -> None:
    """Whoever is alone aboard may win by a card that would not win for two."""
    hands = ("weedkiller dinner", "dead", "dead")
    assert won(played(scene(*hands), "act weedkiller")) == ([0], "alone-aboard")
    hands = ("weedkiller dinner", "overload blackout", "dead")
    assert won(played(scene(*hands), "act weedkiller")) is None


def test_a_coward_whose_visitor_is_moved_away_again() -> None:
    """Whoever came to the hideout at any moment has spotted the coward, who dies."""
    hands = ("coward close-call", "shove overload", "dinner pressure-suit")
    state = scene(*hands, zone="ducts")
    state = played(state, "act coward", "hide overload", "act pressure-suit")
    state = played(state, "", "", "hide dinner")
    state = played(state, "", "act shove 2 cargo-bay")
    state = played(state, "hide close-call")
    assert state.spotted == 0
    hands = ("shove overload", "dinner pressure-suit", "coward close-call")
    state = scene(*hands, zone="ducts")
    state = played(state, "hide overload", "act pressure-suit", "hide close-call, act coward")
    state = played(state, "", "hide dinner")
    assert state.spotted == 1 << 2
    state = played(state, "act shove 1 cargo-bay")
    assert room_of(state, 1) == "cargo-bay"
    assert alive(hunted(state)) == [0, 1]


def test_close_call_on_the_last_card_of_the_zone_with_an_empty_reserve() -> None:
    """The alien wins: it has infested the whole ship."""
    gone = "airlock engine-room cargo-bay greenhouse"
    state = scene("close-call crawl-space", "dinner strange-noise", "dead", zone="ducts", gone=gone)
    state.zone, state.in_play = [ROOM_NUMBER["ducts"]], 1 << ROOM_NUMBER["ducts"]
    plans = ("hide crawl-space, act close-call", "hide strange-noise, act dinner")
    assert won(hunted(state, *plans)) == ([], "infested")


def test_close_call_on_the_last_card_of_the_zone_with_a_reserve() -> None:
    """The reserve becomes the zone, a new target is turned, and the room one left is destroyed."""
    hands = ("close-call crawl-space", "overload blackout", "strange-noise weedkiller")
    plans = ("hide crawl-space, act close-call", CALM[0], "hide strange-noise, act weedkiller")
    reserve = "airlock engine-room cargo-bay greenhouse galley"
    state = played(scene(*hands, zone="ducts", reserve=reserve), *plans)
    assert sorted(state.zone) == [ROOM_NUMBER[room] for room in reserve.split()]
    assert state.reserve == []
    out: list[Event] = []
    state = act(state, 0, f"turn {state.zone.index(ROOM_NUMBER['airlock'])}", out)
    # Who still hid in the Ducts dies with the room; whoever slipped away does not.
    assert Died(2, "destroyed") in out
    assert alive(state) == [0, 1]
    assert "ducts" not in rooms(state.in_play)
    assert ROOM_NUMBER["ducts"] not in state.zone + state.reserve


def test_all_rooms_destroyed_but_ones_own() -> None:
    """Once it joins the reserve the alien infests it: nobody has anywhere to hide, all is lost."""
    gone = "airlock engine-room cargo-bay greenhouse ducts"
    state = opened(scene("", "", "dead", zone="galley", gone=gone))
    for seat in (0, 1):
        (card,) = state.hands[seat]
        state = act(state, seat, f"hide {CARDS[card].name}")
    assert won(state) == ([], "infested")
