"""What a seat imagines: unseen cards dealt evenly, targets in any order that fits."""

from collections import Counter
from collections.abc import Hashable, Mapping

import pytest

from soucoupe.core.rng import FastRng
from soucoupe.games.tuerie import GAME
from soucoupe.games.tuerie.data import NOT_SECOND, ROOM_NUMBER
from soucoupe.games.tuerie.state import State
from soucoupe.games.tuerie.tests.table import NUMBER, SEATS, played, random_game, scene

SAMPLES = 2000
HANDS = ("overload blackout", "armoured-crate weedkiller", "dinner crawl-space")
TRACK = ("motion-tracker blackout", "weedkiller dinner", "armoured-crate pressure-suit")


def imagined(state: State, seat: int | None) -> list[State]:
    """Imagine many worlds from what a seat sees."""
    view = GAME.view(state, seat)
    rng = FastRng(7)
    return [GAME.imagine(view, rng) for _ in range(SAMPLES)]


def check(found: Counter[Hashable], weights: Mapping[Hashable, int]) -> None:
    """Demand that nothing else was found, and everything about as often as its weight says."""
    assert set(found) == {one for one, weight in weights.items() if weight}
    total = sum(weights.values())
    for one, weight in weights.items():
        expected = SAMPLES * weight / total
        assert abs(found[one] - expected) < 5 * expected**0.5 + 1


@pytest.mark.parametrize("seats", SEATS)
def test_a_world_looks_like_the_one_it_was_imagined_from(seats: int) -> None:
    """In every position of a random game, for every seat."""
    rng = FastRng(1)
    for state, _ in random_game(seats, seed=seats):
        for reader in (None, *range(seats)):
            view = GAME.view(state, reader)
            assert GAME.view(GAME.imagine(view, rng), reader) == view


def test_unseen_cards_are_dealt_evenly() -> None:
    """A card not in one's hand is in each of four others with the same chance, else in the deck."""
    state = scene(*HANDS)
    card = NUMBER["dinner"]
    homes: Counter[Hashable] = Counter()
    for one in imagined(state, 0):
        homes[next(at for at, pile in enumerate([*one.hands, one.deck]) if card in pile)] += 1
        assert one.hands[0] == state.hands[0]
    check(homes, {1: 2, 2: 2, 3: 12})


def test_whoever_hid_first_can_act_second() -> None:
    """Their last card is any unseen one but those that only go first."""
    state = played(scene(*HANDS), "hide overload", "hide weedkiller")
    unseen = [*state.hands[1], *state.hands[2], *state.deck]
    last = Counter[Hashable](one.hands[1][0] for one in imagined(state, 0))
    check(last, {card: int(not NOT_SECOND[card]) for card in unseen})


def test_the_zone_lies_in_any_order() -> None:
    """Each room may be first, whatever is there."""
    state = scene(*HANDS, reserve="ducts")
    firsts = Counter[Hashable](one.zone[0] for one in imagined(state, 1))
    check(firsts, dict.fromkeys(range(5), 1))


def test_what_was_looked_at_stays_where_it_is() -> None:
    """For its owner; to the others it may be anything."""
    plans = ("hide dinner, act weedkiller", "hide armoured-crate, act pressure-suit")
    plan = "hide blackout, act motion-tracker, look 2, set-aside false"
    state = played(scene(*TRACK, zone="airlock ducts galley"), plan, *plans)
    galley = ROOM_NUMBER["galley"]
    assert {one.zone[2] for one in imagined(state, 0)} == {galley}
    check(Counter[Hashable](one.zone[2] for one in imagined(state, 1)), dict.fromkeys(range(6), 1))


def test_what_was_set_aside_is_known_to_its_owner_alone() -> None:
    """To the others any face-down card may be the one."""
    plans = ("hide dinner, act weedkiller", "hide armoured-crate, act pressure-suit")
    plan = "hide blackout, act motion-tracker, look 2, set-aside true"
    state = played(scene(*TRACK, zone="airlock ducts galley"), plan, *plans)
    assert {one.aside for one in imagined(state, 0)} == {ROOM_NUMBER["galley"]}
    check(Counter[Hashable](one.aside for one in imagined(state, 2)), dict.fromkeys(range(6), 1))


def test_cards_given_back_are_anything_unseen() -> None:
    """Whoever left the ship gave back any card, even one that only goes first."""
    state = played(scene("spacewalk dinner", *HANDS[1:]), "act spacewalk")
    given = Counter[Hashable](one.discards[0] for one in imagined(state, 1))
    unseen = [*state.deck, *state.hands[2], NUMBER["dinner"]]
    check(given, dict.fromkeys(unseen, 1))
    assert {one.discards[0] for one in imagined(state, 0)} == {NUMBER["dinner"]}
