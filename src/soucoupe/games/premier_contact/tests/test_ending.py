"""The end of a race: the first alien with enough offerings, the human with most tokens."""

from __future__ import annotations

import pytest

from soucoupe.core.outcome import Outcome
from soucoupe.games.premier_contact import GAME
from soucoupe.games.premier_contact.events import Ended, Event
from soucoupe.games.premier_contact.moves import Options
from soucoupe.games.premier_contact.state import State
from soucoupe.games.premier_contact.tests.table import (
    dealt,
    humans_asked,
    requested,
    turn_of,
    voted,
)

HARD = Options(hard=True, preliminary="off")


def outcome_of(state: State) -> Outcome:
    """Return the outcome of a game that is over."""
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome


def one_short(seats: int, options: Options | None = None) -> State:
    """Return a request of the red alien, who needs one more offering."""
    state = humans_asked(dealt(seats, options))
    for cell in range(4 if options == HARD else 2):
        state.covered[cell] = 1
        state.received[0] += 1
        state.tokens[0][0] += 1
    return requested(state)


@pytest.mark.parametrize(("options", "needed"), [(None, 3), (HARD, 5)])
def test_the_first_alien_with_enough_offerings_ends_it(
    options: Options | None, needed: int
) -> None:
    """Three, or five in the hard mode; the others have no more turn in this round."""
    state = one_short(6, options)
    assert state.received[0] == needed - 1
    out: list[Event] = []
    state = voted(state, needed - 1, 22, 23, out=out)
    assert isinstance(out[-1], Ended)
    assert GAME.to_act(state) == ()
    assert state.received[0] == needed
    assert 0 in outcome_of(state).winners


def test_all_votes_of_the_turn_are_resolved_first() -> None:
    """Everyone who hit is thanked, and an alien may end with more than it needs."""
    state = voted(one_short(5), 2, 3, 2)
    assert state.received[0] == 4
    assert [sum(tokens) for tokens in state.tokens] == [3, 1, 1]


def test_aliens_rank_by_offerings_humans_by_tokens() -> None:
    """Each camp is a league of its own, with one winner."""
    state = one_short(7)
    state.covered[4], state.received[1] = 2, 1
    state.tokens[1] = [0, 1, 0]
    outcome = outcome_of(voted(state, 2, 24, 24, 24))
    assert outcome.leagues == (0, 0, 0, 1, 1, 1, 1)
    assert outcome.points == (3, 1, 0, 3, 1, 0, 0)
    assert outcome.places == (1, 2, 3, 1, 2, 3, 3)
    assert outcome.winners == (0, 3)
    assert outcome.reasons == ("offerings", "gratitude")


@pytest.mark.parametrize(("options", "rounds"), [(None, 10), (HARD, 15)])
def test_a_race_nobody_wins_ends_after_its_last_round(options: Options | None, rounds: int) -> None:
    """Most offerings win among the aliens; those with equally many share it."""
    state = dealt(4, options)
    assert GAME.view(state, None).rounds == rounds
    state.round = rounds
    state = turn_of(state, 0, 24)
    state = turn_of(state, 23, 24)
    outcome = outcome_of(state)
    assert outcome.reasons == ("rounds", "gratitude")
    assert outcome.winners == (0, 2)
    state = dealt(4, options)
    state.round = rounds
    state = turn_of(state, 0, 24)
    state = turn_of(state, 10, 24) if options == HARD else turn_of(state, 8, 24)
    assert outcome_of(state).winners == (0, 1, 2)
    assert outcome_of(state).places == (1, 1, 1, 2)


def test_a_round_goes_by_without_an_end() -> None:
    """Another begins with the first human."""
    state = turn_of(turn_of(dealt(4), 23, 24), 23, 24)
    assert (state.round, GAME.to_act(state)) == (2, (2,))
