"""Refusals say why, the clock plays something neutral, the rule page opens at the right place."""

import pytest

from soucoupe.core.errors import GameOver, NotLegal, NotYourTurn
from soucoupe.core.play import play
from soucoupe.core.rng import FastRng
from soucoupe.games.strangers import GAME
from soucoupe.games.strangers.explain import explain, timeout, topic
from soucoupe.games.strangers.moves import Flee, Options
from soucoupe.games.strangers.state import State
from soucoupe.games.strangers.tests.table import act, read, scene

DISCARD = Options(first_player=0, free_discard=True)
INVASION = Options(first_player=0, total_invasion=True)
SEVEN = "C1 E1 G1 J1 D2 H2 K2"


def in_turn() -> State:
    """Return the beginning of a turn."""
    return scene("run car-pool ice-cream-date", "", kids=("A4 D4", "D4"))


@pytest.mark.parametrize(
    ("actions", "then", "reason"),
    [
        ((), "land C1", "why-turn-first"),
        ((), "done", "why-turn-first"),
        (("play run",), "let-out", "why-card-first"),
        (("play run",), "move A4 Z9", "why-no-such-spot"),
        (("play run",), "move B4 C4", "why-no-kid-there"),
        (("play run",), "move A4 B4", "why-out-of-reach"),
        (("play car-pool",), "drive Z9 A4", "why-no-such-spot"),
        (("play car-pool",), "drive A4 nowhere", "why-no-such-spot"),
        (("play car-pool",), "drive A4 K4", "why-out-of-reach"),
        (("play car-pool",), "drive pool.1 A4", "why-no-kid-there"),
        (("play ice-cream-date",), "date 0", "why-no-date"),
        (("play ice-cream-date", "date 1"), "let-out", "why-copy-first"),
        (("play ice-cream-date", "date 1"), "copy bmx", "why-not-in-that-hand"),
    ],
)
def test_reasons(actions: tuple[str, ...], then: str, reason: str) -> None:
    """One for each way to be wrong."""
    with pytest.raises(NotLegal, match=reason):
        act(act(in_turn(), *actions), then)


def test_reasons_of_rarer_moments() -> None:
    """The car's door, the alarm, its order, the discard, the third board."""
    car = act(scene("car-pool", "", kids=("F4", "F4")), "play car-pool", "drive F4 pool")
    assert explain(GAME.view(car, 0), read("let-out")) == "why-enter-first"
    alien = act(scene("run", "", top="alien-sighted"), "play run")
    assert explain(GAME.view(alien, 0), read("let-out")) == "why-land-first"
    saucer = act(scene("run", "", kids=("pool.1",), top="flying-saucer"), "play run")
    assert explain(GAME.view(saucer, 0), read("let-out")) == "why-beam-first"
    assert explain(GAME.view(saucer, 0), read("beam A4 0")) == "why-no-kid-there"
    both = act(
        scene("run", "", kids=("pool.1",), top="flying-saucer", options=INVASION), "play run"
    )
    assert explain(GAME.view(both, 0), read("land C1")) == "why-order-first"
    throwing = act(scene("run walk walk", "", options=DISCARD), "let-out")
    assert explain(GAME.view(throwing, 0), read("play run")) == "why-discard-first"
    assert explain(GAME.view(throwing, 0), read("discard bmx")) == "why-not-in-hand"


def test_others_wait_and_the_game_is_over() -> None:
    """Not one's turn; nobody's any more; the public never decides."""
    state = in_turn()
    with pytest.raises(NotYourTurn):
        play(GAME, state, 1, read("let-out"), FastRng(1))
    assert explain(GAME.view(state, 1), read("let-out")) == "why-wait"
    assert explain(GAME.view(state, None), read("let-out")) == "why-wait"
    over = act(scene("run", "", aliens=SEVEN, top="alien-sighted"), "play run", "land C7")
    assert explain(GAME.view(over, 0), read("let-out")) == "why-over"
    with pytest.raises(GameOver):
        act_over(over)


def act_over(state: State) -> None:
    """Play on after the end."""
    play(GAME, state, 0, read("let-out"), FastRng(1))


def clock(state: State) -> str:
    """Return what the clock plays, in notation."""
    from soucoupe.core import notation  # noqa: PLC0415 (one use)

    seat = state.actor
    return notation.write(timeout(GAME.view(state, seat), GAME.legal(state, seat), FastRng(1)))


def test_the_clock_lets_a_kid_out_and_keeps_cards() -> None:
    """Whatever changes least: a kid let out, nothing thrown away, a card left at what it did."""
    assert clock(scene("", "")) == "let-out"
    assert clock(act(scene("run walk walk", "", options=DISCARD), "let-out")) == "done"
    half = act(scene("pool-party", "", kids=("A4 D4",)), "play pool-party", "move A4 pool.1")
    assert clock(half) == "done"


def test_the_clock_never_flees() -> None:
    """With a kid on the way it plays any card of the hand."""
    state = scene("run walk bmx", "", kids=("A4",))
    legal = GAME.legal(state, 0)
    for seed in range(30):
        action = timeout(GAME.view(state, 0), legal, FastRng(seed))
        assert not isinstance(action, Flee)


def test_topics() -> None:
    """What matters to whoever decides, and to those who wait."""
    state = in_turn()
    assert topic(GAME.view(state, 0)) == "turn"
    assert topic(GAME.view(state, 1)) == "places"
    assert topic(GAME.view(act(state, "play run"), 0)) == "moving"
    assert topic(GAME.view(act(state, "play car-pool"), 0)) == "special-cards"
    bus = act(scene("school-bus", "", kids=("A4",)), "play school-bus")
    assert topic(GAME.view(bus, None)) == "buses"
    alien = act(scene("run", "", top="alien-sighted"), "play run")
    assert topic(GAME.view(alien, 0)) == "aliens"
    architect = GAME.deal(Options(mode="architect"), 1, FastRng(1))
    assert topic(GAME.view(architect, 0)) == "architect"
