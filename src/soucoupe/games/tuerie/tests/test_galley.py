"""The cards of the Galley: Close call, Musical chairs, Dinner is served."""

from soucoupe.games.tuerie.data import ROOM_NUMBER
from soucoupe.games.tuerie.events import Died, Diverted, Turned
from soucoupe.games.tuerie.ship import vulnerability
from soucoupe.games.tuerie.state import SERVING
from soucoupe.games.tuerie.tests.table import (
    NUMBER,
    act,
    alive,
    hunted,
    options_of,
    played,
    room_of,
    rooms,
    scene,
    told,
)
from soucoupe.games.tuerie.view_types import CARD, ROOM

CALL = ("close-call crawl-space", "overload blackout", "armoured-crate pressure-suit")
CALLED = "hide crawl-space, act close-call"
CALM = ("hide overload, act blackout", "hide armoured-crate, act pressure-suit")
CHAIRS = ("musical-chairs dinner", "overload blackout", "armoured-crate pressure-suit")


def test_close_call_slips_away_and_another_target_is_turned() -> None:
    """The old one goes to the reserve; its owner has no hideout this round and lives."""
    state = scene(*CALL, zone="ducts galley")
    events = told(state, CALLED, *CALM)
    assert Diverted(0, CARD[NUMBER["close-call"]], ROOM[5]) in events
    assert len([event for event in events if isinstance(event, Turned)]) == 2
    state = hunted(state, CALLED, *CALM)
    assert alive(state) == [0, 1, 2]
    assert sorted(state.reserve) == [ROOM_NUMBER["galley"], ROOM_NUMBER["ducts"]]
    assert "ducts" in rooms(state.in_play)


def test_close_call_leaves_the_others_behind() -> None:
    """The alien has turned away from the room: nobody there dies."""
    hands = (CALL[0], "strange-noise blackout", CALL[2])
    state = scene(*hands, zone="ducts galley")
    assert alive(hunted(state, CALLED, "hide strange-noise, act blackout", CALM[1])) == [0, 1, 2]


def test_close_call_works_once_and_only_for_ones_own_room() -> None:
    """Elsewhere the alien comes as it will."""
    state = hunted(scene(*CALL, zone="engine-room ducts"), CALLED, *CALM)
    assert alive(state) == [0, 2]
    assert state.reserve == [ROOM_NUMBER["engine-room"]]


def test_whoever_slipped_away_is_nowhere_to_be_found() -> None:
    """No room that is destroyed afterwards hurts them."""
    hands = (CALL[0], "vent-section blackout", CALL[2])
    state = scene(*hands, zone="ducts galley", reserve="bridge")
    plans = (CALLED, "hide blackout, act vent-section bridge", CALM[1])
    assert alive(hunted(state, *plans)) == [0, 1, 2]


def test_chairs_swap_hideouts_and_printed_vulnerabilities() -> None:
    """Second card only, with somebody who has a hideout."""
    state = played(scene(*CHAIRS), "hide dinner", *CALM)
    assert options_of(state) == ["act musical-chairs 1", "act musical-chairs 2"]
    state = played(state, "act musical-chairs 2")
    assert [room_of(state, seat) for seat in range(3)] == ["cargo-bay", "engine-room", "galley"]
    assert state.printed == [2, 1, 3]


def test_crate_and_dose_stay_with_the_person_when_chairs_are_swapped() -> None:
    """Only what is printed changes hands."""
    hands = (CHAIRS[0], CHAIRS[1], "armoured-crate shove")
    plans = ("hide overload, act blackout", "hide shove, act armoured-crate")
    state = played(scene(*hands), "hide dinner, act musical-chairs 2", *plans)
    assert room_of(state, 2) == "galley"
    # The crate was played before the blackout, so the last card decides: mirrored, from 3.
    assert [vulnerability(state, seat) for seat in (0, 2)] == [1, 1]
    hands = (CHAIRS[0], "overload weedkiller", "armoured-crate shove")
    plans = ("hide overload, act weedkiller", "hide shove, act armoured-crate")
    state = played(scene(*hands), "hide dinner, act musical-chairs 2", *plans)
    assert [vulnerability(state, seat) for seat in (0, 2)] == [3, 0]


def test_chairs_with_somebody_in_the_same_room() -> None:
    """Only vulnerabilities change, and nobody is newly seen."""
    hands = ("musical-chairs dinner", "close-call blackout", CHAIRS[2])
    plans = ("hide dinner, act musical-chairs 1", "hide close-call, act blackout", CALM[1])
    state = played(scene(*hands), *plans)
    assert [room_of(state, seat) for seat in (0, 1)] == ["galley", "galley"]
    assert state.printed[:2] == [1, 3]


def test_chairs_take_a_coward_among_people() -> None:
    """Whoever is swapped into company is spotted there."""
    hands = ("musical-chairs self-destruct", "coward dinner", "overload pressure-suit")
    plans = ("hide dinner, act coward", "hide overload, act pressure-suit")
    state = played(scene(*hands), "hide self-destruct, act musical-chairs 1", *plans)
    assert room_of(state, 1) == "engine-room"
    assert state.spotted == 1 << 1


SERVED = ("dinner musical-chairs", "close-call blackout", "armoured-crate pressure-suit")
TABLE = ("hide musical-chairs, act dinner", "hide close-call, act blackout")


def test_dinner_chooses_whom_the_alien_kills() -> None:
    """At the reckoning, whatever the vulnerabilities; the owner may choose themselves."""
    state = hunted(scene(*SERVED, zone="galley"), *TABLE, CALM[1])
    assert state.phase == SERVING
    assert options_of(state) == ["serve 0", "serve 1"]
    assert alive(act(state, 0, "serve 1")) == [0, 2]
    assert alive(act(state, 0, "serve 0")) == [1, 2]


def test_dinner_is_for_one() -> None:
    """Without it a tie kills both; with it exactly one dies."""
    others = ("hide strange-noise, act blackout", "hide armoured-crate, act shove 1 galley")
    hands = ("dinner musical-chairs", "strange-noise blackout", "armoured-crate shove")
    state = hunted(scene(*hands, zone="galley"), "hide musical-chairs, act dinner", *others)
    assert alive(act(state, 0, "serve 1")) == [0, 2]
    hands = ("weedkiller musical-chairs", *hands[1:])
    state = hunted(scene(*hands, zone="galley"), "hide musical-chairs, act weedkiller", *others)
    assert alive(state) == [2]


def test_dinner_elsewhere() -> None:
    """If the alien is in another room it kills as usual."""
    state = hunted(scene(*SERVED, zone="cargo-bay"), *TABLE, CALM[1])
    assert alive(state) == [0, 1]


def test_dinner_for_oneself() -> None:
    """With nobody else to serve its owner is dinner."""
    hands = (SERVED[0], "overload blackout", SERVED[2])
    plans = (TABLE[0], CALM[0], CALM[1])
    state = scene(*hands, zone="galley")
    assert alive(hunted(state, *plans)) == [1, 2]
    assert Died(0, "served") in told(state, *plans)


def test_dinner_cannot_be_a_coward() -> None:
    """The alien cannot kill them: with only a coward beside, the owner is dinner."""
    hands = ("dinner musical-chairs", "coward close-call", "shove pressure-suit")
    plans = ("hide musical-chairs, act dinner", "act coward, hide close-call")
    state = scene(*hands, zone="galley")
    assert Died(0, "served") in told(state, *plans, "hide shove, act pressure-suit")


def test_dinner_can_be_undone() -> None:
    """Whoever was served was killed by the alien: Resuscitation brings them back."""
    hands = (SERVED[0], SERVED[1], "armoured-crate resuscitation")
    plans = (*TABLE, "hide armoured-crate, act resuscitation")
    state = hunted(scene(*hands, zone="galley"), *plans)
    assert alive(act(state, 0, "serve 1")) == [0, 1, 2]
