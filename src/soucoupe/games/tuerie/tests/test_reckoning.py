"""The reckoning and the vulnerability of those the alien finds."""

import pytest

from soucoupe.games.tuerie.events import AlienDied, Destroyed, Died
from soucoupe.games.tuerie.ship import vulnerability
from soucoupe.games.tuerie.tests.table import alive, hunted, played, scene, told, won

HIDERS = ("strange-noise weedkiller", "crawl-space shove", "armoured-crate pressure-suit")
CALM = "hide armoured-crate, act pressure-suit"


def test_nobody_in_the_alien_s_room() -> None:
    """All is well."""
    plans = ("hide strange-noise, act weedkiller", "hide shove, act crawl-space, crawl", CALM)
    assert alive(hunted(scene(*HIDERS, zone="galley"), *plans)) == [0, 1, 2]


def test_one_alone_dies() -> None:
    """Whatever the vulnerability."""
    plans = ("hide strange-noise, act weedkiller", "hide shove, act crawl-space, crawl", CALM)
    assert alive(hunted(scene(*HIDERS, zone="ducts"), *plans)) == [1, 2]


def test_the_most_vulnerable_of_several_dies() -> None:
    """The others survive."""
    hands = (*HIDERS[:2], "improvised-charge pressure-suit")
    plans = ("hide strange-noise, act weedkiller", "hide crawl-space, act shove 2 airlock")
    state = hunted(scene(*hands, zone="ducts"), *plans, "hide improvised-charge, act pressure-suit")
    assert alive(state) == [1, 2]


def test_a_tie_kills_all_of_them() -> None:
    """Equally vulnerable, equally dead."""
    plans = ("hide strange-noise, act weedkiller", "hide crawl-space, act shove 2 ducts", CALM)
    state = hunted(scene(*HIDERS, zone="ducts"), *plans)
    assert alive(state) == [1]


def test_all_ends_of_the_round_apply_even_of_the_dead() -> None:
    """Two members blow each other up, and a third with them."""
    hands = ("open-the-airlock self-destruct", "overload spacewalk", "blackout jettison")
    plans = (
        "hide self-destruct, act open-the-airlock",
        "hide spacewalk, act overload",
        "hide blackout, act jettison",
    )
    assert won(hunted(scene(*hands, zone="ducts"), *plans)) == ([], "all-dead")


def test_nobody_is_left_to_win() -> None:
    """The alien dies with the whole crew: lost."""
    hands = ("overload self-destruct", "blackout weedkiller", "dead")
    plans = ("hide self-destruct, act overload", "hide blackout, act weedkiller")
    state = scene(*hands, zone="engine-room")
    assert won(hunted(state, *plans)) == ([], "all-dead")
    assert any(isinstance(event, AlienDied) for event in told(state, *plans))


def test_destruction_before_the_alien() -> None:
    """Who dies of a destroyed room is no prey; what is left is attacked."""
    hands = ("overload dinner", "self-destruct blackout", "musical-chairs weedkiller")
    plans = (
        "hide dinner, act overload",
        "hide self-destruct, act blackout",
        "hide musical-chairs, act weedkiller",
    )
    events = told(scene(*hands, zone="galley"), *plans)
    shown = [event for event in events if isinstance(event, Destroyed | Died)]
    assert [type(event).__name__ for event in shown] == ["Destroyed", "Died", "Died"]
    assert shown[1:] == [Died(1, "destroyed"), Died(2, "alien")]


HIDEOUT = {"armoured-crate": "close-call", "wrong-dose": "overload", "blackout": "weedkiller"}


@pytest.mark.parametrize(
    ("order", "expected"),
    [
        ("armoured-crate wrong-dose blackout", 3),
        ("wrong-dose armoured-crate blackout", 3),
        ("blackout armoured-crate wrong-dose", 3),
        ("armoured-crate blackout wrong-dose", 3),
        ("blackout wrong-dose armoured-crate", 0),
        ("wrong-dose blackout armoured-crate", 0),
    ],
)
def test_the_last_card_that_touches_a_member_decides(order: str, expected: int) -> None:
    """Effects replace, they do not stack: crate 0, dose 3, blackout 4 minus the 1 printed."""
    cards = order.split()
    crated = cards.index("armoured-crate")
    plans = [
        f"act {card} {crated if card == 'wrong-dose' else ''}, hide {HIDEOUT[card]}"
        for card in cards
    ]
    state = played(scene(*(f"{card} {HIDEOUT[card]}" for card in cards)), *plans)
    assert vulnerability(state, crated) == expected


@pytest.mark.parametrize(("last", "expected"), [("wrong-dose", 3), ("blackout", 1)])
def test_dose_and_blackout_disagree_about_the_exposed(last: str, expected: int) -> None:
    """A printed 3 mirrored is 1, unless a dose comes after the lights went out."""
    first = "blackout" if last == "wrong-dose" else "wrong-dose"
    cards = (first, last, "weedkiller")
    words = {"wrong-dose": "act wrong-dose 2", "blackout": "act blackout"}
    hides = ("close-call", "overload", "dinner")
    hands = [f"{card} {hide}" for card, hide in zip(cards, hides, strict=True)]
    plans = [
        f"{words.get(card, f'act {card}')}, hide {hide}"
        for card, hide in zip(cards, hides, strict=True)
    ]
    assert vulnerability(played(scene(*hands), *plans), 2) == expected


def test_a_blackout_between_crate_and_hideout() -> None:
    """A crate played first and mirrored later counts as printed, mirrored."""
    hands = ("armoured-crate dinner", "blackout weedkiller", "overload pressure-suit")
    plans = ("act armoured-crate, hide dinner", "act blackout, hide weedkiller")
    state = played(scene(*hands), *plans, "hide overload, act pressure-suit")
    assert vulnerability(state, 0) == 1
