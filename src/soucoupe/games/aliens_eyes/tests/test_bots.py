"""What each level makes of a roll and of a contract."""

from __future__ import annotations

import pytest

from soucoupe.core import notation
from soucoupe.core.budget import Budget
from soucoupe.core.play import play
from soucoupe.core.rng import FastRng
from soucoupe.games.aliens_eyes import GAME
from soucoupe.games.aliens_eyes.best_grouping import points_of
from soucoupe.games.aliens_eyes.bots.expert import keeps
from soucoupe.games.aliens_eyes.bots.fresh_roll import EVERY_ROLL, fresh_roll
from soucoupe.games.aliens_eyes.bots.turn_plan import best_plan
from soucoupe.games.aliens_eyes.data import TO_END
from soucoupe.games.aliens_eyes.events import Event, TurnEnded
from soucoupe.games.aliens_eyes.moves import Options, Reroll
from soucoupe.games.aliens_eyes.state import State
from soucoupe.games.aliens_eyes.tests.table import (
    FIRST_CARD,
    SECRET,
    STANDARD,
    act,
    bonus,
    dealt,
    had,
    kind,
    rolled,
    round_played,
    took,
)

LEVELS = ("novice", "regular", "expert")
POOR = "1111111111"


def choice(level: str, state: State, seat: int = 0) -> str:
    """Ask a bot what it does."""
    view, legal = GAME.view(state, seat), GAME.legal(state, seat)
    return notation.write(GAME.bots[level](view, legal, (), FastRng(1), Budget()))


TOLD = Options(tell_possible=True)


def whole_game(level: str, seats: int, options: Options, seed: int) -> list[Event]:
    """Let one level play all seats; return all events."""
    rng, out = FastRng(seed), list[Event]()
    choose = GAME.bots[level]
    state = GAME.deal(options, seats, rng)
    while waiting := GAME.to_act(state):
        seat = waiting[0]
        action = choose(GAME.view(state, seat), GAME.legal(state, seat), (), rng, Budget())
        state = play(GAME, state, seat, action, rng, out)
    return out


@pytest.mark.parametrize("options", [STANDARD, SECRET])
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_to_the_end(level: str, options: Options) -> None:
    """In about ten rounds at four: none comes to a standstill."""
    turns = [one for one in whole_game(level, 4, options, 3) if isinstance(one, TurnEnded)]
    assert 8 * 4 <= len(turns) <= 20 * 4


def test_a_regular_takes_all_there_is() -> None:
    """Every turn brings the points its dice allow."""
    turns = [one for one in whole_game("regular", 2, TOLD, 4) if isinstance(one, TurnEnded)]
    assert all(one.points == one.possible for one in turns)


def test_a_novice_leaves_much_behind() -> None:
    """Between four and eight tenths of what is possible, over a game."""
    turns = [one for one in whole_game("novice", 2, TOLD, 4) if isinstance(one, TurnEnded)]
    possible = sum(one.possible or 0 for one in turns)
    assert 0.4 < sum(one.points for one in turns) / possible < 0.8


def test_an_expert_rolls_again_when_that_is_worth_more() -> None:
    """Ten ones are far below what a fresh roll brings; all pips grouped are above."""
    assert choice("expert", rolled(dealt(), POOR)) == "reroll"
    assert choice("expert", rolled(dealt(), "6666655555")) != "reroll"


def test_an_expert_weighs_a_roll_against_the_exact_average() -> None:
    """With nothing but points in mind it keeps what is above the average, and only that."""
    kept = set()
    for dice in ("1111223345", "1112223344", "1122334455", "1233445566", "2345666655"):
        state = rolled(dealt(), dice)
        worth = points_of(state.left)
        best = best_plan(GAME.view(state, 0), worth, 1).worth
        assert keeps(GAME.view(state, 0), worth, best) == (best * EVERY_ROLL >= fresh_roll(worth))
        kept.add(keeps(GAME.view(state, 0), worth, best))
    assert kept == {True, False}


def test_nobody_rolls_again_twice_or_over_groups() -> None:
    """Once grouping has begun a bot goes on; a second roll stands."""
    state = act(rolled(dealt(), POOR), "reroll")
    state.loose = [0, 10, 0, 0, 0, 0, 0]
    for level in LEVELS:
        assert choice(level, state) != notation.write(Reroll())
        assert choice(level, act(rolled(dealt(), POOR), "group 1")) != "reroll"


def test_a_bot_confirms_when_nothing_is_left_to_gain() -> None:
    """With no token on the table it is done, after its second roll."""
    state = act(dealt(), "roll", "reroll")
    state.left = [0] * len(state.left)
    for level in LEVELS:
        assert choice(level, state) == notation.write(TO_END[0])


def test_an_expert_prefers_a_token_of_its_contract() -> None:
    """With four of the first card's tokens it goes for 8x4 where points alone would not."""
    state = rolled(had(dealt(), 0, "1x2", "2x3", "5x2", "10x3"), "2626264453")
    assert kind("8x4") in finished("expert", state).tokens[0]
    state.placed[0] = 0b10111
    assert kind("8x4") not in finished("expert", state).tokens[0]


def finished(level: str, state: State) -> State:
    """Let a bot play its turn to the end, without a second roll."""
    state = state.copy()
    state.rerolled = True
    while state.phase == 1:
        state = act(state, choice(level, state))
    return state


def test_contracts() -> None:
    """A novice fulfils with two, a regular waits for three, an expert for what is still likely."""
    two = round_played(took(dealt(), 0, "1x2", "2x3"))
    assert choice("novice", two) == "fulfil 0,1"
    assert choice("regular", two) == "not-now"
    assert choice("expert", two) == "not-now"
    three = round_played(took(dealt(), 0, "1x2", "2x3", "5x2"))
    assert choice("regular", three) == "fulfil 0,1,2"
    five = round_played(took(dealt(), 0, *FIRST_CARD))
    assert choice("expert", five) == "fulfil 0,1,2,3,4"


def test_an_expert_does_not_wait_for_what_is_gone() -> None:
    """With the other three tokens off the table two will have to do."""
    state = took(took(dealt(), 0, "1x2", "2x3"), 1, "9x2", "6x5", "4x4")
    for text in ("5x2", "8x4", "10x3"):
        state = had(had(state, 1, text), 2, text)
    assert choice("expert", round_played(state)) == "fulfil 0,1"


def test_an_expert_spares_the_bonus_cards_it_would_empty() -> None:
    """Of all answers the one that scores most: 10 points for three cards are none."""
    state = last_round(took(dealt(), 0, "10x3", "5x2"))
    assert [bonus(state, one)[0] for one in ("blue", "green", "red")] == [0, 0, 0]
    assert choice("expert", state) == "not-now"
    state = last_round(took(dealt(), 0, "1x2", "2x3", "5x2", "10x3"))
    assert choice("expert", state) == "fulfil 0,1,2"
    before = GAME.view(state, None).players[0].points
    gains = {}
    for answer in GAME.legal(state, 0):
        after = act(state, f"0: {notation.write(answer)}")
        gains[notation.write(answer)] = GAME.view(after, None).players[0].points - before
    assert max(gains.values()) == gains[choice("expert", state)] > 0


def last_round(state: State) -> State:
    """Play the round out with so few tokens left that it is the last."""
    state.left = [0] * len(state.left)
    return round_played(state)
