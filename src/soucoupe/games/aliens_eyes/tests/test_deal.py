"""Setting up: contracts, and two dice for who begins."""

from collections import Counter

import pytest

from soucoupe.core.play import deal, opening
from soucoupe.core.rng import Draw, FastRng, Rng, seed_of_text
from soucoupe.games.aliens_eyes import GAME
from soucoupe.games.aliens_eyes.contracts import contract_seen
from soucoupe.games.aliens_eyes.events import ContractDealt, RolledForFirst, RoundOpened
from soucoupe.games.aliens_eyes.moves import Options
from soucoupe.games.aliens_eyes.tests.table import SEATS, act, dealt


@pytest.mark.parametrize("seats", SEATS)
def test_everyone_is_dealt_a_contract_of_their_own(seats: int) -> None:
    """The other cards stay in the pile."""
    state = deal(GAME, Options(), seats, FastRng(seats))
    assert len(set(state.contracts)) == seats
    assert sorted([*state.contracts, *state.pile]) == list(range(12))


@pytest.mark.parametrize("seats", SEATS)
def test_the_highest_roll_begins(seats: int) -> None:
    """With two dice each, in seating order; only those who tie for the most roll again."""
    again = 0
    for seed in range(300):
        state = deal(GAME, Options(), seats, FastRng(seed))
        rolls = list(GAME.view(state, None).opening)
        rolling = list(range(seats))
        while len(rolling) > 1:
            now, rolls = rolls[: len(rolling)], rolls[len(rolling) :]
            assert [one.seat for one in now] == rolling
            most = max(one.first + one.second for one in now)
            rolling = [one.seat for one in now if one.first + one.second == most]
            again += len(rolling) > 1
        assert rolls == []
        assert [state.first, state.actor] == rolling * 2
    assert again > 10


def test_the_rolls_are_shown_until_the_first_turn() -> None:
    """Then they have done their duty."""
    assert GAME.view(dealt(), None).opening
    assert GAME.view(act(dealt(), "roll"), None).opening == ()


def test_everybody_has_the_same_chance_to_begin() -> None:
    """Over 3,000 deals no seat begins much more often than another."""
    firsts = Counter(deal(GAME, Options(), 3, FastRng(seed)).first for seed in range(3000))
    assert all(900 < firsts[seat] < 1100 for seat in range(3))


def test_every_draw_has_a_purpose() -> None:
    """Contracts are shuffled and dice rolled from the table's stream, one word each."""
    draws: list[Draw] = []
    deal(GAME, Options(), 4, Rng(seed_of_text("eyes"), 0, draws))
    assert {draw.purpose for draw in draws} == {"contracts", "first player"}
    assert [draw.bound for draw in draws[:11]] == list(range(12, 1, -1))


@pytest.mark.parametrize("is_secret", [False, True])
def test_the_deal_is_told(is_secret: bool) -> None:
    """Contracts, the rolls for who begins, the first round; a secret contract to its owner."""
    state = deal(GAME, Options(secret_contracts=is_secret), 3, FastRng(8))
    dealt_out = [ContractDealt(seat, contract_seen(state, seat), is_secret) for seat in range(3)]
    heading = [RolledForFirst(state.opening), RoundOpened(1, state.first)]
    assert opening(GAME, state) == [*dealt_out, *heading]
    for watcher in (None, 0, 1, 2):
        told = [GAME.show(event, watcher) for event in opening(GAME, state)]
        shown = [event for event in told if event is not None]
        mine = [one for one in dealt_out if not is_secret or one.seat == watcher]
        assert shown == [*mine, *heading]
