"""Hand sizes round by round, and every card somewhere exactly once."""

from itertools import groupby

import pytest

from soucoupe.games.aliens import GAME
from soucoupe.games.aliens.moves import Options
from soucoupe.games.aliens.state import State
from soucoupe.games.aliens.tests.table import ABUNDANCE, SEATS, STANDARD, VARIANTS, random_game

# One line per seat, seat 0 investigating first: cards in hand as each round begins; the last
# number is what is left after the last round.
TABLE = {
    3: """
        13 13 13 13 13 13 13 13 11  8  8  6  3
        13 13 13 13 13 13 13 10 10  8  5  5  3
        13 13 13 13 13 13 13 11  8  8  6  3  3
    """,
    4: """
        12 12 12 12 12 12 11  9  7  7  6  4  2
        12 12 12 12 12 10 10  9  7  5  5  4  2
        12 12 12 12 12 10  8  8  7  5  3  3  2
        12 12 12 12 12 11  9  7  7  6  4  2  2
    """,
    5: """
         9  9  9  9  9  9  9  8  7  6  4
         9  9  9  9  9  9  7  7  6  5  4
         9  9  9  9  9  9  8  6  6  5  4
         9  9  9  9  9  9  8  7  5  5  4
         9  9  9  9  9  9  8  7  6  4  4
    """,
    6: """
        11 11 10  9  8  7  6  6  5  4  3  2  1
        11 10 10  9  8  7  6  5  5  4  3  2  1
        11 10  9  9  8  7  6  5  4  4  3  2  1
        11 10  9  8  8  7  6  5  4  3  3  2  1
        11 10  9  8  7  7  6  5  4  3  2  2  1
        11 10  9  8  7  6  6  5  4  3  2  1  1
    """,
}
IN_ABUNDANCE = {
    3: """
        23 23 21 18 18 16 13 13 11  8  8  6  3
        23 20 20 18 15 15 13 10 10  8  5  5  3
        23 21 18 18 16 13 13 11  8  8  6  3  3
    """,
    4: """
        17 17 16 14 12 12 11  9  7  7  6  4  2
        17 15 15 14 12 10 10  9  7  5  5  4  2
        17 15 13 13 12 10  8  8  7  5  3  3  2
        17 16 14 12 12 11  9  7  7  6  4  2  2
    """,
    5: """
        14 14 13 12 11  9  9  8  7  6  4
        14 12 12 11 10  9  7  7  6  5  4
        14 13 11 11 10  9  8  6  6  5  4
        14 13 12 10 10  9  8  7  5  5  4
        14 13 12 11  9  9  8  7  6  4  4
    """,
    6: TABLE[6],
}
LEFT_OVER = {3: 3, 4: 2, 5: 4, 6: 1}


def rows_of(table: str) -> list[list[int]]:
    """Read a table of hand sizes."""
    return [[int(size) for size in line.split()] for line in table.strip().splitlines()]


def sizes(seats: int, options: Options) -> list[list[int]]:
    """Play a game and note every hand as each round begins, and after the last."""
    game = [state for state, *_ in random_game(seats, options, seed=seats)]
    moments = [next(states) for _, states in groupby(game, key=lambda state: state.round)]
    moments.append(game[-1])
    return [[len(state.hands[seat]) for state in moments] for seat in range(seats)]


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("seats", SEATS)
def test_hand_sizes_round_by_round(seats: int, options: Options) -> None:
    """The exact table; no play can change it, and no hand runs out (ruling 3)."""
    table = IN_ABUNDANCE if options.abundance else TABLE
    assert sizes(seats, options) == rows_of(table[seats])


@pytest.mark.parametrize("seats", SEATS)
def test_left_over_after_the_last_round(seats: int) -> None:
    """3/2/4/1 cards at 3/4/5/6 players, standard and Abondance alike (ruling 3)."""
    for options in (STANDARD, ABUNDANCE):
        assert [row[-1] for row in sizes(seats, options)] == [LEFT_OVER[seats]] * seats


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("seats", SEATS)
def test_every_card_is_somewhere_once(seats: int, options: Options) -> None:
    """In every state of a game: 70 testimonies, 18 aliens, and as many cards won as settled."""
    for seed in range(3):
        for state, *_ in random_game(seats, options, seed):
            assert sorted(cards_of(state)) == list(range(70))
            assert sorted(aliens_of(state)) == list(range(18))
            assert sum(state.won) == settled(state)


def cards_of(state: State) -> list[int]:
    """List every testimony card, wherever it is."""
    played = [card for one in (*state.past, state.current) for card in one.cards]
    held = [card for hand in state.hands for card in hand]
    return [*played, *held, *state.spent, *state.pile, *state.removed]


def aliens_of(state: State) -> list[int]:
    """List every alien, wherever it is."""
    landed = [alien for one in (*state.past, state.current) for alien in one.aliens]
    return [*landed, *state.alien_pile]


def settled(state: State) -> int:
    """Count the testimonies somebody has won: five a round, and those of this one."""
    view = GAME.view(state, None)
    now = sum(one.winner is not None for one in view.current.testimonies)
    return 5 * state.round + now
