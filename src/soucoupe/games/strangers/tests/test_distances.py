"""How far every place is: in the fewest cards, and in turns on average."""

import pytest

from soucoupe.games.strangers.board import BOARDS
from soucoupe.games.strangers.bots.distances import CUT_OFF, fewest_cards, mean_turns


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
    for mean, fewest in zip(mean_turns(number, 0), fewest_cards(number), strict=True):
        assert all(turns > cards for turns, cards in zip(mean, fewest, strict=True))


def free_heads(number: int, *names: str) -> int:
    """Return the set of aliens on squares of a board."""
    board = BOARDS[number]
    return sum(board.bit_of[board.number_of[name]] for name in names)


def test_an_alien_in_the_way_delays() -> None:
    """J1 keeps kids from the north manor and costs those for the maple house nothing."""
    board = BOARDS[0]
    free, barred = mean_turns(0, 0), mean_turns(0, free_heads(0, "J1"))
    manor, house = board.place_of["north-manor"], board.place_of["maple-house"]
    assert barred[manor][board.school] > free[manor][board.school] + 2
    assert barred[house][board.school] == pytest.approx(free[house][board.school], abs=0.02)


def test_two_aliens_cut_off_what_neither_does_alone() -> None:
    """Between J1 and K2 the north manor can only be ridden or hopped to."""
    board = BOARDS[0]
    manor, school = board.place_of["north-manor"], board.school
    alone = [mean_turns(0, free_heads(0, name))[manor][school] for name in ("J1", "K2")]
    both = mean_turns(0, free_heads(0, "J1", "K2"))[manor][school]
    free = mean_turns(0, 0)[manor][school]
    assert both == pytest.approx(sum(alone) - free + CUT_OFF)
    # Who is inside the ring walks in as ever.
    inside = mean_turns(0, free_heads(0, "J1", "K2"))[manor][board.number_of["K1"]]
    assert inside < free


@pytest.mark.parametrize("number", range(len(BOARDS)))
def test_no_alien_makes_any_way_shorter(number: int) -> None:
    """Wherever it stands; and with the same aliens the answer is the same."""
    free = mean_turns(number, 0)
    for head in range(len(BOARDS[number].heads)):
        barred = mean_turns(number, 1 << head)
        for slow, fast in zip(barred, free, strict=True):
            assert all(late >= soon for late, soon in zip(slow, fast, strict=True))
