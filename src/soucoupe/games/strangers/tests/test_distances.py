"""How far every place is: in the fewest cards, and in turns on average."""

import pytest

from soucoupe.games.strangers.board import BOARDS
from soucoupe.games.strangers.bots.distances import fewest_cards, mean_turns


def test_fewest_cards() -> None:
    """The maple house by skateboard, a manor by bus and BMX, an open door by any card."""
    fewest = fewest_cards(0)
    board = BOARDS[0]
    names = {place.name: fewest[place.number] for place in board.places}
    assert names["maple-house"][board.school] == 1
    assert names["north-manor"][board.school] == 2
    assert names["pool"][board.number_of["F4"]] == 1
    assert names["east-manor"][board.school] == 3


@pytest.mark.parametrize("number", range(len(BOARDS)))
def test_chance_is_never_faster_than_choice(number: int) -> None:
    """Turns on average, with cards as they come, are more than the fewest cards one could pick."""
    for mean, fewest in zip(mean_turns(number), fewest_cards(number), strict=True):
        assert all(turns > cards for turns, cards in zip(mean, fewest, strict=True))
