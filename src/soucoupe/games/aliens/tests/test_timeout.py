"""What the clock plays: chance decides, by one draw from the table's stream."""

from soucoupe.core import notation
from soucoupe.core.rng import Draw, Rng, seed_of_text
from soucoupe.games.aliens import GAME
from soucoupe.games.aliens.state import State
from soucoupe.games.aliens.tests.table import HELP, act, dealt, example, options_of


def clock(state: State, ply: int) -> tuple[str, list[Draw]]:
    """Let time run out for whoever is to act; return the action and the draws it took."""
    draws: list[Draw] = []
    view = GAME.view(state, state.actor)
    legal = GAME.legal(state, state.actor)
    action = GAME.timeout(view, legal, Rng(seed_of_text("clock"), ply, draws))
    return notation.write(action), draws


def check(state: State, options: list[str]) -> None:
    """Demand one draw among exactly these, the value drawn deciding which, and each turning up."""
    played = set()
    for ply in range(20 * len(options)):
        text, (draw,) = clock(state, ply)
        assert draw.bound == len(options)
        assert text == options[draw.value]
        played.add(text)
    assert played == set(options)


def test_witness_plays_any_card_and_choice() -> None:
    """Uniformly among all cards in hand, each choice of a red one by itself (ruling 10)."""
    state = dealt()
    check(state, options_of(state))


def test_investigator_judges_the_oldest_open_testimony() -> None:
    """The first one while it is open, then the first still open; true or false (ruling 10)."""
    state = example()
    check(state, ["judge 0 true", "judge 0 false"])
    check(act(state, "judge 3 false"), ["judge 0 true", "judge 0 false"])
    check(act(state, "judge 1 false", "judge 0 true"), ["judge 2 true", "judge 2 false"])


def test_investigator_turns_any_alien() -> None:
    """Uniformly among those face down (ruling 10)."""
    first = act(example(), "judge 0 false")
    check(first, ["turn 0", "turn 1", "turn 2"])
    check(act(first, "turn 1", "judge 1 true"), ["turn 0", "turn 2"])


def test_witness_lays_any_alien_open() -> None:
    """Uniformly among the three (ruling 10)."""
    check(dealt(options=HELP), ["lay-open 0", "lay-open 1", "lay-open 2"])


def test_same_stream_same_action() -> None:
    """A replayed log plays the same for whoever ran out of time (ruling 10)."""
    state = dealt()
    assert clock(state, 7) == clock(state, 7)
    assert len({clock(state, ply)[0] for ply in range(50)}) > 1
