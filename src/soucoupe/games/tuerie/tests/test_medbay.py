"""The cards of the Medbay: Resuscitation, Wrong dose, Quarantine."""

from soucoupe.games.tuerie.data import ROOM_NUMBER
from soucoupe.games.tuerie.events import Diverted, Revived
from soucoupe.games.tuerie.ship import vulnerability
from soucoupe.games.tuerie.state import REVIVING
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

NURSE = ("resuscitation dinner", "overload blackout", "armoured-crate pressure-suit")
NURSED = "hide dinner, act resuscitation"
CALM = ("hide overload, act blackout", "hide armoured-crate, act pressure-suit")


def test_resuscitation_brings_back_whom_the_alien_killed() -> None:
    """At the end of the round; they play on."""
    state = scene(*NURSE, zone="engine-room")
    assert Revived(0, 1) in told(state, NURSED, *CALM)
    state = hunted(state, NURSED, *CALM)
    assert alive(state) == [0, 1, 2]
    assert len(state.hands[1]) == 2
    assert state.buried == 0


def test_resuscitation_of_one_among_several() -> None:
    """Its owner chooses."""
    hands = (NURSE[0], "strange-noise blackout", "overload shove", "armoured-crate weedkiller")
    plans = (
        NURSED,
        "hide strange-noise, act blackout",
        "hide overload, act shove 1 cargo-bay",
        "hide armoured-crate, act weedkiller",
    )
    state = hunted(scene(*hands, zone="cargo-bay"), *plans)
    assert state.phase == REVIVING
    assert options_of(state) == ["revive 1", "revive 3"]
    assert alive(act(state, 0, "revive 3")) == [0, 2, 3]


def test_resuscitation_by_the_dead() -> None:
    """It applies even if its owner has just died, and never to its owner."""
    hands = ("resuscitation musical-chairs", "strange-noise weedkiller", "armoured-crate shove")
    plans = (
        "hide musical-chairs, act resuscitation",
        "hide strange-noise, act weedkiller",
        "hide armoured-crate, act shove 1 galley",
    )
    # Both in the Galley are equally vulnerable and die; the dead owner brings the other one back.
    assert alive(hunted(scene(*hands, zone="galley"), *plans)) == [1, 2]
    assert alive(hunted(scene(*NURSE, zone="galley"), NURSED, *CALM)) == [1, 2]


def test_no_resuscitation_after_destruction() -> None:
    """Deaths by DESTROY cannot be undone."""
    hands = (NURSE[0], "overload blackout", "self-destruct pressure-suit")
    plans = (NURSED, "hide blackout, act overload", "hide self-destruct, act pressure-suit")
    state = hunted(scene(*hands, zone="ducts"), *plans)
    assert alive(state) == [0, 2]


def test_a_wrong_dose_raises_somebody_to_3() -> None:
    """Anybody else who lives and is aboard, hidden or not yet."""
    hands = ("wrong-dose dinner", *NURSE[1:])
    assert options_of(scene(*hands), "act")[1:] == ["act wrong-dose 1", "act wrong-dose 2"]
    state = played(scene(*hands), "act wrong-dose 2", *CALM)
    assert vulnerability(state, 2) == 2
    hands = ("wrong-dose dinner", "overload weedkiller", NURSE[2])
    plans = ("act wrong-dose 2, hide dinner", "hide overload, act weedkiller", CALM[1])
    state = played(scene(*hands), *plans)
    assert vulnerability(state, 2) == 3


def test_quarantine_replaces_the_target_it_names() -> None:
    """Whoever hides there; once, for this round."""
    hands = ("quarantine dinner", *NURSE[1:])
    state = scene(*hands, zone="engine-room ducts")
    assert options_of(state, "act")[1:] == [f"act quarantine {room}" for room in rooms(255)]
    plans = ("hide dinner, act quarantine engine-room", *CALM)
    assert Diverted(0, CARD[NUMBER["quarantine"]], ROOM[1]) in told(state, *plans)
    state = hunted(state, *plans)
    assert alive(state) == [0, 1, 2]
    assert state.reserve == [ROOM_NUMBER["engine-room"], ROOM_NUMBER["ducts"]]


def test_quarantine_elsewhere_does_nothing() -> None:
    """Another target stays."""
    hands = ("quarantine dinner", *NURSE[1:])
    plans = ("hide dinner, act quarantine ducts", *CALM)
    state = hunted(scene(*hands, zone="engine-room ducts"), *plans)
    assert alive(state) == [0, 2]


def test_the_first_of_two_cards_turns_the_alien_away() -> None:
    """If Close call and Quarantine both apply, only the one played first is used up."""
    hands = ("quarantine dinner", "close-call crawl-space", NURSE[2])
    slips = ("hide crawl-space, act close-call", CALM[1])
    zone = "ducts galley"
    early = told(scene(*hands, zone=zone), "act quarantine ducts, hide dinner", *slips)
    late = told(scene(*hands, zone=zone), "hide dinner, act quarantine ducts", *slips)
    cards = [
        [event.card.name for event in events if isinstance(event, Diverted)]
        for events in (early, late)
    ]
    assert cards == [["quarantine"], ["close-call"]]


def test_each_of_the_two_works_once_on_different_targets() -> None:
    """The target is replaced until nothing applies any more."""
    hands = ("quarantine dinner", "close-call crawl-space", NURSE[2])
    plans = ("hide dinner, act quarantine airlock", "hide crawl-space, act close-call", CALM[1])
    state = hunted(scene(*hands, zone="ducts airlock cargo-bay"), *plans)
    assert alive(state) == [0, 1]
    assert [ROOM_NUMBER[room] for room in ("ducts", "airlock", "cargo-bay")] == state.reserve
    assert won(state) is None
