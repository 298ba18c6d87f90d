"""Why not, and which paragraph of the rules matters now."""

import re
from pathlib import Path

import pytest

from soucoupe.games import aliens_eyes
from soucoupe.games.aliens_eyes import GAME, moves
from soucoupe.games.aliens_eyes.data import TO_FULFIL
from soucoupe.games.aliens_eyes.explain import explain, topic
from soucoupe.games.aliens_eyes.moves import Action, Options
from soucoupe.games.aliens_eyes.state import OVER, State
from soucoupe.games.aliens_eyes.tests.table import (
    SEATS,
    SECRET,
    STANDARD,
    act,
    dealt,
    random_game,
    read,
    rolled,
    round_played,
    took,
)

RULE_PAGES = sorted(Path(aliens_eyes.__file__).with_name("texts").glob("rules.*.md"))
FACES = (-1, *range(8))

# More than anybody could do: faces beyond the last, pairs the wrong way round, odd sets of places.
EVERYTHING: list[Action] = [
    *(kind() for kind in (moves.Roll, moves.Reroll, moves.Done, moves.NotNow)),
    *(kind(a, b) for kind in (moves.Group, moves.Break) for a in FACES for b in (None, *FACES)),
    *TO_FULFIL[31][1:],
    *(moves.Fulfil(places) for places in ((), (0,), (1, 0), (0, 0), (0, 5), (-1, 0))),
]


def over() -> State:
    """Return a game that is over."""
    state = dealt()
    state.phase = OVER
    return state


@pytest.mark.parametrize("options", [STANDARD, SECRET])
@pytest.mark.parametrize("seats", SEATS)
def test_a_reason_exactly_when_not_legal(seats: int, options: Options) -> None:
    """In every 40th position of a game, for every seat and every action there could be."""
    states = list(random_game(seats, options, seed=seats))
    asked = [state for state in states if len(GAME.to_act(state)) > 1]
    for state in [*states[::40], *asked[::10], states[-1]]:
        for seat in range(seats):
            view = GAME.view(state, seat)
            allowed = [action for action in EVERYTHING if explain(view, action) is None]
            assert set(allowed) == set(GAME.legal(state, seat))


def test_the_public_may_do_nothing() -> None:
    """Whoever watches is told to wait."""
    view = GAME.view(rolled(dealt(), "1245661111"), None)
    assert {explain(view, action) for action in EVERYTHING} == {"why-wait"}


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("roll", "why-group-first"),
        ("fulfil 0,1", "why-group-first"),
        ("group 7", "why-no-such-face"),
        ("group 0 6", "why-no-such-face"),
        ("group 4 2", "why-lower-first"),
        ("group 3", "why-no-such-dice"),
        ("group 2 2", "why-no-such-dice"),
        ("break 6", "why-not-made"),
    ],
)
def test_reasons_in_a_turn(action: str, reason: str) -> None:
    """Each refusal names its own message of the catalogue."""
    assert explain(GAME.view(rolled(dealt(), "1245661111"), 0), read(action)) == reason


def test_reasons_outside_a_turn() -> None:
    """Before the roll, for others, for whoever has answered, and at the end."""
    assert explain(GAME.view(dealt(), 0), read("done")) == "why-roll-first"
    assert explain(GAME.view(dealt(), 1), read("roll")) == "why-wait"
    both = took(took(dealt(), 0, "1x2", "2x3"), 1, "1x2", "3x5")
    state = act(round_played(both), "1: not-now")
    assert explain(GAME.view(state, 0), read("roll")) == "why-contract-first"
    assert explain(GAME.view(state, 1), read("not-now")) == "why-answered"
    assert explain(GAME.view(over(), 0), read("roll")) == "why-over"


def test_topics() -> None:
    """Everybody is led to the paragraph of what happens now, and every rule page has it."""
    turn = rolled(dealt(), "1245661111")
    found = [
        topic(GAME.view(dealt(), 0)),
        topic(GAME.view(turn, 0)),
        topic(GAME.view(turn, 1)),
        topic(GAME.view(round_played(took(dealt(), 0, "1x2", "2x3")), 0)),
        topic(GAME.view(over(), None)),
    ]
    assert found == ["turn", "grouping", "tokens", "contracts", "winning"]
    assert len(RULE_PAGES) >= 2
    for page in RULE_PAGES:
        anchors = re.findall(r"\{#([a-z-]+)\}", page.read_text(encoding="utf-8"))
        assert set(found) <= set(anchors)
