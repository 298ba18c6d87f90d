"""Two or three players: eight green offerings, nine red tokens, and two tries for a lone human."""

from __future__ import annotations

import pytest

from soucoupe.core.errors import NotLegal
from soucoupe.core.outcome import Outcome
from soucoupe.core.rng import FastRng
from soucoupe.games.premier_contact import GAME
from soucoupe.games.premier_contact.events import Covered, Cursed, Event, Thanked, TokenPaid
from soucoupe.games.premier_contact.moves import Pass
from soucoupe.games.premier_contact.scoring import grade_of
from soucoupe.games.premier_contact.state import State
from soucoupe.games.premier_contact.tests.table import (
    act,
    dealt,
    humans_asked,
    options_of,
    requested,
    turn_of,
    voted,
)
from soucoupe.games.premier_contact.view_types import Ballot, Offering, Request

GREEN, RED, BLUE, BLACK = 14, 0, 6, 22


def outcome_of(state: State) -> Outcome:
    """Return the outcome of a game that is over."""
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome


def received(seats: int, count: int, tokens: int = 5) -> State:
    """Return a vote after so many green offerings, with so many red tokens left after paying."""
    state = dealt(seats)
    for cell in range(GREEN, GREEN + count):
        state.covered[cell] = 3
        state.received[0] += 1
        state.tokens[0][1] += 1
    state.red_tokens = tokens + 1
    return requested(humans_asked(state))


def alone(state: State, *actions: str, out: list[Event] | None = None) -> State:
    """Let the lone human, seat 1, act."""
    return act(state, 1, *actions, out=out)


def test_a_token_is_paid_at_the_start_of_each_turn() -> None:
    """So nine requests at most, whatever is offered."""
    state = dealt(3)
    for left in range(8, -1, -1):
        out: list[Event] = []
        state = humans_asked(state)
        assert GAME.view(state, None).red_tokens == left
        state = voted(requested(state), RED, BLUE, out=out)
    assert GAME.to_act(state) == (1, 2)
    assert GAME.view(state, None).phase == "tidy"
    assert state.round == 9


def test_paying_is_told() -> None:
    """With what is left."""
    out: list[Event] = []
    state = act(dealt(2), 1, "turn 0", "ask")
    act(state, 0, "pick 3", out=out)
    assert TokenPaid(0, 8) in out


def test_green_covers_and_thanks() -> None:
    """The token that thanks is blue, the one that covers green."""
    out: list[Event] = []
    state = voted(received(3, 0), GREEN, RED, out=out)
    assert Thanked(1, 0, "blue", GREEN) in out
    assert Covered(0, "green", GREEN, Offering("snake")) in out
    assert GAME.view(state, None).grid[GREEN].covered == "green"
    assert state.received == [1]
    assert state.tokens == [[0, 1, 0], [0, 0, 0]]


def test_black_costs_a_token_and_stays_in_play() -> None:
    """Red and blue do nothing; all three may be offered again."""
    out: list[Event] = []
    state = voted(received(3, 0, 5), BLACK, RED, out=out)
    assert Cursed(0, BLACK, Offering("watermelon"), 4) in out
    assert state.red_tokens == 4
    assert not any(state.covered)
    entry = state.history[-1]
    assert isinstance(entry, Request)
    assert entry.votes == (Ballot(1, BLACK, "black"), Ballot(2, RED, "nothing"))
    state = requested(humans_asked(state))
    assert f"vote {BLACK}" in options_of(state, 1)


@pytest.mark.parametrize(("cells", "cost"), [((22, 22), 1), ((22, 23), 2), ((22, 14), 1)])
def test_every_different_black_offering_costs_one(cells: tuple[int, int], cost: int) -> None:
    """Two humans on the same one cost one."""
    assert voted(received(3, 0, 5), *cells).red_tokens == 5 - cost


def test_greens_come_before_blacks() -> None:
    """The eighth green wins even if a black one is offered in the same turn, with no token left."""
    state = voted(received(3, 7, 0), BLACK, GREEN + 7)
    assert outcome_of(state).reasons[0] == "all-eight"
    assert 0 in outcome_of(state).winners


def test_it_ends_when_a_token_is_owed_and_none_is_left() -> None:
    """By a black offering at once; by the next turn's price without a human phase in vain."""
    out: list[Event] = []
    state = voted(received(3, 2, 0), BLACK, RED, out=out)
    assert outcome_of(state).reasons[0] == "tokens-gone"
    state = voted(received(3, 2, 0), RED, BLUE)
    assert outcome_of(state).reasons[0] == "tokens-gone"
    state = voted(received(3, 2, 1), BLACK, RED)
    assert outcome_of(state).reasons[0] == "tokens-gone"
    state = voted(received(3, 2, 1), RED, BLUE)
    assert GAME.view(state, None).phase == "turn"


def test_a_lone_human_has_two_tries() -> None:
    """The first is a must; the second comes after its result, also after a hit, on another cell."""
    state = received(2, 0)
    with pytest.raises(NotLegal):
        alone(state, "pass")
    state = alone(state, f"vote {GREEN}")
    view = GAME.view(state, None)
    assert (view.phase, view.tries) == ("retry", (Ballot(1, GREEN, "hit"),))
    state = alone(state, f"vote {GREEN + 1}")
    assert state.received == [2]
    entry = state.history[-1]
    assert isinstance(entry, Request)
    assert [vote.result for vote in entry.votes] == ["hit", "hit"]
    assert GAME.view(state, None).phase == "turn"


def test_the_second_try_is_on_another_cell() -> None:
    """Whatever the first came to."""
    state = alone(received(2, 0), f"vote {RED}")
    assert f"vote {RED}" not in options_of(state, 1)
    with pytest.raises(NotLegal, match="why-tried-already"):
        alone(state, f"vote {RED}")
    assert f"vote {BLUE}" in options_of(state, 1)


def test_the_second_try_may_be_left() -> None:
    """Which is what the clock does; a first try it leaves blank still has a second."""
    state = alone(received(2, 0), f"vote {BLACK}")
    assert state.red_tokens == 4
    assert GAME.timeout(GAME.view(state, 1), GAME.legal(state, 1), FastRng(1)) == Pass()
    assert alone(state, "pass").red_tokens == 4
    state = alone(received(2, 0), "lapse")
    assert GAME.view(state, None).phase == "retry"
    assert alone(state, f"vote {GREEN}").received == [1]


def test_two_black_tries_cost_two() -> None:
    """And the first ends the game where no token is left."""
    state = alone(received(2, 0, 5), f"vote {BLACK}", f"vote {BLACK + 1}")
    assert state.red_tokens == 3
    state = alone(received(2, 0, 0), f"vote {BLACK}")
    assert outcome_of(state).reasons == ("tokens-gone",)


def test_two_win_together_with_all_eight() -> None:
    """Neither is compared with the other; with the eighth there is no second try."""
    state = alone(received(2, 7), f"vote {GREEN + 7}")
    outcome = outcome_of(state)
    assert outcome.winners == (0, 1)
    assert outcome.leagues == (None, None)
    assert outcome.points == (8, 8)
    assert (outcome.grade, outcome.reasons) == ("old-friends", ("all-eight",))


def test_two_fail_together_with_less() -> None:
    """Nobody wins, and a grade says how near they came."""
    state = alone(received(2, 6, 0), f"vote {RED}", "pass")
    outcome = outcome_of(state)
    assert outcome.winners == ()
    assert (outcome.grade, outcome.reasons) == ("nearly", ("tokens-gone",))


def test_grades_by_offerings_received() -> None:
    """0 to 3, 4 and 5, 6 and 7, 8."""
    grades = [grade_of(count) for count in range(9)]
    assert grades == [
        *["worlds-apart"] * 4,
        *["clumsy"] * 2,
        *["nearly"] * 2,
        "old-friends",
    ]


def test_three_the_alien_wins_with_all_eight_and_a_human_in_any_case() -> None:
    """The humans are a league; the alien is compared with nobody."""
    state = voted(received(3, 7), GREEN + 7, RED)
    outcome = outcome_of(state)
    assert (outcome.winners, outcome.leagues) == ((0, 1), (None, 1, 1))
    state = voted(received(3, 4, 0), RED, BLUE)
    outcome = outcome_of(state)
    assert (outcome.winners, outcome.grade) == ((1,), "clumsy")
    assert outcome.reasons == ("tokens-gone", "gratitude")


def test_three_ties_go_to_the_notepads() -> None:
    """As in a race."""
    state = voted(received(3, 0, 0), RED, BLUE)
    assert GAME.to_act(state) == (1, 2)
    state = act(act(state, 1, "claim big 0", "done"), 2, "done")
    assert outcome_of(state).winners == (1,)


def test_hard_is_all_the_same() -> None:
    """A pact is always played on the hard side, for eight."""
    assert GAME.view(dealt(2), None).goal == 8
    assert turn_of(dealt(3), GREEN, GREEN).received == [1]
