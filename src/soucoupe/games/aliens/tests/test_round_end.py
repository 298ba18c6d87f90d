"""The end of a round: draws, the pile, the discard, the next investigator."""

import pytest

from soucoupe.core.rng import FastRng
from soucoupe.games.aliens import GAME
from soucoupe.games.aliens.events import Drew, Event, PileLeft, Reshuffled, RoundOpened
from soucoupe.games.aliens.moves import Options
from soucoupe.games.aliens.state import State
from soucoupe.games.aliens.tests.table import (
    SEATS,
    VARIANTS,
    act,
    dealt,
    example,
    options_of,
    random_game,
    random_round,
)

LAST = "judge 4 true"


def before_the_last_verdict(seats: int, pile: int) -> State:
    """Judge four of the example rightly, the pile cut down to this many cards."""
    state = act(example(seats), "judge 0 true", "judge 1 false", "judge 2 true", "judge 3 false")
    state.removed += state.pile[pile:]
    state.pile = state.pile[:pile]
    return state


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_witnesses_draw_in_the_order_of_their_testimonies(seats: int) -> None:
    """One card per testimony, from the top of the pile; the investigator draws none (ruling 6)."""
    before = before_the_last_verdict(seats, 20)
    out: list[Event] = []
    after = act(before, LAST, out=out)
    drawn = [event for event in out if isinstance(event, Drew)]
    assert [event.seat for event in drawn] == before.current.speakers
    assert [event.card for event in drawn] == before.pile[:-6:-1]
    for seat in range(seats):
        mine = [event.card for event in drawn if event.seat == seat]
        assert after.hands[seat] == before.hands[seat] + mine
    assert after.pile == before.pile[:-5]


def test_five_cards_in_the_pile_are_drawn() -> None:
    """Five are enough, and the pile is empty then (ruling 6)."""
    before = before_the_last_verdict(4, 5)
    out: list[Event] = []
    after = act(before, LAST, out=out)
    assert [len(hand) for hand in before.hands] == [12, 10, 10, 11]
    assert [len(hand) for hand in after.hands] == [12, 12, 12, 12]
    assert after.pile == []
    assert after.removed == before.removed
    assert not any(isinstance(event, PileLeft) for event in out)


def test_four_cards_in_the_pile_leave_the_game() -> None:
    """Nobody draws; the four go away face down, unseen by all (ruling 6)."""
    before = before_the_last_verdict(4, 4)
    out: list[Event] = []
    after = act(before, LAST, out=out)
    assert after.hands == before.hands
    assert after.pile == []
    assert after.removed == before.removed + before.pile
    assert [event for event in out if isinstance(event, Drew | PileLeft)] == [PileLeft(4)]


def test_an_empty_pile_leaves_in_silence() -> None:
    """There is nothing to tell of no cards."""
    out: list[Event] = []
    act(before_the_last_verdict(4, 0), LAST, out=out)
    assert not any(isinstance(event, Drew | PileLeft) for event in out)


@pytest.mark.parametrize("seats", SEATS)
def test_next_investigator_sits_to_the_left(seats: int) -> None:
    """One seat further each round, from the first to the last (ruling 1)."""
    last = seats - 1
    state = dealt(seats, Options(first_investigator=last))
    out: list[Event] = []
    while GAME.to_act(state):
        state = random_round(state, out=out)
    opened = [event for event in out if isinstance(event, RoundOpened)]
    assert [event.number for event in opened] == list(range(2, state.rounds + 1))
    assert [event.investigator for event in opened] == [
        (last + number) % seats for number in range(1, state.rounds)
    ]


def test_aliens_are_laid_down_as_drawn() -> None:
    """The next three come off the pile one by one and keep that order (ruling 2)."""
    before = dealt()
    after = random_round(before)
    assert list(after.current.aliens) == before.alien_pile[:-4:-1]
    assert after.alien_pile == before.alien_pile[:-3]


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("seats", SEATS)
def test_reshuffle_after_six_rounds(seats: int, options: Options) -> None:
    """The alien pile is never short, only empty; it is mixed before the next draw (ruling 6)."""
    piles: dict[int, int] = {}
    reshuffled = []
    past = []
    for state, _, events in random_game(seats, options, seed=seats):
        piles[state.round] = len(state.alien_pile)
        reshuffled += [state.round for event in events if isinstance(event, Reshuffled)]
        past += [event.past for event in events if isinstance(event, RoundOpened)]
    assert reshuffled == [6]
    assert past == [1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5][: state.rounds - 1]
    assert list(piles.values()) == [15, 12, 9, 6, 3, 0, 15, 12, 9, 6, 3, 0][: state.rounds]


def test_a_pass_shows_every_alien_once() -> None:
    """Six rounds are 18 different aliens; after the shuffle all are possible again (ruling 6)."""
    state = dealt()
    for _ in range(5):
        state = random_round(state)
    met = [alien for played in (*state.past, state.current) for alien in played.aliens]
    assert sorted(met) == list(range(18))
    assert len(GAME.view(state, 0).past) == 5
    after = random_round(state)
    assert sorted([*after.alien_pile, *after.current.aliens]) == list(range(18))
    view = GAME.view(after, 0)
    assert (view.past, len(view.spent)) == ((), 30)


def test_reshuffle_is_by_the_stream_of_the_ply() -> None:
    """Another stream, another order; the same stream, the same order."""
    state = dealt()
    for _ in range(5):
        state = random_round(state)
    after = act(state, options_of(state)[0])
    while after.round == state.round:
        state, after = after, act(after, options_of(after)[0])
    last = options_of(state)[0]
    one, two, again = [act(state, last, rng=FastRng(seed)).alien_pile for seed in (1, 2, 1)]
    assert one == again
    assert one != two
