"""The deal: hands, piles, and who investigates first."""

import pytest

from soucoupe.core.errors import BadOption, BadSeats
from soucoupe.core.options import read_options
from soucoupe.core.play import deal, opening
from soucoupe.core.rng import Draw, Rng, seed_of_text
from soucoupe.games.aliens import GAME
from soucoupe.games.aliens.events import Appeared, RoundOpened
from soucoupe.games.aliens.moves import Options
from soucoupe.games.aliens.tests.table import ABUNDANCE, BOTH, HELP, SEATS, STANDARD, dealt
from soucoupe.games.aliens.view_types import ALIEN


@pytest.mark.parametrize("options", [STANDARD, HELP])
@pytest.mark.parametrize(
    ("seats", "hand", "pile", "removed"),
    [(3, 13, 31, 0), (4, 12, 22, 0), (5, 9, 25, 0), (6, 11, 0, 4)],
)
def test_hands_and_pile(seats: int, hand: int, pile: int, removed: int, options: Options) -> None:
    """The rest is the pile; at six the four left over leave the game."""
    state = dealt(seats, options)
    assert [len(cards) for cards in state.hands] == [hand] * seats
    assert (len(state.pile), len(state.removed)) == (pile, removed)


@pytest.mark.parametrize("options", [ABUNDANCE, BOTH])
@pytest.mark.parametrize(
    ("seats", "hand", "removed"), [(3, 23, 1), (4, 17, 2), (5, 14, 0), (6, 11, 4)]
)
def test_hands_in_abundance(seats: int, hand: int, removed: int, options: Options) -> None:
    """Abondance: everything is dealt, what is left over leaves the game."""
    state = dealt(seats, options)
    assert [len(cards) for cards in state.hands] == [hand] * seats
    assert (len(state.pile), len(state.removed)) == (0, removed)


@pytest.mark.parametrize("seats", SEATS)
def test_first_investigator_is_drawn(seats: int) -> None:
    """Nobody looks like David Vincent here: one draw among all seats decides (ruling 1)."""
    draws: list[Draw] = []
    state = deal(GAME, Options(), seats, Rng(seed_of_text("first"), 0, draws))
    (first,) = [draw for draw in draws if draw.purpose == "first investigator"]
    assert (first.bound, first.value) == (seats, state.current.investigator)


@pytest.mark.parametrize("seats", SEATS)
def test_host_may_choose_the_first_investigator(seats: int) -> None:
    """Option first_investigator: any seat of the table (ruling 1)."""
    for seat in range(seats):
        state = dealt(seats, Options(first_investigator=seat))
        assert state.current.investigator == seat
        assert GAME.to_act(state) == ((seat + 1) % seats,)


@pytest.mark.parametrize("seats", SEATS)
def test_first_investigator_must_sit_at_the_table(seats: int) -> None:
    """A seat that is not there is refused before the deal (ruling 1)."""
    with pytest.raises(BadOption, match=f"from 0 to {seats - 1}, not {seats}"):
        dealt(seats, Options(first_investigator=seats))


@pytest.mark.parametrize("seat", [-1, 6, "left"])
def test_first_investigator_must_be_a_seat(seat: object) -> None:
    """No game has such a seat."""
    with pytest.raises(BadOption):
        read_options(GAME, {"first_investigator": seat})


@pytest.mark.parametrize("seats", [2, 7])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    """Three to six play."""
    with pytest.raises(BadSeats):
        dealt(seats)


def test_aliens_are_never_sorted() -> None:
    """They lie as drawn: every order turns up, so a place tells nothing (ruling 2)."""
    orders = set()
    for seed in range(100):
        aliens = dealt(seed=seed).current.aliens
        orders.add(tuple(sorted(aliens).index(alien) for alien in aliens))
    assert len(orders) == 6


@pytest.mark.parametrize("seats", SEATS)
def test_the_first_round_is_told_like_any_other(seats: int) -> None:
    """It has its heading, and its aliens are shown to witnesses, not to the investigator."""
    state = dealt(seats, Options(first_investigator=1))
    aliens = tuple(ALIEN[alien] for alien in state.current.aliens)
    heading, appeared = RoundOpened(1, 1, 0), Appeared(1, aliens)
    assert opening(GAME, state) == [heading, appeared]
    for watcher in (None, *range(seats)):
        shown = [GAME.show(event, watcher) for event in opening(GAME, state)]
        assert shown == [heading, None if watcher in (None, 1) else appeared]
