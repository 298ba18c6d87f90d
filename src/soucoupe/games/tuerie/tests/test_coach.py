"""The coach's chances are what trying everything says."""

from fractions import Fraction
from itertools import permutations

import pytest

from soucoupe.core.rng import FastRng
from soucoupe.games.tuerie import GAME
from soucoupe.games.tuerie.bots.advice import BetChance, HideoutRisk
from soucoupe.games.tuerie.bots.coach import SPOKEN_IN, coach
from soucoupe.games.tuerie.state import INFESTED, OVER, TURNING, State
from soucoupe.games.tuerie.tests.table import act, hunted, played, random_game, scene
from soucoupe.games.tuerie.view_types import CARD

GONE = "airlock greenhouse"
QUIET = ("overload dinner", "crawl-space armoured-crate", "shove blackout")
HIDDEN = (
    "hide dinner, act overload",
    "hide crawl-space, act armoured-crate",
    "hide shove, act blackout",
)
NOISE = ("strange-noise dinner", "close-call crawl-space", "musical-chairs blackout")
NOISY = (
    "hide dinner, act strange-noise",
    "hide crawl-space, act close-call",
    "hide musical-chairs, act blackout",
)
TRACK = ("motion-tracker dinner", "close-call crawl-space", "shove blackout")
TRACKED = (
    "hide dinner, act motion-tracker, look 0, set-aside true",
    "hide crawl-space, act close-call",
    "hide shove, act blackout",
)


def by_trial(state: State, worlds: list[State]) -> list[Fraction]:
    """Count the deaths in all these worlds, however cards are turned and choices are made."""
    deaths = [Fraction(0)] * state.seats
    for world in worlds:
        tried(world, Fraction(1, len(worlds)), deaths)
    return deaths


def tried(state: State, weight: Fraction, deaths: list[Fraction]) -> None:
    """Try every action of whoever is to act, through the rules themselves, until the round ends."""
    (seat,) = GAME.to_act(state)
    actions = list(GAME.legal(state, seat))
    for action in actions:
        after = state.copy()
        GAME.apply(after, seat, action, FastRng(3), None)
        share = weight / len(actions)
        if after.phase != OVER and after.round == state.round:
            tried(after, share, deaths)
            continue
        for member in range(state.seats):
            if not after.alive >> member & 1 or after.reason == INFESTED:
                deaths[member] += share


def orders(state: State, *, with_aside: bool) -> list[State]:
    """List every order of the face-down cards, with or without the one set aside."""
    cards = [*state.zone, *([state.aside] if with_aside else [])]
    worlds = []
    for order in permutations(cards):
        world = state.copy()
        world.zone = list(order[: len(state.zone)])
        if with_aside:
            world.aside = order[-1]
        worlds.append(world)
    return worlds


def check(state: State, seat: int | None, *, with_aside: bool = False) -> None:
    """Demand that coach and trial agree for every living member."""
    advice = coach(GAME.view(state, seat))
    assert advice is not None
    deaths = by_trial(state, orders(state, with_aside=with_aside))
    for peril in advice.perils:
        assert peril.death == pytest.approx(float(deaths[peril.seat]), abs=1e-12)
    assert [peril.seat for peril in advice.perils] == [
        member for member in range(state.seats) if state.alive >> member & 1
    ]


def test_one_in_so_many_rooms() -> None:
    """Four cards in the zone, a member alone behind one of them: a quarter each."""
    state = played(scene(*QUIET, gone=GONE), *HIDDEN)
    advice = coach(GAME.view(state, 0))
    assert advice is not None
    assert [peril.death for peril in advice.perils] == [0.25, 0.25, 0.25]
    check(state, 0)


def test_two_targets_and_a_close_call() -> None:
    """Every way the noise, the choice between equals and the replacement may go."""
    state = played(scene(*NOISE, gone=GONE, reserve="engine-room"), *NOISY)
    assert state.phase == TURNING
    for reader in (0, 1, None):
        check(state, reader)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_who_knows_what_was_set_aside(seat: int | None) -> None:
    """The tracker's chances differ from those of the others, who must reckon with every card."""
    state = played(scene(*TRACK, gone=GONE, zone="galley ducts engine-room"), *TRACKED)
    check(state, seat, with_aside=seat != 0)
    known, unknown = (coach(GAME.view(state, reader)) for reader in (0, 1))
    assert known != unknown


def test_choices_at_the_reckoning_count_evenly() -> None:
    """Whom dinner or resuscitation will choose is anybody's guess."""
    hands = ("dinner musical-chairs", "close-call blackout", "resuscitation armoured-crate")
    plans = ("hide musical-chairs, act dinner", "hide close-call, act blackout")
    state = scene(*hands, zone="galley", reserve="airlock ducts engine-room cargo-bay bridge")
    state = played(state, *plans, "hide armoured-crate, act resuscitation")
    check(state, 2)
    check(hunted(state), 2)


def test_a_destroyed_room_is_certain_death() -> None:
    """Wherever the alien goes."""
    hands = ("overload dinner", "self-destruct armoured-crate", "shove pressure-suit")
    plans = ("hide dinner, act overload", "hide self-destruct, act armoured-crate")
    state = played(scene(*hands, gone=GONE), *plans, "hide shove, act pressure-suit")
    advice = coach(GAME.view(state, 2))
    assert advice is not None
    assert advice.perils[1].death == 1
    check(state, 2)


def test_the_alien_may_infest_everything() -> None:
    """If the last card is replaced and nothing is left, everybody is dead."""
    state = scene(
        "close-call crawl-space", "dinner blackout", "shove overload", zone="ducts galley"
    )
    state.zone, state.in_play = [4, 5], 1 << 4 | 1 << 5
    plans = ("hide crawl-space, act close-call", "hide dinner, act blackout")
    state = played(state, *plans, "hide shove, act overload")
    check(state, 0)


def test_before_the_reveal_things_are_taken_as_they_stand() -> None:
    """While somebody may crawl or look, the chances are those of staying and of leaving it."""
    hands = ("crawl-space dinner", "motion-tracker blackout", "armoured-crate pressure-suit")
    plans = ("hide dinner, act crawl-space", "hide blackout, act motion-tracker")
    state = played(scene(*hands), *plans, "hide armoured-crate, act pressure-suit")
    assert GAME.view(state, 1).phase == "looking"
    settled = played(act(state, 1, "look 2"), "crawl", "set-aside false")
    assert settled.phase == TURNING
    assert coach(GAME.view(state, 2)) == coach(GAME.view(settled, 2))


@pytest.mark.parametrize("seats", [3, 7, 10])
def test_the_coach_tells_all_chances_in_the_hunt_only(seats: int) -> None:
    """From when all cards are on the table; a chance lies between 0 and 1."""
    spoken = 0
    for state, _ in random_game(seats, seed=seats):
        for reader in (None, 0):
            view = GAME.view(state, reader)
            advice = coach(view)
            is_told = advice is not None and bool(advice.perils)
            assert is_told == (view.phase in SPOKEN_IN)
            if advice is not None:
                spoken += 1
                assert all(0 <= peril.death <= 1 + 1e-9 for peril in advice.perils)
    assert spoken


def risks(state: State, seat: int) -> dict[str, int]:
    """Return the risk of each hideout as the coach tells it."""
    advice = coach(GAME.view(state, seat))
    assert advice is not None
    return {one.room.name: one.percent for one in advice.hints if isinstance(one, HideoutRisk)}


def test_a_hideout_is_as_dangerous_as_the_zone_is_small() -> None:
    """Alone in a room of the zone: one in so many; in a room already searched: never."""
    state = scene(*QUIET, gone=GONE, reserve="engine-room")
    assert GAME.to_act(state) == (0,)
    zone = GAME.view(state, 0).unturned
    assert "engine-room" not in zone
    told = risks(state, 0)
    assert told == {"engine-room": 0, "galley": round(100 / len(zone))}


def test_whoever_is_more_vulnerable_dies_first() -> None:
    """In a room with somebody more vulnerable one is safe; with an equal, both die."""
    for state, _ in random_game(6, seed=3):
        view = GAME.view(state, GAME.to_act(state)[0]) if GAME.to_act(state) else None
        if view is None or view.phase != "second" or view.deeds or view.ongoing:
            continue
        seat = GAME.to_act(state)[0]
        for card in state.hands[seat] if state.hideouts[seat] < 0 else ():
            room, own = CARD[card].room, CARD[card].vulnerability
            others = [
                one.vulnerability
                for one in view.crew
                if one.hideout == room and one.seat != seat and one.vulnerability is not None
            ]
            share = view.unturned.count(room) / view.zone
            expected = 0 if any(other > own for other in others) else round(100 * share)
            assert risks(state, seat)[room] == expected


def test_bets_add_up() -> None:
    """The alien goes somewhere: the chances of all rooms one may bet on are one in all."""
    found = 0
    for seed in range(40):
        for state, _ in random_game(5, seed=seed):
            waiting = GAME.to_act(state)
            if waiting and GAME.view(state, waiting[0]).phase == "naming":
                advice = coach(GAME.view(state, waiting[0]))
                assert advice is not None
                bets = [one for one in advice.hints if isinstance(one, BetChance)]
                assert abs(sum(one.percent for one in bets) - 100) <= len(bets)
                assert all(one.winning <= one.percent for one in bets)
                found += 1
        if found:
            return
    pytest.fail("nobody was ever outside")
