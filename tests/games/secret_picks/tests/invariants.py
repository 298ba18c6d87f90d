"""What is true of every state of Secret Picks."""

from collections import Counter

from tests.games.secret_picks.data import DECK, HAND, ROUNDS
from tests.games.secret_picks.state import State


def check(state: State) -> None:
    """No card is there more often than in the box; hands, rounds, picks and points agree."""
    cards = Counter(card for hand in state.hands for card in hand)
    cards += Counter(number for numbers in state.rounds for number in numbers)
    cards += Counter(number for number in state.picks if number is not None)
    assert cards <= Counter(DECK)
    assert len(state.rounds) <= ROUNDS
    assert sum(state.points) <= len(state.rounds)
    assert None in state.picks
    for hand, pick in zip(state.hands, state.picks, strict=True):
        assert hand == sorted(hand)
        assert len(hand) + len(state.rounds) + (pick is not None) == HAND
