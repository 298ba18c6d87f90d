"""The cards of the Cargo bay: Jettison the cargo, Armoured crate, Shove."""

from soucoupe.games.tuerie.events import Moved
from soucoupe.games.tuerie.ship import vulnerability
from soucoupe.games.tuerie.tests.table import (
    NUMBER,
    alive,
    hunted,
    options_of,
    played,
    room_of,
    scene,
    told,
    won,
)
from soucoupe.games.tuerie.view_types import CARD, ROOM

THROWN = ("jettison dinner", "armoured-crate blackout", "shove weedkiller")
THROWING = (
    "hide dinner, act jettison",
    "hide armoured-crate, act blackout",
    "hide shove, act weedkiller",
)


def test_jettison_throws_everyone_into_the_airlock() -> None:
    """Before the hunt: whoever hid in the Cargo bay is in the Airlock when the card is turned."""
    state = played(scene(*THROWN, zone="cargo-bay"), *THROWING)
    assert [room_of(state, seat) for seat in range(3)] == ["galley", "airlock", "airlock"]
    assert alive(hunted(state)) == [0, 1, 2]
    state = hunted(scene(*THROWN, zone="airlock"), *THROWING)
    assert alive(state) == [0, 2]


def test_jettison_throws_its_owner_too() -> None:
    """Everyone means everyone."""
    hands = ("jettison shove", "dinner blackout", "crawl-space weedkiller")
    plans = ("hide shove, act jettison", "hide dinner, act blackout")
    state = played(scene(*hands), *plans, "hide weedkiller, act crawl-space, crawl")
    assert room_of(state, 0) == "airlock"
    card = CARD[NUMBER["jettison"]]
    events = told(scene(*hands), *plans, "hide weedkiller, act crawl-space, crawl")
    assert Moved(0, ROOM[2], ROOM[0], card) in events


def test_jettison_without_an_airlock() -> None:
    """Nobody moves if the Airlock is not in play."""
    state = played(scene(*THROWN, gone="airlock"), *THROWING)
    assert room_of(state, 1) == "cargo-bay"


def test_red_effects_before_the_hunt_go_in_the_order_of_play() -> None:
    """Who crawls into the Cargo bay before the jettison goes with it, who crawls later does not."""
    hands = ("jettison dinner", "crawl-space blackout", "weedkiller armoured-crate")
    last = "hide weedkiller, act armoured-crate"
    crawl = "hide blackout, act crawl-space, crawl cargo-bay"
    state = played(scene(*hands), "act jettison, hide dinner", crawl, last)
    assert room_of(state, 1) == "cargo-bay"
    state = played(scene(*hands), "hide dinner, act jettison", crawl, last)
    assert room_of(state, 1) == "airlock"


def test_a_crate_lowers_vulnerability_to_0() -> None:
    """The alien takes anybody else in the room first."""
    hands = ("armoured-crate dinner", "close-call blackout", "weedkiller pressure-suit")
    plans = ("hide dinner, act armoured-crate", "act blackout, hide close-call")
    state = played(scene(*hands, zone="galley"), *plans, "hide weedkiller, act pressure-suit")
    assert [vulnerability(state, seat) for seat in range(3)] == [0, 3, 3]
    assert alive(hunted(state)) == [0, 2]


def test_a_crate_is_no_immunity() -> None:
    """Alone in the alien's room one dies, crate or not."""
    hands = ("armoured-crate dinner", "overload blackout", "weedkiller pressure-suit")
    plans = ("hide dinner, act armoured-crate", "hide overload, act blackout")
    state = hunted(scene(*hands, zone="galley"), *plans, "hide weedkiller, act pressure-suit")
    assert alive(state) == [1, 2]


SHOVE = ("shove dinner", "overload blackout", "weedkiller pressure-suit")


def test_shove_moves_somebody_who_hides_to_another_room() -> None:
    """At once, to any other room in play; not oneself, not somebody who has not hidden yet."""
    state = played(scene(*SHOVE), "hide dinner", "hide overload", "act pressure-suit")
    state = played(state, "", "act blackout", "hide weedkiller")
    assert options_of(state) == [
        f"act shove {member} {room}"
        for member, own in ((1, "engine-room"), (2, "greenhouse"))
        for room in ("airlock", "engine-room", "cargo-bay", "greenhouse", "galley", "ducts")
        if room != own
    ]
    state = played(state, "act shove 1 galley")
    assert room_of(state, 1) == "galley"
    assert state.printed[1] == 1


def test_shove_with_nobody_to_shove() -> None:
    """An action without a legal choice may be played, to no effect."""
    state = scene(*SHOVE)
    assert "act shove" in options_of(state, "act")
    state = played(state, "act shove")
    assert state.hideouts == [-1, -1, -1]


def test_a_shove_can_be_deadly_or_save() -> None:
    """Where one is when the card is turned is what counts."""
    plans = ("hide overload, act blackout", "hide weedkiller, act pressure-suit")
    state = hunted(scene(*SHOVE, zone="ducts"), "hide dinner, act shove 1 ducts", *plans)
    assert alive(state) == [0, 2]
    state = hunted(scene(*SHOVE, zone="engine-room"), "hide dinner, act shove 1 ducts", *plans)
    assert alive(state) == [0, 1, 2]
    assert won(state) is None
