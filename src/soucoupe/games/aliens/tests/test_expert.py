"""The expert at the table: legal, repeatable, never against what it knows."""

from __future__ import annotations

import pytest

from soucoupe.core.budget import Budget
from soucoupe.core.rng import FastRng
from soucoupe.core.rollout import any_of
from soucoupe.games.aliens import GAME
from soucoupe.games.aliens.bots.coach import coach
from soucoupe.games.aliens.bots.expert import expert, rate
from soucoupe.games.aliens.bots.investigator_models import AT_RANDOM, WAYS
from soucoupe.games.aliens.bots.round_knowledge import RoundKnowledge
from soucoupe.games.aliens.events import Event
from soucoupe.games.aliens.moves import Action, Judge, Options
from soucoupe.games.aliens.state import JUDGE, State
from soucoupe.games.aliens.tests.table import SEATS, VARIANTS, dealt, handed, landed, read

Decision = tuple[State, int, Action, list[Event]]
"""Where the expert decided, at which seat, what, and which events it had been shown."""


def test_certain_knowledge_is_never_denied() -> None:
    """What holds in all worlds is judged true, what holds in none false."""
    certain = 0
    for seed in range(4):
        for state, seat, action, _ in expert_game(3 + seed, VARIANTS[seed], seed):
            advice = coach(GAME.view(state, seat))
            if isinstance(action, Judge) and advice is not None:
                chance = advice.chances[action.testimony]
                if chance.true in {0, chance.worlds}:
                    certain += 1
                    assert action.verdict == (chance.true > 0)
    assert certain > 20


def expert_game(seats: int, options: Options, seed: int) -> list[Decision]:
    """Let the expert play seat 0 and every investigator, and chance the rest."""
    rng = FastRng(seed)
    state = dealt(seats, options, seed)
    events: list[Event] = []
    decisions: list[Decision] = []
    while GAME.to_act(state):
        (seat,) = GAME.to_act(state)
        legal = GAME.legal(state, seat)
        if seat == 0 or state.phase == JUDGE:
            shown = [GAME.show(event, seat) for event in events]
            seen = [event for event in shown if event is not None]
            action = expert(GAME.view(state, seat), legal, seen, rng, Budget())
            decisions.append((state.copy(), seat, action, seen))
            assert action in legal
        else:
            action = any_of(legal, rng)
        GAME.apply(state, seat, action, rng, events)
    return decisions


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("seats", SEATS)
def test_every_action_is_legal(seats: int, options: Options) -> None:
    """Whatever the variant and the number of seats, the expert does what it may, always alike."""
    decisions = expert_game(seats, options, 11)
    assert len(decisions) > 30
    for state, seat, _, seen in decisions[::25]:
        view, legal = GAME.view(state, seat), GAME.legal(state, seat)
        twins = [expert(view, legal, seen, FastRng(3), Budget()) for _ in range(2)]
        assert twins[0] == twins[1]
        assert expert(view, legal, (), FastRng(3), Budget()) in legal


def test_a_true_three_is_valued() -> None:
    """Three of a race, when they are there, is the best card against whoever cannot know."""
    state = landed(dealt(), "gluon green sated", "gluon violet hungry", "gluon orange sated")
    state, card = handed(state, 1, "gluon", 3)
    view, legal = GAME.view(state, 1), list(GAME.legal(state, 1))
    scores = rate(RoundKnowledge(view, ()), legal, FastRng(1), Budget())
    best = max(scores)
    assert scores[legal.index(read(f"testify {card}"))] > best - 0.15
    assert best > 0.5


def test_a_false_three_is_got_rid_of_where_it_costs_nothing() -> None:
    """Before an investigator who guesses, a false three goes sooner than a false one."""
    state = landed(dealt(), "gluon green sated", "gluon violet hungry", "phi orange sated")
    state, three = handed(state, 1, "gluon", 3)
    state.hands[1].reverse()
    state, one = handed(state, 1, "gluon", 1)
    legal = list(GAME.legal(state, 1))
    known = RoundKnowledge(GAME.view(state, 1), ())
    known.way_weights = [float(way == AT_RANDOM) for way in range(WAYS)]
    scores = rate(known, legal, FastRng(1), Budget())
    rated = {card: scores[legal.index(read(f"testify {card}"))] for card in (three, one)}
    assert rated[three] > rated[one]
