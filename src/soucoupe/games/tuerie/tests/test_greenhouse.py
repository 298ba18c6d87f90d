"""The cards of the Greenhouse: Weedkiller, Motion tracker, The coward."""

from soucoupe.games.tuerie import GAME
from soucoupe.games.tuerie.events import Died, Looked, LookedUnseen, Saved, Spotted
from soucoupe.games.tuerie.state import LOOKING, NONE, SETTING_ASIDE, TURNING
from soucoupe.games.tuerie.tests.table import (
    act,
    alive,
    hunted,
    options_of,
    played,
    scene,
    told,
)
from soucoupe.games.tuerie.view_types import ROOM

GREEN = ("weedkiller dinner", "motion-tracker blackout", "armoured-crate crawl-space")
TRACK = ("motion-tracker blackout", "weedkiller dinner", "armoured-crate pressure-suit")
TRACKED = "hide blackout, act motion-tracker"
QUIET = ("hide dinner, act weedkiller", "hide armoured-crate, act pressure-suit")
COWARD = ("coward dinner", "overload blackout", "armoured-crate pressure-suit")
CALM = ("hide overload, act blackout", "hide armoured-crate, act pressure-suit")


def test_weedkiller_keeps_the_greenhouse_safe() -> None:
    """The alien kills nobody there in this round, whoever played the card and wherever they are."""
    plans = ("hide dinner, act weedkiller", "hide motion-tracker, act blackout")
    last = "hide armoured-crate, act crawl-space, crawl"
    state = hunted(scene(*GREEN, zone="greenhouse"), *plans, last)
    assert alive(state) == [0, 1, 2]
    assert state.safe == 0
    assert Saved(1, "room") in told(scene(*GREEN, zone="greenhouse"), *plans, last)


def test_weedkiller_does_not_stop_destruction() -> None:
    """It keeps the alien off, nothing else."""
    hands = ("weedkiller dinner", "motion-tracker blackout", "vent-section crawl-space")
    plans = ("hide dinner, act weedkiller", "hide motion-tracker, act blackout")
    state = scene(*hands, zone="ducts", reserve="greenhouse")
    state = hunted(state, *plans, "hide crawl-space, act vent-section greenhouse")
    assert 1 not in alive(state)


def test_dinner_in_the_weedkiller() -> None:
    """Where the alien kills nobody, nobody is dinner."""
    hands = ("weedkiller pressure-suit", "dinner motion-tracker", "coward crawl-space")
    plans = ("hide pressure-suit, act weedkiller", "hide motion-tracker, act dinner")
    state = hunted(scene(*hands, zone="greenhouse"), *plans, "hide coward, act crawl-space, crawl")
    assert alive(state) == [0, 1, 2]


def test_the_tracker_looks_at_one_card_and_may_set_it_aside() -> None:
    """Before the hunt; the owner alone learns what it is."""
    state = played(scene(*TRACK, zone="engine-room ducts"), TRACKED, *QUIET)
    assert state.phase == LOOKING
    assert options_of(state) == [f"look {at}" for at in range(6)]
    state = act(state, 0, "look 0")
    assert state.phase == SETTING_ASIDE
    assert options_of(state) == ["set-aside false", "set-aside true"]
    assert [one.room for one in GAME.view(state, 0).sightings] == ["engine-room"]
    for reader in (None, 1, 2):
        assert GAME.view(state, reader).sightings == ()
        assert GAME.view(state, reader).looked == 0


def test_the_others_are_not_told_what_was_seen() -> None:
    """Only that somebody looked, and at which card."""
    event = Looked(0, 3, ROOM[2])
    assert GAME.show(event, 0) == event
    assert [GAME.show(event, reader) for reader in (None, 1)] == [LookedUnseen(0, 3)] * 2


def test_a_card_set_aside_is_not_turned_and_returns_at_upkeep() -> None:
    """The alien cannot come there in this hunt; in the next it can."""
    plan = f"{TRACKED}, look 0, set-aside true"
    state = played(scene(*TRACK, zone="engine-room ducts"), plan, *QUIET)
    assert (state.phase, len(state.zone), state.aside) == (TURNING, 5, 1)
    view = GAME.view(state, 1)
    assert (view.zone, view.is_aside, "engine-room" in view.unturned) == (5, True, True)
    state = act(state, 0, "turn 0")
    assert state.round == 2
    assert sorted(state.zone) == [0, 1, 2, 3, 4]
    assert state.aside == NONE


def test_a_card_left_lying_stays_known_to_its_owner() -> None:
    """Until it is turned or moved."""
    plan = f"{TRACKED}, look 1, set-aside false"
    state = played(scene(*TRACK, zone="ducts galley"), plan, *QUIET)
    (sighting,) = GAME.view(state, 0).sightings
    assert (sighting.position, sighting.room) == (1, "galley")
    noise = ("strange-noise dinner", "crawl-space armoured-crate")
    plans = ("hide dinner, act strange-noise", "hide crawl-space, act armoured-crate")
    state = played(scene(TRACK[0], *noise, zone="ducts cargo-bay"), plan, *plans)
    state = hunted(act(state, 0, "turn 0"))
    assert GAME.view(state, 0).sightings == ()


def test_the_only_card_cannot_be_set_aside() -> None:
    """It is looked at, and then the hunt goes on."""
    rooms = "airlock engine-room cargo-bay greenhouse ducts"
    state = scene(*TRACK, zone="galley", reserve=rooms)
    out = told(state, f"{TRACKED}, look 0", *QUIET)
    assert Looked(0, 0, ROOM[4]) in out
    assert alive(hunted(state, f"{TRACKED}, look 0", *QUIET)) == [0, 2]


def test_the_alien_cannot_kill_a_coward() -> None:
    """Not even alone in its room."""
    state = hunted(scene(*COWARD, zone="galley"), "hide dinner, act coward", *CALM)
    assert alive(state) == [0, 1, 2]
    events = told(scene(*COWARD, zone="galley"), "hide dinner, act coward", *CALM)
    assert Saved(0, "cowardice") in events


def test_a_coward_is_spotted_by_whoever_hides_there_later() -> None:
    """And dies at the reckoning, wherever the alien is."""
    hands = (COWARD[0], "musical-chairs blackout", COWARD[2])
    plans = ("act blackout, hide musical-chairs", CALM[1])
    state = played(scene(*hands, zone="ducts"), "act coward", *plans)
    assert state.spotted == 0
    state = played(state, "hide dinner")
    assert state.spotted == 1
    assert alive(hunted(state)) == [1, 2]


def test_a_coward_counts_once_both_cards_are_in_play() -> None:
    """Before they hide nobody can find them; and an acted coward who hides alone is safe."""
    hands = (COWARD[0], "musical-chairs blackout", COWARD[2])
    state = played(scene(*hands), "act coward", "hide musical-chairs", "hide armoured-crate")
    assert state.spotted == 0
    state = hunted(scene(*COWARD, zone="galley"), "act coward, hide dinner", *CALM)
    assert alive(state) == [0, 1, 2]


def test_who_was_there_before_the_coward_grew_afraid_spots_nobody() -> None:
    """Played second among others the card hides its owner; but the next one to come sees them."""
    hands = ("armoured-crate dinner", "coward close-call", "weedkiller overload")
    plans = ("hide dinner", "hide close-call, act coward", "hide overload, act weedkiller")
    state = played(scene(*hands, zone="galley"), *plans)
    assert state.spotted == 0
    assert alive(hunted(state, "act armoured-crate")) == [1, 2]
    hands = ("shove overload", "coward close-call", "armoured-crate dinner")
    plans = ("hide overload", "hide close-call, act coward", "hide armoured-crate, act dinner")
    state = played(scene(*hands, zone="ducts"), *plans)
    assert played(state, "act shove 2 galley").spotted == 1 << 1


def test_a_call_or_a_jettison_that_moves_nobody_spots_nobody() -> None:
    """A coward and who was there before: as long as nobody comes, nobody notices anything."""
    hands = ("all-hands dinner", "coward close-call", "weedkiller overload")
    plans = ("hide dinner", "hide close-call, act coward", "hide overload, act weedkiller")
    state = played(scene(*hands, zone="ducts"), *plans)
    assert played(state, "act all-hands airlock").spotted == 0
    assert played(state, "act all-hands engine-room").spotted == 1 << 1
    hands = ("jettison open-the-airlock", "coward pressure-suit", "weedkiller overload")
    plans = (
        "hide open-the-airlock, act jettison",
        "hide pressure-suit, act coward",
        "hide overload, act weedkiller",
    )
    assert alive(hunted(scene(*hands, zone="ducts"), *plans)) == [0, 1, 2]


def test_a_coward_still_dies_of_destruction() -> None:
    """The alien is all a coward need not fear."""
    hands = ("coward self-destruct", "overload dinner", COWARD[2])
    plans = ("hide self-destruct, act coward", "hide dinner, act overload", CALM[1])
    state = scene(*hands, zone="ducts")
    assert alive(hunted(state, *plans)) == [1, 2]
    deaths = [event for event in told(state, *plans) if isinstance(event, Died)]
    assert deaths == [Died(0, "destroyed")]


def test_a_coward_is_spotted_in_the_room_a_charge_layer_crawls_to() -> None:
    """At the reckoning, before the dead are counted."""
    hands = (COWARD[0], "improvised-charge blackout", COWARD[2])
    plans = ("hide dinner, act coward", "hide blackout, act improvised-charge galley", CALM[1])
    state = scene(*hands, zone="ducts")
    assert Spotted(0, ROOM[4]) in told(state, *plans)
    assert alive(hunted(state, *plans)) == [1, 2]


def test_a_spotted_coward_cannot_be_brought_back() -> None:
    """Resuscitation is for those the alien killed."""
    hands = (COWARD[0], "improvised-charge blackout", "resuscitation armoured-crate")
    plans = (
        "hide dinner, act coward",
        "hide blackout, act improvised-charge galley",
        "hide armoured-crate, act resuscitation",
    )
    assert alive(hunted(scene(*hands, zone="ducts"), *plans)) == [1, 2]
