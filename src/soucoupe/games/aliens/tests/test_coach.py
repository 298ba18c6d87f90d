"""The coach must equal brute force over all joint worlds a seat's view leaves open."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations

import pytest

from soucoupe.core.hints import percent
from soucoupe.games.aliens import GAME
from soucoupe.games.aliens.bots.advice import Advice, AnyAlien, CardOdds, JudgementOdds
from soucoupe.games.aliens.bots.coach import coach
from soucoupe.games.aliens.moves import Options
from soucoupe.games.aliens.state import TESTIFY
from soucoupe.games.aliens.tests.table import (
    SEATS,
    STANDARD,
    act,
    dealt,
    example,
    landed,
    options_of,
    random_game,
    random_round,
    said,
)
from soucoupe.games.aliens.view_types import ALIEN, Alien, RoundSeen, Statement, View

Trio = tuple[Alien, ...]
HELP = Options(help=True)
TRIOS: list[Trio] = list(combinations(ALIEN, 3))


def holds(trio: Trio, says: Statement) -> bool:
    """Count by words."""
    words = [word for one in trio for word in (one.race, one.colour, one.appetite)]
    return words.count(says.attribute) == says.value


def possible(seen: RoundSeen) -> list[Trio]:
    """List the trios a round by itself allows: what was sighted, what was answered."""
    sighted = {sighting.alien for sighting in seen.sightings}
    told = [(one.says, one.answer) for one in seen.testimonies if one.answer is not None]
    return [
        trio
        for trio in TRIOS
        if sighted <= set(trio) and all(holds(trio, says) == answer for says, answer in told)
    ]


def joint(rounds: list[list[Trio]], used: frozenset[Alien]) -> Iterator[Trio]:
    """Give the current round's trio once for every deal of the pass that uses no alien twice."""
    if not rounds:
        yield ()
        return
    *others, last = rounds
    for trio in last:
        if used.isdisjoint(trio):
            for deeper in joint(others, used | set(trio)):
                yield deeper or trio


def brute_force(view: View) -> list[tuple[int, int]]:
    """For each testimony, count the joint worlds in which it is true, and all of them."""
    past = sorted([possible(seen) for seen in view.past], key=len, reverse=True)
    worlds = list(joint([possible(view.current), *past], frozenset()))
    says = [one.says for one in view.current.testimonies]
    return [(sum(holds(trio, one) for trio in worlds), len(worlds)) for one in says]


def counts(advice: object) -> list[tuple[int, int]]:
    """Take the coach's words apart."""
    assert isinstance(advice, Advice)
    return [(chance.true, chance.worlds) for chance in advice.chances]


def test_an_open_round_has_816_worlds() -> None:
    """Before anything is known, each of the 816 trios counts the same."""
    view = GAME.view(example(), 0)
    assert counts(coach(view))[0] == (180, 816)
    assert counts(coach(view)) == brute_force(view)


def test_answers_and_turned_aliens_narrow_the_worlds() -> None:
    """What was told is certain, and the rest follows the worlds still possible."""
    view = GAME.view(act(example(), "judge 3 false", "judge 1 true", "turn 2"), 0)
    chances = [Fraction(*count) for count in counts(coach(view))]
    assert chances[3] == chances[1] == 0
    assert 0 < chances[0] < 1
    assert counts(coach(view)) == brute_force(view)


def test_second_investigation_of_a_pass() -> None:
    """Three players: the trio of one's own earlier round is counted along, pair by pair."""
    first = ("judge 0 true", "judge 1 false", "judge 2 true", "judge 3 false", "judge 4 true")
    state = act(example(3), *first)
    for _ in range(2):
        state = random_round(state)
    while state.phase == TESTIFY:
        state = act(state, options_of(state)[0])
    view = GAME.view(state, 0)
    assert (view.round, view.current.investigator, view.past[0].investigator) == (3, 0, 0)
    earlier = len(possible(view.past[0]))
    (_, worlds), *_ = counts(coach(view))
    assert earlier > 1
    assert worlds % 84 == 0, "nine aliens are left for every trio of the earlier round"
    assert 84 < worlds <= 84 * earlier
    assert counts(coach(view)) == brute_force(view)


def test_aliens_deduced_but_never_seen_are_gone_too() -> None:
    """Two turned, the third certain from the answers: it cannot lie there the next time."""
    state = landed(dealt(3), "gluon green sated", "phi violet hungry", "quark orange sated")
    state = said(state, "1 quark", "1 orange", "2 sated", "0 gluon", "0 phi")
    state = act(state, "judge 3 true", "turn 0", "judge 4 true", "turn 1")
    state = act(state, "judge 0 true", "judge 1 true", "judge 2 true")
    assert len(possible(GAME.view(state, 0).past[0])) == 1
    for _ in range(2):
        state = random_round(state)
    view = GAME.view(said(state, "1 race quark"), 0)
    assert [worlds for _, worlds in counts(coach(view))] == [84]
    assert counts(coach(view)) == brute_force(view)


@pytest.mark.parametrize("seats", SEATS)
def test_equals_brute_force_all_game_long(seats: int) -> None:
    """For every seat in a sample of positions: the investigator's counts, a witness's shares."""
    states = [state for state, *_ in random_game(seats, STANDARD, seed=seats)]
    for state in states[::9]:
        for seat in range(seats):
            view = GAME.view(state, seat)
            told, expected = counts(coach(view)), brute_force(view)
            assert [Fraction(*one) for one in told] == [Fraction(*one) for one in expected]
            if seat == state.current.investigator:
                assert told == expected


def test_a_witness_knows() -> None:
    """Whoever sees the aliens is told what they see: true, false, true, false, true."""
    for seat in (1, 2, 3):
        chances = [Fraction(*count) for count in counts(coach(GAME.view(example(), seat)))]
        assert chances == [1, 0, 1, 0, 1]


def test_the_public_gets_no_advice() -> None:
    """Unsure of up to six rounds at once, the public would need too many worlds."""
    assert coach(GAME.view(example(), None)) is None


@pytest.mark.parametrize("seats", SEATS)
def test_cards_look_as_the_open_aliens_say(seats: int) -> None:
    """A witness's cards, counted over every trio the aliens face up leave possible."""
    asked = 0
    for state, *_ in random_game(seats, HELP, seed=seats):
        if state.phase != TESTIFY:
            continue
        view = GAME.view(state, GAME.to_act(state)[0])
        here, gone = lying_open(view.current), set[Alien]()
        for seen in view.past:
            gone |= lying_open(seen)
        trios = [trio for trio in TRIOS if here <= set(trio) and gone.isdisjoint(trio)]
        real = tuple(one.alien for one in view.current.sightings)
        advice = coach(view)
        assert advice is not None
        assert advice.hints
        for hint in advice.hints:
            assert isinstance(hint, CardOdds)
            share = Fraction(sum(holds(trio, hint.says) for trio in trios), len(trios))
            assert hint.percent == percent(float(share))
            assert hint.truth == holds(real, hint.says)
        asked += 1
        if asked > 20:
            return


def lying_open(seen: RoundSeen) -> set[Alien]:
    """Return the aliens of a round that lie face up."""
    return {one.alien for one in seen.sightings if one.position in seen.face_up}


def test_an_investigator_is_told_of_what_is_still_to_be_judged() -> None:
    """One line per open testimony, as many in a hundred as the counts say."""
    view = GAME.view(act(example(), "judge 3 false"), 0)
    advice = coach(view)
    assert advice is not None
    expected = [
        JudgementOdds(one.speaker, one.says, percent(chance.true / chance.worlds))
        for one, chance in zip(view.current.testimonies, advice.chances, strict=True)
        if one.winner is None
    ]
    if view.phase == "judge":
        assert list(advice.hints) == expected
        assert len(expected) == 4
    else:
        assert advice.hints == (AnyAlien(),)
    waiting = coach(GAME.view(example(), 1))
    assert waiting is not None
    assert waiting.hints == ()
