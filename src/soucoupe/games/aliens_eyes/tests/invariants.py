"""What is true of every state of Aliens Eyes."""

from collections import Counter

from soucoupe.games.aliens_eyes.data import CONTRACTS, COPIES, DRY_TURNS, ITEMS
from soucoupe.games.aliens_eyes.state import CONTRACT, GROUP, NOBODY, OVER, RED, UNANSWERED, State


def check(state: State) -> None:
    """Every token and every card is somewhere exactly once, and ten dice are ten dice."""
    owned = Counter(kind for row in state.tokens for kind in row)
    for kind, copies in enumerate(COPIES[state.options.layout, state.seats]):
        assert state.left[kind] >= 0
        assert state.left[kind] + owned[kind] == copies
    assert sorted([*state.contracts, *state.pile]) == list(range(len(CONTRACTS)))
    dice = sum(state.loose) + sum(len(ITEMS[item]) for item in state.items)
    assert dice == (10 if state.phase == GROUP else 0)
    assert min(state.loose) >= 0
    assert 0 <= state.breaks <= 20
    assert state.turn or len(state.opening) >= state.seats
    for seat in range(state.seats):
        tokens, taken = state.tokens[seat], state.taken[seat]
        assert tokens[len(tokens) - len(taken) :] == taken
        check_contract(state, seat)
    for colour in range(3):
        check_bonus(state, colour)
    if state.phase != OVER:
        assert state.dry * state.seats < DRY_TURNS
        assert state.played == state.seats or state.phase != CONTRACT


def check_contract(state: State, seat: int) -> None:
    """Hold that what lies on a contract is its owner's, and two at least; answers fit the phase."""
    wanted = CONTRACTS[state.contracts[seat]]
    placed = state.placed[seat]
    assert placed.bit_count() != 1
    for at, kind in enumerate(wanted):
        assert not placed >> at & 1 or kind in state.tokens[seat]
    if state.phase != CONTRACT or placed:
        assert state.answers[seat] == 0
    else:
        assert state.answers[seat] == UNANSWERED or state.answers[seat].bit_count() != 1


def check_bonus(state: State, colour: int) -> None:
    """Hold that just a held card has tokens on it, its holder's and not on a contract."""
    holder, lying = state.holders[colour], state.lying[colour]
    assert (holder == NOBODY) == (not lying)
    assert len(lying) <= 1 or colour == RED
    if holder != NOBODY:
        card = CONTRACTS[state.contracts[holder]]
        placed = [kind for at, kind in enumerate(card) if state.placed[holder] >> at & 1]
        free = Counter(state.tokens[holder]) - Counter(placed)
        assert all(free[kind] for kind in lying)
        assert len(set(lying)) == len(lying)
