"""The hunt: what is turned by whom, and what happens when a target is replaced."""

from soucoupe.games.tuerie import GAME
from soucoupe.games.tuerie.data import ROOM_NUMBER
from soucoupe.games.tuerie.events import Died, Event, Turned, ZoneRefilled
from soucoupe.games.tuerie.state import CRAWLING, LOOKING, NAMING, NONE, TURNING
from soucoupe.games.tuerie.tests.table import (
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
from soucoupe.games.tuerie.view_types import ROOM

HANDS = ("close-call crawl-space", "overload blackout", "armoured-crate weedkiller")
PLANS = (
    "hide crawl-space, act close-call",
    "hide overload, act blackout",
    "hide armoured-crate, act weedkiller",
)
REST = "airlock cargo-bay greenhouse galley engine-room"


def test_the_first_crew_member_chooses_a_card_face_down() -> None:
    """Any of the zone; what lies where is not told, which rooms lie there is."""
    state = played(scene(*HANDS, reserve="galley airlock"), *PLANS)
    assert options_of(state) == ["turn 0", "turn 1", "turn 2", "turn 3"]
    view = GAME.view(state, 0)
    assert view.unturned == ("engine-room", "cargo-bay", "greenhouse", "ducts")
    assert view.reserve == ("galley", "airlock")
    assert view.sightings == ()


def test_a_single_card_turns_by_itself() -> None:
    """There is nothing to choose."""
    out = told(scene(*HANDS, zone="galley", reserve=REST.replace("galley", "ducts")), *PLANS)
    assert Turned(0, 0, ROOM[4]) in out


def test_the_course_of_a_hunt() -> None:
    """Naming first, then what comes before the reveal in the order of play, then the card."""
    hands = ("spacewalk dinner", "motion-tracker blackout", "crawl-space overload")
    plans = (
        "act spacewalk",
        "act motion-tracker, hide blackout",
        "hide overload, act crawl-space",
    )
    phases = []
    state = played(scene(*hands), *plans)
    for text in ("name ducts", "look 0", "set-aside false", "crawl ducts", "turn 0"):
        phases.append(state.phase)
        state = act(state, GAME.to_act(state)[0], text)
    assert phases[:2] == [NAMING, LOOKING]
    assert phases[3:] == [CRAWLING, TURNING]


def test_a_replaced_target_goes_to_the_reserve() -> None:
    """While the zone has cards, its room stays in play."""
    state = hunted(scene(*HANDS, zone="ducts galley"), *PLANS)
    assert state.reserve == [ROOM_NUMBER["ducts"], ROOM_NUMBER["galley"]]
    assert len(rooms(state.in_play)) == 6


def test_a_replacement_is_chosen_by_the_same_member() -> None:
    """Card by card, by whoever turns in this round."""
    state = played(scene(*HANDS, zone="ducts galley"), *PLANS)
    state = act(state, 0, "turn 0")
    assert (state.phase, state.replaced, state.target) == (TURNING, True, NONE)
    assert GAME.to_act(state) == (0,)
    assert len(options_of(state)) == 5


def test_a_card_set_aside_comes_back_for_a_replacement() -> None:
    """If the zone is empty it is turned, and nothing is destroyed."""
    hands = (HANDS[0], "motion-tracker blackout", HANDS[2])
    plans = (PLANS[0], "hide blackout, act motion-tracker, look 0, set-aside true", PLANS[2])
    reserve = "airlock cargo-bay greenhouse engine-room"
    state = hunted(scene(*hands, zone="galley ducts", reserve=reserve), *plans)
    assert len(rooms(state.in_play)) == 5
    # Galley was turned last; with an empty zone it is the one the alien keeps.
    assert "galley" not in rooms(state.in_play)
    assert alive(state) == [0, 1, 2]


def test_replacing_the_last_target_refills_the_zone_without_it() -> None:
    """The reserve is shuffled into a new zone, and the old target's room is lost."""
    state = scene(*HANDS, zone="ducts", reserve=REST)
    events = told(state, *PLANS)
    assert ZoneRefilled(ROOM[5]) in events
    state = played(state, *PLANS)
    assert len(state.zone) == 5
    assert rooms(state.doomed) == ["ducts"]
    assert alive(hunted(state)) in ([0, 1, 2], [0, 1], [0, 2])


def test_whoever_still_hides_in_the_lost_room_dies_with_the_destroyed() -> None:
    """A quarantine saves nobody there if it was the last target."""
    hands = ("quarantine dinner", "crawl-space blackout", HANDS[2])
    plans = ("hide dinner, act quarantine ducts", "hide crawl-space, act blackout", PLANS[2])
    reserve = f"{REST} bridge medbay"
    state = played(scene(*hands, zone="ducts", reserve=reserve), *plans)
    out: list[Event] = []
    state = act(state, 0, f"turn {state.zone.index(ROOM_NUMBER['bridge'])}", out)
    assert Died(1, "destroyed") in out
    assert alive(state) == [0, 2]


def test_nothing_left_to_turn_and_no_reserve() -> None:
    """The alien wins."""
    state = scene(*HANDS, zone="ducts")
    state.zone = [ROOM_NUMBER["ducts"]]
    assert won(hunted(state, *PLANS)) == ([], "infested")


def test_the_next_member_aboard_turns_for_a_first_crew_member_outside() -> None:
    """Clockwise from them."""
    hands = ("spacewalk dinner", "dead", "motion-tracker blackout", "armoured-crate weedkiller")
    plans = ("act spacewalk, name ducts", "", "hide motion-tracker, act blackout", PLANS[2])
    state = played(scene(*hands), *plans)
    assert GAME.to_act(state) == (2,)
