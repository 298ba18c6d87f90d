"""Why not, and which paragraph of the rules matters now."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from soucoupe.games import aliens
from soucoupe.games.aliens import GAME, moves
from soucoupe.games.aliens.data import ATTRIBUTES
from soucoupe.games.aliens.explain import explain, topic
from soucoupe.games.aliens.moves import Action, Options
from soucoupe.games.aliens.state import State
from soucoupe.games.aliens.tests.table import (
    HELP,
    SEATS,
    STANDARD,
    act,
    dealt,
    example,
    handed,
    random_game,
    read,
)

RULE_PAGES = sorted(Path(aliens.__file__).with_name("texts").glob("rules.*.md"))

# More than anybody could do: cards, testimonies and places beyond the last included.
EVERYTHING: list[Action] = [
    *(moves.Testify(card, word) for card in range(-1, 72) for word in (None, *ATTRIBUTES)),
    *(moves.Judge(at, verdict) for at in range(-1, 7) for verdict in (True, False)),
    *(kind(at) for kind in (moves.Turn, moves.LayOpen) for at in range(-1, 5)),
]


def over() -> State:
    """Play a whole game and return its end."""
    *_, (state, *_) = random_game(3, STANDARD, seed=1)
    return state


POSITIONS: dict[str, Callable[[], State]] = {
    "lay-open": lambda: dealt(options=HELP),
    "testify": dealt,
    "judge": example,
    "turn": lambda: act(example(), "judge 3 true"),
    "one error": lambda: act(example(), "judge 3 true", "turn 0"),
    "second turn": lambda: act(example(), "judge 3 true", "turn 0", "judge 0 false"),
    "over": over,
}


@pytest.mark.parametrize("options", [STANDARD, HELP])
@pytest.mark.parametrize("seats", SEATS)
def test_a_reason_exactly_when_not_legal(seats: int, options: Options) -> None:
    """In every fifth position of a game, for every seat and every action there could be."""
    states = [state for state, *_ in random_game(seats, options, seed=seats)]
    for state in [*states[::5], states[-1]]:
        for seat in range(seats):
            view = GAME.view(state, seat)
            allowed = [action for action in EVERYTHING if explain(view, action) is None]
            assert set(allowed) == set(GAME.legal(state, seat))


def test_the_public_may_do_nothing() -> None:
    """Whoever watches is told to wait."""
    view = GAME.view(example(), None)
    assert {explain(view, action) for action in EVERYTHING} == {"why-wait"}


@pytest.mark.parametrize(
    ("position", "action", "reason"),
    [
        ("testify", "judge 0 true", "why-testify-first"),
        ("testify", "lay-open 0", "why-testify-first"),
        ("lay-open", "turn 0", "why-lay-open-first"),
        ("lay-open", "lay-open 3", "why-no-such-alien"),
        ("judge", "testify 0", "why-judge-first"),
        ("judge", "judge 5 true", "why-no-such-testimony"),
        ("one error", "judge 3 false", "why-already-judged"),
        ("turn", "judge 4 true", "why-turn-first"),
        ("turn", "turn 3", "why-no-such-alien"),
        ("second turn", "turn 0", "why-already-face-up"),
        ("over", "judge 0 true", "why-over"),
    ],
)
def test_reasons(position: str, action: str, reason: str) -> None:
    """Each refusal names its own message of the catalogue."""
    state = POSITIONS[position]()
    assert explain(GAME.view(state, state.actor), read(action)) == reason


def test_reasons_against_cards() -> None:
    """Not in hand, no choice to make, a choice missing, a choice of the wrong kind."""
    state, fixed = handed(dealt(), 1, "hungry", 3)
    state.hands[1].append(state.hands[1].pop(0))
    state, red = handed(state, 1, "race", 3)
    view = GAME.view(state, 1)
    assert explain(view, moves.Testify(state.hands[2][0])) == "why-not-in-hand"
    assert explain(view, moves.Testify(fixed, "hungry")) == "why-no-choice"
    assert explain(view, moves.Testify(red)) == "why-choice-needed"
    assert explain(view, moves.Testify(red, "green")) == "why-other-choice"
    assert explain(GAME.view(state, 2), moves.Testify(fixed)) == "why-wait"


@pytest.mark.parametrize(
    ("position", "investigator", "witness"),
    [
        ("lay-open", "help", "help"),
        ("testify", "appearance", "testimonies"),
        ("judge", "judging", "judging"),
        ("turn", "errors", "errors"),
        ("one error", "errors", "errors"),
        ("over", "winning", "winning"),
    ],
)
def test_topics(position: str, investigator: str, witness: str) -> None:
    """Everybody is led to the paragraph of what they do now, and every rule page has it."""
    state = POSITIONS[position]()
    current = state.current.investigator
    assert topic(GAME.view(state, current)) == investigator
    assert topic(GAME.view(state, (current + 1) % state.seats)) == witness
    assert len(RULE_PAGES) >= 2
    for page in RULE_PAGES:
        anchors = re.findall(r"\{#([a-z-]+)\}", page.read_text(encoding="utf-8"))
        assert {investigator, witness} <= set(anchors)


def test_every_rule_page_has_the_same_paragraphs() -> None:
    """The same anchors in the same order in every language, none twice."""
    pages = [
        re.findall(r"^## .*\{#([a-z-]+)\}$", page.read_text(encoding="utf-8"), re.MULTILINE)
        for page in RULE_PAGES
    ]
    assert pages[0]
    assert all(anchors == pages[0] for anchors in pages)
    assert len(set(pages[0])) == len(pages[0])
