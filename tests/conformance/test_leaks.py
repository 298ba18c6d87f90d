"""The leak laws, over every game, number of seats, combination of switches and seed."""

from soucoupe.core.rng import FastRng
from soucoupe.core.snapshot import digest
from tests.support.actions import to_try
from tests.support.cases import Case, of_game
from tests.support.leaks import all_laws, open_worlds, take_backs
from tests.support.walk import walk

STEP = 3
MOST_TAKEN_BACK = 3
"""How many actions of a game are taken back: each is tried in many worlds, for every watcher."""
OFTEN = 40
"""A long game is looked at ever more rarely: after so many plies, at one of that many steps."""


def test_nobody_learns_what_they_may_not_know(case: Case) -> None:
    """No view, legal list, refusal, timeout or event tells a seat or the public a secret."""
    game = case.found()
    hidden = of_game(case.game, "hidden")
    forgets = getattr(hidden, "FORGETS", ())
    rng = FastRng(int(case.seed[1:]))
    known = []
    for position in walk(game, case.seats, case.dealt_with(), case.seed):
        known.append(position.action)
        # Before the first action the deal itself is told: that is always looked at.
        if position.ply > 1 and rng.below(max(STEP, position.ply // OFTEN), "step"):
            continue
        for watcher in (*range(case.seats), None):
            tried = to_try(known, rng, 4)
            all_laws(game, position, watcher, hidden.redeal, tried, rng, forgets)
        if game.eliminated is not None:
            open_worlds(game, position, hidden.redeal_open(position.state, rng))


def test_what_is_taken_back_has_told_nobody_anything(case: Case) -> None:
    """Nobody could tell by it one world from another, and nobody can by its being allowed."""
    game = case.found()
    redeal = of_game(case.game, "hidden").redeal
    rng = FastRng(3 + int(case.seed[1:]))
    taken_back = 0
    for position in walk(game, case.seats, case.dealt_with(), case.seed):
        if rng.below(max(2 * STEP, position.ply), "step") == 0:
            taken_back += take_backs(game, position, redeal, rng)
        if taken_back == MOST_TAKEN_BACK:
            return


def test_a_redeal_is_a_lawful_state_and_not_the_same(case: Case) -> None:
    """What stands for "another world" keeps every invariant, and does differ now and then."""
    game = case.found()
    hidden = of_game(case.game, "hidden")
    check = of_game(case.game, "invariants").check
    rng = FastRng(1)
    differs = 0
    for position in walk(game, case.seats, case.dealt_with(), case.seed):
        other = hidden.redeal(position.state, None, rng)
        check(other)
        differs += digest(other) != digest(position.state)
    assert differs or not game.traits.hidden
