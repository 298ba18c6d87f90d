"""What is true of every state of Don't Talk to Strangers."""

from collections import Counter

from soucoupe.games.strangers.board import BOARDS
from soucoupe.games.strangers.data import ALIEN, BOX, FIRST_IN_HAND, KIDS
from soucoupe.games.strangers.kids import hand_limit, moving_limit
from soucoupe.games.strangers.scoring import points_of, standings
from soucoupe.games.strangers.state import CARD, CHOOSING, OVER, THROWING, State


def check(state: State) -> None:
    """Every card, kid and alien is somewhere exactly once; nobody stands where they may not."""
    check_cards(state)
    check_kids(state)
    board = BOARDS[state.board]
    assert state.aliens < 1 << len(board.heads)
    assert state.aliens.bit_count() + state.supply == board.aliens
    assert state.supply > 0 or state.phase.kind in {OVER, CHOOSING}
    assert 0 <= state.flights <= state.quiet
    assert state.phase.kind in {CARD, OVER} or not state.phase.moved
    assert state.phase.kind != THROWING or state.options.free_discard
    assert len(state.games) == 0 or state.options.mode == "match"
    assert len(state.games) <= 3
    points = points_of(state)
    for one in standings(state):
        limits = moving_limit(state, one.seat), hand_limit(state, one.seat)
        assert (one.moving_limit, one.hand_limit) == limits
        assert one.points == points[one.seat]


def check_cards(state: State) -> None:
    """Count a hundred cards, no alarm in a hand, and nothing remembered that is not there."""
    cards = [*state.deck, *state.discard, *state.box]
    cards += [card for hand in state.hands for card in hand]
    assert sorted(cards) == sorted(BOX)
    for hand in state.hands:
        assert all(card >= FIRST_IN_HAND for card in hand)
    for at, known in enumerate(state.known):
        watcher, holder = divmod(at, state.seats)
        assert watcher != holder or not known
        assert Counter(known) <= Counter(state.hands[holder])
    if state.options.mode == "architect":
        assert [card == ALIEN for card in state.deck[:2]] == [True, False][: len(state.deck)]


def check_kids(state: State) -> None:
    """Find ten kids a seat; spaces hold one each; nobody stands on the square of an alien."""
    board = BOARDS[state.board]
    assert len(state.kids) == KIDS * state.seats
    assert len(state.spaces) == board.spaces
    for kid, spot in enumerate(state.kids):
        assert -1 <= spot < len(board.spots)
        if spot >= board.squares:
            assert state.spaces[spot - board.squares] == kid
        elif spot >= 0:
            assert not board.is_alien(spot, state.aliens)
    for space, kid in enumerate(state.spaces):
        assert kid == -1 or state.kids[kid] == board.squares + space
