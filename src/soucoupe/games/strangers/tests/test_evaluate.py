"""What a seat can expect: fair between seats, and no longer than the aliens leave."""

import pytest

from soucoupe.games.strangers.bots.evaluate import evaluate, turns_left
from soucoupe.games.strangers.bots.hand_value import hand_value
from soucoupe.games.strangers.tests.table import dealt, scene


def test_turns_left_follow_from_the_aliens() -> None:
    """About eighteen cards each for two at the start, none when the last alien is next."""
    assert 14 < turns_left(dealt(2)) < 20
    state = scene("", "", aliens="C1 E1 G1 J1 D2 H2 K2")
    assert turns_left(state) < 3


def test_evaluation_is_fair() -> None:
    """Two seats that stand alike are worth alike; what one gains the other loses, hands aside."""
    alike = scene("", "", kids=("A4 pool.2", "A4 brick-house"))
    hand = hand_value(alike, 0, turns_left(alike))
    assert hand > 0
    assert evaluate(alike, 0) == pytest.approx(hand)
    assert evaluate(alike, 1) == pytest.approx(hand)
    ahead = scene("", "", kids=("A4 pool.1", "A4 brick-house"))
    assert evaluate(ahead, 0) - hand == pytest.approx(hand - evaluate(ahead, 1))
    assert evaluate(ahead, 0) > hand
