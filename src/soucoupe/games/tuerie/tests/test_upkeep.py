"""Upkeep: targets and rooms after a round, and who is first in the next."""

from soucoupe.games.tuerie import GAME
from soucoupe.games.tuerie.data import ROOM_NUMBER, ROOM_OF
from soucoupe.games.tuerie.events import RoundOpened, ZoneRefilled
from soucoupe.games.tuerie.tests.table import alive, hunted, rooms, scene, told, won
from soucoupe.games.tuerie.view_types import ROOM

HANDS = ("close-call crawl-space", "overload blackout", "armoured-crate weedkiller")
PLANS = (
    "hide crawl-space, act close-call",
    "hide overload, act blackout",
    "hide armoured-crate, act weedkiller",
)


def test_the_target_goes_to_the_reserve() -> None:
    """The alien does not come back there until it has searched all the others."""
    state = hunted(scene(*HANDS, zone="galley"), *PLANS)
    assert state.reserve == [ROOM_NUMBER["galley"]]
    assert ROOM_NUMBER["galley"] not in state.zone
    assert len(state.zone) == 5


def test_an_empty_zone_with_a_reserve() -> None:
    """The last target is destroyed with its cards, and the reserve becomes the new zone."""
    reserve = "airlock engine-room cargo-bay greenhouse ducts"
    state = scene(*HANDS, zone="galley", reserve=reserve)
    assert ZoneRefilled(ROOM[4]) in told(state, *PLANS)
    state = hunted(state, *PLANS)
    assert "galley" not in rooms(state.in_play)
    assert sorted(state.zone) == [ROOM_NUMBER[room] for room in reserve.split()]
    assert state.reserve == []
    cards = state.deck + [card for hand in state.hands for card in hand]
    assert "galley" not in {rooms(1 << ROOM_OF[card])[0] for card in cards}


def test_an_empty_zone_with_an_empty_reserve() -> None:
    """No room is left: everybody dies, whoever is outside included."""
    state = scene(*HANDS[:2], "", zone="galley", ongoing="2 spacewalk 1")
    state.zone = [ROOM_NUMBER["galley"]]
    state.in_play = 1 << ROOM_NUMBER["galley"]
    assert won(hunted(state, *PLANS[:2], "name galley")) == ([], "infested")


def test_a_zone_emptied_by_destruction_is_empty() -> None:
    """Then the last target is lost, too."""
    hands = ("overload dinner", HANDS[0], HANDS[2])
    plans = ("hide dinner, act overload", PLANS[0], PLANS[2])
    state = scene(*hands, zone="airlock engine-room", reserve="cargo-bay greenhouse galley ducts")
    state = hunted(state, *plans)
    assert rooms(state.in_play) == ["cargo-bay", "greenhouse", "galley", "ducts"]
    assert sorted(state.zone) == [2, 3, 4, 5]


def test_a_destroyed_room_leaves_the_reserve() -> None:
    """Wherever its target lies."""
    hands = ("overload dinner", HANDS[0], HANDS[2])
    plans = ("hide dinner, act overload", PLANS[0], PLANS[2])
    state = hunted(scene(*hands, zone="airlock", reserve="engine-room"), *plans)
    assert state.reserve == [ROOM_NUMBER["airlock"]]
    assert "engine-room" not in rooms(state.in_play)


def test_the_next_member_is_first() -> None:
    """Clockwise, living and aboard."""
    state = hunted(scene(*HANDS, zone="galley"), *PLANS)
    assert (state.first, GAME.to_act(state)) == (1, (1,))
    assert RoundOpened(2, 1, 2) in told(scene(*HANDS, zone="galley"), *PLANS)


def test_the_dead_and_those_outside_are_never_first() -> None:
    """They are passed over."""
    state = hunted(scene(*HANDS, zone="engine-room"), *PLANS)
    assert alive(state) == [0, 2]
    assert state.first == 2
    hands = ("overload dinner", "spacewalk coward", HANDS[2])
    plans = ("hide overload, act dinner", "act spacewalk, name ducts", PLANS[2])
    assert hunted(scene(*hands, zone="galley"), *plans).first == 2
    plans = (plans[0], "act spacewalk, name galley", PLANS[2])
    assert hunted(scene(*hands, zone="galley"), *plans).first == 1


def test_all_cards_are_shuffled_together() -> None:
    """Those played and those given back join the deck for the next deal."""
    state = hunted(scene(*HANDS, zone="galley"), *PLANS)
    cards = state.deck + [card for hand in state.hands for card in hand]
    assert sorted(cards) == list(range(18))


def test_last_round_is_remembered() -> None:
    """What was played and turned can be looked up for one round more."""
    view = GAME.view(hunted(scene(*HANDS, zone="galley"), *PLANS), None)
    assert len(view.last.plays) == 6
    assert view.last.turned == ("galley",)
    assert view.plays == ()
