"""The investigation: verdicts, answers, and who wins the card."""

import pytest

from soucoupe.core.errors import NotLegal
from soucoupe.games.aliens import GAME
from soucoupe.games.aliens.events import Event, Judged
from soucoupe.games.aliens.tests.table import act, example, options_of
from soucoupe.games.aliens.view_types import Statement


@pytest.mark.parametrize(
    ("action", "truth", "winner"),
    [
        ("judge 0 true", True, 0),
        ("judge 0 false", True, 1),
        ("judge 1 true", False, 2),
        ("judge 1 false", False, 0),
    ],
)
def test_who_wins_the_card(action: str, truth: bool, winner: int) -> None:
    """Right: the investigator. Wrong: the witness who played it (ruling 5)."""
    before = example()
    after = act(before, action)
    assert before.won == [0, 0, 0, 0]
    assert after.won == [int(seat == winner) for seat in range(4)]
    testimony = GAME.view(after, None).current.testimonies[int(action.split()[1])]
    assert (testimony.answer, testimony.winner) == (truth, winner)


def test_any_order() -> None:
    """The investigator picks any testimony still open; both verdicts are free (ruling 5)."""
    state = example()
    for at, left in ((3, "0124"), (0, "124"), (4, "12"), (2, "1")):
        verdict = "false" if at == 3 else "true"
        state = act(state, f"judge {at} {verdict}")
        assert options_of(state) == [
            f"judge {one} {said}" for one in left for said in ("true", "false")
        ]


def test_no_testimony_is_judged_twice() -> None:
    """What has been won stays won."""
    state = act(example(), "judge 2 true")
    with pytest.raises(NotLegal, match="why-already-judged"):
        act(state, "judge 2 false")


def test_everybody_is_told_the_answer() -> None:
    """Verdict, truth and winner are public, of that testimony alone (ruling 5)."""
    out: list[Event] = []
    after = act(example(), "judge 1 false", out=out)
    told = Judged(0, 1, Statement("orange", 1), verdict=False, truth=False, winner=0)
    for seat in (None, 0, 1, 2, 3):
        assert [GAME.show(event, seat) for event in out] == [told]
        answers = [one.answer for one in GAME.view(after, seat).current.testimonies]
        assert answers == [None, False, None, None, None]


def test_five_right_verdicts_win_five_cards() -> None:
    """Without an error no alien is turned, and the round ends with the fifth card (ruling 5)."""
    state = act(example(), "judge 0 true", "judge 1 false", "judge 2 true", "judge 3 false")
    assert state.round == 0
    after = act(state, "judge 4 true")
    assert after.won == [5, 0, 0, 0]
    assert after.round == 1
    (past,) = GAME.view(after, 0).past
    assert (past.errors, past.face_up, past.sightings) == (0, (), ())


def test_example_of_the_rule_page_to_its_end() -> None:
    """Two errors, two aliens turned, three cards to two."""
    state = act(
        example(),
        "judge 3 false",
        "judge 1 true",
        "turn 2",
        "judge 0 false",
        "turn 0",
        "judge 2 true",
        "judge 4 true",
    )
    assert state.won == [3, 1, 1, 0]
    (past,) = GAME.view(state, 0).past
    assert [sighting.position for sighting in past.sightings] == [0, 2]
