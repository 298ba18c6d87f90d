"""The cards of the Ducts: Crawl space, Strange noise, Improvised charge."""

from soucoupe.games.tuerie import GAME
from soucoupe.games.tuerie.data import ROOM_NUMBER
from soucoupe.games.tuerie.events import Heard, Moved, Stayed, Turned
from soucoupe.games.tuerie.state import CRAWLING, LURING, TURNING
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
    won,
)
from soucoupe.games.tuerie.view_types import CARD, ROOM

CRAWL = ("crawl-space dinner", "overload blackout", "armoured-crate pressure-suit")
CALM = ("hide overload, act blackout", "hide armoured-crate, act pressure-suit")
NOISE = ("strange-noise dinner", "close-call blackout", "armoured-crate pressure-suit")
NOISY = ("hide dinner, act strange-noise", "hide close-call, act blackout", CALM[1])


def test_crawl_space_moves_before_the_hunt() -> None:
    """To any other room in play, or not at all; decided then, not when the card is played."""
    state = played(scene(*CRAWL, zone="galley"), "hide dinner, act crawl-space", *CALM)
    assert state.phase == CRAWLING
    elsewhere = [room for room in rooms(state.in_play) if room != "galley"]
    assert options_of(state) == ["crawl", *(f"crawl {room}" for room in elsewhere)]
    assert alive(hunted(act(state, 0, "crawl ducts"))) == [0, 1, 2]
    assert alive(hunted(act(state, 0, "crawl"))) == [1, 2]


def test_crawling_is_told() -> None:
    """Where one went, or that one stayed."""
    plan = "hide dinner, act crawl-space"
    card = CARD[NUMBER["crawl-space"]]
    moved = told(scene(*CRAWL), f"{plan}, crawl ducts", *CALM)
    assert Moved(0, ROOM[4], ROOM[5], card) in moved
    assert Stayed(0) in told(scene(*CRAWL), f"{plan}, crawl", *CALM)


def test_crawling_to_a_coward_spots_them() -> None:
    """Coming to their hideout at any moment is enough."""
    hands = ("crawl-space self-destruct", "coward dinner", CRAWL[2])
    plans = ("hide self-destruct, act crawl-space, crawl galley", "hide dinner, act coward")
    assert alive(hunted(scene(*hands, zone="ducts"), *plans, CALM[1])) == [0, 2]


def test_a_noise_turns_two_targets_and_draws_the_alien_to_the_crowd() -> None:
    """It goes where more hide; the other card is shuffled back."""
    for zone in ("galley ducts", "ducts galley"):
        state = scene(*NOISE, zone=zone)
        events = told(state, *NOISY)
        assert Heard(0, ROOM[4], ROOM[5]) in events
        assert len([event for event in events if isinstance(event, Turned)]) == 2
        state = hunted(state, *NOISY)
        assert state.reserve == [ROOM_NUMBER["galley"]]
        assert ROOM_NUMBER["ducts"] in state.zone


def test_the_first_crew_member_turns_both() -> None:
    """Each is a card of their choice."""
    state = played(scene(*NOISE, zone="galley ducts"), *NOISY)
    assert GAME.to_act(state) == (0,)
    state = act(state, 0, "turn 0")
    assert (state.phase, state.decoy) == (TURNING, ROOM_NUMBER["galley"])
    assert len(options_of(state)) == 5


def test_between_equal_rooms_the_noise_maker_chooses() -> None:
    """The same number of crew in both: its owner decides."""
    hands = (NOISE[1], NOISE[0], NOISE[2])
    plans = ("hide blackout, act close-call", "hide dinner, act strange-noise", CALM[1])
    state = hunted(scene(*hands, zone="engine-room cargo-bay"), *plans)
    assert state.phase == LURING
    assert GAME.to_act(state) == (1,)
    assert options_of(state) == ["lure engine-room", "lure cargo-bay"]
    assert 0 in alive(hunted(act(state, 1, "lure engine-room")))
    assert act(state, 1, "lure cargo-bay").reserve == [ROOM_NUMBER["cargo-bay"]]


def test_a_noise_over_the_last_card() -> None:
    """One card left: no effect."""
    reserve = "airlock engine-room cargo-bay greenhouse ducts"
    events = told(scene(*NOISE, zone="galley", reserve=reserve), *NOISY)
    assert not [event for event in events if isinstance(event, Heard)]
    assert len([event for event in events if isinstance(event, Turned)]) == 1


def test_a_noise_never_sounds_for_a_replacement() -> None:
    """Two targets once, then one at a time."""
    hands = ("strange-noise dinner", "close-call crawl-space", NOISE[2])
    plans = ("hide dinner, act strange-noise", "hide crawl-space, act close-call", CALM[1])
    events = told(scene(*hands, zone="ducts greenhouse airlock engine-room"), *plans)
    assert len([event for event in events if isinstance(event, Heard)]) == 1
    assert len([event for event in events if isinstance(event, Turned)]) == 3


def test_the_card_not_chosen_may_come_as_a_replacement() -> None:
    """It has been shuffled back before anything turns the alien away."""
    hands = ("strange-noise dinner", "close-call crawl-space", NOISE[2])
    plans = ("hide dinner, act strange-noise", "hide crawl-space, act close-call", CALM[1])
    reserve = "airlock engine-room cargo-bay greenhouse"
    state = scene(*hands, zone="ducts galley", reserve=reserve)
    state = played(state, *plans, "")
    state = hunted(state)
    assert state.phase == LURING
    after = hunted(act(state, 0, "lure ducts"))
    assert alive(after) == [1, 2]


CHARGE = ("improvised-charge overload", "self-destruct blackout", "armoured-crate pressure-suit")
CHARGED = "hide overload, act improvised-charge galley"
STAYED = "hide self-destruct, act blackout"


def test_a_charge_names_another_room() -> None:
    """Any in play but the hideout already shown."""
    state = played(scene(*CHARGE), "hide overload", STAYED, CALM[1])
    named = [text.split()[2] for text in options_of(state)]
    assert named == ["airlock", "cargo-bay", "greenhouse", "galley", "ducts"]
    state = scene(*CHARGE)
    named = [text.split()[2] for text in options_of(state, "act") if "charge" in text]
    assert named == rooms(state.in_play)


def test_a_charge_destroys_the_room_its_owner_left() -> None:
    """They alone crawl away at the reckoning; whoever stays behind dies, the alien too."""
    state = hunted(scene(*CHARGE, zone="ducts"), CHARGED, STAYED, CALM[1])
    assert alive(state) == [0, 2]
    assert "engine-room" not in rooms(state.in_play)
    state = hunted(scene(*CHARGE, zone="engine-room"), CHARGED, STAYED, CALM[1])
    assert won(state) == ([0, 2], "alien-destroyed")


def test_nobody_left_behind_sets_the_charge_off() -> None:
    """Then its owner crawls away, nothing is destroyed, and an alien in that room lives."""
    hands = (CHARGE[0], "dinner blackout", CHARGE[2])
    plans = ("hide overload, act improvised-charge ducts", "hide dinner, act blackout", CALM[1])
    for target in ("airlock", "engine-room"):
        state = hunted(scene(*hands, zone=target), *plans)
        assert won(state) is None
        assert alive(state) == [0, 1, 2]
        assert "engine-room" in rooms(state.in_play)


def test_two_left_behind_disarm_the_charge() -> None:
    """Its owner crawls away all the same; the room stays, and an alien in it lives and kills."""
    hands = (CHARGE[0], "self-destruct weedkiller", "blackout armoured-crate")
    plans = (CHARGED, "hide self-destruct, act weedkiller", "hide blackout, act armoured-crate")
    for target, living in (("ducts", [0, 1, 2]), ("engine-room", [0, 2])):
        state = hunted(scene(*hands, zone=target), *plans)
        assert won(state) is None
        assert alive(state) == living
        assert "engine-room" in rooms(state.in_play)


def test_a_charge_layer_may_crawl_to_the_alien() -> None:
    """The alien attacks whoever is in its room after the reckoning's moves."""
    state = hunted(scene(*CHARGE, zone="galley"), CHARGED, STAYED, CALM[1])
    assert alive(state) == [2]


def test_a_charge_goes_off_where_its_owner_has_been_moved() -> None:
    """The hideout left is the one of that moment."""
    hands = ("shove dinner", CHARGE[0], "crawl-space armoured-crate")
    plans = (
        "hide dinner, act shove 1 ducts",
        "hide overload, act improvised-charge galley",
        "hide crawl-space, act armoured-crate",
    )
    state = hunted(scene(*hands, zone="airlock"), *plans)
    assert alive(state) == [0, 1]
    assert "ducts" not in rooms(state.in_play)
    assert "engine-room" in rooms(state.in_play)


def test_a_charge_layer_who_crawls_into_destruction_dies() -> None:
    """If somebody destroys the room they crawl to."""
    hands = (CHARGE[0], "open-the-airlock self-destruct", CHARGE[2])
    plans = (
        "hide overload, act improvised-charge airlock",
        "hide self-destruct, act open-the-airlock",
        CALM[1],
    )
    state = hunted(scene(*hands, zone="ducts"), *plans)
    assert alive(state) == [2]


def test_a_charge_aimed_at_ones_own_later_hideout() -> None:
    """Named before one hides, it may turn out to be where one is: one stays, and dies if alone."""
    own = "act improvised-charge engine-room, hide overload"
    hands = (CHARGE[0], "dinner blackout", CHARGE[2])
    state = played(scene(*hands, zone="ducts"), own, "hide dinner, act blackout", CALM[1])
    assert room_of(state, 0) == "engine-room"
    assert alive(hunted(state)) == [1, 2]
    assert alive(hunted(scene(*CHARGE, zone="ducts"), own, STAYED, CALM[1])) == [0, 1, 2]
