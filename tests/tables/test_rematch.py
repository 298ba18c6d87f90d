"""Playing again: the same people in the same seats, by the same links, with the same options."""

from __future__ import annotations

import pytest

from soucoupe.core.options import write_options
from soucoupe.tables import entries as log
from soucoupe.tables.decide import rematch, seats, setup
from soucoupe.tables.errors import NotNow, NotSeated
from tests.games.secret_picks import GAME
from tests.support.tables import (
    Logged,
    dealt,
    header,
    picture,
    play_to_the_end,
    refused,
    sat,
    waiting,
)


def played_out() -> Logged:
    """Play a game of two people and a bot, the host in the last seat, at low tide."""
    logged = waiting(GAME.id, 1, seats=3)
    for seat in (2, 1):
        logged.put(sat(logged.table, seat))
    logged.put(seats.free(logged.table, 0, 0))
    logged.put(seats.seat_bot(logged.table, 2, 0, "expert"))
    logged.put(setup.arrange(logged.table, 2, None, {"low": True}))
    logged.put(setup.begin(logged.table, 2))
    logged.put(log.Dealt())
    play_to_the_end(logged)
    return logged


def again(old: Logged) -> Logged:
    """Open the next table."""
    new = Logged(header(GAME.id, "next", previous=old.table.header.id))
    new.put(log.Arranged(len(old.table.chairs), write_options(old.table.options)))
    for body in rematch.seats_again(old.table.hosts, old.table.chairs):
        new.put(body)
    return new


def test_everyone_sits_where_they_sat() -> None:
    """With their name, link and session; the bot is as strong; the host is the same."""
    old = played_out()
    new = again(old)
    now, before = picture(new.table), picture(old.table)
    assert {name for name in ("chairs", "hosts", "options") if now[name] != before[name]} == set()
    assert (new.table.stage, new.table.host, new.table.ply) == ("waiting", 2, 0)
    assert (new.table.talk.heard, new.table.commands_taken, new.table.lent) == ([], {}, {})


def test_the_host_can_start_at_once() -> None:
    """And the game can be played to its end again."""
    new = again(played_out())
    new.put(setup.begin(new.table, 2))
    new.put(log.Dealt())
    play_to_the_end(new)
    assert new.table.stage == "over"
    assert picture(new.again()) == picture(new.table)


@pytest.mark.parametrize("by", [0, 1])
def test_anyone_at_the_table_asks_for_it_after_the_end(by: int) -> None:
    """Not before, and not whoever only watched; the table then says where it goes on."""
    logged = dealt(GAME.id, 2)
    with refused(logged.table, NotNow, "this one is playing"):
        rematch.rematch(logged.table, by, "next")
    play_to_the_end(logged)
    with refused(logged.table, NotSeated):
        rematch.rematch(logged.table, None, "next")
    logged.put(rematch.rematch(logged.table, by, "next"))
    assert logged.table.rematch == "next"
