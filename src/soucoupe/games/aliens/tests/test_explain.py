"""Why not, and which paragraph of the rules matters now."""

import re
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
    random_round,
    read,
)

RULE_PAGES = sorted(Path(aliens.__file__).with_name("texts").glob("rules.*.md"))

# More than anybody could do: cards, testimonies and places beyond the last included.
EVERYTHING: list[Action] = [
    *(moves.Testify(card, word) for card in range(-1, 72) for word in (None, *ATTRIBUTES)),
    *(moves.Judge(at, verdict) for at in range(-1, 7) for verdict in (True, False)),
    *(kind(at) for kind in (moves.Turn, moves.LayOpen) for at in range(-1, 5)),
]


def last_of(seats: int, options: Options) -> State:
    """Play a whole game and return its end."""
    *_, (state, *_) = random_game(seats, options, seed=1)
    return state


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
    ("state", "action", "reason"),
    [
        (dealt(), "judge 0 true", "why-testify-first"),
        (dealt(), "lay-open 0", "why-testify-first"),
        (dealt(options=HELP), "turn 0", "why-lay-open-first"),
        (dealt(options=HELP), "lay-open 3", "why-no-such-alien"),
        (example(), "testify 0", "why-judge-first"),
        (example(), "judge 5 true", "why-no-such-testimony"),
        (act(example(), "judge 3 false"), "judge 3 true", "why-already-judged"),
        (act(example(), "judge 3 true"), "judge 4 true", "why-turn-first"),
        (act(example(), "judge 3 true"), "turn 3", "why-no-such-alien"),
        (
            act(example(), "judge 3 true", "turn 0", "judge 0 false"),
            "turn 0",
            "why-already-face-up",
        ),
        (last_of(3, STANDARD), "judge 0 true", "why-over"),
    ],
)
def test_reasons(state: State, action: str, reason: str) -> None:
    """Each refusal names its own message of the catalogue."""
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
    ("state", "investigator", "witness"),
    [
        (dealt(options=HELP), "help", "help"),
        (dealt(), "appearance", "testimonies"),
        (example(), "judging", "judging"),
        (act(example(), "judge 0 false"), "errors", "errors"),
        (act(example(), "judge 0 false", "turn 0"), "errors", "errors"),
        (random_round(example()), "testimonies", "appearance"),
        (last_of(4, HELP), "winning", "winning"),
    ],
)
def test_topics(state: State, investigator: str, witness: str) -> None:
    """Seats 0 and 1 are led to their paragraph, and every rule page has it."""
    assert topic(GAME.view(state, 0)) == investigator
    assert topic(GAME.view(state, 1)) == witness
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
