"""Both sides of a card, every way it can lie, as each camp sees it: a vote finds its cell."""

from __future__ import annotations

import pytest

from soucoupe.games.premier_contact import GAME
from soucoupe.games.premier_contact.component_types import PRINTED
from soucoupe.games.premier_contact.data import CELLS, rotations
from soucoupe.games.premier_contact.deal import in_play
from soucoupe.games.premier_contact.moves import Options
from soucoupe.games.premier_contact.state import State
from soucoupe.games.premier_contact.tests.table import act, dealt, humans_asked, requested, voted
from soucoupe.games.premier_contact.view_types import Request

LAST = CELLS - 1
CARD = PRINTED.cards[0]


def lying(seats: int, side: str, quarter: int) -> State:
    """Return a request of the first alien, with a printed card lying that way."""
    state = dealt(seats, Options(hard=side == "hard", preliminary="off"))
    card = rotations(CARD.hard if side == "hard" else CARD.easy)[quarter]
    state.request = tuple(in_play(cell, seats, len(state.aliens)) for cell in card)
    return requested(humans_asked(state))


def result_of(state: State, cell: int) -> str:
    """Offer one cell, with every hand there is, and return what all are told of it."""
    if len(state.humans) == 1:
        tries = GAME.view(act(state, state.humans[0], f"vote {cell}"), None).tries
        return tries[0].result
    entry = voted(state, *[cell] * len(state.humans)).history[-1]
    assert isinstance(entry, Request)
    return entry.votes[0].result


@pytest.mark.parametrize("quarter", range(4))
@pytest.mark.parametrize(
    ("seats", "side", "wanted"),
    [(2, "hard", "green"), (4, "easy", "red"), (4, "hard", "red"), (7, "easy", "red")],
)
def test_a_vote_finds_the_cell_both_camps_point_at(
    seats: int, side: str, wanted: str, quarter: int
) -> None:
    """The offering a human votes for is the one the aliens see under that colour of the card."""
    state = lying(seats, side, quarter)
    alien, human = GAME.view(state, 0), GAME.view(state, state.humans[0])
    assert alien.camp is not None
    assert alien.grid == human.grid
    for cell in range(CELLS):
        colour = alien.camp.request[cell]
        told = {wanted: "hit", "black": "black"}.get(colour or "", "nothing")
        assert result_of(state, cell) == told, cell


@pytest.mark.parametrize("side", ["easy", "hard"])
def test_the_camps_sit_opposite(side: str) -> None:
    """What lies near one camp's left lies far to the other's right, grid and card alike."""
    state = lying(7, side, 0)
    view = GAME.view(state, 0)
    assert view.camp is not None
    human_grid = [cell.offering for cell in view.grid]
    alien_grid, alien_card = human_grid[::-1], view.camp.request[::-1]
    half_turned = GAME.view(lying(7, side, 2), 0).camp
    assert half_turned is not None
    assert alien_card == half_turned.request
    for cell in range(CELLS):
        assert alien_grid[LAST - cell] == human_grid[cell]
        assert alien_card[LAST - cell] == view.camp.request[cell]


def test_a_printed_card_has_eight_different_ways_to_lie() -> None:
    """Four for each side, as the rulebook counts them."""
    for card in PRINTED.cards:
        assert len({*rotations(card.easy), *rotations(card.hard)}) == 8
