"""The cards of the Engine room: Overload, Blackout, Self-destruct."""

import pytest

from soucoupe.games.tuerie.data import DUE
from soucoupe.games.tuerie.events import Died, Ticked
from soucoupe.games.tuerie.ship import vulnerability
from soucoupe.games.tuerie.state import State
from soucoupe.games.tuerie.tests.table import (
    NUMBER,
    alive,
    hunted,
    played,
    rooms,
    scene,
    told,
    won,
)
from soucoupe.games.tuerie.view_types import CARD

CARD_NUMBER = NUMBER["self-destruct"]
FUSE = DUE[CARD_NUMBER]
BURNT = f"0 self-destruct {7 - FUSE}"
"""Played so long ago that the ship blows up at the end of round 7."""

OVER = ("overload dinner", "blackout weedkiller", "motion-tracker armoured-crate")
OVERLOADED = ("hide dinner, act overload", "hide blackout, act weedkiller")
QUIET = "hide motion-tracker, act armoured-crate"


def on_the_last_round(*hands: str, zone: str, ongoing: str = BURNT, gone: str = "") -> State:
    """Lay out round 7, at whose end the ship blows up."""
    state = scene(*hands, zone=zone, ongoing=ongoing, gone=gone)
    state.round = 7
    return state


def test_overload_destroys_the_engine_room() -> None:
    """With all in it; and the alien, if it is there."""
    state = hunted(scene(*OVER, zone="ducts"), *OVERLOADED, QUIET)
    assert alive(state) == [0, 2]
    assert "engine-room" not in rooms(state.in_play)
    state = hunted(scene(*OVER, zone="engine-room"), *OVERLOADED, QUIET)
    assert won(state) == ([0, 2], "alien-destroyed")


def test_overload_by_somebody_who_hides_there() -> None:
    """An END effect applies even if its owner dies of it."""
    hands = ("overload self-destruct", OVER[1], OVER[2])
    plans = ("hide self-destruct, act overload", "hide weedkiller, act blackout", QUIET)
    state = hunted(scene(*hands, zone="ducts"), *plans)
    assert alive(state) == [1, 2]
    assert "engine-room" not in rooms(state.in_play)


def test_blackout_mirrors_everybody() -> None:
    """1 becomes 3 and 3 becomes 1, of hideouts already played and of later ones."""
    hands = ("weedkiller shove", "blackout dinner", "crawl-space motion-tracker")
    state = played(scene(*hands), "hide weedkiller", "act blackout")
    assert vulnerability(state, 0) == 3
    state = played(state, "", "hide dinner", "act crawl-space, hide motion-tracker")
    assert [vulnerability(state, seat) for seat in range(3)] == [3, 1, 2]


def test_blackout_decides_whom_the_alien_kills() -> None:
    """The one who thought to be safest."""
    hands = ("blackout dinner", "close-call weedkiller", "musical-chairs armoured-crate")
    hides = ("hide close-call, act weedkiller", "hide musical-chairs, act armoured-crate")
    dark = hunted(scene(*hands, zone="galley"), "act blackout, hide dinner", *hides)
    assert alive(dark) == [0, 2]
    hands = ("pressure-suit dinner", *hands[1:])
    light = hunted(scene(*hands, zone="galley"), "hide dinner, act pressure-suit", *hides)
    assert alive(light) == [1, 2]


def test_blackout_lasts_one_round() -> None:
    """Vulnerabilities are as printed again afterwards."""
    hands = ("blackout dinner", "close-call weedkiller", "musical-chairs armoured-crate")
    plans = ("hide dinner, act blackout", "hide weedkiller, act close-call")
    state = hunted(scene(*hands, zone="ducts"), *plans, "hide musical-chairs, act armoured-crate")
    assert state.modes == [0, 0, 0]


def test_self_destruct_runs_for_so_many_rounds() -> None:
    """It counts down before everybody's eyes, from the round after it was played."""
    hands = ("self-destruct dinner", "blackout weedkiller", OVER[2])
    plans = ("hide dinner, act self-destruct", "hide weedkiller, act blackout", QUIET)
    events = told(scene(*hands, zone="ducts"), *plans)
    assert Ticked(0, CARD[CARD_NUMBER], FUSE) in events
    state = hunted(scene(*hands, zone="ducts"), *plans)
    assert won(state) is None
    assert [deed.card for deed in state.ongoing] == [CARD_NUMBER]


def test_the_ship_blows_up_with_all_aboard() -> None:
    """The alien and everyone aboard die; a Pressure suit does not help."""
    hands = ("dinner overload", "pressure-suit weedkiller", OVER[2])
    state = on_the_last_round(*hands, zone="ducts")
    plans = ("hide dinner", "hide weedkiller, act pressure-suit", QUIET)
    assert won(hunted(state, *plans)) == ([], "blown-up")
    deaths = [event for event in told(state, *plans) if isinstance(event, Died)]
    assert deaths == [Died(seat, "blown-up") for seat in range(3)]


def test_its_owner_gets_away_in_the_pod() -> None:
    """From the Airlock, in play, not destroyed this round, and without the alien."""
    hands = ("spacewalk overload", "blackout weedkiller", OVER[2])
    state = on_the_last_round(*hands, zone="ducts")
    plans = ("hide spacewalk", "hide weedkiller, act blackout", QUIET)
    assert won(hunted(state, *plans)) == ([0], "blown-up")


def test_the_pod_is_for_its_owner() -> None:
    """Somebody else in the Airlock goes up with the ship."""
    hands = ("dinner overload", "spacewalk weedkiller", OVER[2])
    state = on_the_last_round(*hands, zone="ducts")
    plans = ("hide dinner", "hide spacewalk, act weedkiller", QUIET)
    assert won(hunted(state, *plans)) == ([], "blown-up")


@pytest.mark.parametrize("target", ["airlock", "ducts"])
def test_no_pod_with_the_alien_or_from_a_destroyed_airlock(target: str) -> None:
    """Whoever relied on it dies, or wins because the alien is dead first."""
    hands = ("spacewalk overload", "open-the-airlock weedkiller", OVER[2])
    plans = ("hide spacewalk", "hide weedkiller, act open-the-airlock", QUIET)
    state = hunted(on_the_last_round(*hands, zone=target), *plans)
    if target == "airlock":
        assert won(state) == ([1, 2], "alien-destroyed")
    else:
        assert won(state) == ([], "blown-up")


def test_the_alien_in_the_pod() -> None:
    """The final target is no way out: it kills there first, and nobody gets away."""
    hands = ("spacewalk overload", "pressure-suit weedkiller", OVER[2])
    plans = ("hide spacewalk", "hide pressure-suit, act weedkiller", QUIET)
    state = hunted(on_the_last_round(*hands, zone="airlock"), *plans)
    assert won(state) == ([], "blown-up")


def test_it_runs_on_if_its_owner_dies() -> None:
    """An ongoing action survives its owner."""
    hands = ("dead", "blackout weedkiller", OVER[2])
    state = on_the_last_round(*hands, zone="ducts")
    plans = ("", "hide weedkiller, act blackout", QUIET)
    assert won(hunted(state, *plans)) == ([], "blown-up")


@pytest.mark.parametrize(("named", "winners"), [("ducts", [1]), ("galley", [])])
def test_whoever_is_outside_when_the_ship_blows_up(named: str, winners: list[int]) -> None:
    """As whenever the alien dies, they win if they named its room."""
    hands = ("overload blackout", "", OVER[2])
    state = on_the_last_round(*hands, zone="ducts", ongoing=f"{BURNT},1 spacewalk 6")
    plans = ("hide overload", f"name {named}", QUIET)
    assert won(hunted(state, *plans)) == (winners, "blown-up")
