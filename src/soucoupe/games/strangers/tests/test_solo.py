"""Alone: no date, contact is worth ten points, and the score stands by itself."""

from soucoupe.games.strangers import GAME
from soucoupe.games.strangers.data import ICE_CREAM_DATE
from soucoupe.games.strangers.moves import Options
from soucoupe.games.strangers.scoring import GRADES, grade_of, points_of
from soucoupe.games.strangers.state import OVER
from soucoupe.games.strangers.tests.table import act, coin, dealt, options_of, random_game, scene

SEVEN = "C1 E1 G1 J1 D2 H2 K2"


def test_the_date_stays_in_the_box() -> None:
    """There is nobody to ask out; everybody may know that it is not in the game."""
    state = dealt(1)
    assert state.box == [ICE_CREAM_DATE]
    assert GAME.view(state, None).box == ("ice-cream-date",)
    assert len(state.deck) + len(state.discard) + len(state.hands[0]) == 99


def test_contact_is_worth_ten_points_and_play_goes_on() -> None:
    """A failed flip is worth nothing."""
    kids = ("library.1 library.2",)
    made = act(scene("science-club", kids=kids), "play science-club", rng=coin(True, True))
    assert made.phase.kind != OVER
    assert points_of(made) == [7 + 10]
    assert GAME.view(made, 0).players[0].bonus == 10
    failed = act(scene("science-club", kids=kids), "play science-club", rng=coin(True, False))
    assert points_of(failed) == [7]


def test_the_outcome_compares_with_nobody() -> None:
    """No winner, no league, the points and a grade."""
    state = scene("run", kids=("north-manor pool.1",), aliens=SEVEN, top="alien-sighted")
    outcome = GAME.outcome(act(state, "play run", "land C7"))
    assert outcome is not None
    assert (outcome.winners, outcome.leagues, outcome.places) == ((), (None,), (1,))
    assert (outcome.points, outcome.grade) == ((17,), "lost")
    assert outcome.reasons == ("aliens", "solo")


def test_grades_go_by_points() -> None:
    """Ten points a grade, from twenty on."""
    assert [grade_of(points) for points in (0, 19, 20, 39, 40, 59, 60, 99)] == [
        *("lost", "lost", "straggler", "scout", "hero", "captain", "legend", "legend"),
    ]
    assert [least for least, _ in GRADES] == [60, 50, 40, 30, 20]


def test_alone_one_lands_aliens_and_points_saucers_at_oneself() -> None:
    """The rules are the same; there is only nobody else."""
    state = scene("run", kids=("D4 pool.1",), top="flying-saucer alien-sighted walk walk walk")
    state = act(state, "play run", "move D4 D6")
    assert set(options_of(state)) == {"beam D6 0", "beam pool.1 0"}
    state = act(state, "beam D6 0", rng=coin(True))
    assert len(options_of(state, "land")) == 18


def test_both_boards_alone() -> None:
    """Random games end by themselves."""
    for board in ("a", "b"):
        options = Options(board="a" if board == "a" else "b")
        *_, (state, _, _) = random_game(1, options, 3)
        assert GAME.outcome(state) is not None
