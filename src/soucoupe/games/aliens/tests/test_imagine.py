"""What a seat imagines: hands dealt evenly, aliens by the posterior the README tells."""

from collections import Counter
from collections.abc import Hashable, Mapping
from itertools import combinations
from math import sqrt

from soucoupe.core.rng import FastRng
from soucoupe.games.aliens import GAME
from soucoupe.games.aliens.apply import is_true
from soucoupe.games.aliens.deal import tally_of
from soucoupe.games.aliens.state import JUDGE, Round, State
from soucoupe.games.aliens.tests.table import act, dealt, example, options_of, random_round

SAMPLES = 3000


def likelihood(trio: tuple[int, ...], played: Round) -> int:
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


def check(seen: Counter[Hashable], weights: Mapping[Hashable, int]) -> None:
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
    trios = Counter[Hashable](tuple(sorted(one.current.aliens)) for one in imagined(state, 0))
    weights = {trio: likelihood(trio, state.current) for trio in combinations(range(18), 3)}
    assert len({weight for weight in weights.values() if weight}) > 2
    check(trios, weights)


def test_two_unsure_rounds_are_drawn_together() -> None:
    """Three players, second investigation: pairs of trios that share no alien, weighed as one."""
    state = act(example(3), "judge 0 false", "turn 0", "judge 1 true", "turn 1", "judge 2 false")
    for _ in range(2):
        state = random_round(state)
    while state.phase != JUDGE:
        state = act(state, options_of(state)[0])
    assert state.current.investigator == state.past[0].investigator == 0
    state.current.face_up = 0b11
    elsewhere = {alien for played in state.past[1:] for alien in played.aliens}
    trios = [one for one in combinations(range(18), 3) if elsewhere.isdisjoint(one)]
    weights: dict[Hashable, int] = {
        (one, two): likelihood(one, state.past[0]) * likelihood(two, state.current)
        for one in trios
        for two in trios
        if set(one).isdisjoint(two)
    }
    likely = {pair: weight for pair, weight in weights.items() if weight}
    assert len(likely) > 10
    pairs = Counter[Hashable](
        (tuple(sorted(one.past[0].aliens)), tuple(sorted(one.current.aliens)))
        for one in imagined(state, 0)
    )
    check(pairs, likely)


def test_places_tell_nothing() -> None:
    """Of two aliens face down, either may lie on the left (ruling 2)."""
    state = act(example(), "judge 0 false", "turn 1")
    places = Counter[Hashable](
        one.current.aliens[0] < one.current.aliens[2] for one in imagined(state, 0)
    )
    check(places, {True: 1, False: 1})


def test_unseen_cards_are_dealt_evenly() -> None:
    """12 of 58 unseen cards are seat 2's, 22 the pile's: every card equally likely."""
    state = dealt()
    card = state.hands[3][0]
    homes = Counter[Hashable]()
    for one in imagined(state, 1):
        homes[next(seat for seat in (0, 2, 3, 4) if card in [*one.hands, one.pile][seat])] += 1
        assert one.hands[1] == state.hands[1]
    check(homes, {0: 12, 2: 12, 3: 12, 4: 22})
