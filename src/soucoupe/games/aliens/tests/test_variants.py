"""With a little help from my aliens, Abondance, and both, at every player count."""

import pytest

from soucoupe.core.errors import NotLegal
from soucoupe.games.aliens import GAME
from soucoupe.games.aliens.data import PLAYERS
from soucoupe.games.aliens.events import Drew, Event, Forfeited, LaidOpen, PileLeft, Turned
from soucoupe.games.aliens.moves import LayOpen, Options
from soucoupe.games.aliens.tests.table import (
    ABUNDANCE,
    BOTH,
    HELP,
    LANDED,
    SEATS,
    VARIANTS,
    act,
    dealt,
    example,
    landed,
    options_of,
    random_game,
)
from soucoupe.games.aliens.view_types import ALIEN, Alien


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("seats", SEATS)
def test_a_game_has_its_rounds_whatever_the_variant(seats: int, options: Options) -> None:
    """Everybody investigates as often as the table says, then the game is over (rulings 1, 7)."""
    investigators = {}
    for state, *_ in random_game(seats, options, seed=1):
        investigators[state.round] = state.current.investigator
    row = PLAYERS[seats]
    assert GAME.to_act(state) == ()
    assert len(investigators) == row.rounds
    times = list(investigators.values())
    assert [times.count(seat) for seat in range(seats)] == [row.investigations] * seats


@pytest.mark.parametrize("options", [HELP, BOTH])
@pytest.mark.parametrize("seats", SEATS)
def test_help_lays_one_alien_open_every_round(seats: int, options: Options) -> None:
    """The witness on the investigator's left decides for all, before testifying (ruling 8)."""
    before = dealt(seats, options)
    laid = []
    for state, action, events in random_game(seats, options, seed=1):
        if isinstance(action, LayOpen):
            left = (before.current.investigator + 1) % seats
            alien = ALIEN[before.current.aliens[action.position]]
            assert events == [LaidOpen(left, action.position, alien)]
            assert not before.current.cards
            assert GAME.to_act(state) == (left,)
            laid.append(state.round)
        before = state
    assert laid == list(range(before.rounds))


@pytest.mark.parametrize("seats", SEATS)
def test_help_offers_each_of_the_three(seats: int) -> None:
    """Any of the three, and nothing else comes first (ruling 8)."""
    state = landed(dealt(seats, HELP), *LANDED)
    assert options_of(state) == ["lay-open 0", "lay-open 1", "lay-open 2"]
    assert GAME.to_act(state) == (1,)
    with pytest.raises(NotLegal, match="why-lay-open-first"):
        act(state, f"testify {state.hands[1][0]}")
    for reader in (0, None):
        (seen,) = GAME.view(act(state, "lay-open 2"), reader).current.sightings
        assert (seen.position, seen.alien) == (2, Alien("phi", "orange", "hungry"))


@pytest.mark.parametrize("options", [HELP, BOTH])
@pytest.mark.parametrize("seats", SEATS)
def test_help_turns_nothing_at_the_first_error(seats: int, options: Options) -> None:
    """Nothing; then one of the two face down; then the end (ruling 8)."""
    first = act(example(seats, options), "judge 0 false")
    assert options_of(first)[0] == "judge 1 true"
    second = act(first, "judge 1 true")
    assert options_of(second) == ["turn 1", "turn 2"]
    out: list[Event] = []
    third = act(second, "turn 2", "judge 2 false", out=out)
    assert third.round == 1
    assert third.past[0].face_up == 0b101
    assert sum(isinstance(event, Forfeited) for event in out) == 2
    assert third.won[0] == 0


def test_help_first_error_on_the_last_testimony() -> None:
    """It turns nothing, so the round is over at once (ruling 8)."""
    state = act(
        example(options=HELP), "judge 0 true", "judge 1 false", "judge 2 true", "judge 3 false"
    )
    out: list[Event] = []
    after = act(state, "judge 4 false", out=out)
    assert after.round == 1
    assert after.won == [4, 0, 1, 0]
    assert not any(isinstance(event, Turned) for event in out)


def test_help_second_error_on_the_last_testimony() -> None:
    """It still turns one of the two face down (rulings 5, 8)."""
    state = act(
        example(options=HELP), "judge 0 false", "judge 1 false", "judge 2 true", "judge 3 false"
    )
    after = act(state, "judge 4 false")
    assert after.round == 0
    assert options_of(after) == ["turn 1", "turn 2"]
    assert act(after, "turn 1").round == 1


@pytest.mark.parametrize("options", [ABUNDANCE, BOTH])
@pytest.mark.parametrize("seats", SEATS)
def test_nothing_is_drawn_in_abundance(seats: int, options: Options) -> None:
    """No draw, no pile, and what left the game at the deal is all that leaves it (ruling 9)."""
    removed = dealt(seats, options, seed=1).removed
    for state, _, events in random_game(seats, options, seed=1):
        assert not any(isinstance(event, Drew | PileLeft) for event in events)
        assert state.pile == []
        assert state.removed == removed
