"""What a seat imagines: hands dealt evenly, aliens by the posterior the README tells."""

from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from math import sqrt
from typing import TypeVar

from soucoupe.core.rng import FastRng
from soucoupe.games.aliens import GAME
from soucoupe.games.aliens.apply import is_true
from soucoupe.games.aliens.deal import tally_of
from soucoupe.games.aliens.state import JUDGE, Round, State
from soucoupe.games.aliens.tests.table import act, dealt, example, options_of, random_round

Trio = tuple[int, ...]
T = TypeVar("T")

TRIOS: list[Trio] = list(combinations(range(18), 3))
SAMPLES = 3000


def trio_of(played: Round) -> Trio:
    """Name the three aliens of a round, wherever they lie."""
    return tuple(sorted(played.aliens))


def likelihood(trio: Trio, played: Round) -> int:
    """Weigh a trio as README tells: 13 to 5 for every testimony of unknown truth that holds.

    A trio against anything told or turned weighs nothing.
    """
    weight = 1
    for at, statement in enumerate(played.statements):
        holds = is_true(tally_of(trio), statement)
        if not played.judged >> at & 1:
            weight *= 13 if holds else 5
        elif holds != bool(played.truths >> at & 1):
            return 0
    turned = {alien for at, alien in enumerate(played.aliens) if played.face_up >> at & 1}
    return weight if turned <= set(trio) else 0


def check(seen: Counter[T], weights: Mapping[T, int]) -> None:
    """Demand every frequency within five standard deviations, and nothing of weight nought."""
    assert all(weights.get(one) for one in seen)
    for one, weight in weights.items():
        share = weight / sum(weights.values())
        spread = sqrt(SAMPLES * share * (1 - share))
        assert abs(seen[one] - SAMPLES * share) <= 5 * spread + 1


def imagined(state: State, seat: int) -> list[State]:
    """Imagine many states from one view."""
    view = GAME.view(state, seat)
    rng = FastRng(1)
    return [GAME.imagine(view, rng) for _ in range(SAMPLES)]


def test_aliens_follow_the_posterior() -> None:
    """One alien turned, two answers told, three testimonies open."""
    state = act(example(), "judge 3 false", "judge 1 true", "turn 2")
    trios = Counter(trio_of(one.current) for one in imagined(state, 0))
    weights = {trio: likelihood(trio, state.current) for trio in TRIOS}
    assert len({weight for weight in weights.values() if weight}) > 2
    check(trios, weights)


def test_two_unsure_rounds_are_drawn_together() -> None:
    """Three players, second investigation: pairs of trios that share no alien, weighed as one."""
    state = act(example(3), "judge 4 false", "turn 1", "judge 1 true", "turn 2", "judge 3 true")
    for _ in range(2):
        state = random_round(state)
    while state.phase != JUDGE:
        state = act(state, options_of(state)[0])
    assert state.current.investigator == state.past[0].investigator == 0
    state = act(state, error(state, 0), "turn 0")
    weights = pair_weights(state)
    assert len({first for first, _ in weights}) > 1
    assert 10 < len(weights) < 500
    pairs = Counter((trio_of(one.past[0]), trio_of(one.current)) for one in imagined(state, 0))
    check(pairs, weights)


def error(state: State, testimony: int) -> str:
    """Judge a testimony wrongly."""
    current = state.current
    truth = is_true(current.tally, current.statements[testimony])
    return f"judge {testimony} {'false' if truth else 'true'}"


def pair_weights(state: State) -> dict[tuple[Trio, Trio], int]:
    """Weigh every pair of trios that the oldest and the current round may have been."""
    elsewhere = {alien for played in state.past[1:] for alien in played.aliens}
    trios = [one for one in TRIOS if elsewhere.isdisjoint(one)]
    first = {one: likelihood(one, state.past[0]) for one in trios}
    second = {one: likelihood(one, state.current) for one in trios}
    return {
        (one, two): first[one] * second[two]
        for one in trios
        for two in trios
        if first[one] and second[two] and set(one).isdisjoint(two)
    }


def test_places_tell_nothing() -> None:
    """Of two aliens face down, either may lie on the left (ruling 2)."""
    state = act(example(), "judge 0 false", "turn 1")
    places = Counter(one.current.aliens[0] < one.current.aliens[2] for one in imagined(state, 0))
    check(places, {True: 1, False: 1})


def test_unseen_cards_are_dealt_evenly() -> None:
    """12 of 58 unseen cards are seat 2's, 22 the pile's: every card equally likely."""
    state = dealt()
    card = state.hands[3][0]
    homes = Counter[int]()
    for one in imagined(state, 1):
        homes[next(seat for seat in (0, 2, 3, 4) if card in [*one.hands, one.pile][seat])] += 1
        assert one.hands[1] == state.hands[1]
    check(homes, {0: 12, 2: 12, 3: 12, 4: 22})
