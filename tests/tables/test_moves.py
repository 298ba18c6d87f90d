"""Actions: taken once, against a ply that is still the seat's own; refused without a trace."""

from __future__ import annotations

import msgspec
import pytest

from soucoupe import registry
from soucoupe.core.errors import NotLegal, NotYourTurn
from soucoupe.core.rng import FastRng
from soucoupe.core.rollout import any_of
from soucoupe.tables.decide import actions, seats, talk
from soucoupe.tables.errors import BadCommand, NotNow, NotSeated, Stale
from soucoupe.tables.state.table import Table
from tests.games.secret_picks import GAME
from tests.games.secret_picks.moves import Pick
from tests.support.tables import dealt, decided, play_to_the_end, refused, waiting


def own(table: Table, seat: int) -> Pick:
    """Return the lowest card a seat may pick."""
    return next(iter(GAME.legal(table.state, seat)))


def test_an_action_is_one_ply() -> None:
    """The state, the ply and the log go on by one, and the table says what happened."""
    logged = dealt(GAME.id, 2)
    number = logged.table.number
    events = logged.act(1, own(logged.table, 1))
    assert (logged.table.ply, logged.table.number, len(events)) == (1, number + 1, 1)
    assert GAME.to_act(logged.table.state) == (0,)


@pytest.mark.parametrize("ply", [None, -1, 1, 2**70])
def test_a_ply_that_is_not_there_is_refused(ply: int | None) -> None:
    """A command names one that has been, or the command it follows."""
    table = dealt(GAME.id, 2).table
    with refused(table, BadCommand, "0 to 0"):
        decided(table, 0, own(table, 0), ply=ply)


@pytest.mark.parametrize(
    "action",
    [b"", b"{}", b"3", b'{"type":"fly"}', b'{"type":"pick"}', b'{"type":"pick","number":"x"}'],
)
def test_what_is_no_action_is_refused(action: bytes) -> None:
    """Unreadable, unknown or incomplete."""
    table = dealt(GAME.id, 2).table
    with refused(table, BadCommand, "not an action of this game"):
        actions.act(table, 0, msgspec.Raw(action), 0, None, "c")


def test_the_rules_refuse_with_their_own_reason() -> None:
    """What is not legal, or not that seat's to decide."""
    logged = dealt(GAME.id, 2)
    with refused(logged.table, NotLegal, "why-not-in-hand"):
        decided(logged.table, 0, Pick(99))
    logged.act(0, own(logged.table, 0))
    with refused(logged.table, NotYourTurn):
        decided(logged.table, 0, Pick(1))


def test_only_seats_act_and_only_while_the_game_is_on() -> None:
    """Not whoever watches; not in the waiting room; not after the end."""
    logged = dealt(GAME.id, 2)
    with refused(logged.table, NotSeated):
        decided(logged.table, None, own(logged.table, 0))
    early = waiting(GAME.id, 2).table
    with refused(early, NotNow):
        decided(early, 0, Pick(1))
    play_to_the_end(logged)
    with refused(logged.table, NotNow, "this one is over"):
        decided(logged.table, 0, Pick(1))


def test_a_seat_that_has_acted_since_is_stale() -> None:
    """The second of two devices, which has not seen what the first did, is told to look again."""
    logged = dealt(GAME.id, 3)
    logged.act(0, own(logged.table, 0), ply=0)
    with refused(logged.table, Stale, "look again"):
        decided(logged.table, 0, own(dealt(GAME.id, 3).table, 0), ply=0)


def test_a_bot_that_was_overtaken_is_stale() -> None:
    """Bots are held to the same: what they thought of before their seat moved on is dropped."""
    logged = dealt(GAME.id, 1, bots=1)
    action = own(logged.table, 1)
    logged.put(*actions.bot_acts(logged.table, 1, 0, action))
    assert logged.table.ply == 1
    with refused(logged.table, Stale):
        actions.bot_acts(logged.table, 1, 0, action)
    early = waiting(GAME.id, 1).table
    with refused(early, NotNow):
        actions.bot_acts(early, 1, 0, action)


def moved_on(history: list[tuple[int, set[int], set[int]]], seat: int, ply: int) -> bool:
    """Tell from who acted, and who was to act before and after, what DESIGN calls stale."""
    return any(
        seat == actor or (seat in after and seat not in before)
        for actor, before, after in history[ply:]
    )


def test_stale_is_what_the_seats_own_history_says(game_id: str) -> None:
    """Acted since, or given a new decision since: for every seat and ply of a random game."""
    logged, chance = dealt(game_id, registry.find(game_id).seats[-1]), FastRng(7)
    table, game = logged.table, logged.table.game
    history: list[tuple[int, set[int], set[int]]] = []
    while to_act := game.to_act(table.state):
        for seat in to_act:
            for ply in range(table.ply + 1):
                assert is_stale(table, seat, ply) == moved_on(history, seat, ply)
        seat = chance.pick(to_act, "seat")
        logged.act(seat, any_of(game.legal(table.state, seat), chance))
        history.append((seat, set(to_act), set(game.to_act(table.state))))


def is_stale(table: Table, seat: int, ply: int) -> bool:
    """Tell whether a command of a seat against a ply would be refused as stale."""
    try:
        actions.must_be_fresh(table, seat, ply, None)
    except Stale:
        return True
    return False


def test_what_others_do_and_say_makes_nothing_stale() -> None:
    """Neither their actions nor any talk, their own included."""
    logged = dealt(GAME.id, 3)
    action = own(logged.table, 2)
    logged.act(0, own(logged.table, 0))
    logged.put(talk.say(logged.table, 1, "hurry up", None, "s1"))
    logged.put(talk.say(logged.table, 2, "patience", None, "s2"))
    logged.put(seats.rename(logged.table, 2, "Cyril", "r1"))
    logged.act(2, action, ply=0)
    assert GAME.to_act(logged.table.state) == (1,)
