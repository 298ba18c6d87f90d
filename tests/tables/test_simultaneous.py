"""Simultaneous decisions never push each other out, in whatever order they arrive."""

from __future__ import annotations

from itertools import permutations

import pytest

from soucoupe.core.snapshot import digest
from soucoupe.tables.errors import Stale
from soucoupe.tables.state.table import Table
from tests.games.secret_picks import GAME
from tests.games.secret_picks.data import ROUNDS
from tests.games.secret_picks.moves import Pick
from tests.support.tables import dealt, decided, picture, refused


def hand(table: Table, seat: int) -> tuple[int, ...]:
    """Return what a seat holds."""
    return GAME.view(table.state, seat).cards[0].hand


@pytest.mark.parametrize("seats", GAME.seats)
def test_all_act_against_the_same_ply_in_any_order(seats: int) -> None:
    """Everyone decided on what they saw at ply 0; each is taken; every order ends alike."""
    ends = set()
    for order in permutations(range(seats)):
        logged = dealt(GAME.id, seats)
        for seat in order:
            logged.act(seat, Pick(hand(logged.table, seat)[0]), f"c{seat}", ply=0)
        assert logged.table.ply == seats
        assert picture(logged.again()) == picture(logged.table)
        ends.add(digest(logged.table.state))
    assert len(ends) == 1


def test_a_whole_game_is_played_with_everyone_late() -> None:
    """Round by round, each pick names the ply the round began with."""
    logged = dealt(GAME.id, 4)
    table = logged.table
    for turn in range(ROUNDS):
        began = table.ply
        for at in range(4):
            seat = (turn + 3 * at) % 4
            logged.act(seat, Pick(hand(table, seat)[-1]), ply=began)
    assert (table.stage, table.ply) == ("over", 4 * ROUNDS)


def test_a_pick_for_the_last_round_does_not_count_in_this_one() -> None:
    """Everyone was given a new decision when the cards were turned over, the last one too."""
    logged = dealt(GAME.id, 3)
    for seat in range(3):
        logged.act(seat, Pick(hand(logged.table, seat)[0]), ply=0)
    for seat in range(3):
        for ply in range(3):
            with refused(logged.table, Stale):
                decided(logged.table, seat, Pick(hand(logged.table, seat)[0]), ply=ply)
        logged.act(seat, Pick(hand(logged.table, seat)[0]), ply=3)


def test_two_devices_of_one_seat_do_not_pick_twice() -> None:
    """The second is stale, whether the round is over by then or not."""
    logged = dealt(GAME.id, 2)
    logged.act(0, Pick(hand(logged.table, 0)[0]), "phone", ply=0)
    with refused(logged.table, Stale):
        decided(logged.table, 0, Pick(hand(logged.table, 0)[0]), "laptop", ply=0)
    logged.act(1, Pick(hand(logged.table, 1)[0]), ply=0)
    with refused(logged.table, Stale):
        decided(logged.table, 0, Pick(hand(logged.table, 0)[0]), "laptop", ply=0)
